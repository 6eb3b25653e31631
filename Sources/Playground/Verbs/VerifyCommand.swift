import Compositional
import Foundation

/// `verify`: checks case documents against what they expect.
struct VerifyCommand: Command {
  private let paths: [String]
  private let isJSON: Bool

  init(_ invocation: Invocation) throws {
    paths = invocation.operands
    isJSON = try invocation.choice(.format, of: ["text", "json"]) == "json"
  }

  /// How one document came out.
  private struct Outcome {
    let path: String
    let report: CaseReport
  }

  func run(on console: Console) throws -> ExitStatus {
    var outcomes: [Outcome] = []
    for path in try paths.flatMap(DocumentFile.documents) {
      let outcome = Outcome(path: path, report: try check(path, console))
      outcomes.append(outcome)
      if !isJSON { lines(outcome, on: console.terminal).forEach { console.output.line($0) } }
    }
    let failed = outcomes.count { !$0.report.isPassed }
    if isJSON {
      console.output.line(answer(outcomes).pretty())
    } else {
      console.output.line("\(outcomes.count - failed) passed, \(failed) failed")
    }
    return failed == 0 ? .success : .negative
  }

  private func check(_ path: String, _ console: Console) throws -> CaseReport {
    let bytes = path == "-" ? try console.input() : try DocumentFile.read(path)
    do throws(DocumentError) {
      return try CaseDocument(json: [UInt8](bytes)).verify()
    } catch {
      throw CommandFailure.data("\(path == "-" ? "standard input" : path): \(error)")
    }
  }

  private func lines(_ outcome: Outcome, on terminal: Terminal) -> [String] {
    let report = outcome.report
    let name = report.name.isEmpty ? outcome.path : report.name
    guard !report.isPassed else { return [Ink.good.paint("pass", on: terminal) + "  " + name] }
    let head = ["", "expected", "got", "difference"]
    let rows = report.mismatches.map { [$0.subject, $0.expected, $0.got, $0.difference] }
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    func text(_ cells: [String]) -> String {
      "      "
        + zip(cells, widths).map { $0.padded(to: $1) }.joined(separator: "  ").trimmingEnd()
    }
    return [
      Ink.bad.paint("FAIL", on: terminal) + "  \(name)  (\(outcome.path))",
      Ink.faint.paint(text(head), on: terminal),
    ] + rows.map(text)
  }

  private func answer(_ outcomes: [Outcome]) -> JSONAnswer {
    let cases = outcomes.map { outcome in
      let mismatches = outcome.report.mismatches.map {
        JSONAnswer.object([
          .init("subject", .string($0.subject)), .init("expected", .string($0.expected)),
          .init("got", .string($0.got)), .init("difference", .string($0.difference)),
        ])
      }
      return JSONAnswer.object([
        .init("name", .string(outcome.report.name)), .init("path", .string(outcome.path)),
        .init("passed", .bool(outcome.report.isPassed)), .init("mismatches", .array(mismatches)),
      ])
    }
    let failed = outcomes.count { !$0.report.isPassed }
    return .object([
      PlaygroundCommand.answerVersion, .init("cases", .array(cases)),
      .init("passed", .int(outcomes.count - failed)), .init("failed", .int(failed)),
    ])
  }
}
