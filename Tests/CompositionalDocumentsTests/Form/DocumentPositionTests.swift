import Compositional
import CompositionalDocuments
import CompositionalSimulation
import CompositionalTestSupport
import Foundation
import Testing

/// Errors of valid JSON that is no valid document have a line and a column too.
@Suite struct DocumentPositionTests {
  /// Returns the position of the error of a text; nil for one without.
  private static func place<Value>(
    _ read: () throws(DocumentError) -> Value
  ) -> DocumentError.Position? {
    do throws(DocumentError) {
      _ = try read()
      return nil
    } catch { return error.position }
  }

  private static func layout(_ width: String) -> String {
    """
    {
      "sections": [
        {"group": {"type": "horizontal", "width": \(width), "height": {"absolute": 44},
                   "subitems": []}}
      ]
    }
    """
  }

  /// A wrong value, an unknown key, an object that misses a key, and columns behind other letters.
  @Test(
    arguments: [
      (layout(#"{"fractionalWidth": "half"}"#), 3, 67),
      (layout(#"{"fractionalWidth": 1, "höhe": 1}"#), 3, 70),
      (layout("7"), 3, 47),
      (#"{"sections": [{}]}"#, 1, 15),
      ("{\n\"sections\": [\n1]}", 3, 1),
      ("{\n\n \"section\": []}", 3, 2),
      (#"{"secti\u006fns": "é"}"#, 1, 19),
    ] as [(String, Int, Int)])
  func layouts(text: String, line: Int, column: Int) {
    let place = Self.place { () throws(DocumentError) in try LayoutDocument(json: text) }
    #expect(place?.line == line)
    #expect(place?.column == column)
  }

  /// Every reader of a text says the place.
  @Test func allDocuments() {
    let bytes = { (text: String) in Array(text.utf8) }
    let places: [DocumentError.Position?] = [
      Self.place { () throws(DocumentError) in
        try CaseDocument(json: "{\n\"layout\": 1}")
      },
      Self.place { () throws(DocumentError) in
        try InputDocument(json: "{\n\"layout\": 1}")
      },
      Self.place { () throws(DocumentError) in try ScrollScript(json: "[\n{\"wait\":[]}]") },
      Self.place { () throws(DocumentError) in
        try ContentDocument(json: "{\n\"content\": 1}")
      },
      Self.place { () throws(DocumentError) in
        try ContentDocument(json: bytes("{\n\"content\": 1}"))
      },
      Self.place { () throws(DocumentError) in
        try ContentDocument.reading(documentOrTree: bytes("{\n\"content\": 1}"))
      },
      Self.place { () throws(DocumentError) in
        try Recording(json: "{\n\"version\": \"x\"}")
      },
      Self.place { () throws(DocumentError) in
        try QueryAnswer(json: bytes("{\n\"version\": \"x\"}"))
      },
    ]
    #expect(places.map { $0?.line } == places.map { _ in 2 })
  }

  /// An error about the document as a whole has no place in it.
  @Test func wholeDocuments() {
    for text in ["{}", "[]", "1"] {
      #expect(Self.place { () throws(DocumentError) in try CaseDocument(json: text) } == nil)
    }
  }

  /// Every value of a document, replaced by a text: the error is where the text is.
  @Test func everyValueHasItsPlace() throws {
    let mark = "\"§\""
    var checked = 0
    let files = DocumentTestFiles.recordedCases(in: "rules").enumerated()
    for file in files.filter({ $0.offset % 8 == 0 }).map(\.element) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for value in text.matches(of: /[:\[,]\s*(-?[0-9][0-9.]*|true|false|"[a-z][A-Za-z]*"(?!:))/) {
        let spot = value.output.1
        let changed = text.replacingCharacters(
          in: spot.startIndex..<spot.endIndex, with: mark)
        do throws(DocumentError) {
          _ = try CaseDocument(json: changed)
        } catch {
          // Numbers also stand in the texts of names, which end at the mark.
          guard error.message.contains("§"),
            (try? JSONParser.parse(Array(changed.utf8))) != nil
          else { continue }
          let lines = text[..<spot.startIndex].split(
            separator: "\n", omittingEmptySubsequences: false)
          let column = (lines.last?.unicodeScalars.count ?? 0) + 1
          checked += 1
          #expect(error.position?.line == lines.count, "\(error) in \(file.lastPathComponent)")
          #expect(error.position?.column == column, "\(error) in \(file.lastPathComponent)")
        }
      }
    }
    #expect(checked > 200)
  }
}
