/// Consecutive lengths, searchable by start and by the spans they reach over.
///
/// Binary trees of sums in flat arrays: changes and searches take logarithmic time. An element may
/// reach over more or less than its length; every node stores the reach of its part. As long as
/// each element reaches over exactly its length, as sections mostly do, only lengths are read.
package struct OffsetTree: Sendable {
  /// An element of the tree.
  package struct Extent: Hashable, Sendable {
    /// The length, in points.
    package var length: Double
    /// The span that it reaches over, in points from its start.
    package var ink: Span
    /// The extent across, in points.
    package var across: Double

    package init(length: Double, ink: Span, across: Double) {
      self.length = length
      self.ink = ink
      self.across = across
    }

    /// True if the extent has a positive length and nothing reaches beyond it.
    var isWithinLength: Bool { length > 0 && ink.low >= 0 && ink.high <= length }

    /// Returns the extent of this one and one that follows it.
    @inline(__always)
    func joined(with next: Extent) -> Extent {
      Extent(
        length: length + next.length, ink: ink.union(next.ink.moved(by: length)),
        across: max(across, next.across))
    }
  }

  /// The number of extents.
  package let count: Int
  /// The leaves of the trees: `count` rounded up to a power of two.
  let width: Int
  /// Node 1 is the whole; the children of node `n` are `2n` and `2n + 1`.
  private var lengths: [Double]
  /// The span that each node's part reaches over, from the start of the part.
  private var inks: [Span]
  /// The largest extent across of each node's part.
  private var across: [Double]
  /// The number of extents that are not within their lengths.
  private(set) var irregular = 0

  /// Creates a tree of extents in order.
  package init(_ extents: [Extent]) {
    count = extents.count
    var width = 1
    while width < extents.count { width *= 2 }
    self.width = width
    lengths = Array(repeating: 0, count: 2 * width)
    inks = Array(repeating: .none, count: 2 * width)
    across = Array(repeating: 0, count: 2 * width)
    for (index, extent) in extents.enumerated() { set(width + index, extent) }
    for node in stride(from: width - 1, to: 0, by: -1) { sum(node) }
    irregular = extents.count { !$0.isWithinLength }
    checkInvariants()
  }

  private mutating func set(_ node: Int, _ extent: Extent) {
    lengths[node] = extent.length
    inks[node] = extent.ink
    across[node] = extent.across
  }

  private mutating func sum(_ node: Int) {
    set(node, extent(ofNode: 2 * node).joined(with: extent(ofNode: 2 * node + 1)))
  }

  /// Returns the extent of a node's part.
  @inline(__always)
  func extent(ofNode node: Int) -> Extent {
    Extent(length: lengths[node], ink: inks[node], across: across[node])
  }

  /// The sum of all lengths, in points.
  package var totalLength: Double { lengths[1] }

  /// The largest extent across, in points.
  package var largestAcross: Double { across[1] }

  /// Replaces one extent.
  ///
  /// - Complexity: O(log `count`)
  package mutating func update(_ index: Int, to extent: Extent) {
    var node = width + index
    irregular +=
      (extent.isWithinLength ? 0 : 1) - (self.extent(ofNode: node).isWithinLength ? 0 : 1)
    set(node, extent)
    while node > 1 {
      node /= 2
      sum(node)
    }
    checkInvariants()
  }

  /// Returns the start of an extent, in points.
  ///
  /// - Complexity: O(log `count`)
  package func start(of index: Int) -> Double {
    var node = width + index
    var start = 0.0
    while node > 1 {
      if node % 2 == 1 { start += lengths[node - 1] }
      node /= 2
    }
    return start
  }

  /// An extent and its start, in points.
  package struct Found {
    package var index: Int
    package var start: Double
  }

  /// Returns the first extent that may reach into a span, edges included.
  ///
  /// - Complexity: O(log `count`)
  @inline(__always)
  package func first(reaching span: Span, _ visited: inout Int) -> Found? {
    guard irregular == 0 else { return search(1, start: 0, from: 0, span, &visited) }
    guard count > 0, span.low <= totalLength, span.high >= 0 else { return nil }
    return lengths.withUnsafeBufferPointer { lengths in
      var node = 1
      var start = 0.0
      while node < width {
        visited += 1
        node *= 2
        let end = start + lengths[node]
        if end < span.low {
          start = end
          node += 1
        }
      }
      // Rounding in the sums may lead past the last one.
      return node - width < count ? Found(index: node - width, start: start) : nil
    }
  }

  /// Returns the next extent that may reach into a span, edges included.
  ///
  /// - Complexity: O(log `count`); O(1) if no extent sticks out.
  @inline(__always)
  package func next(after found: Found, reaching span: Span, _ visited: inout Int) -> Found? {
    guard irregular == 0 else {
      return search(1, start: 0, from: found.index + 1, span, &visited)
    }
    visited += 1
    let next = Found(index: found.index + 1, start: found.start + lengths[width + found.index])
    return next.index < count && next.start <= span.high ? next : nil
  }

  /// Returns the first extent from `index` on in a node's part whose ink reaches into a span.
  private func search(
    _ node: Int, start: Double, from index: Int, _ span: Span, _ visited: inout Int
  ) -> Found? {
    visited += 1
    guard start + inks[node].low <= span.high, start + inks[node].high >= span.low,
      lastLeaf(under: node) >= width + index
    else { return nil }
    guard node < width else { return Found(index: node - width, start: start) }
    return search(2 * node, start: start, from: index, span, &visited)
      ?? search(2 * node + 1, start: start + lengths[2 * node], from: index, span, &visited)
  }

  private func lastLeaf(under node: Int) -> Int {
    var node = node
    while node < width { node = 2 * node + 1 }
    return node
  }
}
