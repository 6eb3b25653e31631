import Compositional
import Foundation

/// The inputs and outputs of the command.
///
/// A test can replace them.
struct Console {
  /// The name of the program, which messages begin with.
  let program: String
  /// The standard output.
  let output: any TextOutput
  /// The standard error.
  let errors: any TextOutput
  /// Reads the standard input.
  var input: () throws -> Data
  /// The abilities of the output.
  var terminal: Terminal
  /// The output for progress bars; nil off a terminal.
  var progress: (any TextOutput)?
  /// True if standard input and output are terminals.
  var isInteractive = false
  /// True if terminals of this system give single keys.
  var hasKeys = System.hasKeys

  /// Returns the console of the process.
  static func process(of program: Program) -> (console: Console, output: FileOutput) {
    let output = FileOutput(descriptor: System.standardOutput)
    let errors = FileOutput(descriptor: System.standardError)
    let console = Console(
      program: program.name, output: output, errors: errors,
      input: { try FileHandle.standardInput.read(upToCount: 1 << 27) ?? Data() },
      terminal: Terminal(
        environment: ProcessInfo.processInfo.environment,
        isTerminal: System.isTerminal(System.standardOutput)),
      progress: System.isTerminal(System.standardError) ? errors : nil,
      isInteractive: [System.standardInput, System.standardOutput].allSatisfy(System.isTerminal))
    return (console, output)
  }

  /// Writes a message to standard error, after the name of the program.
  ///
  /// It is a line, whatever the names and texts from outside in it contain.
  func complain(_ message: String) { errors.line("\(program): \(message)".printable) }

  /// Writes the message of a failure.
  func complain(_ failure: CommandFailure) {
    complain(failure.message)
    failure.further.forEach(complain)
    if !failure.details.isEmpty { errors.line(failure.details) }
  }

  /// Returns the console with the options for color, characters and width applied.
  func adjusted(to invocation: Invocation) throws -> Console {
    var console = self
    switch try invocation.choice(.color) {
    case "always": console.terminal.usesColor = true
    case "never": console.terminal.usesColor = false
    default: break
    }
    if invocation.has(.ascii) && invocation.has(.unicode) {
      throw CommandFailure.usage("--ascii and --unicode cannot be combined; remove one.")
    }
    if invocation.has(.ascii) { console.terminal.usesUnicode = false }
    if invocation.has(.unicode) { console.terminal.usesUnicode = true }
    if let columns = try invocation.columns() { console.terminal.columns = columns }
    if let rows = try invocation.rows() { console.terminal.rows = rows }
    return console
  }
}
