import Compositional
import CompositionalDocuments

extension CaseDocument {
  /// Returns the case as a recorder would on a system that is the engine with some quirks: with the
  /// answers of that engine as expectations, and without the quirks.
  ///
  /// - Parameter quirks: The quirks of the system.
  package func answered(following quirks: Quirks) -> CaseDocument {
    var asked = self
    asked.layout.configuration.quirks = quirks
    let layout = asked.measuredLayout()
    let viewport = asked.viewport(of: layout)
    var answer = CaseExpectation()
    answer.contentSize = layout.contentSize
    answer.contentOffset = viewport.contentOffset
    answer.elements = layout.allAttributes(at: viewport).map {
      CaseExpectation.Element(id: $0.id, frame: $0.frame, zIndex: $0.zIndex)
    }
    let hasRows = itemCounts.indices.contains { layout.orthogonalScroller(ofSection: $0) != nil }
    if !hasRows {
      let everything = CGRect(
        x: -1, y: -1, width: layout.contentSize.width + 2, height: layout.contentSize.height + 2)
      answer.queries = [everything, viewport.bounds].map { rect in
        let found = layout.attributes(in: rect, at: viewport)
        return CaseExpectation.Query(rect: rect, elements: found.map(\.id))
      }
    }
    var rows = viewport
    answer.orthogonal = expected.orthogonal.map { step in
      var rests: [Int: CGFloat] = [:]
      for (section, offset) in step.set {
        rests[section] =
          layout.orthogonalScroller(ofSection: section)?.restOffset(nearest: offset) ?? 0
      }
      rows.orthogonalOffsets.merge(rests) { $1 }
      let visible = layout.attributes(in: rows).filter { $0.category == .cell }.map { cell in
        CaseExpectation.Element(
          id: cell.id,
          frame: cell.frame.offsetBy(dx: -rows.contentOffset.x, dy: -rows.contentOffset.y))
      }
      return CaseExpectation.OrthogonalStep(set: step.set, offsets: rests, visible: visible)
    }
    asked.layout.configuration.quirks = []
    asked.expected = answer
    return asked
  }
}
