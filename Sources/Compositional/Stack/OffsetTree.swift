/// Lengths one after another, with the start of each and the ones that reach into a span.
///
/// A binary tree of sums in one array: a length changes, a start is found and a span is searched
/// in a logarithm of the count. What is kept besides its length reaches over `ink`, which may
/// stick out on either side; every node knows how far its part reaches.
package struct OffsetTree: Sendable {
  /// What stands at one place of the tree, or the sum over several.
  package struct Extent: Hashable, Sendable {
    /// The length, in points.
    package var length: Double
    /// What it reaches over, in points from its start.
    package var ink: Span
    /// The extent across that is asked for, in points.
    package var across: Double

    package static let none = Extent(length: 0, ink: .none, across: 0)

    package init(length: Double, ink: Span, across: Double) {
      self.length = length
      self.ink = ink
      self.across = across
    }

    /// One extent followed by another.
    static func + (one: Extent, other: Extent) -> Extent {
      Extent(
        length: one.length + other.length, ink: one.ink.union(other.ink.moved(by: one.length)),
        across: max(one.across, other.across))
    }
  }

  /// The number of extents.
  package let count: Int
  /// The leaves of the tree: `count` rounded up to a power of two.
  private let width: Int
  /// Node 1 is the whole; the children of node `n` are `2n` and `2n + 1`.
  private var nodes: [Extent]

  /// Makes a tree of extents in order.
  package init(_ extents: [Extent]) {
    count = extents.count
    var width = 1
    while width < extents.count { width *= 2 }
    self.width = width
    nodes = Array(repeating: .none, count: 2 * width)
    nodes.replaceSubrange(width..<width + extents.count, with: extents)
    for node in stride(from: width - 1, to: 0, by: -1) {
      nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
    }
  }

  /// The sum over all extents.
  package var total: Extent { nodes[1] }

  /// Replaces one extent.
  ///
  /// - Complexity: O(log `count`)
  package mutating func update(_ index: Int, to extent: Extent) {
    var node = width + index
    nodes[node] = extent
    while node > 1 {
      node /= 2
      nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
    }
  }

  /// The start of an extent, in points.
  ///
  /// - Complexity: O(log `count`)
  package func start(of index: Int) -> Double {
    var node = width + index
    var start = 0.0
    while node > 1 {
      if node % 2 == 1 { start += nodes[node - 1].length }
      node /= 2
    }
    return start
  }

  /// Calls `body` with each extent that reaches into a span, edges included, and its start.
  ///
  /// - Returns: the nodes visited.
  /// - Complexity: O(log `count`) an answer.
  @discardableResult
  package func forEach(
    reaching low: Double, _ high: Double, _ body: (_ index: Int, _ start: Double) -> Void
  ) -> Int {
    var visited = 0
    visit(1, start: 0, low, high, &visited, body)
    return visited
  }

  private func visit(
    _ node: Int, start: Double, _ low: Double, _ high: Double, _ visited: inout Int,
    _ body: (Int, Double) -> Void
  ) {
    visited += 1
    let extent = nodes[node]
    guard start + extent.ink.low <= high, start + extent.ink.high >= low else { return }
    guard node < width else {
      body(node - width, start)
      return
    }
    visit(2 * node, start: start, low, high, &visited, body)
    visit(2 * node + 1, start: start + nodes[2 * node].length, low, high, &visited, body)
  }
}
