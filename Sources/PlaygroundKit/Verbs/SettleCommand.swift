import Compositional
import CompositionalDocuments
import CompositionalTools

/// `settle`: says what recorded results answer to the open choices.
struct SettleCommand: Command {
  private let path: String
  private let isJSON: Bool
  private let fixtures: String?
  private let cases: String?

  init(_ invocation: Invocation) throws {
    path = invocation.operands[0]
    isJSON = try invocation.format() == "json"
    fixtures = invocation.value(.fixtures)
    cases = invocation.value(.cases)
    for option in [Option.fixtures, .cases] where invocation.value(option)?.isEmpty ?? false {
      throw CommandFailure.usage("\(option.flag) needs the name of a folder.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    let subject = try SettleSubject(path, on: console)
    let settlement: Settlement
    do throws(SettlementError) {
      settlement = try Settlement(subject.cases)
    } catch {
      throw CommandFailure.data("\(subject.name): \(error)")
    }
    var files = SettleFiles()
    if let fixtures {
      try files.write(fixturesOf: settlement, in: subject, to: fixtures)
    }
    if let cases { try files.write(differencesOf: settlement, in: subject, to: cases) }
    let report = SettleReport(subject: subject, settlement: settlement, files: files.files)
    if isJSON {
      console.output.line(try report.answer.checked().pretty())
    } else {
      report.lines(on: console.terminal).forEach { console.output.line($0) }
    }
    if let kept = files.files.first(where: { $0.outcome == .kept }) {
      throw CommandFailure(
        status: .output,
        message: "\(kept.path): the file has other contents and stays as it is; move it, or choose "
          + "another folder.")
    }
    return report.isAgreed ? .success : .negative
  }
}
