/// A spatial index that finds the boxes that touch a given box.
///
/// A balanced tree in one array. The boxes are split in halves at the median of their midpoints,
/// along the axis in which the midpoints are spread wider; every node stores the bounds of its
/// part. The tree is immutable, since a template is solved once.
package struct BoxTree: Sendable {
  /// The number of boxes up to which a linear search is faster.
  private static let threshold = 32
  private static let leafSize = 8

  /// The indices of the boxes in the original list, in the order of the leaves.
  private let order: [Int32]
  /// The boxes in the order of the leaves.
  private let boxes: [Box]
  /// The bounds of each node; the children of node `n` are `2n + 1` and `2n + 2`.
  private var bounds: [Box] = []

  /// Creates a tree of boxes; nil if a linear search of so few boxes is faster.
  ///
  /// - Complexity: O(*n* log² *n*), where *n* is the number of boxes.
  package init?(_ list: [Box]) {
    guard list.count > Self.threshold else { return nil }
    var order = (0..<Int32(list.count)).map { $0 }
    Self.split(&order, list, 0..<list.count)
    self.order = order
    boxes = order.map { list[Int($0)] }
    bound(node: 0, 0..<boxes.count)
  }

  /// Calls `body` with the index and the box of every box that touches `target`, in no particular
  /// order.
  ///
  /// - Returns: The numbers of nodes and boxes visited.
  /// - Complexity: O(log *n* + *k*) for *k* results, if the boxes do not overlap much.
  @discardableResult
  package func forEach(
    touching target: Box, _ body: (Int, Box) -> Void
  ) -> (nodes: Int, boxes: Int) {
    var walk = Walk(target: target)
    bounds.withUnsafeBufferPointer { bounds in
      visit(node: 0, 0..<order.count, bounds, &walk, body)
    }
    return (walk.nodes, walk.boxes)
  }

  /// A search and the number of nodes and boxes it visited.
  private struct Walk {
    let target: Box
    var nodes = 0
    var boxes = 0
  }

  private func visit(
    node: Int, _ part: Range<Int>, _ bounds: UnsafeBufferPointer<Box>, _ walk: inout Walk,
    _ body: (Int, Box) -> Void
  ) {
    walk.nodes += 1
    guard bounds[node].touches(walk.target) else { return }
    guard part.count > Self.leafSize else {
      walk.boxes += part.count
      for position in part where boxes[position].touches(walk.target) {
        body(Int(order[position]), boxes[position])
      }
      return
    }
    let middle = Self.middle(part)
    visit(node: 2 * node + 1, part.lowerBound..<middle, bounds, &walk, body)
    visit(node: 2 * node + 2, middle..<part.upperBound, bounds, &walk, body)
  }

  private static func middle(_ part: Range<Int>) -> Int { part.lowerBound + part.count / 2 }

  /// Sorts the boxes into the order of the leaves.
  private static func split(_ order: inout [Int32], _ list: [Box], _ part: Range<Int>) {
    guard part.count > leafSize else { return }
    let down = spread(order, list, part, .vertical)
    let axis: LayoutAxis = down >= spread(order, list, part, .horizontal) ? .vertical : .horizontal
    // Ties keep the original order, so that a list stays in order.
    order[part].sort {
      (list[Int($0)].mid(axis), $0) < (list[Int($1)].mid(axis), $1)
    }
    let middle = middle(part)
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

  /// Computes the bounds of each node.
  private mutating func bound(node: Int, _ part: Range<Int>) {
    while bounds.count <= 2 * node + 2 { bounds.append(.zero) }
    guard part.count > Self.leafSize else {
      bounds[node] = boxes[part].dropFirst().reduce(boxes[part.lowerBound]) { $0.union($1) }
      return
    }
    let middle = Self.middle(part)
    bound(node: 2 * node + 1, part.lowerBound..<middle)
    bound(node: 2 * node + 2, middle..<part.upperBound)
    bounds[node] = bounds[2 * node + 1].union(bounds[2 * node + 2])
  }
}
