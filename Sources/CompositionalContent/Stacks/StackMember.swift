import Compositional

/// A stack or an item in a tree of stacks, with its profile and its length along the axis that is
/// being solved.
struct StackMember {
  /// The part that a member has in the tree.
  enum Role {
    /// A stack, with the axis along which its items follow one another.
    case stack(LayoutAxis)
    /// A spacer.
    case spacer(ContentSpacer)
    /// A leaf with a formula for its size.
    case formula(LeafFormula)
    /// A leaf whose rule is at an index of the rules of the tree.
    case rule(Int)
    /// A container of another system, which counts as a leaf.
    case container
  }

  /// The alignment across a stack.
  enum Alignment {
    case fill, start, center, end
    /// Where other parts or a closure put the item.
    case following
  }

  /// The index of its stack in the tree; -1 for the root of the tree.
  let parent: Int
  let role: Role
  /// The alignment across its stack.
  let alignment: Alignment
  /// The space around the member in its stack, in points.
  let padding: DirectionalEdgeInsets
  let hugging: ContentPriorities
  let compression: ContentPriorities
  /// The insets of its items, if it is a stack, in points.
  var insets = DirectionalEdgeInsets.zero
  /// The distance between two of its items, if it is a stack, in points.
  var spacing = 0.0
  /// The indexes of its items in the tree; they follow one another.
  var items = 0..<0
  /// The spacing and the padding of its items along the stack, in points.
  var gaps = 0.0
  /// The least length without the padding, in points.
  var low = 0.0
  /// The indexes of the segments of the profile.
  var segments = 0..<0
  /// The length without the padding, in points.
  var length = 0.0

  /// The axis along which its items follow one another; nil if it is no stack.
  var axis: LayoutAxis? {
    if case .stack(let axis) = role { return axis }
    return nil
  }
}

extension StackMember.Alignment {
  init(_ alignment: CrossAlignment) {
    switch alignment {
    case .fill: self = .fill
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    case .centered, .custom: self = .following
    }
  }
}

extension DirectionalEdgeInsets {
  /// The greater of the two insets of an axis, in points.
  func greater(_ axis: LayoutAxis) -> Double { max(start(axis), end(axis)) }
}
