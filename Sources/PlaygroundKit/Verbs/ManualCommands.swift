/// `completions`: prints a completion script for a shell.
struct CompletionsCommand: Command {
  private let shell: Shell
  private let program: Program

  init(_ invocation: Invocation) throws {
    let word = invocation.operands.first ?? ""
    guard let shell = Shell(rawValue: word) else {
      let words = Shell.allCases.map(\.rawValue)
      throw CommandFailure.usage(
        "there are completions for \(words.joined(separator: ", ")), not for \"\(word)\""
          + Suggestion.clause(for: word, in: words))
    }
    self.shell = shell
    program = invocation.program
  }

  func run(on console: Console) throws -> ExitStatus {
    console.output.write(CompletionScript(program).text(for: shell))
    return .success
  }
}

/// `man`: prints the manual page.
struct ManCommand: Command {
  private let program: Program

  init(_ invocation: Invocation) { program = invocation.program }

  func run(on console: Console) throws -> ExitStatus {
    console.output.write(ManualPage(program).text)
    return .success
  }
}
