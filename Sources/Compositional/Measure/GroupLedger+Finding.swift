// Where groups are: by item, by index, and by what they cover.

extension GroupLedger {
  /// A group in its place.
  package struct Found {
    /// The node of its page.
    var node: Int
    /// Its entry in the page.
    var entry: Int
    /// Its place among the groups of the entry.
    var offset: Int
    /// Its place among the groups of the section.
    package var group: Int
    /// The item it starts with.
    package var firstItem: Int
    /// Where it starts along the advance axis, in points from the first group.
    package var start: Double
  }

  /// The group that holds an item.
  ///
  /// - Precondition: there is such an item.
  /// - Complexity: O(log entries)
  package func group(ofItem item: Int) -> Found {
    find(item) {
      $0.items
    } entry: {
      ($0.groups * $0.items, $0.items)
    }
  }

  /// The group at an index.
  ///
  /// - Precondition: there is such a group.
  /// - Complexity: O(log entries)
  package func group(_ index: Int) -> Found {
    find(index) {
      $0.groups
    } entry: {
      ($0.groups, 1)
    }
  }

  @inline(__always)
  private func find(
    _ position: Int, _ measure: (Sum) -> Int, entry: (Entry) -> (all: Int, each: Int)
  ) -> Found {
    var before = Sum()
    var node = root
    while true {
      let left = nodes[node].left
      let count = left < 0 ? 0 : measure(nodes[left].total)
      if position < measure(before) + count {
        node = left
        continue
      }
      if left >= 0 { before.skip(nodes[left].total) }
      if position < measure(before) + measure(nodes[node].own) || nodes[node].right < 0 { break }
      before.skip(nodes[node].own)
      node = nodes[node].right
    }
    var rest = position - measure(before)
    let last = pages[node].entries.count - 1
    for (index, candidate) in pages[node].entries.enumerated() {
      let (all, each) = entry(candidate)
      if rest < all || index == last {
        let offset = each == 0 ? 0 : min(rest / each, candidate.groups - 1)
        return Found(
          node: node, entry: index, offset: offset, group: before.groups + offset,
          firstItem: before.items + offset * candidate.items,
          start: before.extent + Double(offset) * (candidate.length + standard.gap))
      }
      rest -= all
      before.groups += candidate.groups
      before.items += candidate.groups * candidate.items
      before.extent += Double(candidate.groups) * (candidate.length + standard.gap)
    }
    preconditionFailure("A page without entries stands in the tree.")
  }

  /// Hands out the groups whose boxes may meet a span, in order, until `body` says to stop.
  ///
  /// - Parameters:
  ///   - span: along the advance axis, in points from the start of the first group.
  ///   - body: takes the group, its entry and the page; false stops.
  /// - Complexity: O(log entries + groups)
  func forEachGroup(
    meeting span: Span, _ visited: inout Int, _ body: (Found, Entry, Page) -> Bool
  ) {
    var before = Sum()
    _ = visit(root, &before, span, &visited, body)
  }

  /// Visits a node's part; false when `body` stopped it.
  private func visit(
    _ node: Int, _ before: inout Sum, _ span: Span, _ visited: inout Int,
    _ body: (Found, Entry, Page) -> Bool
  ) -> Bool {
    guard node >= 0 else { return true }
    visited += 1
    let total = nodes[node].total
    guard total.reach.low + before.extent <= span.high, total.reach.high + before.extent >= span.low
    else {
      before.skip(total)
      return true
    }
    guard visit(nodes[node].left, &before, span, &visited, body) else { return false }
    let own = nodes[node].own
    if own.reach.low + before.extent <= span.high, own.reach.high + before.extent >= span.low {
      guard visitPage(node, before, span, body) else { return false }
    }
    before.skip(own)
    return visit(nodes[node].right, &before, span, &visited, body)
  }

  private func visitPage(
    _ node: Int, _ before: Sum, _ span: Span, _ body: (Found, Entry, Page) -> Bool
  ) -> Bool {
    var found = Found(
      node: node, entry: 0, offset: 0, group: before.groups, firstItem: before.items,
      start: before.extent)
    let page = pages[node]
    for index in page.entries.indices {
      let entry = page.entries[index]
      let pitch = entry.length + standard.gap
      for offset in offsets(of: entry, at: found.start, meeting: span) {
        let group = Found(
          node: node, entry: index, offset: offset, group: found.group + offset,
          firstItem: found.firstItem + offset * entry.items,
          start: found.start + Double(offset) * pitch)
        guard body(group, entry, page) else { return false }
      }
      found.group += entry.groups
      found.firstItem += entry.groups * entry.items
      found.start += Double(entry.groups) * pitch
    }
    return true
  }

  /// The groups of an entry that may meet a span: division, with one to spare.
  private func offsets(of entry: Entry, at start: Double, meeting span: Span) -> Range<Int> {
    let pitch = entry.length + standard.gap
    guard entry.groups > 1, pitch != 0 else {
      let isNear = start <= span.high && start + max(0, entry.length) >= span.low
      return 0..<(isNear ? entry.groups : 0)
    }
    let one = (span.low - entry.length - start) / pitch
    let other = (span.high - start) / pitch
    let first = clamped(min(one, other) - 1, entry.groups)
    return first..<max(first, clamped(max(one, other) + 2, entry.groups))
  }

  private func clamped(_ position: Double, _ count: Int) -> Int {
    guard position > 0 else { return 0 }
    return position < Double(count) ? Int(position) : count
  }
}

extension GroupLedger.Sum {
  /// Goes on past groups, without asking how far they reach.
  @inline(__always)
  mutating func skip(_ next: Self) {
    groups += next.groups
    items += next.items
    extent += next.extent
  }
}

extension GroupLedger {
  /// At least as many groups as may meet a span.
  ///
  /// - Parameter span: along the advance axis, in points from the start of the first group.
  /// - Complexity: O(log entries + pages at the ends of the span)
  func groupBound(meeting span: Span) -> Int {
    func bound(_ node: Int, _ start: Double) -> Int {
      guard node >= 0 else { return 0 }
      let total = nodes[node].total
      let reach = total.reach.moved(by: start)
      guard reach.low <= span.high, reach.high >= span.low else { return 0 }
      if reach.low >= span.low, reach.high <= span.high { return total.groups }
      let left = nodes[node].left
      let own = start + (left < 0 ? 0 : nodes[left].total.extent)
      var count = bound(left, start) + bound(nodes[node].right, own + nodes[node].own.extent)
      var entryStart = own
      for entry in pages[node].entries {
        count += offsets(of: entry, at: entryStart, meeting: span).count
        entryStart += Double(entry.groups) * (entry.length + standard.gap)
      }
      return count
    }
    return bound(root, 0)
  }
}
