@_spi(OpenChoices) import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalTestSupport
import Foundation
import Testing

@testable import PlaygroundKit

/// `settle`: the answers of a planted system, the files that it writes, and what it refuses.
@Suite struct SettleTests {
  private typealias Results = ConformanceResults

  private static let origin = Results.Origin(
    system: "iOS", version: "18.1", device: "iPhone 16", kind: .simulator, scale: 3)

  /// Cases whose names begin with one of some words, as the engine with some quirks answers them.
  private static func cases(_ words: [String], _ quirks: Quirks) throws -> [Results.Case] {
    let folder = RepositoryFiles.root.appendingPathComponent("Conformance/Cases")
    return try RepositoryFiles.documents(in: folder).compactMap { file in
      let name = file.deletingPathExtension().lastPathComponent
      guard words.contains(where: name.hasPrefix) else { return nil }
      let document = try CaseDocument(json: [UInt8](Data(contentsOf: file)))
      return Results.Case(name: name, document: document.answered(following: quirks))
    }
  }

  /// A system that trims by slots, with one wrong frame in one case.
  private static func planted(
    _ kind: Results.Origin.Kind = .simulator, wrong: Bool = true
  ) throws -> Results {
    var results = Results(
      origin: origin,
      cases: try cases(
        ["pinsRaiseAlways-1", "trimsBySlots-1", "trimsBySlots-2", "trimsBySlots-3"], .trimsBySlots))
    results.origin.kind = kind
    let sized = RepositoryFiles.fixtures.appendingPathComponent("sized")
    let rows = RepositoryFiles.fixtures.appendingPathComponent("orthogonal")
    for file in [sized, rows].compactMap({ RepositoryFiles.documents(in: $0).first }) {
      let document = try CaseDocument(json: [UInt8](Data(contentsOf: file)))
      results.cases.append(
        Results.Case(
          name: "recorded-\(results.cases.count)",
          document: document.answered(following: .trimsBySlots)))
    }
    if wrong { results.cases[1].document.expected.elements[0].frame.origin.y += 41.5 }
    return results
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/settle-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  /// The files in a folder and in those inside it.
  private func files(in folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".json") }.sorted()
  }

  private func json(_ text: String) throws -> JSONValue {
    try JSONParser.parse([UInt8](text.utf8))
  }

  // MARK: The answer

  @Test func theTableHasTheAnswerAndWhatIsBeyond() throws {
    let answer = CommandTests.run(["settle", "-"], input: try Self.planted().jsonText())
    #expect(answer.status == .negative)
    let lines = answer.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "iOS 18.1, iPhone 16 (simulator), scale 3")
    #expect(lines[1].hasPrefix("6 cases, 5 explained, 0 against most others, 1 beyond the choices"))
    let trimming = lines.filter { $0.hasSuffix("what trimming measures") }
    #expect(trimming.count == 1 && trimming[0].hasPrefix("trimsBySlots "))
    #expect(trimming[0].contains("trimsBySlots-2, trimsBySlots-3"))
    #expect(lines.contains { $0.hasPrefix("  trimsBySlots-1: 41.5 points, ") })
    #expect(
      lines.contains { $0.hasPrefix("not seen ") && $0.hasSuffix("the width of a decoration") })
    #expect(
      lines.suffix(2) == [
        "let quirks: Quirks = [.trimsBySlots]", #""quirks": ["trimsBySlots"]"#,
      ])
    let agreed = CommandTests.run(
      ["settle", "-"], input: try Self.planted(wrong: false).jsonText())
    #expect(agreed.status == .success && agreed.errors.isEmpty)
  }

  @Test func theJSONHasEveryVoteAndQuirksThatALayoutAccepts() throws {
    let text = CommandTests.run(
      ["settle", "-", "--format", "json"], input: try Self.planted().jsonText()
    ).output
    let value = try json(text)
    #expect(try DocumentSchema("answers", definition: "settle").problems(of: value) == [])
    #expect(value["quirks"] == .array([.string("trimsBySlots")]))
    #expect(value["swift"] == .string("[.trimsBySlots]"))
    guard case .array(let beyond)? = value["beyond"] else {
      return #expect(Bool(false), "nothing is beyond")
    }
    #expect(beyond.map { $0["case"] } == [.string("trimsBySlots-1")])
    #expect(beyond.map { $0["distance"] } == [.number(41.5)])
    let layout = #"{"quirks": ["trimsBySlots"], "sections": [{"list": {"appearance": "plain"}}]}"#
    #expect(try LayoutDocument(json: layout).configuration.quirks == .trimsBySlots)
  }

  @Test func votesAgainstOthersAreListed() throws {
    var results = try Self.planted(wrong: false)
    results.cases[1] = try Self.cases(["trimsBySlots-1"], [])[0]
    let answer = CommandTests.run(["settle", "-"], input: try results.jsonText())
    #expect(answer.status == .negative)
    #expect(
      answer.output.contains(
        """
        not unanimous: what trimming measures
          trimsBySlots-1: default
          trimsBySlots-2: trimsBySlots
          trimsBySlots-3: trimsBySlots

        """), "\(answer.output)")
  }

  @Test func aFolderOfRecordedCasesIsRead() throws {
    let folder = RepositoryFiles.fixtures.appendingPathComponent("sized").path
    let answer = CommandTests.run(["settle", folder])
    #expect(answer.status == .success)
    #expect(answer.output.hasPrefix("\(folder)\n19 cases, 19 explained, "), "\(answer.output)")
    #expect(CommandTests.run(["settle", folder, "--fixtures", "/tmp/none"]).status == .usage)
  }

  /// The example is what the engine with one quirk answers, but for one frame that is wrong.
  @Test func theExampleIsWhatItSays() throws {
    let words = [
      "trimsBySlots-", "countsExactSizes-1", "pinsRaiseAlways-1", "wideContentIsGroup-1",
    ]
    var results = Results(
      origin: Results.Origin(
        system: "Compositional", version: "1.0", device: "engine with a quirk", kind: .standIn,
        scale: 2),
      cases: try Self.cases(words, .trimsBySlots).filter { "123".contains($0.name.suffix(1)) })
    let wrong = try #require(results.cases.firstIndex { $0.name == "pinsRaiseAlways-1" })
    results.cases[wrong].document.expected.elements[0].frame.origin.y += 12
    let file = RepositoryFiles.root.appendingPathComponent("Documentation/Examples/results.json")
    #expect(try ConformanceResults(json: [UInt8](Data(contentsOf: file))) == results)
    let page = try String(
      contentsOf: RepositoryFiles.root.appendingPathComponent("Documentation/Settle.md"),
      encoding: .utf8)
    let answer = CommandTests.run(["settle", file.path]).output
    #expect(page.contains("settle Documentation/Examples/results.json\n\(answer)```\n"))
  }

  // MARK: Files

  @Test func explainedCasesBecomeFixturesOfTheirKinds() throws {
    try inFolder { folder in
      let input = try Self.planted().jsonText()
      let call = ["settle", "-", "--fixtures", folder + "/Fixtures"]
      let answer = CommandTests.run(call, input: input)
      #expect(answer.status == .negative)
      let names = [
        "orthogonal/ios-18.1-recorded-5.json", "sized/ios-18.1-recorded-4.json",
        "static/ios-18.1-pinsRaiseAlways-1.json", "static/ios-18.1-trimsBySlots-2.json",
        "static/ios-18.1-trimsBySlots-3.json",
      ]
      #expect(files(in: folder + "/Fixtures") == names)
      for name in names {
        #expect(answer.output.contains("wrote     \(folder)/Fixtures/\(name)\n"))
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/Fixtures/\(name)"))
        let document = try CaseDocument(json: [UInt8](bytes))
        // As RecordedCaseTests hold the engine to them.
        #expect(
          document.origin == "recorded from UIKit: iOS 18.1, iPhone 16 (simulator), scale 3")
        #expect(document.verify().isPassed)
        let isTrimmed = name.contains("trimsBySlots")
        #expect(document.layout.configuration.quirks == (isTrimmed ? .trimsBySlots : []))
      }
      let again = CommandTests.run(call, input: input)
      #expect(again.status == .negative && !again.output.contains("wrote "))
      #expect(again.output.contains("unchanged \(folder)/Fixtures/\(names[0])\n"))
    }
  }

  @Test func aFileWithOtherContentsStays() throws {
    try inFolder { folder in
      let input = try Self.planted(wrong: false).jsonText()
      let path = folder + "/static/ios-18.1-trimsBySlots-2.json"
      try FileManager.default.createDirectory(
        atPath: folder + "/static", withIntermediateDirectories: true)
      try "mine".write(toFile: path, atomically: false, encoding: .utf8)
      let answer = CommandTests.run(["settle", "-", "--fixtures", folder], input: input)
      #expect(answer.status == .output)
      #expect(answer.output.contains("kept      \(path)\n"))
      #expect(answer.errors.contains("\(path): the file has other contents and stays as it is"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
      #expect(files(in: folder).count == 6)
    }
  }

  @Test func casesThatDifferAreWrittenAndVerifyShowsTheDifference() throws {
    try inFolder { folder in
      let answer = CommandTests.run(
        ["settle", "-", "--cases", folder + "/cases"], input: try Self.planted().jsonText())
      #expect(answer.output.contains("wrote     \(folder)/cases/trimsBySlots-1.json\n"))
      #expect(files(in: folder) == ["cases/trimsBySlots-1.json"])
      let verified = CommandTests.run(["verify", folder + "/cases"])
      #expect(verified.status == .negative)
      #expect(verified.output.contains("-41.5"), "\(verified.output)")
    }
  }

  /// What the engine answers to itself is no evidence.
  @Test func answersOfTheStandInAreNoFixtures() throws {
    try inFolder { folder in
      let answer = CommandTests.run(
        ["settle", "-", "--fixtures", folder], input: try Self.planted(.standIn).jsonText())
      #expect(answer.status == .usage)
      #expect(answer.errors.contains("they would be no evidence"))
      #expect(files(in: folder).isEmpty)
    }
  }

  // MARK: What is refused

  @Test func otherVerbsSayWhatToDo() throws {
    let input = try Self.planted().jsonText()
    let calls = [
      ["query", "-"], ["verify", "-"], ["convert", "-", "--to", "dsl"], ["render", "-"],
      ["lint", "-"], ["simulate", "-"], ["explain", "-", "cell 0.0"], ["diff", "-", "grid"],
      ["sweep", "-"], ["solve", "-"], ["step", "-"], ["infer", "-"],
      ["simulate", "grid", "--script", "-"],
    ]
    for call in calls {
      let answer = CommandTests.run(call, input: input)
      #expect(answer.status == .data, "\(call): \(answer.status)")
      #expect(answer.errors.contains("use settle"), "\(call): \(answer.errors)")
    }
  }

  @Test func hostileResultsAreRefusedWithTheirPlace() throws {
    let input = try Self.planted().jsonText()
    func errors(_ text: String, _ status: PlaygroundKit.ExitStatus = .data) -> String {
      let answer = CommandTests.run(["settle", "-"], input: text)
      #expect(answer.status == status)
      #expect(answer.output.isEmpty)
      return answer.errors
    }
    #expect(errors("[]").contains("standard input: expected an object with \"results\""))
    #expect(errors(String(repeating: "[", count: 1 << 20)).contains("standard input: "))
    #expect(errors(#"{"results": {"origin": 3}}"#).contains("results.origin: "))
    let empty = try Results(origin: Self.origin).jsonText()
    #expect(errors(empty).contains("the results have no cases"))
    var large = try Self.planted()
    large.cases[1].document.itemCounts = [1_000_000_000]
    let name = large.cases[1].name
    #expect(
      errors(try large.jsonText()).contains(
        "standard input: \(name): the case has more than 50,000 elements to compare"))
    let quirk = input.replacingOccurrences(
      of: #""layout": {"#, with: #""layout": {"quirks": ["none"], "#)
    #expect(errors(quirk).contains("layout.quirks[0]: unknown value \"none\""))
  }
}
