import Compositional

/// The lengths and positions of members of a tree of stacks along an axis.
struct StackPlaces {
  private let profiles: StackProfiles
  private let tree: StackMembers
  private var axis: LayoutAxis { profiles.axis }
  /// The lengths, by member, in points.
  private(set) var lengths: [Double]
  /// The positions, by member, in the coordinates of the given span; NaN if there is none.
  private(set) var positions: [Double]
  /// The middle that other parts give to each item that follows others; NaN if they give none.
  private(set) var targets: [Int: Double] = [:]
  /// The centered items that had to move to stay inside their stacks.
  private(set) var moved: Set<Int> = []
  /// The positions of the items in their stacks, by member.
  private var offsets: [Double]

  /// Places a stack and everything in it.
  ///
  /// - Parameters:
  ///   - profiles: The profiles along the axis.
  ///   - span: The span of the stack, in points.
  ///   - tree: The tree.
  ///   - root: The stack; the members outside it get no places.
  /// - Complexity: O(*s* log *s*) for *s* segments of the members.
  init(_ profiles: StackProfiles, in span: Span, of tree: StackMembers, root: Int = 0) {
    self.profiles = profiles
    self.tree = tree
    lengths = Array(repeating: 0, count: tree.count)
    positions = Array(repeating: .nan, count: tree.count)
    offsets = Array(repeating: 0, count: tree.count)
    lengths[root] = span.length
    positions[root] = span.low
    let stacks = stacks(in: root)
    for stack in stacks { layOut(stack) }
    for stack in stacks { follow(stack) }
    let following = stacks.flatMap { stack in
      tree[stack].items.filter { followsOthers($0) }
    }
    // In the order of the document, in which nodes are numbered.
    for item in following.sorted(by: { tree[$0].node < tree[$1].node }) {
      switch tree[item].alignment {
      case .centered(let path): center(item, to: path)
      case .custom(let alignment): place(item, by: alignment)
      case .fill, .start, .center, .end: break
      }
    }
  }

  /// The stacks in a stack, each before those in it.
  private func stacks(in root: Int) -> [Int] {
    var stacks = [root]
    var next = 0
    while next < stacks.count {
      stacks += tree[stacks[next]].items.filter { tree[$0].axis != nil }
      next += 1
    }
    return stacks
  }

  private func followsOthers(_ item: Int) -> Bool {
    let member = tree[item]
    return member.alignment.followsOthers && tree[member.parent].axis != axis
  }

  // MARK: Lengths and offsets

  private mutating func layOut(_ stack: Int) {
    let member = tree[stack]
    if member.axis == axis { layOutLine(member, lengths[stack]) } else { layOutAcross(stack) }
  }

  /// Shares the length of a stack among its items (content rules 4.2, 4.5).
  private mutating func layOutLine(_ stack: StackMember, _ length: Double) {
    let items = stack.items
    let room = length - stack.insets.total(axis) - stack.gaps(in: tree, along: axis)
    let shares = LengthProfile.shares(of: room, among: profiles.profiles[items])
    var position = stack.insets.start(axis)
    for (item, share) in zip(items, shares) {
      let padding = tree[item].padding
      position += padding.start(axis)
      lengths[item] = share
      offsets[item] = position
      position += share + padding.end(axis) + stack.spacing
    }
  }

  /// Aligns the items across a stack (content rule 4.6).
  private mutating func layOutAcross(_ stack: Int) {
    let member = tree[stack]
    let (start, end) = (member.insets.start(axis), lengths[stack] - member.insets.end(axis))
    for item in member.items {
      let padding = tree[item].padding
      let alignment = tree[item].alignment
      let room = end - start - padding.total(axis)
      let low = profiles.profiles[item].low
      func length(below cost: LengthCost, in room: Double) -> Double {
        max(low, min(profiles.profiles[item].length(below: cost), room))
      }
      switch alignment {
      case .fill:
        lengths[item] = max(0, room)
        offsets[item] = start + padding.start(axis)
      case .start:
        lengths[item] = length(below: tree.pull(on: item), in: room)
        offsets[item] = start + padding.start(axis)
      case .end:
        lengths[item] = length(below: tree.pull(on: item), in: room)
        offsets[item] = end - padding.end(axis) - lengths[item]
      case .center:
        lengths[item] = length(
          below: tree.pull(on: item), in: end - start - 2 * padding.greater(axis))
        offsets[item] = (start + end - lengths[item]) / 2
      case .centered, .custom:
        lengths[item] = length(below: .nothing, in: room)
        offsets[item] = (start + end - lengths[item]) / 2
      }
    }
  }

  // MARK: Positions

  /// Positions the items of a stack that has a position, but for those that follow others.
  private mutating func follow(_ stack: Int) {
    guard !positions[stack].isNaN else { return }
    for item in tree[stack].items where !followsOthers(item) {
      positions[item] = positions[stack] + offsets[item]
    }
  }

  /// Positions an item that is centered to another, with everything in it (content rule 4.7).
  private mutating func center(_ item: Int, to path: String) {
    let member = tree[item]
    let stack = tree[member.parent]
    let middle = self.member(at: path).map { positions[$0] + lengths[$0] / 2 } ?? .nan
    targets[item] = middle
    if !middle.isNaN {
      let low = stack.insets.start(axis) + member.padding.start(axis)
      let high =
        lengths[member.parent] - stack.insets.end(axis) - member.padding.end(axis) - lengths[item]
      let wish = middle - lengths[item] / 2 - positions[member.parent]
      offsets[item] = max(low, min(wish, high))
      if abs(offsets[item] - wish) > ContentSolver.tolerance { moved.insert(item) }
    }
    position(item)
  }

  /// Positions an item where a closure puts it, with everything in it (content rule 4.10).
  private mutating func place(_ item: Int, by alignment: StackCustomAlignment) {
    let parent = tree[item].parent
    let insets = tree[parent].insets
    let room = max(0, lengths[parent] - insets.total(axis))
    let context = StackAlignmentContext(
      axis: axis,
      container: StackSpan(start: CGFloat(insets.start(axis)), length: CGFloat(room)),
      length: CGFloat(lengths[item]), places: self, item: item)
    if let span = alignment.place(in: context) {
      offsets[item] = Double(span.start)
      if lengths[item] != Double(span.length) {
        lengths[item] = Double(span.length)
        for stack in stacks(in: item) where tree[stack].axis != nil { layOut(stack) }
      }
      targets[item] = positions[parent] + Double(span.middle)
    } else {
      targets[item] = .nan
    }
    position(item)
  }

  /// Positions an item at its offset, with everything in it.
  private mutating func position(_ item: Int) {
    positions[item] = positions[tree[item].parent] + offsets[item]
    guard tree[item].axis != nil else { return }
    for stack in stacks(in: item) { follow(stack) }
  }
}

extension StackPlaces {
  /// Returns the member at a path from the root of the document; nil if there is none.
  func member(at path: String) -> Int? { tree.targets[path] }

  /// Returns the place of a member, in points from the edge of the stack of an item.
  ///
  /// - Returns: The place; nil if the member has none yet.
  func span(of member: Int, seenFrom item: Int) -> StackSpan? {
    let edge = positions[tree[item].parent]
    guard !positions[member].isNaN, !edge.isNaN else { return nil }
    return StackSpan(
      start: CGFloat(positions[member] - edge), length: CGFloat(max(0, lengths[member])))
  }

  /// Returns the distance of a baseline from the top of a member, in points (content rule 4.9).
  func baseline(in member: Int, isFirst: Bool) -> CGFloat {
    guard axis == .vertical else { return 0 }
    var index = member
    var top = 0.0
    while tree[index].axis != nil {
      guard let next = isFirst ? tree[index].items.first : tree[index].items.last else { break }
      top += offsets[next]
      index = next
    }
    let bottom = CGFloat(top + lengths[index])
    switch tree[index].role {
    case .stack, .spacer: return isFirst ? CGFloat(top) : bottom
    case .leaf:
      guard let baselines = tree[index].baselines else { return bottom }
      return isFirst ? CGFloat(top) + baselines.first : bottom - baselines.last
    }
  }
}
