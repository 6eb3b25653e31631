import Compositional

/// The state of prefetching: the items requested before they are visible.
///
/// Apple's name: `UICollectionViewDataSourcePrefetching`. UIKit does not publish its rules. The
/// rules here: while the view scrolls, the items within one view length ahead are requested, once
/// each, in steps of a quarter of that length. Requested items that were not shown are canceled
/// when the view reverses its direction, when it has passed them, and when the data changes.
struct Prefetcher: Sendable {
  /// The items that were requested and not yet shown.
  var outstanding: Set<ElementIndexPath> = []
  /// True if the view scrolls forward; nil before it has moved.
  var isForward: Bool?
  /// The position up to which items were requested, in points along the scroll direction.
  var horizon = 0.0
  /// The content offset at the last layout pass, in points.
  var offset: Double?

  /// The fraction of the view length searched at once.
  static let step = 0.25

  /// Moves the state along with content that moved under the view.
  mutating func shift(by distance: Double) {
    offset = offset.map { $0 + distance }
    horizon += distance
  }
}

extension CollectionViewSimulator {
  /// The prefetched items that were not yet shown, in order.
  package var outstandingPrefetches: [ElementIndexPath] { prefetcher.outstanding.sorted() }

  /// Requests the items ahead, and cancels those that are no longer needed.
  ///
  /// - Parameter first: The index of the first pending appeared element of the current pass.
  mutating func prefetch(appearedSince first: Int) {
    let axis = content.scrollDirection
    let offset = viewport.contentOffset[axis]
    guard let last = prefetcher.offset else {
      prefetcher.offset = offset
      return
    }
    let way = offset - last
    prefetcher.offset = offset
    if !prefetcher.outstanding.isEmpty {
      for case .cell(let path) in pending.appeared[first...] { prefetcher.outstanding.remove(path) }
    }
    // A smaller distance is a rounding error.
    guard way.magnitude > PixelGrid.tolerance else { return }
    let length = viewport.size[axis]
    let isForward = way > 0
    let edge = isForward ? offset + length : offset
    if prefetcher.isForward != isForward {
      cancelPrefetching { _ in true }
      prefetcher.isForward = isForward
      prefetcher.horizon = edge
    }
    let reach = isForward ? edge + length : edge - length
    let isBehind = isForward ? prefetcher.horizon < edge : prefetcher.horizon > edge
    if isBehind { prefetcher.horizon = edge }
    let distance = (reach - prefetcher.horizon).magnitude
    guard distance >= length * Prefetcher.step, length > 0 else { return }
    look(from: prefetcher.horizon, to: reach, along: axis)
    prefetcher.horizon = reach
  }

  private mutating func look(from start: Double, to end: Double, along axis: LayoutAxis) {
    var strip = Box(viewport.bounds)
    strip.origin[axis] = min(start, end)
    strip.size[axis] = (end - start).magnitude
    var ahead = viewport
    ahead.contentOffset = CGPoint(x: strip.origin.x, y: strip.origin.y)
    ahead.size = CGSize(width: strip.size.x, height: strip.size.y)
    var frames: [ElementFrame] = []
    pending.work.elementsVisited += content.find(in: ahead, &frames).elementsVisited
    let inSight = Set(shown.lazy.filter { $0.kind == nil }.map { $0.frame.indexPath })
    for frame in frames where frame.category == .cell {
      let path = frame.indexPath
      guard !inSight.contains(path), prefetcher.outstanding.insert(path).inserted else { continue }
      pending.prefetched.append(path)
    }
    guard let first = inSight.min(), let last = inSight.max() else { return }
    let isForward = prefetcher.isForward == true
    cancelPrefetching { isForward ? $0 < first : $0 > last }
  }

  /// Cancels the requested items that a predicate selects.
  mutating func cancelPrefetching(where isUnwanted: (ElementIndexPath) -> Bool) {
    let unwanted = prefetcher.outstanding.filter(isUnwanted).sorted()
    guard !unwanted.isEmpty else { return }
    prefetcher.outstanding.subtract(unwanted)
    pending.cancelled += unwanted
  }
}
