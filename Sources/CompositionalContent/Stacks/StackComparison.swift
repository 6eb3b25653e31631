import Compositional

/// The comparison of two trees of stacks, which collects the changes.
struct StackComparison {
  private(set) var changes: [String: StackChanges] = [:]

  /// Returns the tree between two trees whose roots are the same node.
  mutating func merged(_ old: Content, _ new: Content, path: String, depth: Int) -> Content {
    require(
      depth <= Content.depthLimit,
      "The content is nested deeper than \(Content.depthLimit) nodes.")
    guard let oldStack = old.stack, var stack = new.stack else { return new }
    let (oldItems, newItems) = (oldStack.items, stack.items)
    var match = StackMatch(oldItems, newItems)
    for pair in match.pairs {
      let (one, other) = (oldItems[pair.old], newItems[pair.new])
      if other.stack != nil || (!other.isSpacer && one.contents != other.contents) {
        match.changes.updates.append(pair)
      }
    }
    changes[path.isEmpty ? "/" : path] = match.changes
    var kept: [Int: Content] = [:]
    for pair in match.pairs {
      let name = newItems[pair.new].id ?? "#\(pair.new)"
      let path = path.isEmpty ? name : path + "/" + name
      var item = merged(
        oldItems[pair.old], newItems[pair.new], path: path, depth: depth + 1)
      item.id = name
      kept[pair.old] = item
    }
    stack.items = oldItems.indices.map { index in
      if let item = kept[index] { return item }
      var removed = oldItems[index]
      removed.id = (removed.id ?? "#\(index)") + "@removed"
      return removed
    }
    let inserted = match.changes.inserts.map { index in
      var item = newItems[index]
      item.id = item.id ?? "#\(index)"
      return (index: index, element: item)
    }
    stack.items.insert(inserted)
    var result = new
    result.kind = .stack(stack)
    return result
  }
}

/// The items that two lists share, and the changes between them.
private struct StackMatch {
  /// The shared items, by new index.
  private(set) var pairs: [StackChanges.Pair] = []
  var changes = StackChanges()

  init(_ old: [Content], _ new: [Content]) {
    var places: [ItemIdentity: Int] = [:]
    for (index, item) in old.enumerated() { places[ItemIdentity(item, index)] = index }
    var isKept = Array(repeating: false, count: old.count)
    for (index, item) in new.enumerated() {
      if let place = places.removeValue(forKey: ItemIdentity(item, index)) {
        isKept[place] = true
        pairs.append(.init(old: place, new: index))
      } else {
        changes.inserts.append(index)
      }
    }
    changes.deletes = old.indices.filter { !isKept[$0] }
    var deletesBefore: [Int] = []
    var deletes = 0
    for kept in isKept {
      deletesBefore.append(deletes)
      deletes += kept ? 0 : 1
    }
    var inserts = 0
    for pair in pairs {
      while inserts < changes.inserts.count, changes.inserts[inserts] < pair.new { inserts += 1 }
      if pair.old - deletesBefore[pair.old] + inserts != pair.new { changes.moves.append(pair) }
    }
  }
}

extension Content {
  fileprivate var isSpacer: Bool {
    if case .spacer = kind { return true }
    return false
  }

  /// The node without its behavior, which every change sets and none compares.
  fileprivate var contents: Content {
    var contents = self
    contents.hugging = .hugging
    contents.compression = .compression
    return contents
  }
}

extension Array {
  /// Inserts elements at indexes, ascending; at the end where there are too few.
  ///
  /// - Complexity: O(elements)
  fileprivate mutating func insert(_ inserted: [(index: Int, element: Element)]) {
    var result: [Element] = []
    result.reserveCapacity(count + inserted.count)
    var rest = self[...]
    for (index, element) in inserted {
      while result.count < index, let element = rest.popFirst() { result.append(element) }
      result.append(element)
    }
    self = result + rest
  }
}
