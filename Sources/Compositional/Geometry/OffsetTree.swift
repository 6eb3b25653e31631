/// Consecutive lengths, searchable by start and by the spans they reach over.
///
/// A tree of sums in flat arrays, in which each node has eight children: changes and searches take
/// logarithmic time, and a search reads a cache line per level. An element may reach over more or
/// less than its length; every entry stores the reach of its part. As long as each element reaches
/// over exactly its length, as sections mostly do, only the ends of the children are read.
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

    /// The extent of nothing.
    static var none: Extent { Extent(length: 0, ink: .none, across: 0) }

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

  /// The number of children of a node.
  static let fanOut = 8

  /// The number of extents.
  package let count: Int
  /// The first node of each level, the leaves first; the last level is one node.
  ///
  /// Node `n` has the entries `8n` to `8n + 7`; those of the leaves are the extents in order.
  let levels: [Int]
  /// The extent of each entry's part.
  private var extents: [Extent]
  /// The ends of the parts of each node's entries, from the start of the node.
  private var ends: [SIMD8<Double>]
  /// The extent of everything.
  private var whole = Extent.none
  /// The number of extents that are not within their lengths.
  private(set) var irregular = 0
  /// The length of every extent, if all are as long and their sums are exact; zero if not.
  ///
  /// A division finds an extent then, without a tree.
  package private(set) var even = 0.0

  /// Creates a tree of extents in order.
  package init(_ extents: [Extent]) {
    count = extents.count
    var levels = [0]
    var entries = max(1, extents.count)
    var nodes = 0
    repeat {
      entries = (entries + Self.fanOut - 1) / Self.fanOut
      nodes += entries
      levels.append(nodes)
    } while entries > 1
    levels.removeLast()
    self.levels = levels
    ends = Array(repeating: .zero, count: nodes)
    self.extents = extents
    self.extents += repeatElement(.none, count: Self.fanOut * nodes - count)
    for level in levels.indices {
      let end = level + 1 < levels.count ? levels[level + 1] : nodes
      for node in levels[level]..<end { sum(node, ofLevel: level) }
    }
    irregular = extents.count { !$0.isWithinLength }
    even = Self.even(extents)
    checkInvariants()
  }

  /// Returns the length of each of several extents, if all are as long and their sums are exact.
  private static func even(_ extents: [Extent]) -> Double {
    guard extents.count > 1, let length = extents.first?.length, length > 0 else { return 0 }
    // Whole numbers of 1/1024 of a point, whose sums a double holds.
    let units = length * 1024
    guard units == units.rounded(), units * Double(extents.count) < 0x1p50 else { return 0 }
    return extents.allSatisfy { $0.length == length } ? length : 0
  }

  /// Sums up the entries of a node, for the node and for its entry in the level above.
  private mutating func sum(_ node: Int, ofLevel level: Int) {
    let first = Self.fanOut * (node - levels[level])
    let entries = level == 0 ? count : levels[level] - levels[level - 1]
    var sum = extents[Self.fanOut * node]
    var ends = SIMD8(repeating: sum.length)
    for child in 1..<max(1, min(Self.fanOut, entries - first)) {
      sum = sum.joined(with: extents[Self.fanOut * node + child])
      // The entries after it end here too, unless they have a length.
      for later in child..<Self.fanOut { ends[later] = sum.length }
    }
    self.ends[node] = ends
    guard level + 1 < levels.count else { return whole = sum }
    extents[Self.fanOut * levels[level + 1] + node - levels[level]] = sum
  }

  /// Returns the extent of an entry's part.
  @inline(__always)
  func extent(ofEntry entry: Int) -> Extent { extents[entry] }

  /// Returns the ends of the parts of a node's entries, in points from the start of the node.
  func ends(ofNode node: Int) -> SIMD8<Double> { ends[node] }

  /// The extent of everything.
  var total: Extent { whole }

  /// The sum of all lengths, in points.
  package var totalLength: Double { whole.length }

  /// The largest extent across, in points.
  package var largestAcross: Double { whole.across }

  /// Replaces one extent.
  ///
  /// - Complexity: O(log `count`)
  package mutating func update(_ index: Int, to extent: Extent) {
    let wasWithin = extents[index].isWithinLength
    extents[index] = extent
    irregular += (extent.isWithinLength ? 0 : 1) - (wasWithin ? 0 : 1)
    if extent.length != even { even = 0 }
    if count == 1 {
      // Most lists are one section. A tree of one extent has no sums to compute.
      ends[0] = SIMD8(repeating: extent.length)
      whole = extent
    } else {
      var entry = index
      for level in levels.indices {
        entry /= Self.fanOut
        sum(levels[level] + entry, ofLevel: level)
      }
    }
    checkInvariants()
  }

  /// Returns the start of an extent, in points.
  ///
  /// - Complexity: O(log `count`)
  package func start(of index: Int) -> Double {
    if even > 0 { return Double(index) * even }
    var start = 0.0
    for level in levels.indices.reversed() {
      let entry = index >> (3 * level)
      start += self.start(ofEntry: entry % Self.fanOut, in: levels[level] + entry / Self.fanOut)
    }
    return start
  }

  /// Returns the start of an entry, in points from the start of its node.
  @inline(__always)
  private func start(ofEntry entry: Int, in node: Int) -> Double {
    entry == 0 ? 0 : ends[node][entry - 1]
  }

  /// An extent in its place.
  package struct Found {
    /// The index of the extent.
    package var index: Int
    /// The start of the extent, in points.
    package var start: Double
    /// The start of its node, in points.
    fileprivate var nodeStart = 0.0
  }

  /// Returns the first extent that may reach into a span, edges included.
  ///
  /// - Complexity: O(log `count`)
  @inline(__always)
  package func first(reaching span: Span, _ visited: inout Int) -> Found? {
    guard irregular == 0 else { return firstIrregular(reaching: span, from: 0, &visited) }
    guard count > 0, span.low <= totalLength, span.high >= 0 else { return nil }
    var found = Found(index: 0, start: 0)
    guard count > 1 else { return found }
    guard even == 0 else { return firstEven(reaching: span, &visited) }
    for level in levels.indices.reversed() {
      visited += 1
      let node = levels[level] + found.index
      // The entries that end before the span come first. Rounding in the sums may count all eight.
      let isBefore = (ends[node] + found.start) .< span.low
      let entry = min(isBefore.count, Self.fanOut - 1)
      found.nodeStart = found.start
      found.start += start(ofEntry: entry, in: node)
      found.index = found.index * Self.fanOut + entry
    }
    // Rounding in the sums may lead past the last one.
    return found.index < count ? found : nil
  }

  /// Returns the first of equally long extents that may reach into a span, edges included.
  @inline(__always)
  private func firstEven(reaching span: Span, _ visited: inout Int) -> Found? {
    visited += 1
    // The first that does not end before the span; a quotient may be rounded to a whole number.
    // A span may start anywhere before the first.
    var index = max(0, Int(max(0, span.low / even).rounded(.up)) - 1)
    if Double(index + 1) * even < span.low { index += 1 }
    return evenExtent(index, upTo: .infinity)
  }

  /// Returns one of equally long extents, unless it starts after a position.
  @inline(__always)
  private func evenExtent(_ index: Int, upTo high: Double) -> Found? {
    let start = Double(index) * even
    return index < count && start <= high ? Found(index: index, start: start) : nil
  }

  /// Returns the next extent that may reach into a span, edges included.
  ///
  /// - Complexity: O(log `count`); O(1) if no extent sticks out.
  @inline(__always)
  package func next(after found: Found, reaching span: Span, _ visited: inout Int) -> Found? {
    guard irregular == 0 else {
      return firstIrregular(reaching: span, from: found.index + 1, &visited)
    }
    guard found.index + 1 < count else { return nil }
    visited += 1
    guard even == 0 else { return evenExtent(found.index + 1, upTo: span.high) }
    // Read from the node rather than from the lengths, which are elsewhere in memory.
    let (node, entry) = (found.index / Self.fanOut, found.index % Self.fanOut)
    var next = found
    next.index += 1
    next.start = found.nodeStart + ends[node][entry]
    guard next.start <= span.high else { return nil }
    if entry == Self.fanOut - 1 {
      // Summed up from the root, so that every search rounds alike.
      visited += levels.count - 1
      next.start = start(of: next.index)
      next.nodeStart = next.start
    }
    return next
  }

  /// Returns the first extent from an index on that may reach into a span, edges included.
  ///
  /// - Complexity: O(log `count`)
  func first(from index: Int, reaching span: Span, _ visited: inout Int) -> Found? {
    guard irregular == 0 else { return firstIrregular(reaching: span, from: index, &visited) }
    guard index < count else { return nil }
    var rest = span
    rest.low = max(span.low, start(of: index))
    var found = first(reaching: rest, &visited)
    // The one before ends where this one starts.
    while let early = found, early.index < index {
      found = next(after: early, reaching: rest, &visited)
    }
    return found
  }

  /// Returns the first extent from `index` on whose ink reaches into a span.
  @inline(never)
  private func firstIrregular(
    reaching span: Span, from index: Int, _ visited: inout Int
  ) -> Found? {
    search(Part(level: levels.count - 1, node: 0, start: 0), from: index, span, &visited)
  }

  /// A node in its place: its number in its level, and its start in points.
  private struct Part {
    let level: Int
    let node: Int
    let start: Double
  }

  private func search(_ part: Part, from index: Int, _ span: Span, _ visited: inout Int) -> Found? {
    let node = levels[part.level] + part.node
    for child in 0..<Self.fanOut {
      let entry = part.node * Self.fanOut + child
      guard (entry + 1) << (3 * part.level) > index else { continue }
      visited += 1
      let start = part.start + start(ofEntry: child, in: node)
      let ink = extents[Self.fanOut * node + child].ink
      guard start + ink.low <= span.high, start + ink.high >= span.low else { continue }
      guard part.level > 0 else { return Found(index: entry, start: start) }
      let below = Part(level: part.level - 1, node: entry, start: start)
      if let found = search(below, from: index, span, &visited) { return found }
    }
    return nil
  }
}

extension SIMDMask where Storage == SIMD8<Int64> {
  /// The number of lanes that are set.
  @inline(__always)
  fileprivate var count: Int {
    -Int(unsafeBitCast(self, to: SIMD8<Int64>.self).wrappedSum())
  }
}
