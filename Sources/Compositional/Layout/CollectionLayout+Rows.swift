extension CollectionLayout {
  /// Returns the scroller of an orthogonal section; nil for any other section or index.
  ///
  /// - Parameter index: The index of the section.
  /// - Complexity: O(log groups)
  public func orthogonalScroller(ofSection index: Int) -> OrthogonalScroller? {
    guard stack.hasSection(index) else { return nil }
    return OrthogonalScroller(stack.sections[index].geometry, stack.resolver)
  }

  /// Returns the rest offsets of the orthogonal sections for requested offsets.
  ///
  /// A ``Viewport`` takes the result. Sections without a requested offset have their initial
  /// offset. Offsets of zero and sections that do not scroll are omitted.
  ///
  /// - Parameter offsets: The requested offsets by section, in points from the leading end of the
  ///   row.
  /// - Complexity: O(sections)
  public func orthogonalOffsets(asking offsets: [Int: CGFloat] = [:]) -> [Int: CGFloat] {
    var rests: [Int: CGFloat] = [:]
    for index in stack.sections.indices
    where stack.sections[index].geometry.room.scrolling.behavior != .none {
      guard let scroller = orthogonalScroller(ofSection: index) else { continue }
      let rest =
        offsets[index].map { scroller.restOffset(nearest: $0) } ?? scroller.initialOffset
      if rest != 0 { rests[index] = rest }
    }
    return rests
  }

  /// Returns the viewport of a view that no one has scrolled sideways: its rows are at rest where a
  /// device shows them.
  ///
  /// A viewport made by hand has all rows at 0, where a row with centered groups never rests. Set
  /// ``Viewport/adjustedContentInset`` for a view behind bars.
  ///
  /// - Parameters:
  ///   - contentOffset: The content offset, in points in content coordinates.
  ///   - size: The size of the view, in points; nil for that of the environment.
  /// - Complexity: O(sections)
  public func viewport(
    at contentOffset: CGPoint = CGPoint(x: 0, y: 0), size: CGSize? = nil
  ) -> Viewport {
    Viewport(
      contentOffset: contentOffset,
      size: size ?? environment?.container.contentSize ?? CGSize(width: 0, height: 0),
      orthogonalOffsets: orthogonalOffsets())
  }

  /// Returns the extent of the row of an orthogonal section along the scroll direction, in points.
  ///
  /// - Complexity: O(log sections)
  package func rowSpan(ofSection index: Int) -> Span {
    let section = stack.sections[index].geometry
    let start = stack.start(ofSection: index) + section.contentStart
    return Span(low: start, high: start + section.rowHeight)
  }

  /// Returns the orthogonal section whose row contains a point: the section that a drag there scrolls.
  ///
  /// - Parameter point: The point, in points in content coordinates.
  /// - Returns: The index of the section; nil if there is no row, as on a header of the section.
  /// - Complexity: O(log sections)
  public func orthogonalSection(at point: CGPoint) -> Int? {
    // An empty rectangle meets nothing, so the search takes a point of space around it.
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let position = point[stack.main]
    return stack.sections(meeting: around, from: Viewpoint(stack)).first { index in
      let section = stack.sections[index].geometry
      guard section.room.scrolling.behavior != .none, section.allGroups > 0 else {
        return false
      }
      let row = rowSpan(ofSection: index)
      return row.low <= position && position < row.high
    }
  }

  /// Returns the insets of a section before and after its groups, in points.
  package func rowInsets(ofSection index: Int) -> (start: Double, end: Double) {
    let room = stack.sections[index].geometry.room
    return (room.start[room.advance], room.end[room.advance])
  }
}
