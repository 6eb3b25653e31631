import Compositional
import CompositionalDocuments
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// The bounds of numbers, the same in cases, environments, recordings and scripts.
@Suite struct DocumentBoundsTests {
  private func message(_ read: () throws -> Void) -> String? {
    do {
      try read()
      return nil
    } catch {
      return (error as? DocumentError)?.sentence ?? "\(error)"
    }
  }

  private func scale(_ number: String) -> String? {
    let text = """
      {"layout": \(DocumentSamples.smallest), "itemCounts": [3],
       "environment": {"size": [320, 480], "displayScale": \(number)}}
      """
    return message { _ = try CaseDocument(json: text).preparedLayout() }
  }

  @Test func displayScales() throws {
    for number in ["1", "3", "2.608", "0.001", "1024"] { #expect(scale(number) == nil) }
    for number in ["1e308", "1025", "0", "-1", "1e-310"] {
      #expect(scale(number)?.contains("expected a number above 0 and at most 1024, found ") == true)
      let environment = try JSONParser.parse(
        Array(#"{"size": [320, 480], "displayScale": \#(number)}"#.utf8))
      #expect(throws: DocumentError.self) {
        try CollectionLayoutEnvironment(reading: DocumentReader(environment, at: .root))
      }
    }
  }

  @Test(arguments: ["9007199254740993", "100000000000000000", "9223372036854775807", "1e300", "-1"])
  func itemCounts(count: String) {
    let bound = "expected a whole number from 0 to 9007199254740992, found "
    let texts = [
      message { _ = try CaseDocument(json: DocumentSamples.testCase(counts: "[\(count)]")) },
      message { _ = try ScrollScript(json: #"[{"reload": {"itemCounts": [\#(count)]}}]"#) },
      message { _ = try ScrollScript(json: #"[{"insertSections": {"0": \#(count)}}]"#) },
      message {
        _ = try ScrollScript(
          json: #"[{"batch": [{"reloadSections": [0]}, {"itemCounts": {"0": \#(count)}}]}]"#)
      },
    ]
    for text in texts { #expect(text?.contains(bound) == true, "\(text ?? "none")") }
  }

  @Test(arguments: ["1000000", "9007199254740993", "9223372036854775807"])
  func sections(section: String) {
    let bound = "expected a section index from 0 to 999999, found "
    let texts = [
      message { _ = try ScrollScript(json: #"[{"insertSections": [\#(section)]}]"#) },
      message { _ = try ScrollScript(json: #"[{"insertSections": {"\#(section)": 1}}]"#) },
      message { _ = try ScrollScript(json: #"[{"moveSection": {"from": 0, "to": \#(section)}}]"#) },
      message {
        _ = try CaseDocument(
          json: DocumentSamples.testCase(#""orthogonalOffsets": {"\#(section)": 1}"#))
      },
    ]
    for text in texts { #expect(text?.contains(bound) == true, "\(text ?? "none")") }
    #expect(throws: DocumentError.self) { try ScrollScript(json: #"[{"lift": "\#(section).0"}]"#) }
  }

  @Test func theMostItemsAreLaidOut() throws {
    let document = try CaseDocument(
      json: DocumentSamples.testCase(counts: "[9007199254740992, 9007199254740992]"))
    let layout = document.preparedLayout()
    #expect(layout.contentSize.height.isFinite)
    #expect(!layout.attributes(in: document.viewport).isEmpty)
  }
}
