import Compositional
import CompositionalDocuments
import Foundation
import Testing

/// Texts that are no JSON, or JSON made to do harm.
@Suite struct DocumentHostileTests {
  static let malformed: [WrongDocument] = [
    .init("", "the text is empty; there must be a JSON object"),
    .init(" \n\t ", "the text is empty; there must be a JSON object"),
    .init("{", "line 1, column 2: the text ends here; there must be a key in quotes"),
    .init(
      "{\"sections\": [\n  {},,\n]}",
      "line 2, column 6, sections[1]: \",\" stands here; there must be a value"),
    .init("{\"é\": x}", #"line 1, column 7, ["é"]: "x" stands here; there must be a value"#),
    .init(
      "{} {}",
      #"line 1, column 4: "{" stands here; there must be nothing after the end of the document"#),
    .init(
      "{\"a\": 1 \"b\": 2}", #"line 1, column 9: "\"" stands here; there must be a comma or "}""#),
    .init("[1 2]", #"line 1, column 4, [0]: "2" stands here; there must be a comma or "]""#),
    .init("{\"a\" 1}", #"line 1, column 6, a: "1" stands here; there must be a colon"#),
    .init("{a: 1}", #"line 1, column 2: "a" stands here; there must be a key in quotes"#),
    .init("[01]", #"line 1, column 3, [0]: "1" stands here; there must be a comma or "]""#),
    .init("[-]", #"line 1, column 3, [0]: "]" stands here; there must be a digit"#),
    .init("[1.]", #"line 1, column 4, [0]: "]" stands here; there must be a digit"#),
    .init("[.5]", #"line 1, column 2, [0]: "." stands here; there must be a value"#),
    .init("[NaN]", #"line 1, column 2, [0]: "N" stands here; there must be a value"#),
    .init("[tru]", #"line 1, column 2, [0]: "t" stands here; there must be a value"#),
    .init("[\"a", "line 1, column 4, [0]: the text ends here; there must be a closing quote"),
    .init(
      "[\"a\u{1}\"]",
      #"line 1, column 4, [0]: a control character stands in a string; it must be escaped as \u00XX"#
    ),
    .init(
      #"["\x"]"#,
      #"line 1, column 4, [0]: "x" stands here; there must be one of " \ / b f n r t u after a backslash"#
    ),
    .init(
      #"["\u12g4"]"#,
      #"line 1, column 7, [0]: "g" stands here; there must be four hexadecimal digits"#),
    .init(
      #"["\ud800"]"#,
      "line 1, column 9, [0]: half of a surrogate pair stands before this; there must be both halves"
    ),
    .init(
      #"["\udc00\ud800"]"#,
      "line 1, column 9, [0]: half of a surrogate pair stands before this; there must be both halves"
    ),
    .init(
      #"["\ud800\u0041"]"#,
      "line 1, column 15, [0]: half of a surrogate pair stands before this; there must be both halves"
    ),
    .init(
      #"{"sections": [{"group": 1e999}]}"#,
      "line 1, column 25, sections[0].group: the number 1e999 is too large; "
        + "there must be a finite number"),
    .init(
      #"{"sections": [], "sections": []}"#,
      "line 1, column 18, sections: the key \"sections\" stands here twice; there may be only one"),
    .init(
      #"{"x": {"a": 1, "\u0061": 2}}"#,
      "line 1, column 16, x.a: the key \"a\" stands here twice; there may be only one"),
  ]

  @Test(arguments: malformed)
  func message(_ document: WrongDocument) {
    #expect(document.answer == document.message)
  }

  private func message(_ bytes: [UInt8], _ limits: DocumentLimits = .init()) -> String? {
    do {
      _ = try InputDocument(json: bytes, limits: limits)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func bytesThatAreNoUTF8() {
    #expect(
      message(Array("[\"".utf8) + [0xC3, 0x28] + Array("\"]".utf8))
        == "line 1, column 2, [0]: the bytes of this string are not UTF-8")
    #expect(message([0xFF, 0xFE, 0x7B, 0x00])?.contains("there must be a value") == true)
    #expect(message([0]) == #"line 1, column 1: "\0" stands here; there must be a value"#)
  }

  @Test func byteOrderMarkIsSkipped() throws {
    _ = try LayoutDocument(json: [0xEF, 0xBB, 0xBF] + Array(DocumentSamples.smallest.utf8))
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
  func depth(open: String, close: String) {
    let deep = String(repeating: open, count: 10_000) + String(repeating: close, count: 10_000)
    let answer = message(Array(deep.utf8))
    #expect(answer?.hasSuffix("values nest deeper than 64 levels, the most a document may") == true)
    #expect(answer?.hasPrefix("line 1, column \(64 * open.count + 1):") == true)
  }

  @Test func groupsNestAsDeepAsTheLimitSays() throws {
    func nested(_ depth: Int) -> String {
      let open =
        #"{"type": "vertical", "width": {"absolute": 1}, "height": {"absolute": 1}, "subitems": ["#
      let item = #"{"type": "item", "width": {"absolute": 1}, "height": {"absolute": 1}}"#
      return DocumentSamples.layout(
        group: String(repeating: open, count: depth) + item + String(repeating: "]}", count: depth))
    }
    let document = try LayoutDocument(json: nested(29))
    #expect(try LayoutDocument(json: document.jsonText()) == document)
    #expect(throws: DocumentError.self) { try LayoutDocument(json: nested(30)) }
  }

  @Test func size() {
    let large = [UInt8](repeating: UInt8(ascii: "["), count: 100_000_000)
    #expect(message(large) == "the text has 100000000 bytes; there may be at most 16777216")
    let text = String(repeating: " ", count: 100)
    #expect(throws: DocumentError.self) {
      try LayoutDocument(json: text, limits: DocumentLimits(bytes: 99))
    }
  }

  @Test func numberOfValues() {
    let many = Array("[\(String(repeating: "0,", count: 2_000))0]".utf8)
    #expect(
      message(many, DocumentLimits(values: 1_000))
        == "line 1, column 2000, [999]: there are more than 1000 values, the most a document may have"
    )
  }

  @Test func numbersAtTheirEnds() throws {
    func counts(_ text: String) throws -> [Int] {
      try CaseDocument(json: DocumentSamples.testCase(counts: text)).itemCounts
    }
    #expect(try counts("[9007199254740992]") == [1 << 53])
    #expect(throws: DocumentError.self) { try counts("[9007199254740993]") }
    #expect(throws: DocumentError.self) { try counts("[9223372036854775807]") }
    #expect(throws: DocumentError.self) { try counts("[9223372036854775808]") }
    #expect(try counts("[-0, 0e0, 1e3, 2.0]") == [0, 0, 1000, 2])
    #expect(throws: DocumentError.self) {
      try counts("[\(String(repeating: "9", count: 100_000))]")
    }
    let huge = DocumentSamples.layout(section: #""interGroupSpacing": 1e308"#)
    let document = try LayoutDocument(json: huge)
    #expect(try LayoutDocument(json: document.jsonText()) == document)
    let tiny = try LayoutDocument(
      json: DocumentSamples.layout(section: #""interGroupSpacing": 1e-999"#))
    guard case .section(let section) = tiny.sections[0] else { return }
    #expect(section.interGroupSpacing == 0)
  }

  @Test func escapes() throws {
    let value = try JSONParser.parse(Array(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#.utf8))
    #expect(value == .string("\"\\/\u{8}\u{C}\n\r\té😀"))
    #expect(try JSONParser.parse(Array(JSONPrinter.print(value).utf8)) == value)
  }

  /// A truncated or damaged text is an error or a document, and always an answer.
  @Test func damagedTexts() {
    let text = Array(DocumentSamples.everything.utf8)
    for end in stride(from: 0, to: text.count, by: 29) {
      #expect(message(Array(text[..<end])) != nil)
    }
    var state: UInt64 = 1
    for _ in 0..<300 {
      var damaged = text
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        damaged[Int(state >> 33) % damaged.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      _ = message(damaged)
    }
  }
}
