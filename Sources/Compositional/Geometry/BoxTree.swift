/// A spatial index that finds the boxes that touch a given box.
///
/// The boxes are sorted so that neighbors in the list are neighbors in the plane, and every eight
/// of them are bounded by one box, every eight of those by another, and so on. All levels are flat
/// arrays. The tree is immutable, since a template is solved once.
package struct BoxTree: Sendable {
  /// The number of boxes up to which a linear search is faster.
  private static let threshold = 32
  /// The number of boxes that one box of the next level bounds.
  private static let fanOut = 8

  /// The indices of the boxes in the original list, in the order of the tree.
  private let order: [Int32]
  /// The boxes of all levels: those of the list, then the bounds of every eight, and so on.
  ///
  /// Each level is followed by empty boxes up to a multiple of eight.
  private let boxes: [Box]
  /// The range of each level in ``boxes``, without the empty boxes; the last level has at most eight.
  private let levels: [Range<Int>]

  /// Creates a tree of boxes; nil if a linear search of so few boxes is faster.
  ///
  /// - Complexity: O(*n* log² *n*), where *n* is the number of boxes.
  package init?(_ list: [Box]) {
    guard list.count > Self.threshold else { return nil }
    var midpoints = list.indices.map { Midpoint(middle: list[$0].middle, index: Int32($0)) }
    midpoints.withUnsafeMutableBufferPointer { Self.split($0) }
    order = midpoints.map { $0.index }
    var boxes = order.map { list[Int($0)] }
    var levels = [boxes.indices]
    var level = boxes.indices
    while true {
      // Each level is filled up to whole eights, so that eight boxes are always compared.
      let missing = (Self.fanOut - level.count % Self.fanOut) % Self.fanOut
      boxes += Array(repeating: .zero, count: missing)
      guard level.count > Self.fanOut else { break }
      let start = boxes.count
      for first in stride(from: level.lowerBound, to: level.upperBound, by: Self.fanOut) {
        let last = min(first + Self.fanOut, level.upperBound)
        boxes.append(boxes[first + 1..<last].reduce(boxes[first]) { $0.union($1) })
      }
      level = start..<boxes.count
      levels.append(level)
    }
    self.boxes = boxes
    self.levels = levels
  }

  /// Creates a tree of the boxes of some elements; nil if a linear search of so few is faster.
  ///
  /// - Complexity: O(1) for so few elements, else O(*n* log² *n*), where *n* is their number.
  package init?<Element>(_ elements: [Element], _ box: (Element) -> Box) {
    guard elements.count > Self.threshold else { return nil }
    self.init(elements.map(box))
  }

  /// Calls `body` with the index and the box of every box that touches `target`, in no particular
  /// order.
  ///
  /// - Precondition: No coordinate is NaN or infinite.
  /// - Returns: The numbers of bounds and boxes compared with `target`.
  /// - Complexity: O(log *n* + *k*) for *k* results, if the boxes do not overlap much.
  @inline(__always)
  @discardableResult
  package func forEach(
    touching target: Box, _ body: (Int, Box) -> Void
  ) -> (nodes: Int, boxes: Int) {
    var visited = (nodes: 0, boxes: 0)
    // Zeros have the signs with which the distance of equal numbers is never -0.
    let end = target.origin + target.size + .zero
    let low = Vector(
      x: target.origin.x == 0 ? -0.0 : target.origin.x,
      y: target.origin.y == 0 ? -0.0 : target.origin.y)
    boxes.withUnsafeBufferPointer { boxes in
      levels.withUnsafeBufferPointer { levels in
        // Eight boxes are compared without a branch, because which of them touch cannot be foreseen.
        func touches(from first: Int, _ count: Int) -> UInt64 {
          var mask: UInt64 = 0
          for offset in 0..<Self.fanOut {
            mask |= boxes[first &+ offset].touches(from: low, to: end) &<< UInt64(offset)
          }
          return mask & (1 &<< UInt64(count) &- 1)
        }
        let top = levels.count - 1
        // The boxes that touch and are still to be visited, eight bits for each level above the
        // list. Those of the current level are the lowest. There are at least two levels. Eight
        // above the list fit, and the boxes of a group need five (``SolverLimits/elements``).
        var (level, first) = (top, 0)
        var pending = touches(from: levels[top].lowerBound, levels[top].count)
        visited.nodes = levels[top].count
        while true {
          guard pending & 0xff != 0 else {
            guard level < top else { return }
            pending >>= 8
            level &+= 1
            first = first / Self.fanOut / Self.fanOut * Self.fanOut
            continue
          }
          let child = (first &+ pending.trailingZeroBitCount) &* Self.fanOut
          pending &= pending &- 1
          let below = levels[level &- 1]
          let count = min(Self.fanOut, below.count &- child)
          var found = touches(from: below.lowerBound &+ child, count)
          guard level == 1 else {
            visited.nodes &+= count
            level &-= 1
            first = child
            pending = pending << 8 | found
            continue
          }
          visited.boxes &+= count
          while found != 0 {
            let leaf = child &+ found.trailingZeroBitCount
            found &= found &- 1
            body(Int(order[leaf]), boxes[leaf])
          }
        }
      }
    }
    return visited
  }

  /// Calls `body` with the index and the box of every box that touches `target`, by index.
  ///
  /// - Returns: As for ``forEach(touching:_:)``.
  /// - Complexity: O(log *n* + *k* log *k*) for *k* results, if the boxes do not overlap much.
  @inline(__always)
  func forEachInOrder(
    touching target: Box, _ body: (Int, Box) -> Void
  ) -> (nodes: Int, boxes: Int) {
    var found: [(index: Int, box: Box)] = []
    let visited = forEach(touching: target) { found.append((index: $0, box: $1)) }
    found.sort { $0.index < $1.index }
    for (index, box) in found { body(index, box) }
    return visited
  }

  /// A box while the boxes are sorted: its midpoint, and its index in the list.
  private struct Midpoint {
    let middle: Vector
    let index: Int32
  }

  /// Sorts boxes so that neighbors in the list are neighbors in the plane.
  ///
  /// Splits a part near the median of the midpoints, along the axis in which they are spread wider,
  /// so that one side fills boxes of a level completely.
  private static func split(_ midpoints: UnsafeMutableBufferPointer<Midpoint>) {
    guard midpoints.count > fanOut else { return }
    var (low, high) = (midpoints[0].middle, midpoints[0].middle)
    for midpoint in midpoints.dropFirst() {
      low = Vector(x: min(low.x, midpoint.middle.x), y: min(low.y, midpoint.middle.y))
      high = Vector(x: max(high.x, midpoint.middle.x), y: max(high.y, midpoint.middle.y))
    }
    sort(midpoints, along: high.y - low.y >= high.x - low.x ? .vertical : .horizontal)
    var unit = fanOut
    while unit * fanOut < midpoints.count { unit *= fanOut }
    let full = max(1, (midpoints.count / 2 + unit / 2) / unit)
    let middle = min(full * unit, (midpoints.count - 1) / unit * unit)
    split(UnsafeMutableBufferPointer(rebasing: midpoints[..<middle]))
    split(UnsafeMutableBufferPointer(rebasing: midpoints[middle...]))
  }

  /// Sorts midpoints along an axis.
  ///
  /// Ties keep the original order, so that a list stays in order.
  private static func sort(
    _ midpoints: UnsafeMutableBufferPointer<Midpoint>, along axis: LayoutAxis
  ) {
    var midpoints = midpoints
    midpoints.sort {
      let (one, other) = ($0.middle[axis], $1.middle[axis])
      return one < other || (one == other && $0.index < $1.index)
    }
  }
}

extension Box {
  /// Returns 1 if the box touches the one between two corners, else 0, without a branch.
  ///
  /// A box is apart from another if one of four distances is negative, so that its sign is set.
  @inline(__always)
  fileprivate func touches(from low: Vector, to high: Vector) -> UInt64 {
    let near = SIMD2(origin.x, origin.y)
    let before = SIMD2(high.x, high.y) - near
    let after = near + SIMD2(size.x, size.y) - SIMD2(low.x, low.y)
    let signs =
      unsafeBitCast(before, to: SIMD2<UInt64>.self) | unsafeBitCast(after, to: SIMD2<UInt64>.self)
    return ~(signs.x | signs.y) &>> 63
  }
}
