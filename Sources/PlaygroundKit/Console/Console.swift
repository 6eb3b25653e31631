import Foundation

/// Everything outside the command that it reads and writes, so that a test can stand in for it.
struct Console {
  /// The name of the program, which messages begin with.
  let program: String
  /// What is answered.
  let output: any TextOutput
  /// Everything else.
  let errors: any TextOutput
  /// Standard input, read when it is asked for.
  let input: () throws -> Data
  /// What the output can show.
  var terminal: Terminal
  /// Where a bar tells how far a long run is; nil off a terminal.
  var progress: (any TextOutput)?
  /// Whether somebody looks at the output and presses keys.
  var isInteractive = false

  /// The console of the process.
  static func process(of program: Program) -> (console: Console, output: FileOutput) {
    let output = FileOutput(descriptor: STDOUT_FILENO)
    let errors = FileOutput(descriptor: STDERR_FILENO)
    let console = Console(
      program: program.name, output: output, errors: errors,
      input: { try FileHandle.standardInput.read(upToCount: 1 << 27) ?? Data() },
      terminal: Terminal(
        environment: ProcessInfo.processInfo.environment,
        isTerminal: isatty(STDOUT_FILENO) == 1),
      progress: isatty(STDERR_FILENO) == 1 ? errors : nil,
      isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
    return (console, output)
  }

  /// Writes a message to standard error, after the name of the program.
  func complain(_ message: String) { errors.line("\(program): \(message)") }

  /// The same console with what the arguments say about colour, characters and width.
  func adjusted(to invocation: Invocation) throws -> Console {
    var console = self
    switch try invocation.choice(.color, of: ["auto", "always", "never"]) {
    case "always": console.terminal.usesColor = true
    case "never": console.terminal.usesColor = false
    default: break
    }
    if invocation.has(.ascii) && invocation.has(.unicode) {
      throw CommandFailure.usage("--ascii and --unicode exclude each other; give one of them.")
    }
    if invocation.has(.ascii) { console.terminal.usesUnicode = false }
    if invocation.has(.unicode) { console.terminal.usesUnicode = true }
    if let columns = try invocation.columns() { console.terminal.columns = columns }
    return console
  }
}
