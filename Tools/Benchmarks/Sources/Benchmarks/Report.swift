import Foundation

/// A row of the table: a measurement, its floor and its target.
struct Row {
  var scenario: String
  var measured: String
  var floor: String
  var ratio: String
  var target: String
  var isMet: Bool
}

/// The table of all scenarios.
struct Report {
  private(set) var rows: [Row] = []

  /// Adds a time, compared with a floor of the same run.
  mutating func add(_ scenario: String, _ time: Double, floor: Double, atMost target: Double) {
    rows.append(
      Row(
        scenario: scenario, measured: format(time), floor: format(floor),
        ratio: String(format: "%.2fx", time / floor), target: String(format: "<= %gx", target),
        isMet: time / floor <= target))
  }

  /// Adds a value with a target of its own.
  mutating func add(
    _ scenario: String, _ measured: String, floor: String = "", target: String, isMet: Bool
  ) {
    rows.append(
      Row(
        scenario: scenario, measured: measured, floor: floor, ratio: "", target: target,
        isMet: isMet))
  }

  /// Returns a time in a suitable unit.
  func format(_ nanoseconds: Double) -> String {
    nanoseconds < 10_000
      ? String(format: "%.1f ns", nanoseconds)
      : nanoseconds < 1e7
        ? String(format: "%.1f us", nanoseconds / 1e3)
        : String(format: "%.1f ms", nanoseconds / 1e6)
  }

  /// The table as Markdown.
  var markdown: String {
    let head = ["scenario", "measured", "floor", "ratio", "target", "met"]
    let body = rows.map {
      [$0.scenario, $0.measured, $0.floor, $0.ratio, $0.target, $0.isMet ? "yes" : "NO"]
    }
    let lines = [head, head.map { _ in "---" }] + body
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}
