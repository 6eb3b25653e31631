import Compositional

/// Programmatic scrolling of orthogonal sections.
extension CollectionViewSimulator {
  /// Returns true if an orthogonal section was scrolled, or was asked for an offset.
  ///
  /// - Parameter section: The index of the section.
  package func hasScrolled(section: Int) -> Bool { rows[section] != nil }

  /// Scrolls an orthogonal section to the rest offset nearest to an offset.
  ///
  /// - Parameters:
  ///   - section: The index of the section. A section that does not scroll is ignored.
  ///   - offset: The offset, in points from the leading end of the row.
  ///   - animated: True to scroll within ``ScrollPhysics/glideDuration``; false to scroll at once.
  public mutating func scroll(section: Int, to offset: CGFloat, animated: Bool = false) {
    requireFinite(offset, "offset of a section")
    guard let scroller = content.orthogonalScroller(ofSection: section) else { return }
    liftFinger()
    note(.scrolled, section: section, "to \(points: offset)")
    moveRow(section, to: Double(scroller.restOffset(nearest: offset)), animated: animated)
  }

  /// Scrolls the orthogonal section of an item to the item.
  mutating func scrollRow(
    to path: ElementIndexPath, _ position: ItemScrollPosition, animated: Bool
  ) {
    let goal = RowState.Goal(path: path, position: position)
    let offset = Double(viewport.orthogonalOffsets[path.section] ?? 0)
    guard let scroller = content.orthogonalScroller(ofSection: path.section),
      let asked = rowOffset(bringing: goal, from: offset)
    else { return }
    moveRow(
      path.section, to: Double(scroller.restOffset(nearest: CGFloat(asked))), animated: animated,
      pursuing: goal)
  }

  /// Returns the offset of a row that brings an item to its position; nil if the item does not
  /// exist.
  func rowOffset(bringing goal: RowState.Goal, from offset: Double) -> Double? {
    guard let scroller = content.orthogonalScroller(ofSection: goal.path.section),
      let attributes = content.attributes(for: .cell(goal.path), at: nil)
    else { return nil }
    let axis = scroller.axis
    var span = Box(attributes.frame).span(axis)
    if readingSign < 0 {
      let width = content.contentSize[axis]
      span = Span(low: width - span.high, high: width - span.low)
    }
    let isAsked = goal.position.axis == nil || goal.position.axis == axis
    let insets = content.rowInsets(ofSection: goal.path.section)
    return (isAsked ? goal.position : .nearest).offset(
      bringing: span, behind: insets.start,
      in: Double(scroller.viewLength) - insets.start - insets.end, from: offset, isMirrored: false)
  }

  private mutating func moveRow(
    _ section: Int, to target: Double, animated: Bool, pursuing goal: RowState.Goal? = nil
  ) {
    let offset = Double(viewport.orthogonalOffsets[section] ?? 0)
    setOutRow(
      section,
      animated
        ? .glide(from: offset, to: target, duration: physics.glideDuration) : .rest(at: target),
      for: .glide, pursued: goal)
    guard rows[section]?.motion == nil else { return }
    layOut()
    note(.rested, section: section, "at \(points: viewport.orthogonalOffsets[section] ?? 0)")
  }
}
