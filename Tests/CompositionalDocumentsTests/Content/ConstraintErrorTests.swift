import Compositional
import CompositionalDocuments
import Testing

/// The messages for constraints that cannot be read.
@Suite struct ConstraintErrorTests {
  private static func message(_ constraints: String, guides: String = "[]") -> String? {
    do {
      _ = try ContentDocument(
        json: """
          {"content": {"type": "constraints", "views": [{"id": "icon"}, {"id": "title"}],
            "guides": \(guides), "constraints": [\(constraints)]}}
          """)
      return nil
    } catch {
      return error.description
    }
  }

  static let wrong: [(String, String)] = [
    (
      #"{"item": "icno", "attribute": "top", "to": ".."}"#,
      #"content.constraints[0].item: unknown item "icno"; did you mean "icon"?"#
    ),
    (
      #"{"item": "icon", "attribute": "top", "to": "@margin"}"#,
      #"content.constraints[0].to: expected "..", "@margins""#
    ),
    (
      #"{"item": "icon", "attribute": "width", "to": "title", "toAttribute": "leading"}"#,
      "content.constraints[0].toAttribute: a size cannot be related to a position"
    ),
    (
      #"{"item": "icon", "attribute": "top", "to": "title", "toAttribute": "leading"}"#,
      "toAttribute: a horizontal position cannot be related to a vertical one; \"top\" goes with \"top\""
    ),
    (
      #"{"item": "icon", "attribute": "left", "to": "title", "toAttribute": "trailing"}"#,
      "toAttribute: left and right cannot be related to leading and trailing"
    ),
    (
      #"{"item": "icon", "attribute": "top"}"#,
      #"content.constraints[0]: a position needs "to"; write "to": "..""#
    ),
    (
      #"{"item": "icon", "attribute": "top", "to": "..", "multiplier": 0}"#,
      "content.constraints[0].multiplier: the multiplier of a position must not be 0"
    ),
    (
      #"{"item": "icon", "attribute": "width", "multiplier": 2}"#,
      #"content.constraints[0].multiplier: there is no "to""#
    ),
    (
      #"{"item": "icon", "attribute": "width", "priority": 1001}"#,
      "content.constraints[0].priority: expected a priority from 1 to 1000"
    ),
    (
      #"{"item": "icon", "attribute": "width", "constant": 1e999}"#, "constraints[0].constant"
    ),
    (
      #"{"item": "icon", "attribute": "widht", "constant": 1}"#,
      #"content.constraints[0].attribute: unknown value "widht"; did you mean "width"?"#
    ),
    (
      #"{"item": "icon", "attribute": "width", "id": "a"}, {"item": "icon", "attribute": "width", "id": "a"}"#,
      #"content.constraints[1]: the id "a" appears twice"#
    ),
  ]

  @Test(arguments: wrong)
  func wrongConstraintsSayWhereAndWhat(_ constraints: String, _ words: String) {
    let message = Self.message(constraints)
    #expect(message?.contains(words) == true, "\(message ?? "it is read")")
  }

  @Test func aGuideMayNotHaveTheNameOfAView() {
    let message = Self.message("", guides: #"[{"id": "icon"}]"#)
    #expect(message?.contains(#"content: the id "icon" appears twice"#) == false)
    #expect(message?.contains(#"guides[0]: the id "icon" appears twice"#) == true)
  }

  @Test func aSpacerIsNoView() {
    let json =
      #"{"content": {"type": "constraints", "views": [{"type": "spacer"}], "constraints": []}}"#
    #expect { try ContentDocument(json: json) } throws: { error in
      "\(error)".contains("content.views[0]: a spacer is allowed only in a stack")
    }
  }

  @Test func tooManyConstraintsAreRefused() {
    let one = #"{"item": "icon", "attribute": "width", "constant": 1}"#
    let message = Self.message(Array(repeating: one, count: 5_000).joined(separator: ","))
    #expect(message?.contains("expected at most 4000 constraints") == true)
  }

  /// Constraints that are all about each other end within the work limit.
  @Test(.timeLimit(.minutes(2))) func entangledSystemsEnd() throws {
    let count = 500
    let views = (0..<count).map { #"{"id": "v\#($0)", "size": [10, 10]}"# }
    let chain = (0..<count).map { index in
      let other = (index * 577 + 131) % count
      return #"{"item": "v\#(index)", "attribute": "leading", "to": "v\#(other)", "#
        + #""toAttribute": "trailing", "multiplier": 1.5, "constant": \#(index % 7), "priority": \#(index % 9 + 1)}"#
    }
    let more = (0..<count).map { index in
      #"{"item": "v\#(index)", "attribute": "width", "to": "v\#((index * 7 + 3) % count)", "#
        + #""toAttribute": "height", "relation": "greaterThanOrEqual", "constant": 1}"#
    }
    let document = try ContentDocument(
      json: """
        {"content": {"type": "constraints", "views": [\(views.joined(separator: ","))],
          "constraints": [\((chain + more).joined(separator: ","))]}, "proposal": {"width": 300}}
        """)
    #expect(document.solve().frames.count == count)
  }
}
