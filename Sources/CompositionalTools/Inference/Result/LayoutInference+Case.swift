import Compositional
import CompositionalDocuments

extension LayoutInference {
  /// Returns a view with the layout as a case: its surroundings, its data, the sizes of its self-sizing
  /// elements, and the given frames as what is expected.
  ///
  /// - Parameters:
  ///   - answer: The answer from which the layout was inferred.
  ///   - index: The index of its view in ``views``.
  ///   - name: The name of the case.
  /// - Returns: Nil if there is no layout, or no such view.
  /// - Complexity: O(elements)
  public func caseDocument(
    of answer: QueryAnswer, inView index: Int = 0, named name: String = ""
  ) -> CaseDocument? {
    guard let layout, views.indices.contains(index) else { return nil }
    let view = views[index]
    var document = CaseDocument(
      name: name, layout: layout,
      environment: answer.environment ?? CaseEnvironment(view.environment),
      itemCounts: itemCounts)
    document.measurement = view.measurement
    document.contentOffset = answer.contentOffset
    document.expected.contentSize = answer.contentSize
    document.expected.elements = view.elements.map {
      CaseExpectation.Element(id: $0.id, frame: $0.frame)
    }
    return document
  }
}
