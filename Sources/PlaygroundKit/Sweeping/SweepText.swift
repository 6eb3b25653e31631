import CompositionalPictures
import CompositionalTools

/// The report of a sweep as text: the failures, a line for each layout, and the numbers.
///
/// Trials of a layout that fail for the same reasons are one failure.
struct SweepText: SweepReport {
  /// The most failures that are described.
  private static let failuresAtMost = 100

  /// A failure, and the number of trials that have it.
  private struct Failure {
    let first: SweepResult
    var count = 1
  }

  /// The reasons of a failure of a layout.
  private struct Reasons: Hashable {
    let subject: Int
    let problems: [SweepProblem]
  }

  /// The results of a layout.
  private struct Layout {
    let name: String
    var all = 0
    var failed = 0
  }

  private let console: Console
  private let heading: String
  /// Returns the command that shows a result.
  private let command: (SweepResult) -> String
  private var tally = SweepTally()
  private var failures: [Failure] = []
  private var places: [Reasons: Int] = [:]
  private var layouts: [Int: Layout] = [:]
  private var groups: [SweepGroup]

  init(
    _ console: Console, heading: String, axes: SweepAxes,
    command: @escaping (SweepResult) -> String
  ) {
    self.console = console
    self.heading = heading
    self.command = command
    groups = SweepGroup.all(axes)
  }

  mutating func add(_ result: SweepResult) {
    let combination = result.combination
    let isPassed = result.outcome.isPassed
    tally.add(result.outcome)
    layouts[combination.subject, default: Layout(name: combination.layout)].all += 1
    if !isPassed {
      layouts[combination.subject, default: Layout(name: combination.layout)].failed += 1
      keep(result)
    }
    guard !combination.isCase else { return }
    for index in groups.indices { groups[index].add(combination.setting, isPassed: isPassed) }
  }

  private mutating func keep(_ result: SweepResult) {
    let reasons = Reasons(
      subject: result.combination.subject, problems: result.outcome.problems)
    if let place = places[reasons] {
      failures[place].count += 1
    } else {
      places[reasons] = failures.count
      failures.append(Failure(first: result))
    }
  }

  func end() {
    let output = console.output
    output.line(Ink.heading.paint(heading, on: console.terminal))
    for failure in failures.prefix(Self.failuresAtMost) { describe(failure) }
    if failures.count > Self.failuresAtMost {
      let rest = NumberText(count: failures.count - Self.failuresAtMost)
      output.line("and \(rest) more kinds of failures; --format jsonl lists all")
    }
    if tally.failed > 0 { output.line() }
    for (_, layout) in layouts.sorted(by: { $0.key < $1.key }) { output.line(line(of: layout)) }
    if tally.failed > 0 {
      for group in groups { group.lines.forEach { output.line($0) } }
    }
    output.line(tally.line)
  }

  private func describe(_ failure: Failure) {
    let (result, terminal) = (failure.first, console.terminal)
    let more =
      failure.count > 1 ? ", and \(NumberText(count: failure.count - 1)) more like it" : ""
    console.output.line(
      Ink.bad.paint("FAIL", on: terminal) + "  " + result.combination.description.printable
        + Ink.faint.paint(more, on: terminal))
    for problem in result.outcome.problems {
      // The difference from a snapshot has lines.
      let lines =
        problem.check == .snapshot
        ? problem.description.split(separator: "\n").map(String.init) : [problem.description]
      for (index, line) in lines.enumerated() {
        console.output.line((index == 0 ? "      " : "        ") + line.printable)
      }
    }
    console.output.line(
      "      " + Ink.faint.paint("see: " + command(result).printable, on: terminal))
    if let path = result.picturePath {
      console.output.line("      " + Ink.faint.paint("picture: " + path.printable, on: terminal))
    }
  }

  private func line(of layout: Layout) -> String {
    let all = NumberText(count: layout.all)
    guard layout.failed > 0 else {
      return Ink.good.paint("pass", on: console.terminal) + "  \(layout.name.printable)  \(all)"
    }
    return Ink.bad.paint("FAIL", on: console.terminal)
      + "  \(layout.name.printable)  \(NumberText(count: layout.failed)) of \(all)"
  }
}
