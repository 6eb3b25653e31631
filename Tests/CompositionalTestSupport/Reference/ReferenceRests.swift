import Compositional

/// Where an orthogonal section may rest, found by looking at every group (2.15).
package struct ReferenceRests {
  /// How the section scrolls.
  package let behavior: OrthogonalScrollingBehavior
  /// The row with the section's insets, in points (2.15.3).
  package let contentLength: Double
  /// As far as it goes: what of the row does not fit the view, in points.
  package let maxOffset: Double
  /// The rests that are not yet cut at the ends, in the order of groups or pages (2.15.5).
  let rests: [Double]
  private let pixels: ReferencePixels

  /// Looks at the groups of a row.
  ///
  /// - Parameters:
  ///   - behavior: how the section scrolls.
  ///   - spans: where each group starts and ends along the row, from the edge of the view.
  ///   - after: the edge spacing behind a group.
  ///   - insets: of the section, with those of its guide.
  ///   - view: the length of the view.
  init(
    _ behavior: OrthogonalScrollingBehavior, spans: [(start: Double, end: Double)], after: Double,
    insets: (start: Double, end: Double), view: Double, pixels: ReferencePixels
  ) {
    self.behavior = behavior
    self.pixels = pixels
    contentLength = (spans.last.map { $0.end + after } ?? insets.start) + insets.end
    maxOffset = max(0, contentLength - view)
    let room = view - insets.start - insets.end
    switch behavior {
    case .none, .continuous:
      rests = []
    case .continuousGroupLeadingBoundary, .groupPaging:
      rests = spans.isEmpty ? [0] : spans.map { $0.start - spans[0].start }
    case .paging:
      // Open: a view without room between the insets is turned as a whole.
      let page = room > 0 ? room : view
      var pages = [0.0]
      while page > 0, let last = pages.last, last < maxOffset { pages.append(last + page) }
      rests = pages
    case .groupPagingCentered:
      rests = spans.map { ($0.start + $0.end) / 2 - (insets.start + room / 2) }
    }
  }

  /// Whether rests follow one another as the groups do.
  package var areInOrder: Bool { zip(rests, rests.dropFirst()).allSatisfy { $0 <= $1 } }

  /// Where the row is before it is scrolled: centred groups begin with the first (2.15.5).
  package var initialOffset: Double {
    behavior == .groupPagingCentered ? rests.first.map(pixels.position) ?? 0 : 0
  }

  /// Where the row rests when it is asked to go to an offset.
  package func rest(asked: Double) -> Double {
    if behavior == .groupPagingCentered {
      return rests.isEmpty ? 0 : pixels.position(rests[nearest(asked)])
    }
    if asked >= maxOffset { return maxOffset }
    let inside = max(0, asked)
    return cut(behavior == .continuous ? inside : rests[nearest(inside)])
  }

  /// Where the row rests after a gesture from an offset towards another.
  ///
  /// - Parameter flick: in which direction it was flicked, 1 or -1; 0 for not.
  package func rest(proposed: Double, flick: Int, from start: Double) -> Double {
    guard [.paging, .groupPaging, .groupPagingCentered].contains(behavior), !rests.isEmpty else {
      return rest(asked: proposed)
    }
    var stops = rests.map(pixels.position)
    if behavior != .groupPagingCentered {
      // The row ends behind its last rest, or before rests that it cannot reach.
      stops = rests.prefix { $0 < maxOffset - 0.5 / pixels.scale }.map(cut) + [maxOffset]
    }
    func stop(_ offset: Double) -> Int {
      let isAtEnd = behavior != .groupPagingCentered && offset >= maxOffset
      return isAtEnd ? stops.count - 1 : min(nearest(offset), stops.count - 1)
    }
    let before = stop(start)
    var target = stop(proposed)
    if flick > 0 { target = max(target, before + 1) }
    if flick < 0 { target = min(target, before - 1) }
    target = min(max(target, before - 1), before + 1)
    return stops[min(max(target, 0), stops.count - 1)]
  }

  /// How near an offset is to where the answer changes, in points.
  package func doubt(at offset: Double) -> Double {
    let distances = rests.map { abs($0 - offset) }.sorted()
    let tie = distances.count > 1 ? distances[1] - distances[0] : .infinity
    return min(tie, abs(offset - maxOffset))
  }

  private func cut(_ rest: Double) -> Double { min(max(pixels.position(rest), 0), maxOffset) }

  /// The nearest rest, the later of two as near.
  private func nearest(_ offset: Double) -> Int {
    var best = 0
    for (index, rest) in rests.enumerated() where abs(rest - offset) <= abs(rests[best] - offset) {
      best = index
    }
    return best
  }
}
