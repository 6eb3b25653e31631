import Compositional

/// A stack with all stacks in it, and the items of each, in a flat array of plain numbers.
struct StackMembers: Sendable {
  /// The members, each before its items, and the items of a stack side by side.
  private(set) var members: [StackMember] = []
  /// The rules of leaves without a formula.
  private(set) var rules: [ContentLeaf.SizeRule] = []
  /// The alignments of items whose places depend on other parts, by member.
  private(set) var followers: [Int: CrossAlignment] = [:]
  /// False if an item follows others or is a container of another system, and for too deep a tree.
  private(set) var isPlain = true

  /// Creates the tree of a stack; other content is a tree of one container.
  ///
  /// - Complexity: O(nodes)
  init(_ content: Content, in environment: ContentEnvironment) {
    members.reserveCapacity(16)
    guard case .stack(let stack) = content.kind else {
      isPlain = false
      append(content, .container)
      return
    }
    let axis = stack.axis(in: environment)
    append(content, .stack(axis))
    append(stack, at: 0, axis, depth: 2, in: environment)
  }

  /// Appends the root.
  private mutating func append(_ root: Content, _ role: StackMember.Role) {
    members.append(
      StackMember(
        parent: -1, role: role, alignment: .fill, padding: .zero, hugging: root.hugging,
        compression: root.compression))
  }

  /// Appends the items of a stack, and everything in them.
  private mutating func append(
    _ stack: ContentStack, at parent: Int, _ axis: LayoutAxis, depth: Int,
    in environment: ContentEnvironment
  ) {
    members[parent].insets = stack.insets.insets(in: environment)
    members[parent].spacing = Double(stack.spacing)
    let start = members.count
    guard depth <= Content.depthLimit || stack.items.isEmpty else {
      isPlain = false
      return
    }
    members[parent].items = start..<start + stack.items.count
    // Items are read in place: a copy of one counts all references in it.
    stack.items.withUnsafeBufferPointer { items in
      for index in items.indices {
        let wishes = items[index].wishes
        members.append(
          StackMember(
            parent: parent, role: role(of: items, index, in: environment),
            alignment: alignment(of: wishes, in: stack, along: axis),
            padding: wishes?.placement.padding ?? .zero,
            hugging: items[index].hugging, compression: items[index].compression))
      }
    }
    members[parent].gaps = gaps(in: parent, along: axis)
    for offset in stack.items.indices {
      guard case .stack(let axis) = members[start + offset].role,
        case .stack(let inner) = stack.items[offset].kind
      else { continue }
      append(inner, at: start + offset, axis, depth: depth + 1, in: environment)
    }
  }

  /// Returns the sum of the spacing and the padding along a stack, in points (content rule 4.2).
  private func gaps(in stack: Int, along axis: LayoutAxis) -> Double {
    let items = members[stack].items
    var sum = Double(max(0, items.count - 1)) * members[stack].spacing
    for item in items { sum += members[item].padding.total(axis) }
    return sum
  }

  /// Returns the alignment of the next member, which is noted if it follows others.
  private mutating func alignment(
    of wishes: ContentWishes?, in stack: ContentStack, along axis: LayoutAxis
  ) -> StackMember.Alignment {
    let alignment = stack.alignment(of: wishes, along: axis)
    if alignment.followsOthers {
      followers[members.count] = alignment
      isPlain = false
    }
    return StackMember.Alignment(alignment)
  }

  /// Returns the role of an item, whose rule is noted.
  private mutating func role(
    of items: UnsafeBufferPointer<Content>, _ index: Int, in environment: ContentEnvironment
  ) -> StackMember.Role {
    switch items[index].kind {
    case .stack(let stack): return .stack(stack.axis(in: environment))
    case .spacer(let limits): return .spacer(limits)
    case .leaf(let leaf):
      if let formula = LeafFormula(leaf.rule) { return .formula(formula) }
      rules.append(leaf.rule)
      return .rule(rules.count - 1)
    case .flow, .split, .scrollingSplit, .conditional, .rows, .constraints, .padding, .separator:
      isPlain = false
      return .container
    }
  }
}
