/// What the command tells its caller when it ends.
enum ExitStatus: Int32 {
  /// The question was answered.
  case success = 0
  /// The answer is "no": a case fails.
  case negative = 1
  /// The arguments are wrong.
  case usage = 64
  /// A document is wrong.
  case data = 65
  /// A document is missing or cannot be read.
  case noInput = 66
  /// Standard output cannot be written, on a full disk for one.
  case output = 74
}

/// Why the command gives up, in words for the person who called it.
struct CommandFailure: Error, Equatable {
  /// What the caller is told by number.
  let status: ExitStatus
  /// What is wrong and what to write instead.
  let message: String

  /// Wrong arguments.
  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(status: .usage, message: message)
  }

  /// A wrong document.
  static func data(_ message: String) -> CommandFailure {
    CommandFailure(status: .data, message: message)
  }

  /// A document that is not there.
  static func noInput(_ message: String) -> CommandFailure {
    CommandFailure(status: .noInput, message: message)
  }
}
