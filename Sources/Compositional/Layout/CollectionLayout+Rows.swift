extension CollectionLayout {
  /// How a section scrolls across the layout; nil for one that does not, and for one there is not.
  ///
  /// - Parameter index: the section.
  /// - Complexity: O(log groups)
  public func orthogonalScroller(ofSection index: Int) -> OrthogonalScroller? {
    guard stack.hasSection(index) else { return nil }
    return OrthogonalScroller(stack.sections[index].geometry, grid: stack.resolver.grid)
  }

  /// Where the orthogonal sections come to rest when they are asked to go to offsets.
  ///
  /// What a ``Viewport`` takes. Sections of which nothing is asked are where they are before anybody
  /// scrolls them; those that rest at zero, and sections that do not scroll, are left out.
  ///
  /// - Parameter offsets: what is asked, by section, in points from the leading end of the row.
  /// - Complexity: O(sections)
  public func orthogonalOffsets(asking offsets: [Int: CGFloat] = [:]) -> [Int: CGFloat] {
    var rests: [Int: CGFloat] = [:]
    for index in stack.sections.indices
    where stack.sections[index].geometry.surroundings.scrolling.behavior != .none {
      guard let scroller = orthogonalScroller(ofSection: index) else { continue }
      let rest =
        offsets[index].map { scroller.restOffset(nearest: $0) } ?? scroller.initialOffset
      if rest != 0 { rests[index] = rest }
    }
    return rests
  }

  /// What the row of an orthogonal section covers along the scroll direction, in points.
  ///
  /// - Complexity: O(log sections)
  package func rowSpan(ofSection index: Int) -> Span {
    let section = stack.sections[index].geometry
    let start = stack.start(ofSection: index) + section.contentStart
    return Span(low: start, high: start + section.rowHeight)
  }

  /// The orthogonal section whose row is at a point of the content; headers beside it are not.
  ///
  /// - Complexity: O(log sections)
  package func row(at point: CGPoint) -> Int? {
    // Nothing meets what has no size, so the search is for a point around it.
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let position = point[stack.main]
    return stack.sections(meeting: around, from: Eye(stack)).first { index in
      let section = stack.sections[index].geometry
      guard section.surroundings.scrolling.behavior != .none, section.allGroups > 0 else {
        return false
      }
      let row = rowSpan(ofSection: index)
      return row.low <= position && position < row.high
    }
  }

  /// The insets of a section before and behind its groups, in points.
  package func rowInsets(ofSection index: Int) -> (start: Double, end: Double) {
    let surroundings = stack.sections[index].geometry.surroundings
    return (surroundings.start[surroundings.advance], surroundings.end[surroundings.advance])
  }
}
