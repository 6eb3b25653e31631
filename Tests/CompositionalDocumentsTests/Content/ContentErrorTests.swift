import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import Testing

/// The messages for content that cannot be read.
@Suite struct ContentErrorTests {
  private static func message(_ content: String) -> String? {
    do {
      _ = try ContentDocument(json: #"{"content": \#(content)}"#)
      return nil
    } catch {
      return error.sentence
    }
  }

  static let wrong: [(String, String)] = [
    (#"{"type": "hstack", "items": []}"#, #"content.type: unknown value "hstack"; did you mean "#),
    (#"{"type": "hStack"}"#, #"content: missing key "items""#),
    (#"{"type": "hStack", "items": [], "size": [1, 2]}"#, #"content: unknown key "size""#),
    (#"{"size": [1, -2]}"#, "content.size[1]: expected a number from 0 to 1e9"),
    (#"{"size": [1e10, 2]}"#, "content.size[0]: expected a number from 0 to 1e9"),
    (#"{"size": [1, 2], "area": [1, 2]}"#, #""size" and "area" cannot be combined"#),
    (#"{"id": "a/b"}"#, "content.id: expected a name without"),
    (#"{"hugging": {"horizontal": 0}}"#, "content.hugging.horizontal: expected a number from 1"),
    (
      #"{"type": "vStack", "items": [{"id": "a"}, {"id": "a"}]}"#,
      #"content.items[1]: the id "a" appears twice"#
    ),
    (
      #"{"type": "vStack", "alignment": "top", "items": []}"#,
      #"content.alignment: unknown alignment "top""#
    ),
    (#"{"type": "flow", "elements": [{"size": [1, 2]}]}"#, #"elements[0]: missing key "id""#),
    (
      #"{"type": "flow", "elements": [{"id": "a"}, {"box": [{"id": "a"}]}]}"#,
      #"elements[1].box[0]: the id "a" appears twice"#
    ),
    (
      #"{"type": "flow", "elements": [{"choice": []}]}"#,
      "elements[0].choice: expected at least one option"
    ),
    (
      #"{"type": "split", "items": [{"slot": {"fixed": 1, "percentage": 2}}]}"#,
      "items[0].slot: expected a slot"
    ),
    (
      #"{"type": "rows", "rows": [], "operations": [{"do": "insert", "rows": []}]}"#,
      #"operations[0]: expected either "before" or "after""#
    ),
    (
      #"{"type": "rows", "rows": [], "operations": [{"do": "tap", "rows": []}]}"#,
      #"operations[0]: unknown key "rows"; did you mean "row"?"#
    ),
    (
      #"{"text": {"length": 2, "string": "ab"}}"#,
      #"content.text: "string" and "length" cannot be combined; remove one"#
    ),
    (#"{"text": {"string": 2}}"#, "content.text.string: expected a string"),
    (#"{"text": {}}"#, #"content.text: missing key "length""#),
    (#"{"text": {"length": 2000000}}"#, "content: expected at most 1000000 characters"),
  ]

  @Test(arguments: wrong)
  func wrongContentSaysWhereAndWhat(_ content: String, _ words: String) {
    let message = Self.message(content)
    #expect(message?.contains(words) == true, "\(message ?? "it is read")")
  }

  @Test func namesMayRepeatBetweenOptions() {
    let option = #"[{"id": "x"}, {"newline": 0}, {"box": [{"id": "x"}], "id": "y"}]"#
    let flow = #"{"type": "flow", "elements": [{"choice": [\#(option), \#(option)]}%]}"#
    #expect(Self.message(flow.replacing("%", with: "")) == nil)
    #expect(Self.message(flow.replacing("%", with: #", {"id": "x"}"#)) != nil)
  }

  @Test func whatADocumentCannotHoldIsRefused() {
    let rule = ContentLeaf.SizeRule.measured { _ in .zero }
    #expect(throws: EncodingError.self) { try ContentDocument(Content(rule)).jsonText() }
  }

  // MARK: Bounds

  @Test func deepContentIsReadUpToALimit() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: #"{"type": "hStack", "items": ["#, count: depth)
        + #"{"size": [1, 1]}"# + String(repeating: "]}", count: depth)
    }
    let document = try ContentDocument(json: #"{"content": \#(nested(60))}"#)
    #expect(document.solve().frames.count == 60)
    #expect(Self.message(nested(90)) == nil)
    #expect(Self.message(nested(100))?.contains("192 levels") == true)
    #expect(Self.message(nested(100_000))?.contains("192 levels") == true)
  }

  @Test func muchContentIsRefused() {
    func leaves(_ count: Int, _ leaf: String) -> String {
      #"{"type": "vStack", "items": ["#
        + Array(repeating: leaf, count: count).joined(separator: ",") + "]}"
    }
    #expect(Self.message(leaves(20_000, "{}")) == nil)
    let long = String(repeating: "a", count: 1_000_001)
    #expect(
      Self.message(#"{"text": {"string": "\#(long)"}}"#)?.contains("at most 1000000 characters")
        == true)
    #expect(Self.message(leaves(30_001, "{}"))?.contains("at most 30000 parts") == true)
    #expect(Self.message(leaves(1_000_000, "{}"))?.contains("1000000 values") == true)
    let centered = #"{"verticalAlignment": {"centeredTo": "a"}}"#
    #expect(Self.message(leaves(3_000, centered))?.contains("items centered to others") == true)
    let many = (1...100).map { #"{"hugging": {"vertical": \#($0)}}"# }.joined(separator: ",")
    #expect(
      Self.message(#"{"type": "vStack", "items": [\#(many)]}"#)?
        .contains("64 different priorities") == true)
    let operations = Array(repeating: #"{"do": "removeAll"}"#, count: 1001)
    let list = operations.joined(separator: ",")
    #expect(
      Self.message(#"{"type": "rows", "rows": [], "operations": [\#(list)]}"#)?
        .contains("at most 1000 operations") == true)
  }

  @Test func theLargestContentIsSolved() throws {
    let leaves = (0..<20_000).map { _ in #"{"wrapping": {"naturalWidth": 900, "lineHeight": 20}}"# }
    let document = try ContentDocument(
      json: """
        {"content": {"type": "vStack", "items": [\(leaves.joined(separator: ","))]},
         "proposal": {"width": 300}}
        """)
    #expect(document.solve().size == CGSize(width: 300, height: 1_200_000))
  }
}
