import Compositional

/// The lengths and positions of members of a tree of stacks along an axis.
struct StackPlaces {
  private let names: StackNames
  /// The lengths of the members.
  private(set) var lengths: StackLengths<LengthScale>
  private var tree: [StackMember] { lengths.members }
  private var axis: LayoutAxis { lengths.axis }
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
  ///   - lengths: The profiles along the axis.
  ///   - names: The names of the members.
  ///   - span: The span of the stack, in points.
  ///   - root: The stack; the members outside it get no places.
  /// - Complexity: O(*s* log *s*) for *s* segments of the members.
  init(
    _ lengths: StackLengths<LengthScale>, _ names: StackNames, in span: Span, root: Int = 0
  ) {
    self.lengths = lengths
    self.names = names
    positions = Array(repeating: .nan, count: lengths.members.count)
    offsets = Array(repeating: 0, count: lengths.members.count)
    self.lengths.members[root].length = span.length
    positions[root] = span.low
    let stacks = stacks(in: root)
    for stack in stacks { layOut(stack) }
    for stack in stacks { follow(stack) }
    let following = stacks.flatMap { stack in
      tree[stack].items.filter { followsOthers($0) }
    }
    // In the order of the document, in which nodes are numbered.
    for item in following.sorted(by: { names.nodes[$0] < names.nodes[$1] }) {
      switch names.followers[item] {
      case .centered(let path): center(item, to: path)
      case .custom(let alignment): place(item, by: alignment)
      case .fill, .start, .center, .end, nil: break
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
    return member.alignment == .following && tree[member.parent].axis != axis
  }

  // MARK: Lengths and offsets

  /// Gives the items of a stack lengths and offsets (content rules 4.2, 4.5, 4.6).
  private mutating func layOut(_ stack: Int) {
    lengths.share(in: stack)
    if tree[stack].axis == axis { layOutLine(tree[stack]) } else { layOutAcross(stack) }
  }

  private mutating func layOutLine(_ stack: StackMember) {
    var position = stack.insets.start(axis)
    for item in stack.items {
      let padding = tree[item].padding
      position += padding.start(axis)
      offsets[item] = position
      position += length(of: item) + padding.end(axis) + stack.spacing
    }
  }

  private mutating func layOutAcross(_ stack: Int) {
    let member = tree[stack]
    let (start, end) = (member.insets.start(axis), length(of: stack) - member.insets.end(axis))
    for item in member.items {
      let padding = tree[item].padding
      offsets[item] =
        switch tree[item].alignment {
        case .fill, .start: start + padding.start(axis)
        case .end: end - padding.end(axis) - length(of: item)
        case .center, .following: (start + end - length(of: item)) / 2
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
    let middle = self.member(at: path).map { positions[$0] + length(of: $0) / 2 } ?? .nan
    targets[item] = middle
    if !middle.isNaN {
      let low = stack.insets.start(axis) + member.padding.start(axis)
      let high =
        length(of: member.parent) - stack.insets.end(axis) - member.padding.end(axis)
        - length(of: item)
      let wish = middle - length(of: item) / 2 - positions[member.parent]
      offsets[item] = max(low, min(wish, high))
      if abs(offsets[item] - wish) > ContentSolver.tolerance { moved.insert(item) }
    }
    position(item)
  }

  /// Positions an item where a closure puts it, with everything in it (content rule 4.10).
  private mutating func place(_ item: Int, by alignment: StackCustomAlignment) {
    let parent = tree[item].parent
    let insets = tree[parent].insets
    let room = max(0, length(of: parent) - insets.total(axis))
    let context = StackAlignmentContext(
      axis: axis,
      container: StackSpan(start: CGFloat(insets.start(axis)), length: CGFloat(room)),
      length: CGFloat(length(of: item)), places: self, item: item)
    if let span = alignment.place(in: context) {
      offsets[item] = Double(span.start)
      if length(of: item) != Double(span.length) {
        lengths.members[item].length = Double(span.length)
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
  /// Returns the length of a member, in points.
  func length(of member: Int) -> Double { lengths.members[member].length }

  /// Returns the member at a path from the root of the document; nil if there is none.
  func member(at path: String) -> Int? { names.targets[path] }

  /// Returns the place of a member, in points from the edge of the stack of an item.
  ///
  /// - Returns: The place; nil if the member has none yet.
  func span(of member: Int, seenFrom item: Int) -> StackSpan? {
    let edge = positions[tree[item].parent]
    guard !positions[member].isNaN, !edge.isNaN else { return nil }
    return StackSpan(
      start: CGFloat(positions[member] - edge), length: CGFloat(max(0, length(of: member))))
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
    let bottom = CGFloat(top + length(of: index))
    switch tree[index].role {
    case .stack, .spacer: return isFirst ? CGFloat(top) : bottom
    case .formula, .rule, .container:
      guard let baselines = names.baselines[index] else { return bottom }
      return isFirst ? CGFloat(top) + baselines.first : bottom - baselines.last
    }
  }
}
