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
      summary(outcomes).map { console.output.line($0) }
    }
    if let failure = outcomes.compactMap(\.failure).first { return failure.status }
    return failed == 0 ? .success : .negative
  }

  /// Returns how many documents passed and failed; nil if none could be read.
  private func summary(_ outcomes: [VerifyOutcome]) -> String? {
    let unread = outcomes.count { $0.failure != nil }
    guard unread < outcomes.count else { return nil }
    let passed = outcomes.count { $0.isPassed }
    return "\(passed) passed, \(outcomes.count - passed - unread) failed"
      + (unread == 0 ? "" : ", \(unread) not checked")
  }

  private func check(_ path: String, _ console: Console) -> [VerifyOutcome] {
    do {
      return try DocumentFile.documents(
        at: path, wanting: DocumentFile.cases, on: console
      ).map { document in
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
    let text = [UInt8](bytes)
    do throws(DocumentError) {
      switch DocumentKind(of: text) {
      case .content: return try ContentDocument(json: text).verify()
      case .flow: return try FlowDocument(json: text).verify()
      default: break
      }
      var document = try CaseDocument(json: text)
      if let system { document.environment.follow(system) }
      return document.verify()
    } catch {
      guard (try? JSONParser.parse(text)) != .object([]) else {
        throw CommandFailure.data(
          "\(name): an empty object; write a case with \"layout\" and \"expected\", a flow document "
            + "with \"flowLayout\" and \"expected\", or a content document with \"content\" and "
            + "\"expected\"")
      }
      throw DocumentFile.failure(name, error, in: text, wanting: DocumentFile.cases)
    }
  }

  private func answer(_ outcomes: [VerifyOutcome], failed: Int) -> JSONValue {
    .object([
      .answerVersion, .init("cases", .array(outcomes.map(\.answer))),
      .init("passed", .integer(outcomes.count - failed)), .init("failed", .integer(failed)),
    ])
  }
}
