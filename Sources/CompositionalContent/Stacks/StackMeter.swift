import Compositional

/// A tree of stacks that answers only how large it is (content rule 3).
///
/// It computes the lengths of ``StackTree`` in a few flat arrays of plain numbers, without names,
/// positions and references. Measuring a cell needs nothing else, and most cells are measured more
/// often than they are placed.
struct StackMeter {
  /// A stack or an item, with its profile and its length along the axis that is being solved.
  struct Member {
    let parent: Int
    let role: Role
    let alignment: Alignment
    let padding: DirectionalEdgeInsets
    let hugging: ContentPriorities
    let compression: ContentPriorities
    var insets = DirectionalEdgeInsets.zero
    var spacing = 0.0
    var items = 0..<0
    /// The spacing and the padding of its items along the stack, in points.
    var gaps = 0.0
    /// The least length, in points.
    var low = 0.0
    /// The segments of the profile.
    var segments = 0..<0
    /// The length, in points.
    var length = 0.0
  }

  /// The part that a member has in the tree.
  enum Role {
    case stack(LayoutAxis)
    case spacer(ContentSpacer)
    /// A leaf with a formula for its size.
    case formula(LeafFormula)
    /// A leaf whose rule is at an index of the other rules.
    case other(Int)
  }

  /// The alignment across a stack.
  enum Alignment { case fill, start, center, end }

  /// So many points of one cost.
  struct Segment {
    var amount: Double
    let cost: PackedCost
  }

  let environment: ContentEnvironment
  /// The members, each before its items, and the items of a stack side by side.
  var members: [Member] = []
  /// The rules of leaves without a formula.
  var others: [ContentLeaf.SizeRule] = []
  var scale = PriorityScale()
  /// The segments of all members along the axis that is being solved.
  var segments: [Segment] = []
  /// The numbers of the items of a stack, in the order in which they take points.
  var steps: [Step] = []

  /// Creates the tree; nil if it needs ``StackTree``.
  ///
  /// It does for an item whose place depends on others, for a container of another system, and for
  /// more members and priorities than the costs can tell apart.
  ///
  /// - Complexity: O(nodes)
  init?(_ content: Content, in environment: ContentEnvironment) {
    guard case .stack(let stack) = content.kind else { return nil }
    self.environment = environment
    members.reserveCapacity(16)
    let axis = stack.axis(in: environment)
    members.append(
      Member(
        parent: -1, role: .stack(axis), alignment: .fill, padding: .zero,
        hugging: content.hugging, compression: content.compression))
    guard append(stack, at: 0, axis, depth: 2), scale.fit(members.count) else { return nil }
    segments.reserveCapacity(8 * members.count)
    steps.reserveCapacity(4 * members.count)
  }

  /// Returns the size for a proposal, in points.
  mutating func size(for proposal: ContentProposal) -> Vector {
    if let width = proposal.width, let height = proposal.height {
      return Vector(x: Double(width), y: Double(height))
    }
    // Where the width is proposed, nothing asks for that of the root.
    profile(along: .horizontal, from: proposal.width == nil ? 0 : 1)
    let width = proposal.width.map { Double($0) } ?? max(0, length(of: 0, below: fitting))
    if let height = proposal.height { return Vector(x: width, y: Double(height)) }
    share(width, along: .horizontal)
    profile(along: .vertical, from: 0)
    return Vector(x: width, y: max(0, length(of: 0, below: fitting)))
  }

  /// The cost at which a solution fits no tighter (content rule 4.4).
  private var fitting: PackedCost { scale.cost(-1, at: LengthCost.fittingPriority) }

  // MARK: Members

  /// Appends the items of a stack, and everything in them; false if the tree needs another solver.
  private mutating func append(
    _ stack: ContentStack, at parent: Int, _ axis: LayoutAxis, depth: Int
  ) -> Bool {
    members[parent].insets = stack.insets.insets(in: environment)
    members[parent].spacing = Double(stack.spacing)
    if axis == .horizontal { scale.insert(LengthCost.pullPriority) }
    if stack.items.isEmpty { scale.insert(LengthCost.limit) }
    let start = members.count
    members[parent].items = start..<start + stack.items.count
    guard depth <= Content.depthLimit || stack.items.isEmpty else { return false }
    // Items are read in place: a copy of one counts all references in it.
    let isComplete = stack.items.withUnsafeBufferPointer { items in
      for index in items.indices {
        let wishes = items[index].wishes
        guard let role = role(of: items, index),
          let alignment = Alignment(stack.alignment(of: wishes, along: axis))
        else { return false }
        members.append(
          Member(
            parent: parent, role: role, alignment: alignment,
            padding: wishes?.placement.padding ?? .zero,
            hugging: items[index].hugging, compression: items[index].compression))
      }
      return true
    }
    guard isComplete else { return false }
    members[parent].gaps = gaps(in: parent, along: axis)
    for offset in stack.items.indices {
      guard case .stack(let axis) = members[start + offset].role,
        case .stack(let inner) = stack.items[offset].kind
      else { continue }
      guard append(inner, at: start + offset, axis, depth: depth + 1) else { return false }
    }
    return true
  }

  /// Returns the sum of the spacing and the padding along a stack, in points (content rule 4.2).
  private func gaps(in stack: Int, along axis: LayoutAxis) -> Double {
    let items = members[stack].items
    var sum = Double(max(0, items.count - 1)) * members[stack].spacing
    for item in items { sum += members[item].padding.total(axis) }
    return sum
  }

  /// Returns the role of an item, whose priorities are noted; nil for a container that is no stack.
  private mutating func role(of items: UnsafeBufferPointer<Content>, _ index: Int) -> Role? {
    switch items[index].kind {
    case .stack(let stack): return .stack(stack.axis(in: environment))
    case .spacer(let limits):
      if limits != ContentSpacer() {
        scale.insert(LengthCost.limit)
        scale.insert(LengthCost.lowest)
      }
      return .spacer(limits)
    case .leaf(let leaf):
      scale.insert(items[index].hugging)
      scale.insert(items[index].compression)
      if let formula = LeafFormula(leaf.rule) { return .formula(formula) }
      others.append(leaf.rule)
      return .other(others.count - 1)
    case .flow, .split, .scrollingSplit, .conditional, .rows, .constraints, .padding, .separator:
      return nil
    }
  }
}

extension StackMeter.Member {
  /// The axis along which its items follow one another; nil if it is no stack.
  var axis: LayoutAxis? {
    if case .stack(let axis) = role { return axis }
    return nil
  }
}

extension StackMeter.Alignment {
  /// Creates an alignment; nil if it depends on other parts.
  init?(_ alignment: CrossAlignment) {
    switch alignment {
    case .fill: self = .fill
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    case .centered, .custom: return nil
    }
  }
}
