import Compositional

/// The rest offsets of an orthogonal section, computed from every group (rule 2.15).
package struct ReferenceRests {
  /// The scrolling behavior of the section.
  package let behavior: OrthogonalScrollingBehavior
  /// The length of the row with the section's insets, in points (rule 2.15.3).
  package let contentLength: Double
  /// The maximum offset: the excess of the row over the view, in points, rounded to pixels.
  package let maxOffset: Double
  /// The unclamped rest offsets, in the order of groups or pages (rule 2.15.5).
  let rests: [Double]
  private let pixels: ReferencePixels

  /// Creates the rest offsets of a row of groups.
  ///
  /// - Parameters:
  ///   - behavior: The scrolling behavior of the section.
  ///   - spans: The start and end of each group along the row, from the edge of the view.
  ///   - after: The edge spacing after a group.
  ///   - insets: The insets of the section and of its guide.
  ///   - view: The length of the view.
  init(
    _ behavior: OrthogonalScrollingBehavior, spans: [(start: Double, end: Double)], after: Double,
    insets: (start: Double, end: Double), view: Double, pixels: ReferencePixels
  ) {
    self.behavior = behavior
    self.pixels = pixels
    contentLength = (spans.last.map { $0.end + after } ?? insets.start) + insets.end
    maxOffset = pixels.rest(max(0, contentLength - view))
    let room = view - insets.start - insets.end
    switch behavior {
    case .none, .continuous:
      rests = []
    case .continuousGroupLeadingBoundary, .groupPaging:
      rests = spans.isEmpty ? [0] : spans.map { $0.start - spans[0].start }
    case .paging:
      // Open: a view without space between the insets is paged by its whole length.
      let page = room > 0 ? room : view
      var pages = [0.0]
      while page > 0, let last = pages.last, last < maxOffset { pages.append(last + page) }
      rests = pages
    case .groupPagingCentered:
      rests = spans.map { ($0.start + $0.end) / 2 - (insets.start + room / 2) }
    }
  }

  /// True if the rest offsets are sorted, as the groups usually are.
  package var areInOrder: Bool { zip(rests, rests.dropFirst()).allSatisfy { $0 <= $1 } }

  /// The initial offset of the row: centered groups start with the first (rule 2.15.5).
  package var initialOffset: Double {
    behavior == .groupPagingCentered ? rests.first.map(pixels.rest) ?? 0 : 0
  }

  /// Returns the rest offset for a requested offset.
  package func rest(asked: Double) -> Double {
    if behavior == .groupPagingCentered {
      return rests.isEmpty ? 0 : pixels.rest(rests[nearest(asked)])
    }
    if asked >= maxOffset { return maxOffset }
    let inside = max(0, asked)
    return cut(behavior == .continuous ? inside : rests[nearest(inside)])
  }

  /// The offsets at which a gesture may end, in order; those of centered groups are not clamped.
  private var stops: [Double] {
    guard behavior != .groupPagingCentered else { return rests.map(pixels.rest) }
    // The row ends after its last rest offset, or before rest offsets that it cannot reach.
    return rests.prefix { $0 < maxOffset - 0.5 / pixels.scale }.map(cut) + [maxOffset]
  }

  /// Returns the rest offset after a gesture.
  ///
  /// - Parameters:
  ///   - proposed: The offset toward which the row moves.
  ///   - flick: The direction of the flick, 1 or -1; 0 for none.
  ///   - start: The offset where the gesture began.
  ///   - position: The offset at the release.
  package func rest(
    proposed: Double, flick: Int, from start: Double, at position: Double
  ) -> Double {
    guard [.paging, .groupPaging, .groupPagingCentered].contains(behavior), !rests.isEmpty else {
      return rest(asked: proposed)
    }
    let stops = self.stops
    func stop(_ offset: Double) -> Int {
      let isAtEnd = behavior != .groupPagingCentered && offset >= maxOffset
      return isAtEnd ? stops.count - 1 : min(nearest(offset), stops.count - 1)
    }
    // What is less than a pixel away is where the row is.
    let pixel = 1 / pixels.scale
    func after(_ offset: Double) -> Int {
      stops.firstIndex { $0 >= offset + pixel } ?? stops.count - 1
    }
    func before(_ offset: Double) -> Int { stops.lastIndex { $0 <= offset - pixel } ?? 0 }
    let isCentered = behavior == .groupPagingCentered
    let inside = min(
      max(start, isCentered ? stops.min() ?? 0 : 0), isCentered ? stops.max() ?? 0 : maxOffset)
    let target = flick > 0 ? after(position) : flick < 0 ? before(position) : stop(proposed)
    return stops[min(max(target, before(inside)), after(inside))]
  }

  /// Returns the distance of an offset from the nearest change of the result, in points.
  package func doubt(at offset: Double) -> Double {
    let distances = rests.map { abs($0 - offset) }.sorted()
    let tie = distances.count > 1 ? distances[1] - distances[0] : .infinity
    let reach = stops.map { abs(abs($0 - offset) - 1 / pixels.scale) }.min() ?? .infinity
    return min(tie, reach, abs(offset - maxOffset))
  }

  private func cut(_ rest: Double) -> Double { min(max(pixels.rest(rest), 0), maxOffset) }

  /// Returns the index of the nearest rest offset; of two equally near, the later.
  private func nearest(_ offset: Double) -> Int {
    var best = 0
    for (index, rest) in rests.enumerated() where abs(rest - offset) <= abs(rests[best] - offset) {
      best = index
    }
    return best
  }
}
