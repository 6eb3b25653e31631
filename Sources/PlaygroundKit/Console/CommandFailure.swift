import Compositional

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
  /// A sentence about the error, and about what to write instead.
  let message: String
  /// Sentences about further errors.
  var further: [String] = []
  /// Lines after the sentences, of the command's own text.
  var details = ""

  /// Returns a failure because of wrong arguments.
  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(status: .usage, message: message)
  }

  /// Returns a failure because of an invalid document or layout.
  static func data(_ message: String) -> CommandFailure {
    CommandFailure(status: .data, message: message)
  }

  /// The failure of a layout whose sums are beyond the range of a number.
  static let infinite = CommandFailure.data(tooLarge)

  /// Returns the failure of a query that may return more elements than a number.
  static func tooManyElements(_ limit: Int) -> CommandFailure {
    usage(
      "the query may return more than \(NumberText(count: limit)) elements; "
        + "give a smaller --rect or --size, or fewer items with --counts.")
  }

  private static let tooLarge =
    "the layout is too large: a size or a position in it is beyond 10^307 points."

  /// Returns a failure because a size or a position of a layout is not finite.
  static func tooLarge(_ name: String) -> CommandFailure { data("\(name): \(tooLarge)") }

  /// Throws if a size or a position of a layout is not finite, or it has too many sections.
  ///
  /// - Parameters:
  ///   - diagnostics: What the engine found wrong with the layout.
  ///   - name: The name of the layout.
  static func checkFinite(_ diagnostics: [LayoutDiagnostic], in name: String) throws {
    guard let refusal = diagnostics.lazy.compactMap({ $0.refusal }).first else { return }
    throw data("\(name): \(refusal).")
  }

  /// Returns a failure because of a missing or unreadable file.
  static func noInput(_ message: String) -> CommandFailure {
    CommandFailure(status: .noInput, message: message)
  }

  /// Returns a failure because of a file that the system does not let the command read.
  static func noInput(_ path: String, _ error: SystemError) -> CommandFailure {
    switch error.reason {
    case .missing: noInput("\(path): the file does not exist.")
    default: noInput("\(path): the file cannot be read: \(error.words).")
    }
  }

  /// Returns a failure because of a file that the system does not let the command write.
  static func output(_ path: String, _ error: SystemError) -> CommandFailure {
    CommandFailure(
      status: .output, message: "\(path): the file cannot be written: \(error.words).")
  }
}

extension CollectionLayout {
  /// Throws if a size or a position is not finite, or there are too many sections.
  ///
  /// - Parameter name: The name of the layout.
  func checkFinite(named name: String) throws {
    if !isFinite { try CommandFailure.checkFinite(diagnostics, in: name) }
  }
}
