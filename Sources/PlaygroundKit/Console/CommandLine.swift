import Foundation

extension CommandLine {
  /// Runs the command with the arguments of the process.
  ///
  /// A closed pipe is not a failure. Other write errors are.
  static func run(gallery: Gallery) -> ExitStatus {
    signal(SIGPIPE, SIG_IGN)
    holdClosedDescriptors()
    let program = Program(name: name, gallery: gallery)
    ProcessSignals.shared.start(name: name)
    let (console, output) = Console.process(of: program)
    let status = PlaygroundCommand(program: program, console: console)
      .run(Array(arguments.dropFirst()))
    guard let error = output.error, error != EPIPE else { return status }
    let reason = error == EBADF ? "standard output is closed" : String(cString: strerror(error))
    console.complain("cannot write the answer: \(reason).")
    console.errors.flush()
    return .output
  }

  /// Opens the standard descriptors that the parent has closed, for nothing to be read or written.
  ///
  /// A file that is opened later would take the number, and an answer would go to it.
  private static func holdClosedDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The name of the executable, without its folder.
  private static var name: String {
    arguments.first?.split(separator: "/").last.map(String.init) ?? "playground"
  }
}
