// The visible elements that are not measured yet, by position (rule 2.31).

extension SectionStack {
  /// Returns the visible element that starts first along the scroll direction, as it is read, and
  /// was not measured; of several in line, the first in the order of the layout.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the view, in points.
  ///   - viewpoint: The viewpoint of the view.
  ///   - orthogonalOffsets: The offsets of scrolled rows, in points.
  ///   - environment: The environment of the layout.
  ///   - search: The search, which counts the elements.
  /// - Complexity: O(log sections + visible elements)
  func firstUnmeasuredByPosition(
    in bounds: CGRect, _ viewpoint: Viewpoint, _ orthogonalOffsets: [Int: CGFloat],
    _ environment: CollectionLayoutEnvironment, _ search: inout MeasurementSearch
  ) -> MeasurementProposal? {
    guard search.groupsVisited < SolverLimits.searched else { return nil }
    var visitor = UnmeasuredVisitor(stack: self, viewpoint: viewpoint)
    visit(meeting: bounds, from: viewpoint, orthogonalOffsets: orthogonalOffsets, &visitor)
    search.groupsVisited += visitor.visited
    return visitor.first.flatMap { proposal(for: $0, environment: environment) }
  }
}

/// A visitor that keeps the first element by position that was not measured.
private struct UnmeasuredVisitor: ElementVisitor {
  static var keepsOrder: Bool { true }

  let stack: SectionStack
  let viewpoint: Viewpoint
  var first: ElementID?
  var visited = 0
  private var start = Double.infinity

  init(stack: SectionStack, viewpoint: Viewpoint) {
    self.stack = stack
    self.viewpoint = viewpoint
  }

  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int) {
    let geometry = stack.sections[path.section].geometry
    note(.cell(path), frame) { geometry.proposal(ofItem: path.item)?.isSettled == false }
  }

  mutating func take(_ element: FoundElement) {
    let path = element.id.indexPath
    switch element.source {
    case .boundary:
      let section = stack.sections[path.section].geometry
      note(element, section.boundaryItems, section.boundarySizes)
    case .layoutBoundary: note(element, stack.boundary.items, stack.boundarySizes)
    case .cell, .anchored, .decoration: break
    }
  }

  private mutating func note(
    _ element: FoundElement, _ items: [PlacedBoundaryItem], _ sizes: [Int: MeasuredSize]
  ) {
    note(element.id, element.frame) {
      sizes[element.slot] == nil && !items[element.slot].item.layoutSize.estimatedAxes.isEmpty
    }
  }

  private mutating func note(_ id: ElementID, _ frame: Box, isUnmeasured: () -> Bool) {
    visited += 1
    let start = viewpoint.mirrored(frame).span(stack.main).low
    guard start < self.start, isUnmeasured() else { return }
    (first, self.start) = (id, start)
  }
}
