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
  private let boxes: [Box]
  /// The range of each level in ``boxes``; the last level has at most eight boxes.
  private let levels: [Range<Int>]

  /// Creates a tree of boxes; nil if a linear search of so few boxes is faster.
  ///
  /// - Complexity: O(*n* log² *n*), where *n* is the number of boxes.
  package init?(_ list: [Box]) {
    guard list.count > Self.threshold else { return nil }
    var order = (0..<Int32(list.count)).map { $0 }
    Self.split(&order, list, 0..<list.count)
    self.order = order
    var boxes = order.map { list[Int($0)] }
    var levels = [boxes.indices]
    var level = boxes.indices
    while level.count > Self.fanOut {
      for first in stride(from: level.lowerBound, to: level.upperBound, by: Self.fanOut) {
        let last = min(first + Self.fanOut, level.upperBound)
        boxes.append(boxes[first + 1..<last].reduce(boxes[first]) { $0.union($1) })
      }
      level = level.upperBound..<boxes.count
      levels.append(level)
    }
    self.boxes = boxes
    self.levels = levels
  }

  /// Calls `body` with the index and the box of every box that touches `target`, in no particular
  /// order.
  ///
  /// - Returns: The numbers of bounds and boxes compared with `target`.
  /// - Complexity: O(log *n* + *k*) for *k* results, if the boxes do not overlap much.
  @inline(__always)
  @discardableResult
  package func forEach(
    touching target: Box, _ body: (Int, Box) -> Void
  ) -> (nodes: Int, boxes: Int) {
    var visited = (nodes: 0, boxes: 0)
    boxes.withUnsafeBufferPointer { boxes in
      levels.withUnsafeBufferPointer { levels in
        let top = levels.count - 1
        let leaves = levels[0].upperBound
        // A walk without a stack: down to the first child, or on to the next box of the level, and
        // up after the last child. There are at least two levels. The boxes themselves are compared
        // eight at a time, because they are most of the work.
        var (level, position) = (top, 0)
        while true {
          let box = boxes[levels[level].lowerBound &+ position]
          visited.nodes += 1
          if box.touches(target) {
            if level > 1 {
              level -= 1
              position *= Self.fanOut
              continue
            }
            let first = position &* Self.fanOut
            let end = min(first &+ Self.fanOut, leaves)
            visited.boxes += end &- first
            for leaf in first..<end where boxes[leaf].touches(target) {
              body(Int(order[leaf]), boxes[leaf])
            }
          }
          position += 1
          while position % Self.fanOut == 0 || position == levels[level].count {
            guard level < top else { return }
            position = (position - 1) / Self.fanOut + 1
            level += 1
          }
        }
      }
    }
    return visited
  }

  /// Sorts boxes so that neighbors in the list are neighbors in the plane.
  ///
  /// Splits a part near the median of the midpoints, along the axis in which they are spread wider,
  /// so that one side fills boxes of a level completely.
  private static func split(_ order: inout [Int32], _ list: [Box], _ part: Range<Int>) {
    guard part.count > fanOut else { return }
    let down = spread(order, list, part, .vertical)
    let axis: LayoutAxis = down >= spread(order, list, part, .horizontal) ? .vertical : .horizontal
    // Ties keep the original order, so that a list stays in order.
    order[part].sort {
      (list[Int($0)].mid(axis), $0) < (list[Int($1)].mid(axis), $1)
    }
    var unit = fanOut
    while unit * fanOut < part.count { unit *= fanOut }
    let full = max(1, (part.count / 2 + unit / 2) / unit)
    let middle = part.lowerBound + min(full * unit, (part.count - 1) / unit * unit)
    split(&order, list, part.lowerBound..<middle)
    split(&order, list, middle..<part.upperBound)
  }

  private static func spread(
    _ order: [Int32], _ list: [Box], _ part: Range<Int>, _ axis: LayoutAxis
  )
    -> Double
  {
    var middles = Span.none
    for position in part {
      let middle = list[Int(order[position])].mid(axis)
      middles = middles.union(Span(low: middle, high: middle))
    }
    return middles.length
  }
}
