import Compositional

/// The changes of one stack when its items are set anew (content rule 4.8).
public struct StackChanges: Hashable, Sendable {
  /// An item that both the old and the new items have.
  public struct Pair: Hashable, Sendable {
    /// The index among the old items.
    public var old: Int
    /// The index among the new items.
    public var new: Int

    /// Creates a pair.
    public init(old: Int, new: Int) {
      self.old = old
      self.new = new
    }
  }

  /// The indexes of the old items that are removed, ascending.
  public var deletes: [Int] = []
  /// The indexes of the new items that are inserted, ascending.
  public var inserts: [Int] = []
  /// The items with other content, and all stacks that stay, by new index.
  public var updates: [Pair] = []
  /// The items that move in addition to the moves that deletes and inserts cause, by new index.
  public var moves: [Pair] = []

  /// Creates changes of nothing.
  public init() {}
}

/// The step from one tree to another, as a set of changes of items (content rule 4.8).
///
/// The root stays. An item stays if the other tree has one of the same identity: its name, kind,
/// style, alignments and padding, and the properties of a stack or the limits of a spacer.
public struct ContentUpdate: Hashable, Sendable {
  /// The tree after the step.
  public let content: Content
  /// The changes of each stack that stays, by its path in the new tree; the root's is `/`.
  public let changes: [String: StackChanges]
  /// The tree at the start of an animation: the new items where they are, the removed ones still in
  /// place, with `@removed` after their names, and the inserted ones at their new indexes.
  ///
  /// Inserted parts fade in from its frames. Removed parts keep their frames and fade out.
  public let intermediate: Content

  /// Creates the step between two trees.
  ///
  /// - Parameters:
  ///   - old: The tree before the step.
  ///   - new: The tree after the step.
  /// - Complexity: O(items of both trees)
  /// - Precondition: Both trees are at most ``Content/depthLimit`` nodes deep.
  public init(from old: Content, to new: Content) {
    var comparison = StackComparison()
    content = new
    intermediate = comparison.merged(old, new, path: "", depth: 1)
    changes = comparison.changes
  }
}

/// The comparison of two trees of stacks, which collects the changes.
private struct StackComparison {
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
    stack.items.insert(newItems, at: match.changes.inserts)
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

/// The properties by which an item is recognized.
private struct ItemIdentity: Hashable {
  /// The kind, with the properties that a change of items cannot change.
  enum Kind: Hashable {
    case stack(ContentStack.Arrangement, spacing: CGFloat)
    case spacer(ContentSpacer)
    case leaf, flow, split, scrollingSplit, conditional, rows, padding, separator
  }

  let name: String
  let style: String?
  let kind: Kind
  let vertical: StackVerticalAlignment?
  let horizontal: StackHorizontalAlignment?
  let accessibility: StackHorizontalAlignment?
  let padding: DirectionalEdgeInsets

  init(_ item: Content, _ index: Int) {
    name = item.id ?? "#\(index)"
    style = item.style
    vertical = item.placement.verticalAlignment
    horizontal = item.placement.horizontalAlignment
    accessibility = item.placement.accessibilityAlignment
    padding = item.placement.padding
    kind =
      switch item.kind {
      case .stack(let stack): .stack(stack.arrangement, spacing: stack.spacing)
      case .spacer(let spacer): .spacer(spacer)
      case .leaf: .leaf
      case .flow: .flow
      case .split: .split
      case .scrollingSplit: .scrollingSplit
      case .conditional: .conditional
      case .rows: .rows
      case .padding: .padding
      case .separator: .separator
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
  /// Inserts elements of another list at their indexes, ascending; at the end beyond it.
  ///
  /// - Complexity: O(elements of both lists)
  fileprivate mutating func insert(_ list: [Element], at indexes: [Int]) {
    var result: [Element] = []
    result.reserveCapacity(count + indexes.count)
    var rest = self[...]
    for index in indexes {
      while result.count < index, let element = rest.popFirst() { result.append(element) }
      result.append(list[index])
    }
    self = result + rest
  }
}
