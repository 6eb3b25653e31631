import Compositional
import CompositionalDocuments
import CompositionalPictures
import CompositionalTools

/// What `settle` answers, as text and as JSON.
struct SettleReport {
  let subject: SettleSubject
  let settlement: Settlement
  let files: [SettleFiles.File]

  /// The most names in a row, and the most lines of a list.
  private static let (named, listed) = (3, 20)

  /// True if no case differs from the settled answers.
  var isAgreed: Bool { settlement.beyond.isEmpty && settlement.dissenting.isEmpty }

  // MARK: Text

  /// The lines: the choices as a table, what differs beyond, the files, and the quirks.
  func lines(on terminal: Terminal) -> [String] {
    let heading = Ink.heading
    var lines = [subject.origin.map { "\($0)".printable } ?? subject.name.printable, counts, ""]
    let rows = settlement.findings.map { row($0).map(\.printable) }
    let head = ["answer", "cases", "question"]
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    func text(_ cells: [String]) -> String {
      zip(cells, widths).map { $0.padded(to: $1) }.joined(separator: "  ").trimmingEnd()
    }
    lines.append(heading.paint(text(head), on: terminal))
    for (finding, row) in zip(settlement.findings, rows) {
      let line = text(row)
      lines.append(
        finding.outcome == .notUnanimous
          ? Ink.bad.paint(line, on: terminal)
          : finding.outcome == .settled ? line : Ink.faint.paint(line, on: terminal))
    }
    lines += dissents(on: terminal) + differences(on: terminal) + written
    let quirks = settlement.quirks
    let engine = quirks.isPromised ? [] : ["@_spi(OpenChoices) import Compositional"]
    return lines + [""] + engine + [
      "let quirks: Quirks = \(quirks.swiftText ?? "[]")",
      "\"quirks\": " + JSONValue.names(of: quirks).compact,
    ]
  }

  private var counts: String {
    let parts = [
      "\(subject.cases.count) cases", "\(settlement.explained.count) explained",
      "\(settlement.dissenting.count) against most others",
      "\(settlement.beyond.count) beyond the choices",
    ]
    return parts.joined(separator: ", ")
  }

  private func row(_ finding: Settlement.Finding) -> [String] {
    let choice = finding.choice
    let answer =
      switch finding.outcome {
      case .settled: choice.name(of: finding.answer)
      case .undecided: finding.remaining.map(choice.name(of:)).joined(separator: " or ")
      case .notUnanimous: "not unanimous"
      case .notSeen: "not seen"
      }
    let names = finding.votes.prefix(Self.named).map(\.name)
    let rest = finding.votes.count - names.count
    let cases = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return [answer, cases, choice.question]
  }

  /// The votes on each choice that are not unanimous.
  private func dissents(on terminal: Terminal) -> [String] {
    settlement.findings.filter { $0.outcome == .notUnanimous }.flatMap { finding -> [String] in
      let choice = finding.choice
      let rows = finding.votes.map { vote in
        "  \(vote.name.printable): " + vote.allowed.map(choice.name(of:)).joined(separator: " or ")
      }
      return [
        "",
        Ink.bad.paint("not unanimous: \(choice.question)", on: terminal),
      ] + Self.shortened(rows)
    }
  }

  private func differences(on terminal: Terminal) -> [String] {
    guard !settlement.beyond.isEmpty else { return [] }
    let rows = settlement.beyond.map { difference -> String in
      let mismatches = difference.report.mismatches
      let first = mismatches.first.map {
        "; \($0.subject): expected \($0.expected), got \($0.got)"
      }
      return
        ("  \(difference.recorded.name): \(NumberText(Double(difference.distance))) points, "
        + "\(mismatches.count) \(mismatches.count == 1 ? "difference" : "differences")"
        + (first ?? "")).printable
    }
    return ["", Ink.bad.paint("beyond the choices, the worst first", on: terminal)]
      + Self.shortened(rows)
  }

  private var written: [String] {
    guard !files.isEmpty else { return [] }
    return [""]
      + files.map { file in
        let words =
          switch file.outcome {
          case .written: "wrote     "
          case .unchanged: "unchanged "
          case .kept: "kept      "
          }
        return words + file.path.printable
      }
  }

  private static func shortened(_ rows: [String]) -> [String] {
    guard rows.count > listed else { return rows }
    return rows.prefix(listed)
      + ["  and \(NumberText(count: rows.count - listed)) more; --format json has all"]
  }
}
