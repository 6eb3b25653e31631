import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import Foundation
import Testing

/// Worked content documents, file by file.
@Suite struct ContentCaseTests {
  static let files =
    DocumentTestFiles.recordedCases(in: "content")
    + DocumentTestFiles.recordedCases(in: "constraints")

  @Test func allFixturesAreThere() { #expect(Self.files.count == 170) }

  @Test(arguments: files)
  func workedDocument(_ file: URL) throws {
    let document = try ContentDocument(json: DocumentTestFiles.bytes(file))
    let report = document.verify()
    let lines = report.mismatches.map {
      "\($0.subject): expected \($0.expected), got \($0.got) \($0.difference)"
    }
    #expect(report.checkCount > 1)
    #expect(report.isPassed, "\(file.lastPathComponent)\n\(lines.joined(separator: "\n"))")
  }

  @Test(arguments: files)
  func roundTrip(_ file: URL) throws {
    let document = try ContentDocument(json: DocumentTestFiles.bytes(file))
    #expect(try ContentDocument(json: document.jsonText()) == document)
    let data = try JSONEncoder().encode(document.content)
    #expect(try JSONDecoder().decode(Content.self, from: data) == document.content)
  }

  @Test(arguments: files)
  func fixtureIsValid(_ file: URL) throws {
    let problems = try DocumentSchema("content").problems(of: DocumentTestFiles.value(file))
    #expect(problems.isEmpty)
  }

  /// A text with words of its own is read and written as it is.
  @Test func textWithWordsOfItsOwn() throws {
    let words = "Read \"more\": \u{1F4F7} an exam\u{301}ple"
    let source = ContentText.Source.string(words)
    let content = Content(.text(ContentText(source, style: .footnote)), id: "a")
    let document = ContentDocument(content)
    let again = try ContentDocument(json: document.jsonText())
    #expect(again.content == content)
    #expect(try document.jsonText().contains("\"string\""))
  }

  /// Each kind of expectation notices a wrong value.
  @Test func wrongExpectationsFail() throws {
    let wrong = [
      #""size": [1, 2]"#, #""frames": {"a": [0, 0, 9, 9]}"#, #""frames": {"b": [0, 0, 20, 10]}"#,
      #""framesAreComplete": true"#, #""absent": ["a"]"#, #""diagnostics": ["overflow a"]"#,
      #""choices": {"c": 1}"#, #""branches": {"c": 1}"#, #""contentSizes": {"/": [1, 1]}"#,
      #""offsets": {"/": [0, 0]}"#, #""rows": {"/": {"all": []}}"#, #""reflowed": ["/"]"#,
      #""baselines": [0, 0]"#, #""changes": {"/": {"deletes": [1]}}"#,
      #""intermediate": {"a": [0, 0, 20, 10]}"#, #""broken": [0]"#, #""ambiguous": ["a"]"#,
      #""cost": {"750": 1}"#,
    ]
    for expected in wrong {
      let document = try ContentDocument(
        json: """
          {"content": {"type": "hStack", "items": [{"id": "a", "size": [20, 10]}]},
           "expected": {\(expected)}}
          """)
      #expect(!document.verify().isPassed, "\(expected)")
    }
  }
}
