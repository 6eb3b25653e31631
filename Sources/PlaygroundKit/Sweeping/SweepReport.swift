import CompositionalPictures
import CompositionalTools

/// A report about a sweep that results are added to, in order.
protocol SweepReport {
  /// Adds a result.
  mutating func add(_ result: SweepResult)
  /// Writes what is left when there are no more results.
  mutating func end()
}

/// The numbers of results.
struct SweepTally {
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var recorded = 0

  mutating func add(_ outcome: SweepOutcome) {
    if outcome.isPassed { passed += 1 } else { failed += 1 }
    if outcome.newSnapshot != nil { recorded += 1 }
  }

  /// The numbers in a line.
  var line: String {
    var line = "\(NumberText(count: passed)) passed, \(NumberText(count: failed)) failed"
    if recorded > 0 {
      line +=
        ", \(NumberText(count: recorded)) \(recorded == 1 ? "snapshot" : "snapshots") recorded"
    }
    return line
  }
}

/// A line of JSON for each result.
struct SweepLines: SweepReport {
  let output: any TextOutput
  /// The checks, in the order of their table.
  let checks: [SweepCheck]

  func add(_ result: SweepResult) {
    let combination = result.combination
    let view = combination.environment
    let problems = result.outcome.problems.map { problem in
      JSONValue.object([
        .init("check", .string(problem.check?.rawValue ?? "layout")),
        .init("message", .string(problem.message)),
      ])
    }
    let ran = combination.isCase ? [.expectations] : checks.filter { $0 != .expectations }
    let picture = result.picturePath.map { [JSONValue.Member("picture", .string($0))] } ?? []
    output.line(
      JSONValue.object(
        [
          .answerVersion, .init("index", .integer(combination.index)),
          .init("layout", .string(combination.layout)),
          .init("device", .string(combination.setting.view.name)), .init("size", .size(view.size)),
          .init("textSize", .string(view.contentSizeCategory.rawValue)),
          .init("direction", .string(view.layoutDirection == .rightToLeft ? "rtl" : "ltr")),
          .init("itemCounts", .array(combination.itemCounts.map(JSONValue.integer))),
          .init("checks", .array(ran.map { .string($0.rawValue) })),
          .init("passed", .bool(result.outcome.isPassed)), .init("problems", .array(problems)),
        ] + picture
      ).compact)
  }

  func end() {}
}

/// A JUnit report: a suite for each layout, a test case for each result.
struct SweepJUnit: SweepReport {
  private let output: any TextOutput
  private var suites: [(subject: Int, results: [SweepResult])] = []

  init(output: any TextOutput) { self.output = output }

  mutating func add(_ result: SweepResult) {
    if suites.last?.subject == result.combination.subject {
      suites[suites.count - 1].results.append(result)
    } else {
      suites.append((result.combination.subject, [result]))
    }
  }

  func end() {
    let results = suites.flatMap(\.results)
    output.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    output.line("<testsuites name=\"sweep\" \(Self.counts(results))>")
    for suite in suites {
      let name = Self.quoted(suite.results.first?.combination.layout ?? "")
      output.line("  <testsuite name=\(name) \(Self.counts(suite.results))>")
      for result in suite.results { write(result, in: name) }
      output.line("  </testsuite>")
    }
    output.line("</testsuites>")
  }

  private func write(_ result: SweepResult, in suite: String) {
    let combination = result.combination
    let words = combination.isCase ? ["as expected"] : combination.setting.words
    let name = Self.quoted(words.isEmpty ? "own" : words.joined(separator: ", "))
    let head = "    <testcase classname=\(suite) name=\(name)"
    guard let first = result.outcome.problems.first else { return output.line(head + "/>") }
    output.line(head + ">")
    output.write(
      "      <failure type=\(Self.quoted(first.check?.rawValue ?? "layout")) "
        + "message=\(Self.quoted(first.message))>")
    var lines = result.outcome.problems.map(\.description)
    if let path = result.picturePath { lines.append("picture: " + path) }
    output.write(lines.map { line in Self.body(line) }.joined(separator: "\n"))
    output.line("</failure>")
    output.line("    </testcase>")
  }

  private static func counts(_ results: [SweepResult]) -> String {
    "tests=\"\(results.count)\" failures=\"\(results.count { !$0.outcome.isPassed })\" errors=\"0\""
  }

  /// Returns text with entities, and its lines as they are.
  private static func body(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { XMLText.escaped(String($0)) }.joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\"" + lines.map { XMLText.escaped(String($0)) }.joined(separator: "&#10;") + "\""
  }
}
