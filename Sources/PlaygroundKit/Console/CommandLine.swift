import Foundation

extension CommandLine {
  /// Runs the command with the arguments of the process.
  ///
  /// A closed pipe is not a failure. Other write errors are.
  static func run(gallery: Gallery) -> ExitStatus {
    signal(SIGPIPE, SIG_IGN)
    let program = Program(name: name, gallery: gallery)
    ProcessSignals.shared.start(name: name)
    let (console, output) = Console.process(of: program)
    let status = PlaygroundCommand(program: program, console: console)
      .run(Array(arguments.dropFirst()))
    guard let error = output.error, error != EPIPE else { return status }
    console.complain("cannot write the answer: " + String(cString: strerror(error)))
    console.errors.flush()
    return .output
  }

  /// The name of the executable, without its folder.
  private static var name: String {
    arguments.first?.split(separator: "/").last.map(String.init) ?? "playground"
  }
}
