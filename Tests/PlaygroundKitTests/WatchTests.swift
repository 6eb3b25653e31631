import Foundation
import Testing

@testable import PlaygroundKit

/// Answers that follow a file.
@Suite final class WatchTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("compositional-watch-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func document(height: String) -> String {
    """
    {"layout": {"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
     "height": \(height), "subitems": [{"type": "item", "width": {"fractionalWidth": 1},
     "height": {"fractionalHeight": 1}}]}}]},
     "environment": {"size": [320, 100]}, "itemCounts": [3]}
    """
  }

  private func write(_ text: String, atomically: Bool = false) throws -> String {
    let url = folder.appendingPathComponent("layout.json")
    try Data(text.utf8).write(to: url, options: atomically ? .atomic : [])
    return url.path
  }

  /// Runs a verb with a watch, and makes a change in each pause.
  private func watch(
    _ arguments: [String], isTerminal: Bool = false, changes: [() throws -> Void]
  ) throws -> (status: PlaygroundKit.ExitStatus, output: String, errors: String) {
    let output = MemoryOutput()
    let errors = MemoryOutput()
    let console = Console(
      program: "playground", output: output, errors: errors, input: { Data() },
      terminal: Terminal(environment: ["COLUMNS": "80", "LINES": "30"], isTerminal: isTerminal))
    let invocation = try Invocation(
      try #require(Verb(rawValue: arguments[0])), Array(arguments.dropFirst()), of: .playground)
    var left = changes[...]
    var failure: (any Error)?
    var watch = try Watch(invocation, on: console) {
      guard let change = left.popFirst() else { return false }
      do { try change() } catch { failure = error }
      return true
    }
    let status = watch.run { try PlaygroundCommand.command(invocation).run(on: $0) }
    if let failure { throw failure }
    return (status, output.text, errors.text)
  }

  @Test func answersFollowTheFile() throws {
    let path = try write(document(height: #"{"absolute": 44}"#))
    let answer = try watch(
      ["lint", path, "--watch"],
      changes: [
        {},
        { _ = try self.write(self.document(height: #"{"absolute": 0}"#)) },
        { _ = try self.write(self.document(height: #"{"absolute": 50}"#), atomically: true) },
      ])
    #expect(answer.status == .success)
    #expect(answer.output.hasPrefix("no findings\nsections[0]"))
    #expect(answer.output.hasSuffix("no findings\n"))
    #expect(answer.errors == "== \(path) changed\n== \(path) changed\n")
  }

  @Test func brokenDocumentsAnswerInPlace() throws {
    let path = try write(document(height: #"{"absolute": 44}"#))
    let answer = try watch(
      ["render", path, "--watch"],
      changes: [
        { _ = try self.write("{") },
        { try FileManager.default.removeItem(atPath: path) },
        { _ = try self.write(self.document(height: #"{"absolut": 44}"#)) },
      ])
    #expect(answer.status == .data)
    let errors = answer.errors.split(separator: "\n").filter { $0.hasPrefix("playground:") }
    #expect(errors.count == 3)
    #expect(errors.last?.contains("did you mean \"absolute\"?") == true)
    #expect(errors.dropLast().last?.contains("does not exist") == true)
  }

  /// Beside a page that is watched lies a sheet with the text of the file, right or wrong.
  @Test func pagesFollowTheFile() throws {
    let path = try write(document(height: #"{"absolute": 44}"#))
    let out = folder.appendingPathComponent("the page.html").path
    let sheet = folder.appendingPathComponent("the page.watch.css").path
    var sheets: [String] = []
    func keep() throws { sheets.append(try String(contentsOfFile: sheet, encoding: .utf8)) }
    let answer = try watch(
      ["view", path, "--watch", "--out", out],
      changes: [
        keep, { _ = try self.write("[]") }, keep,
        { _ = try self.write(self.document(height: #"{"absolute": 50}"#)) }, keep,
      ])
    #expect(answer.status == .success)
    #expect(answer.output.contains("data-watch=\"the%20page.watch.css\""))
    #expect(answer.output.contains("style-src file: 'self' 'sha256-"))
    #expect(answer.output.components(separatedBy: "<!doctype html>").count == 3)
    #expect(answer.errors.contains("playground: "), "\(answer.errors)")
    #expect(Set(sheets).count == 3)
    #expect(sheets.allSatisfy { $0.hasPrefix("#watch { --state: \"1.") && $0.hasSuffix("\" }\n") })
  }

  /// On a terminal the answer is painted over the one before, and the screen is never empty.
  @Test func terminalsArePaintedOver() throws {
    let path = try write(document(height: #"{"absolute": 44}"#))
    let answer = try watch(
      ["render", path, "--watch"], isTerminal: true,
      changes: [{ _ = try self.write("[]") }])
    let screens = answer.output.components(separatedBy: "\u{1B}[H").dropFirst()
    #expect(screens.count == 2)
    #expect(screens.allSatisfy { $0.contains("; Ctrl-C ends") && $0.hasSuffix("\u{1B}[J") })
    #expect(screens.last?.contains("playground: ") == true)
    #expect(answer.errors.isEmpty)
    let lines = screens.first?.split(separator: "\n", omittingEmptySubsequences: false).count ?? 0
    #expect(lines <= 30)
  }

  /// A file that an editor has emptied is not its text, unless it stays so.
  @Test func emptyFilesAreWaitedFor() throws {
    let path = try write(document(height: #"{"absolute": 44}"#))
    let answer = try watch(
      ["lint", path, "--watch"],
      changes: [
        { _ = try self.write("") }, {},
        { _ = try self.write(self.document(height: #"{"absolute": 50}"#)) },
        { _ = try self.write("") }, {}, {}, {}, {}, {},
      ])
    #expect(answer.output == "no findings\nno findings\n")
    let errors = answer.errors.split(separator: "\n").filter { $0.hasPrefix("playground:") }
    #expect(errors.count == 1 && errors[0].contains("the text is empty"), "\(answer.errors)")
  }

  /// A pipe in the place of the file would keep its reader for good.
  @Test func pipesAreNotRead() throws {
    let path = try write(document(height: #"{"absolute": 44}"#))
    let answer = try watch(
      ["lint", path, "--watch"],
      changes: [
        {
          try FileManager.default.removeItem(atPath: path)
          #expect(mkfifo(path, 0o600) == 0)
        },
        {
          try FileManager.default.removeItem(atPath: path)
          _ = try self.write(self.document(height: #"{"absolute": 50}"#))
        },
      ])
    #expect(answer.output == "no findings\nno findings\n")
    #expect(answer.errors.contains("layout.json: this is not a regular file; --watch reads only"))
    try FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    let refused = CommandTests.run(["lint", path, "--watch"])
    #expect(refused.status == .noInput)
    #expect(refused.errors.contains("only regular files"))
  }

  @Test func scriptsAreWatched() throws {
    let script = folder.appendingPathComponent("script.json")
    try Data(#"[{"fling": 500}]"#.utf8).write(to: script)
    let answer = try watch(
      ["simulate", "list", "--script", script.path, "--watch", "--format", "csv"],
      changes: [{ try Data(#"[{"fling": 0.5}, {"wait": 0.1}]"#.utf8).write(to: script) }])
    #expect(answer.status == .success, "\(answer.errors)")
    #expect(answer.output.components(separatedBy: "time,").count == 3)
  }

  @Test(arguments: [
    (["lint", "-", "--watch"], "standard input"), (["lint", "grid", "--watch"], "gallery"),
    (["simulate", "--watch"], "gallery"), (["render", "/no/such.json", "--watch"], "not exist"),
    (["query", "grid", "--watch"], "--watch"),
  ])
  func refusesWhatCannotBeWatched(arguments: [String], part: String) {
    let answer = CommandTests.run(arguments)
    #expect(answer.status == .usage || answer.status == .noInput)
    #expect(answer.errors.contains(part), "\(answer.errors)")
  }
}
