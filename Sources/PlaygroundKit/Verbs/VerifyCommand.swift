import Compositional
import CompositionalDocuments
import CompositionalInspection
import Foundation

/// `verify`: checks case documents against their expectations.
struct VerifyCommand: Command {
  private let paths: [String]
  private let system: SystemVersion?
  private let isJSON: Bool

  init(_ invocation: Invocation) throws {
    paths = invocation.operands
    guard paths.count(where: { $0 == "-" }) <= 1 else {
      throw CommandFailure.usage("standard input (-) can be read only once.")
    }
    system = try invocation.system()
    isJSON = try invocation.format() == "json"
  }

  /// Checks every document.
  ///
  /// The first one that cannot be read decides the exit status.
  func run(on console: Console) throws -> ExitStatus {
    var outcomes: [VerifyOutcome] = []
    for path in paths {
      for outcome in check(path, console) {
        outcomes.append(outcome)
        if let failure = outcome.failure { console.complain(failure) }
        console.complain(about: outcome.findings, in: outcome.path)
        if !isJSON { outcome.lines(on: console.terminal).forEach { console.output.line($0) } }
      }
    }
    let failed = outcomes.count { !$0.isPassed }
    if isJSON {
      console.output.line(answer(outcomes, failed: failed).pretty())
    } else {
      console.output.line("\(outcomes.count - failed) passed, \(failed) failed")
    }
    if let failure = outcomes.compactMap(\.failure).first { return failure.status }
    return failed == 0 ? .success : .negative
  }

  private func check(_ path: String, _ console: Console) -> [VerifyOutcome] {
    do {
      return try DocumentFile.documents(at: path, on: console).map { document in
        VerifyOutcome(path: document) {
          let report = try report(document, console)
          try CommandFailure.checkFinite(report.diagnostics, in: document)
          return report
        }
      }
    } catch {
      return [VerifyOutcome(path: path) { throw error }]
    }
  }

  private func report(_ path: String, _ console: Console) throws -> CaseReport {
    let isInput = path == "-"
    let name = isInput ? "standard input" : path
    let bytes =
      isInput ? try DocumentFile.reading(name, console.input) : try DocumentFile.read(path)
    do throws(DocumentError) {
      let bytes = [UInt8](bytes)
      if let content = try ContentDocument.ifContent(bytes) { return content.verify() }
      if let flow = try FlowDocument.ifFlow(bytes) { return try flow.verify() }
      var document = try CaseDocument(json: bytes)
      if let system { document.environment.follow(system) }
      return document.verify()
    } catch {
      let isEmpty = try? JSONParser.parse([UInt8](bytes)) == .object([])
      throw CommandFailure.data(
        isEmpty == true
          ? "\(name): an empty object; write a case with \"layout\" and \"expected\", a flow document "
            + "with \"flowLayout\" and \"expected\", or a content document with \"content\" and "
            + "\"expected\""
          : "\(name): " + DocumentFile.words(of: error, in: [UInt8](bytes)))
    }
  }

  private func answer(_ outcomes: [VerifyOutcome], failed: Int) -> JSONValue {
    .object([
      .answerVersion, .init("cases", .array(outcomes.map(\.answer))),
      .init("passed", .integer(outcomes.count - failed)), .init("failed", .integer(failed)),
    ])
  }
}
