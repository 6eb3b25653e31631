import Compositional

/// The implementation of a verb.
protocol Command {
  /// Reads the values of the arguments, without further effects.
  init(_ invocation: Invocation) throws
  /// Runs the verb.
  func run(on console: Console) throws -> ExitStatus
}

/// The command, from its arguments to its output and exit status.
struct PlaygroundCommand {
  let program: Program
  let console: Console

  /// Runs the command.
  ///
  /// - Parameter arguments: The arguments after the name of the command. Options may stand before the verb.
  func run(_ arguments: [String]) -> ExitStatus {
    defer {
      console.output.flush()
      console.errors.flush()
    }
    let arguments = Invocation.verbFirst(arguments, of: program)
    do {
      return try answer(arguments)
    } catch let failure as CommandFailure {
      console.output.flush()
      console.complain(failure)
      if failure.status == .usage {
        let verb = arguments.first.flatMap(Verb.init).map { " " + $0.rawValue } ?? ""
        console.errors.line("See: \(program.name)\(verb) --help")
      }
      return failure.status
    } catch {
      console.output.flush()
      console.complain("\(error)")
      return .data
    }
  }

  private func answer(_ arguments: [String]) throws -> ExitStatus {
    guard let first = arguments.first else {
      console.errors.write(HelpText(program, on: Terminal()).command)
      return .usage
    }
    switch first {
    case "-h", "--help", "help":
      return try help(arguments.dropFirst().first)
    case "--version":
      console.output.line("\(program.name) (Compositional \(Self.version))")
      return .success
    default:
      let invocation = try Invocation(
        try Self.verb(first), Array(arguments.dropFirst()), of: program)
      let console = try console.adjusted(to: invocation)
      if invocation.has(.help) { return try help(first) }
      guard invocation.has(.watch) else { return try run(invocation, on: console) }
      var watch = try Watch(invocation, on: console)
      // The arguments are read before the first answer, so that a wrong one ends the command.
      _ = try Self.command(invocation)
      let live = try ViewCommand.live(invocation)
      let key = live?.begin()
      defer { if let live, let key { live.end(key) } }
      return watch.run { try run(invocation, on: $0) }
    }
  }

  /// Runs a verb once.
  private func run(_ invocation: Invocation, on console: Console) throws -> ExitStatus {
    let command = try Self.command(invocation)
    guard let path = invocation.value(.out), !invocation.verb.writesFolder else {
      return try command.run(on: console)
    }
    return try run(command, path, console)
  }

  /// Runs a verb with its output in a file, which a failure leaves as it was.
  private func run(_ command: any Command, _ path: String, _ console: Console) throws -> ExitStatus
  {
    let file = try AnswerFile(path)
    let status = try command.run(on: console.writing(to: file))
    try file.close()
    return status
  }

  private func help(_ name: String?) throws -> ExitStatus {
    let help = HelpText(program, on: console.terminal)
    if let name, !name.hasPrefix("-") {
      console.output.write(help.verb(try Self.verb(name)))
    } else {
      console.output.write(help.command)
    }
    return .success
  }

  private static func verb(_ name: String) throws -> Verb {
    guard let verb = Verb(rawValue: name) else {
      if DocumentFile.isSwift(name) { throw DocumentFile.swiftFailure(name) }
      let names = Verb.allCases.map(\.rawValue)
      let noun = name.hasPrefix("-") ? "option" : "verb"
      let known = noun == "verb" ? names : ["--help", "--version"]
      throw CommandFailure.usage(
        "there is no \(noun) \"\(name)\"" + Suggestion.clause(for: name, in: known))
    }
    return verb
  }

  /// Returns the command of an invocation, with its arguments read.
  static func command(_ invocation: Invocation) throws -> any Command {
    switch invocation.verb {
    case .gallery: try GalleryCommand(invocation)
    case .simulate: try SimulateCommand(invocation)
    case .play: try PlayCommand(invocation)
    case .step: try StepCommand(invocation)
    case .query: try QueryCommand(invocation)
    case .explain: try ExplainCommand(invocation)
    case .lint: try LintCommand(invocation)
    case .render: try RenderCommand(invocation)
    case .solve: try SolveCommand(invocation)
    case .sweep: try SweepCommand(invocation)
    case .view: try ViewCommand(invocation)
    case .diff: try DiffCommand(invocation)
    case .verify: try VerifyCommand(invocation)
    case .settle: try SettleCommand(invocation)
    case .convert: try ConvertCommand(invocation)
    case .infer: try InferCommand(invocation)
    case .new: try NewCommand(invocation)
    case .completions: try CompletionsCommand(invocation)
    case .man: ManCommand(invocation)
    }
  }
}
