import CompositionalDocuments
import Foundation
import Testing

@testable import PlaygroundKit

/// Help, the manual page and completions: all from the argument table.
@Suite struct ManualTests {
  private static func table(_ verb: Verb) -> VerbDescription {
    .of(verb, in: Program.playground.gallery)
  }

  /// The words of the table are those that the verb accepts, and it refuses others.
  @Test(arguments: Verb.allCases) func wordsAreThoseOfTheVerb(verb: Verb) throws {
    let table = Self.table(verb)
    let operands: [String] =
      switch verb {
      case .explain: ["grid", "cell 0.0"]
      case .diff: ["grid", "list"]
      case .completions: ["bash"]
      case .man: []
      default: ["grid"]
      }
    for line in table.allOptions where !line.words.isEmpty && line.option != .color {
      for word in line.words + ["frobnicate"] {
        var arguments = operands + [line.option.flag, word]
        if verb == .convert, line.option != .to { arguments += ["--to", "dsl"] }
        if word == "whole" || line.option == .format {
          arguments = operands + [line.option.flag, word]
        }
        // What these options need.
        if line.option == .split { arguments += ["--device", "iPad-Pro-11"] }
        if line.option == .pictures { arguments += ["--out", "folder"] }
        let result = Result {
          let invocation = try Invocation(verb, arguments, of: .playground)
          _ = try PlaygroundCommand.command(invocation)
        }
        let isAccepted = (try? result.get()) != nil
        #expect(isAccepted == (word != "frobnicate"), "\(verb.rawValue) \(arguments): \(result)")
      }
    }
  }

  @Test func deviceWordsNameTheirDevices() {
    for device in DevicePreset.all {
      #expect(DevicePreset(name: device.argument)?.name == device.name, "\(device.argument)")
    }
  }

  /// Every help and the page have every exit status that a verb can have.
  @Test(arguments: Verb.allCases) func exitStatuses(verb: Verb) {
    let help = HelpText(.playground, on: Terminal()).verb(verb)
    let expected: Set<Int32> =
      switch verb {
      case .lint, .verify, .settle, .sweep, .diff, .infer: [0, 1, 64, 65, 66, 74, 130]
      case .new, .completions, .man: [0, 64, 74, 130]
      default: [0, 64, 65, 66, 74, 130]
      }
    let lines = help.components(separatedBy: "Exit status\n").last?.split(separator: "\n") ?? []
    let found = lines.compactMap { $0.split(separator: " ").first.flatMap { Int32($0) } }
    #expect(Set(found) == expected)
    let page = ManualPage(.playground).text
    for exit in Self.table(verb).exits { #expect(page.contains("\(exit.status.rawValue) ")) }
  }

  @Test func thePageHasEverything() {
    let page = ManualPage(.playground).text
    #expect(page.hasPrefix(".TH \"PLAYGROUND\" 1 "))
    for verb in Verb.allCases {
      #expect(page.contains(".SS \"\(verb.rawValue)\"\n"))
      for line in Self.table(verb).allOptions {
        #expect(page.contains(Roff.text(line.option.flag)), "\(line.option.flag)")
      }
    }
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      let request = line.dropFirst().prefix { $0.isLetter }
      #expect(["TH", "SH", "SS", "B", "PP", "TP", "RS", "RE", "nf", "fi"].contains(request))
    }
    #expect(Roff.text(".so x\\y") == "\\&.so x\\ey")
    #expect(Roff.argument("a \"b\"") == "\"a \"\"b\"\"\"")
  }

  @Test(arguments: Shell.allCases) func scriptsHaveEverything(shell: Shell) {
    let answer = CommandTests.run(["completions", shell.rawValue])
    #expect(answer.status == .success)
    for verb in Verb.allCases {
      #expect(answer.output.contains(verb.rawValue))
      for line in Self.table(verb).allOptions {
        let text = shell == .fish ? "-l \(line.option.name) " : line.option.flag
        #expect(answer.output.contains(text))
        for word in line.words { #expect(answer.output.contains(word)) }
      }
    }
    for name in Program.playground.gallery.names { #expect(answer.output.contains(name)) }
  }

  @Test func otherShellsAreRefused() {
    let answer = CommandTests.run(["completions", "fihs"])
    #expect(answer.status == .usage)
    #expect(answer.errors.contains("did you mean \"fish\"?"))
  }

  private static let bash = "/bin/bash"

  /// The script completes in bash itself.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: bash)),
    arguments: [
      (["playground", "conv"], ["convert"]),
      (["playground", "query", "two-c"], ["two-columns"]),
      (["playground", "query", "grid", "--el"], ["--element"]),
      (["playground", "query", "grid", "--format", ""], ["json", "text"]),
      (["playground", "query", "grid", "--format", "=", "t"], ["text"]),
      (["playground", "convert", "grid", "--to", ""], ["dsl", "uikit", "vfl", "json"]),
      (["playground", "simulate", "--format", "c"], ["csv"]),
      (["playground", "completions", ""], ["bash", "zsh", "fish"]),
      (["playground", "help", "so"], ["solve"]),
      (["playground", "query", "--size", ""], []),
      (["playground", "render", "grid", "--split", ""], ["third", "half", "twoThirds"]),
      (["playground", "sweep", "grid", "--pictures", ""], ["svg", "text"]),
      (["playground", "sweep", "grid", "--directions", ""], ["ltr", "rtl", "both", "own"]),
    ])
  func bashCompletes(words: [String], expected: [String]) throws {
    let script = CompletionScript(.playground).text(for: .bash)
    let quoted = CompletionScript.quoted(words)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.bash)
    process.arguments = [
      "-c",
      script + """
        COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
        _playground
        for word in "${COMPREPLY[@]}"; do echo "$word"; done
        """,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    // No files of the folder are among the answers.
    process.currentDirectoryURL = URL(fileURLWithPath: "/proc/self/fdinfo")
    if !FileManager.default.fileExists(atPath: "/proc/self/fdinfo") {
      process.currentDirectoryURL = FileManager.default.temporaryDirectory
    }
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let found = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(found == expected)
  }
}
