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
  /// The middle of the target of each centered item; NaN if it has none that is placed before it.
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
    let centered = stacks.flatMap { stack in
      tree[stack].items.filter { isCentered($0) }
    }
    // In the order of the document, in which nodes are numbered.
    for item in centered.sorted(by: { tree[$0].node < tree[$1].node }) {
      center(item)
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

  private func isCentered(_ item: Int) -> Bool {
    let member = tree[item]
    return member.alignment.target != nil && tree[member.parent].axis != axis
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
      case .centered:
        lengths[item] = length(below: .nothing, in: room)
        offsets[item] = (start + end - lengths[item]) / 2
      }
    }
  }

  // MARK: Positions

  /// Positions the items of a stack that has a position, but for the centered ones.
  private mutating func follow(_ stack: Int) {
    guard !positions[stack].isNaN else { return }
    for item in tree[stack].items where !isCentered(item) {
      positions[item] = positions[stack] + offsets[item]
    }
  }

  /// Positions an item that is centered to another, with everything in it (content rule 4.7).
  private mutating func center(_ item: Int) {
    let member = tree[item]
    let stack = tree[member.parent]
    let target = member.alignment.target.flatMap { tree.targets[$0] }
    let middle = target.map { positions[$0] + lengths[$0] / 2 } ?? .nan
    targets[item] = middle
    var offset = offsets[item]
    if !middle.isNaN {
      let low = stack.insets.start(axis) + member.padding.start(axis)
      let high =
        lengths[member.parent] - stack.insets.end(axis) - member.padding.end(axis) - lengths[item]
      let wish = middle - lengths[item] / 2 - positions[member.parent]
      offset = max(low, min(wish, high))
      if abs(offset - wish) > ContentSolver.tolerance { moved.insert(item) }
    }
    positions[item] = positions[member.parent] + offset
    guard member.axis != nil else { return }
    for stack in stacks(in: item) { follow(stack) }
  }
}
