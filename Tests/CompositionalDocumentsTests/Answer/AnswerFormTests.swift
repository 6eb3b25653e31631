import Compositional
import CompositionalDocuments
import CompositionalInspection
import Testing

/// The forms of answers, which the command, Swift and the page share.
@Suite struct AnswerFormTests {
  private static func answer(height: CGFloat) -> QueryAnswer {
    let cell = LayoutAttributes(
      id: .cell(section: 0, item: 1), frame: CGRect(x: 1.5, y: 0, width: 20, height: height),
      zIndex: 2)
    return QueryAnswer(
      contentSize: CGSize(width: 320, height: 40), contentOffset: .zero,
      visibleRect: CGRect(x: 0, y: 0, width: 320, height: 40), elements: [cell],
      unscrolledFrames: [cell.id: cell.frame])
  }

  @Test func anElementHasItsKeysInOrder() throws {
    let text = try Self.answer(height: 4).jsonText()
    let element = try #require(try JSONParser.parse(Array(text.utf8))["elements"])
    #expect(
      JSONPrinter.text(element)
        == #"[{"id": "cell 0.1", "category": "cell", "kind": null, "section": 0, "item": 1, "#
        + #""frame": [1.5, 0, 20, 4], "zIndex": 2, "alpha": 1, "isHidden": false, "#
        + #""unscrolledFrame": [1.5, 0, 20, 4]}]"#)
  }

  /// JSON cannot express the number, and the error says which one it is.
  @Test func anAnswerWithAnInfiniteNumberIsAnError() {
    let error = #expect(throws: EncodingError.self) {
      try Self.answer(height: .infinity).jsonText()
    }
    guard case .invalidValue(_, let context)? = error else { return }
    #expect(context.debugDescription.hasPrefix("elements[0].frame[3]: "))
  }

  /// A page gets null for such a number, because an answer with it is still worth showing.
  @Test func aNumberThatIsNotFiniteIsPrintedAsNull() {
    #expect(
      JSONPrinter.text(.rect(CGRect(x: 0, y: .nan, width: .infinity, height: -.infinity)))
        == "[0, null, null, null]")
  }

  @Test func theLastStepOfAnExplanationIsTheFrame() throws {
    let item = CollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(0.5), .fractionalHeight(1)))
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(.fractionalWidth(1), .absolute(44)), subitems: [item])))
    layout.prepare(
      itemCounts: [4],
      in: CollectionLayoutEnvironment(size: CGSize(width: 200, height: 100)))
    let explanation = try layout.explanation(of: .cell(section: 0, item: 3))
    let answer = JSONValue.explanation(explanation, diagnostics: [])
    guard case .array(let steps)? = answer["steps"], let last = steps.last else {
      Issue.record("there are no steps")
      return
    }
    #expect(steps.count == explanation.steps.count + 1)
    #expect(last["rule"] == .string("1.15"))
    #expect(last["link"] == .string("Documentation/Rules/Values.md#115-layout-attributes"))
    #expect(
      last["result"].map(JSONPrinter.text) == #"{"x": 100, "y": 44, "width": 100, "height": 44}"#)
  }
}
