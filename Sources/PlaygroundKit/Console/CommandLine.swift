import Foundation

extension CommandLine {
  /// Runs the command with the arguments of the process.
  ///
  /// A reader that goes away is no failure; any other reason why the answer cannot be written is.
  static func run() -> ExitStatus {
    signal(SIGPIPE, SIG_IGN)
    let (console, output) = Console.process()
    let status = PlaygroundCommand(console: console).run(Array(arguments.dropFirst()))
    guard let error = output.error, error != EPIPE else { return status }
    console.errors.line("playground: cannot write the answer: " + String(cString: strerror(error)))
    console.errors.flush()
    return .output
  }
}
