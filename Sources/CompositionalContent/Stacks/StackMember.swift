import Compositional

/// A stack or an item in a tree of stacks.
struct StackMember {
  /// The part that a member has in the tree.
  enum Role {
    /// A stack, with the axis along which its items follow one another.
    case stack(axis: LayoutAxis)
    /// A spacer.
    case spacer(ContentSpacer)
    /// A leaf, or a container that counts as one.
    case leaf
  }

  /// The index of the node in the solver.
  let node: Int
  /// The index of its stack in the tree; -1 for the root of the tree.
  let parent: Int
  let role: Role
  /// The indexes of its items in the tree; they follow one another.
  var items: Range<Int> = 0..<0
  /// The space around the member in its stack, in points.
  let padding: DirectionalEdgeInsets
  /// The alignment across its stack.
  let alignment: CrossAlignment
  /// The insets of its items, if it is a stack, in points.
  let insets: DirectionalEdgeInsets
  /// The distance between two of its items, if it is a stack, in points.
  let spacing: Double
  let hugging: ContentPriorities
  let compression: ContentPriorities
  /// The baselines, if it is a leaf that has some, in points.
  let baselines: ContentLeaf.Baselines?

  init(
    _ content: Content, node: Int, parent: Int, alignment: CrossAlignment,
    in environment: ContentEnvironment
  ) {
    self.node = node
    self.parent = parent
    self.alignment = alignment
    padding = content.placement.padding
    hugging = content.hugging
    compression = content.compression
    baselines = content.leaf?.baselines
    switch content.kind {
    case .stack(let stack):
      role = .stack(axis: stack.axis(in: environment))
      insets = stack.insets.insets(in: environment)
      spacing = Double(stack.spacing)
    case .spacer(let limits):
      role = .spacer(limits)
      (insets, spacing) = (.zero, 0)
    default:
      role = .leaf
      (insets, spacing) = (.zero, 0)
    }
  }

  /// The axis along which its items follow one another; nil if it is no stack.
  var axis: LayoutAxis? {
    if case .stack(let axis) = role { return axis }
    return nil
  }
}
