extension CommandLine {
  /// Runs the command with the arguments of the process.
  ///
  /// A closed pipe is not a failure. Other write errors are.
  static func run(gallery: Gallery) -> ExitStatus {
    System.begin()
    let program = Program(name: name, gallery: gallery)
    ProcessSignals.shared.start(name: name)
    let (console, output) = Console.process(of: program)
    let status = PlaygroundCommand(program: program, console: console)
      .run(Array(arguments.dropFirst()))
    guard let error = output.error, error.reason != .noReader else { return status }
    let reason = error.reason == .notOpen ? "standard output is closed" : error.words
    console.complain("cannot write the answer: \(reason).")
    console.errors.flush()
    return .output
  }

  /// The name of the executable, without its folder and the ending of programs on Windows.
  private static var name: String {
    guard let name = arguments.first?.fileName, !name.isEmpty else { return "playground" }
    return name.hasSuffix(".exe") ? String(name.dropLast(4)) : name
  }
}
