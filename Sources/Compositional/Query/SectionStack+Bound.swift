// An upper bound of the size of a query's result, without running the query.

extension SectionStack {
  /// Returns an upper bound of the number of elements that meet a rectangle; at most `Int.max`.
  ///
  /// - Complexity: O(log sections + sections met)
  func elementBound(
    meeting rect: CGRect, from viewpoint: Viewpoint, orthogonalOffsets: [Int: CGFloat]?
  ) -> Int {
    let whole = Box(origin: .zero, size: viewpoint.content)
    guard let box = viewpoint.mirrored(Box(rect)).intersection(whole) else { return 0 }
    let base = boundary.startExtension
    let span = offsetSpan(of: box)
    var visited = 0
    var bound = boundary.items.count
    var next = offsets.first(reaching: span, &visited)
    while let found = next {
      let geometry = sections[found.index].geometry
      let advance = geometry.room.advance
      let place = sectionPlace(found.index, start: base + found.start, orthogonalOffsets)
      let part = box.span(advance).moved(by: -place.shift[advance])
      let slack = viewpoint.slack(of: part, along: advance, on: resolver.grid)
      let elements = sections[found.index].elementBound(
        meeting: part.moved(by: -place.origin[advance]).widened(by: slack))
      let others = geometry.boundaryItems.count + geometry.decorationItems.count
      let (sum, overflow) = bound.addingReportingOverflow(elements)
      guard !overflow, sum < .max - others else { return .max }
      bound = sum + others
      next = offsets.next(after: found, reaching: span, &visited)
    }
    return bound
  }
}
