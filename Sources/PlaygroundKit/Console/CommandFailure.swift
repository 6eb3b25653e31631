/// The exit status of the command.
enum ExitStatus: Int32, CaseIterable {
  /// The command has succeeded.
  case success = 0
  /// A case fails.
  case negative = 1
  /// The arguments are wrong.
  case usage = 64
  /// A document is wrong.
  case data = 65
  /// A document is missing or cannot be read.
  case noInput = 66
  /// The output cannot be written, for example to a full disk.
  case output = 74
  /// Ctrl-C has interrupted the run.
  case interrupted = 130
}

/// An error of the command, with a message for its user.
struct CommandFailure: Error, Equatable {
  /// The exit status.
  let status: ExitStatus
  /// A description of the error, and of what to write instead.
  let message: String

  /// Returns a failure because of wrong arguments.
  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(status: .usage, message: message)
  }

  /// Returns a failure because of a wrong document or layout.
  static func data(_ message: String) -> CommandFailure {
    CommandFailure(status: .data, message: message)
  }

  /// The failure of a layout whose sums are beyond the range of a number.
  static let infinite = CommandFailure.data(
    "the layout is too large: a size or a position in it is not a finite number.")

  /// Returns a failure because of a missing or unreadable file.
  static func noInput(_ message: String) -> CommandFailure {
    CommandFailure(status: .noInput, message: message)
  }
}
