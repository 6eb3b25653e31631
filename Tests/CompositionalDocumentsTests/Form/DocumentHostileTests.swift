import Compositional
import CompositionalDocuments
import Foundation
import Testing

/// Texts that are not JSON, and malicious JSON.
@Suite struct DocumentHostileTests {
  static let malformed: [WrongDocument] = [
    .init("", "the text is empty; expected a JSON object"),
    .init(" \n\t ", "the text is empty; expected a JSON object"),
    .init("{", "line 1, column 2: expected a key in quotes, found the end of the text"),
    .init(
      "{\"sections\": [\n  {},,\n]}",
      "line 2, column 6, sections[1]: expected a value, found \",\""),
    .init("{\"é\": x}", #"line 1, column 7, ["é"]: expected a value, found "x""#),
    .init(
      "{} {}",
      #"line 1, column 4: expected the end of the document, found "{""#),
    .init(
      "{\"a\": 1 \"b\": 2}", #"line 1, column 9: expected a comma or "}", found "\"""#),
    .init("[1 2]", #"line 1, column 4, [0]: expected a comma or "]", found "2""#),
    .init("{\"a\" 1}", #"line 1, column 6, a: expected a colon, found "1""#),
    .init("{a: 1}", #"line 1, column 2: expected a key in quotes, found "a""#),
    .init("[01]", #"line 1, column 3, [0]: expected a comma or "]", found "1""#),
    .init("[-]", #"line 1, column 3, [0]: expected a digit, found "]""#),
    .init("[1.]", #"line 1, column 4, [0]: expected a digit, found "]""#),
    .init("[.5]", #"line 1, column 2, [0]: expected a value, found ".""#),
    .init("[NaN]", #"line 1, column 2, [0]: expected a value, found "N""#),
    .init("[tru]", #"line 1, column 2, [0]: expected a value, found "t""#),
    .init("[\"a", "line 1, column 4, [0]: expected a closing quote, found the end of the text"),
    .init(
      "[\"a\u{1}\"]",
      #"line 1, column 4, [0]: unescaped control character in a string; write it as \u00XX"#
    ),
    .init(
      #"["\x"]"#,
      #"line 1, column 4, [0]: expected one of " \ / b f n r t u after a backslash, found "x""#
    ),
    .init(
      #"["\u12g4"]"#,
      #"line 1, column 7, [0]: expected four hexadecimal digits, found "g""#),
    .init(
      #"["\ud800"]"#,
      "line 1, column 9, [0]: the escape before this is half of a surrogate pair; write both halves"
    ),
    .init(
      #"["\udc00\ud800"]"#,
      "line 1, column 9, [0]: the escape before this is half of a surrogate pair; write both halves"
    ),
    .init(
      #"["\ud800\u0041"]"#,
      "line 1, column 15, [0]: the escape before this is half of a surrogate pair; write both halves"
    ),
    .init(
      #"{"sections": [{"group": 1e999}]}"#,
      "line 1, column 25, sections[0].group: the number 1e999 is too large; "
        + "expected a finite number"),
    .init(
      #"{"sections": [], "sections": []}"#,
      "line 1, column 18, sections: the key \"sections\" appears twice; remove one"),
    .init(
      #"{"x": {"a": 1, "\u0061": 2}}"#,
      "line 1, column 16, x.a: the key \"a\" appears twice; remove one"),
  ]

  @Test(arguments: malformed)
  func message(_ document: WrongDocument) {
    #expect(document.error?.description == document.message)
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
        == "line 1, column 2, [0]: the string is not valid UTF-8")
    let wide = "the text is UTF-16 or UTF-32; save it as UTF-8"
    #expect(message([0xFF, 0xFE, 0x7B, 0x00]) == wide)
    #expect(message([0x00, 0x7B]) == wide && message([0x7B, 0x00]) == wide)
    #expect(message([0]) == #"line 1, column 1: expected a value, found "\0""#)
  }

  @Test func byteOrderMarkIsSkipped() throws {
    _ = try LayoutDocument(json: [0xEF, 0xBB, 0xBF] + Array(DocumentSamples.smallest.utf8))
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
  func depth(open: String, close: String) {
    let deep = String(repeating: open, count: 10_000) + String(repeating: close, count: 10_000)
    let answer = message(Array(deep.utf8))
    #expect(answer?.hasSuffix("more than 64 levels of nesting, the limit for a document") == true)
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
    #expect(message(large) == "the text has 100000000 bytes; the limit is 16777216")
    let text = String(repeating: " ", count: 100)
    #expect(throws: DocumentError.self) {
      try LayoutDocument(json: text, limits: DocumentLimits(bytes: 99))
    }
  }

  @Test func numberOfValues() {
    let many = Array("[\(String(repeating: "0,", count: 2_000))0]".utf8)
    #expect(
      message(many, DocumentLimits(values: 1_000))
        == "line 1, column 2000, [999]: more than 1000 values, the limit for a document"
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

  /// Reading a truncated or damaged text returns an error or a document.
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
