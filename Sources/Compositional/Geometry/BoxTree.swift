/// Boxes by place: finds those that touch a box without looking at the others.
///
/// A balanced tree in one array. The boxes are split in halves at the median of their middles,
/// along the axis in which the middles are spread wider; every node knows the box around its
/// part. It never changes: a template is solved once.
package struct BoxTree: Sendable {
  /// Below this many boxes looking at each is faster.
  private static let threshold = 32
  private static let leafSize = 8

  /// The places of the boxes in the list they came from, in the order of the leaves.
  private let order: [Int32]
  /// The boxes in the order of the leaves.
  private let boxes: [Box]
  /// The box around each node; the children of node `n` are `2n + 1` and `2n + 2`.
  private var bounds: [Box] = []

  /// Sorts boxes into a tree; nil when there are too few to be worth it.
  ///
  /// - Complexity: O(n log² n)
  package init?(_ list: [Box]) {
    guard list.count > Self.threshold else { return nil }
    var order = (0..<Int32(list.count)).map { $0 }
    Self.split(&order, list, 0..<list.count)
    self.order = order
    boxes = order.map { list[Int($0)] }
    bound(node: 0, 0..<boxes.count)
  }

  /// Calls `body` with the place of every box that touches `target`, and with the box, in no
  /// particular order.
  ///
  /// - Returns: how many nodes and boxes were looked at.
  /// - Complexity: O(log n + answer) for boxes that do not pile up.
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

  /// A search and what it has looked at.
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

  /// Brings the boxes into the order of the leaves.
  private static func split(_ order: inout [Int32], _ list: [Box], _ part: Range<Int>) {
    guard part.count > leafSize else { return }
    let down = spread(order, list, part, .vertical)
    let axis: LayoutAxis = down >= spread(order, list, part, .horizontal) ? .vertical : .horizontal
    // Ties keep the order of the data, so that a list stays a list.
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

  /// Works out the box around each node.
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
