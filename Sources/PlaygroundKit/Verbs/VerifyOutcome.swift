import Compositional
import CompositionalDocuments
import CompositionalInspection
import CompositionalPictures

/// The outcome of one case document: a report, or the reason for its absence.
struct VerifyOutcome {
  let path: String
  private let result: Result<CaseReport, CommandFailure>

  /// Checks a document.
  ///
  /// A thrown error becomes the outcome.
  init(path: String, _ check: () throws -> CaseReport) {
    self.path = path
    do {
      result = .success(try check())
    } catch let failure as CommandFailure {
      result = .failure(failure)
    } catch {
      result = .failure(.data("\(path): \(error)"))
    }
  }

  /// The reason why the document could not be checked; nil if it was.
  var failure: CommandFailure? {
    if case .failure(let failure) = result { failure } else { nil }
  }

  var isPassed: Bool { report?.isPassed ?? false }

  /// What the engine found wrong with the layout.
  var findings: [LintFinding] { LintFinding.findings(report?.diagnostics ?? []) }

  private var report: CaseReport? { try? result.get() }

  /// Returns a line for the case, and a table of its differences; none for a document that could not be
  /// checked.
  func lines(on terminal: Terminal) -> [String] {
    guard let report else { return [] }
    let name = (report.name.isEmpty ? path : report.name).printable
    guard !report.isPassed else {
      let note = report.checkCount == 0 ? Ink.faint.paint("  (no expectations)", on: terminal) : ""
      return [Ink.good.paint("pass", on: terminal) + "  " + name + note]
    }
    let head = ["", "expected", "got", "difference"]
    let rows = report.mismatches.map {
      [$0.subject, $0.expected, $0.got, $0.difference].map(\.printable)
    }
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    func text(_ cells: [String]) -> String {
      "      "
        + zip(cells, widths).map { $0.padded(to: $1) }.joined(separator: "  ").trimmingEnd()
    }
    return [
      Ink.bad.paint("FAIL", on: terminal) + "  \(name)  (\(path.printable))",
      Ink.faint.paint(text(head), on: terminal),
    ] + rows.map(text)
  }

  /// The case as JSON.
  var answer: JSONValue {
    let error = failure.map { [JSONValue.Member("error", .string($0.message))] } ?? []
    return .object(
      [
        .init("name", .string(report?.name ?? "")), .init("path", .string(path)),
        .init("passed", .bool(isPassed)), .mismatches(report?.mismatches ?? []),
        .diagnostics(findings),
      ] + error)
  }
}
