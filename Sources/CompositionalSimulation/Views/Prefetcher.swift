import Compositional

/// Which data a collection view asks for before it is in sight.
///
/// Apple's name: `UICollectionViewDataSourcePrefetching`. The rules, which UIKit does not publish:
/// while the view scrolls, the items within one view's length ahead of it are asked for, once each,
/// in steps of a quarter of that length. What was asked for and not shown is cancelled when the view
/// turns round, when it has gone past, and when the data changes.
struct Prefetcher: Sendable {
  /// What was asked for and has not been shown.
  var outstanding: Set<ElementIndexPath> = []
  /// Whether the view goes forward; nil before it has moved.
  var isForward: Bool?
  /// How far was looked ahead, in points of the content along the scroll direction.
  var horizon = 0.0
  /// Where the view was at the last layout pass, in points.
  var offset: Double?

  /// The part of the view's length that is looked at together.
  static let step = 0.25

  /// Follows content that was moved under the view.
  mutating func shift(by distance: Double) {
    offset = offset.map { $0 + distance }
    horizon += distance
  }
}

extension CollectionViewSimulator {
  /// What data was asked for ahead of time and has not been shown, in order.
  package var outstandingPrefetches: [ElementIndexPath] { prefetcher.outstanding.sorted() }

  /// Asks for what is ahead and cancels what is no longer.
  ///
  /// - Parameter first: the first of the elements noted to have appeared that did so just now.
  mutating func prefetch(appearedSince first: Int) {
    let axis = layout.configuration.scrollDirection
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
    // Less is the noise of adding up.
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
    pending.work.elementsVisited += layout.find(in: ahead, &frames).elementsVisited
    let inSight = Set(shown.lazy.filter { $0.kind == nil }.map(\.frame.indexPath))
    for frame in frames where frame.category == .cell {
      let path = frame.indexPath
      guard !inSight.contains(path), prefetcher.outstanding.insert(path).inserted else { continue }
      pending.prefetched.append(path)
    }
    guard let first = inSight.min(), let last = inSight.max() else { return }
    let isForward = prefetcher.isForward == true
    cancelPrefetching { isForward ? $0 < first : $0 > last }
  }

  /// Cancels what is no longer wanted of what was asked for.
  mutating func cancelPrefetching(where isUnwanted: (ElementIndexPath) -> Bool) {
    let unwanted = prefetcher.outstanding.filter(isUnwanted).sorted()
    guard !unwanted.isEmpty else { return }
    prefetcher.outstanding.subtract(unwanted)
    pending.cancelled += unwanted
  }
}
