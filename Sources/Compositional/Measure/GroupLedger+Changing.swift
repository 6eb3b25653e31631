// What changes a ledger: the size of a group, and the sequence of groups.

extension GroupLedger {
  /// Adds groups at the end.
  ///
  /// - Complexity: O(log entries), where `entry` has no measured sizes of a compact ledger.
  mutating func append(_ entry: Entry, sizes: [Double]? = nil) {
    guard entry.groups > 0 else { return }
    let sizes = standard.row.map { sizes ?? Array(repeating: .nan, count: $0.cells.count) } ?? []
    guard root >= 0, let last = lastNode, pages[last].entries.count < Self.pageCapacity * 3 / 4
    else {
      root = merged(root, makeNode(Page(entries: [entry], sizes: sizes)))
      return
    }
    pages[last].entries.append(entry)
    pages[last].sizes += sizes
    refreshLast(root)
  }

  private var lastNode: Int? {
    guard root >= 0 else { return nil }
    var node = root
    while nodes[node].right >= 0 { node = nodes[node].right }
    return node
  }

  private mutating func refreshLast(_ node: Int) {
    if nodes[node].right >= 0 {
      refreshLast(nodes[node].right)
    } else {
      nodes[node].own = pages[node].sum(gap: standard.gap)
    }
    pull(node)
  }

  /// Notes what a cell of a compact ledger was measured at.
  ///
  /// - Parameters:
  ///   - item: the cell.
  ///   - size: its length along the advance axis, in points; NaN forgets it.
  ///   - row: the shape of the groups.
  /// - Complexity: O(log entries + cells of a group)
  mutating func measure(item: Int, _ size: Double, row: RowShape) {
    let found = group(ofItem: item)
    let place = isolate(found)
    let each = row.cells.count
    let first = place * each
    pages[found.node].sizes[first + item - found.firstItem] = size
    let present = pages[found.node].entries[place].items
    let (length, isMeasured) = pages[found.node].sizes.withUnsafeBufferPointer { sizes in
      let own = UnsafeBufferPointer(rebasing: sizes[first..<first + each])
      return (row.length(own, present: present), own.contains { !$0.isNaN })
    }
    pages[found.node].entries[place].length = length
    pages[found.node].entries[place].isMeasured = isMeasured
    didChange(found)
  }

  /// Puts another group of as many items in the place of one.
  ///
  /// - Complexity: O(log entries)
  mutating func replace(_ found: Found, with entry: Entry) {
    let place = isolate(found)
    pages[found.node].entries[place] = entry
    didChange(found)
  }

  private mutating func didChange(_ found: Found) { didChange(found, firstItem: found.firstItem) }

  /// Sums up anew from the page of a group, and cuts the page in two where it is too full.
  mutating func didChange(_ found: Found, firstItem: Int) {
    refresh(found)
    if pages[found.node].entries.count > Self.pageCapacity {
      splitPage(found.node, holding: firstItem)
    }
  }

  /// What a cell of a compact ledger was measured at, in points; NaN for not at all.
  ///
  /// - Complexity: O(log entries)
  func size(ofItem item: Int, row: RowShape) -> Double {
    let found = group(ofItem: item)
    return pages[found.node].sizes[found.entry * row.cells.count + item - found.firstItem]
  }

  /// Splits a run so that a group of it stands alone; answers its entry in the page.
  private mutating func isolate(_ found: Found) -> Int {
    let run = pages[found.node].entries[found.entry]
    guard run.groups > 1 else { return found.entry }
    var parts: [Entry] = []
    for groups in [found.offset, 1, run.groups - found.offset - 1] where groups > 0 {
      parts.append(run)
      parts[parts.count - 1].groups = groups
    }
    pages[found.node].entries.replaceSubrange(found.entry...found.entry, with: parts)
    let each = standard.row?.cells.count ?? 0
    pages[found.node].sizes.insert(
      contentsOf: repeatElement(.nan, count: (parts.count - 1) * each), at: found.entry * each)
    return found.entry + (found.offset > 0 ? 1 : 0)
  }

  /// Sums up anew from the page of a group to the root.
  mutating func refresh(_ found: Found) {
    nodes[found.node].own = pages[found.node].sum(gap: standard.gap)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.deepest) { path in
      var depth = 0
      var node = root
      var item = found.firstItem
      while node != found.node {
        path[depth] = node
        depth += 1
        let left = nodes[node].left
        let before = left < 0 ? 0 : nodes[left].total.items
        // Only sums above the page are out of date, and they are not asked for.
        if item < before {
          node = left
        } else {
          item -= before + nodes[node].own.items
          node = nodes[node].right
        }
      }
      pull(node)
      while depth > 0 {
        depth -= 1
        pull(path[depth])
      }
    }
  }

  /// Far deeper than a treap of any memory grows.
  private static let deepest = 4096

  /// Makes two pages of one that is too full.
  private mutating func splitPage(_ node: Int, holding item: Int) {
    let each = standard.row?.cells.count ?? 0
    let first = firstItem(ofPage: node, holding: item)
    let half = pages[node].entries.count / 2
    let moved = Page(
      entries: Array(pages[node].entries[half...]),
      sizes: Array(pages[node].sizes[(half * each)...]))
    let (before, rest) = split(root, items: first)
    let (page, after) = split(rest, items: nodes[node].own.items)
    pages[page].entries.removeLast(moved.entries.count)
    pages[page].sizes.removeLast(moved.sizes.count)
    nodes[page].own = pages[page].sum(gap: standard.gap)
    pull(page)
    root = merged(merged(before, merged(page, makeNode(moved))), after)
  }

  /// The item that a page starts with, given one it holds.
  private func firstItem(ofPage page: Int, holding item: Int) -> Int {
    var first = 0
    var node = root
    while true {
      let left = nodes[node].left
      let before = first + (left < 0 ? 0 : nodes[left].total.items)
      if node == page { return before }
      if item < before {
        node = left
      } else {
        first = before + nodes[node].own.items
        node = nodes[node].right
      }
    }
  }
}

// The treap itself.
extension GroupLedger {
  /// Sums up a node from its page and its children.
  @inline(__always)
  mutating func pull(_ node: Int) {
    var total = Sum()
    let left = nodes[node].left
    let right = nodes[node].right
    if left >= 0 { total = nodes[left].total }
    total.append(nodes[node].own)
    if right >= 0 { total.append(nodes[right].total) }
    nodes[node].total = total
  }

  /// Puts one tree behind another.
  mutating func merged(_ one: Int, _ other: Int) -> Int {
    guard one >= 0 else { return other }
    guard other >= 0 else { return one }
    if nodes[one].priority > nodes[other].priority {
      nodes[one].right = merged(nodes[one].right, other)
      pull(one)
      return one
    }
    nodes[other].left = merged(one, nodes[other].left)
    pull(other)
    return other
  }

  /// Cuts a tree after so many items; a page or a run that the cut meets is cut in two.
  ///
  /// - Precondition: the cut lies between two groups.
  mutating func split(_ node: Int, items: Int) -> (Int, Int) {
    guard node >= 0 else { return (-1, -1) }
    guard items > 0 else { return (-1, node) }
    guard items < nodes[node].total.items else { return (node, -1) }
    let left = nodes[node].left
    let before = left < 0 ? 0 : nodes[left].total.items
    let own = nodes[node].own.items
    if items <= before {
      let (first, second) = split(left, items: items)
      nodes[node].left = second
      pull(node)
      return (first, node)
    }
    if items >= before + own {
      let (first, second) = split(nodes[node].right, items: items - before - own)
      nodes[node].right = first
      pull(node)
      return (node, second)
    }
    let tail = makeNode(cutPage(node, items: items - before))
    let right = nodes[node].right
    nodes[node].right = -1
    nodes[node].own = pages[node].sum(gap: standard.gap)
    pull(node)
    return (node, merged(tail, right))
  }

  /// Takes what follows some items of a page out of it.
  private mutating func cutPage(_ node: Int, items: Int) -> Page {
    let each = standard.row?.cells.count ?? 0
    var rest = items
    var index = 0
    while rest >= pages[node].entries[index].groups * pages[node].entries[index].items {
      rest -= pages[node].entries[index].groups * pages[node].entries[index].items
      index += 1
      if rest == 0 { break }
    }
    if rest > 0 {
      var run = pages[node].entries[index]
      let groups = rest / run.items
      precondition(groups * run.items == rest, "A ledger can be cut between groups only.")
      pages[node].entries[index].groups = groups
      run.groups -= groups
      index += 1
      pages[node].entries.insert(run, at: index)
      pages[node].sizes.insert(
        contentsOf: repeatElement(.nan, count: each), at: index * each)
    }
    let tail = Page(
      entries: Array(pages[node].entries[index...]),
      sizes: Array(pages[node].sizes[(index * each)...]))
    pages[node].entries.removeLast(tail.entries.count)
    pages[node].sizes.removeLast(tail.sizes.count)
    return tail
  }
}
