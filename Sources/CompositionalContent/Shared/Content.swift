import Compositional

/// The content of a cell: a tree of leaves and containers.
///
/// Content is a value. Solving it for a proposal and an environment gives a size and the frames of
/// its parts; equal values have equal solutions on every platform (content rule 1).
///
/// ```swift
/// let row = Content.hStack(spacing: 8, [
///   Content(.fixed(CGSize(width: 24, height: 24)), id: "icon"),
///   Content(.text("Good morning"), id: "title"),
/// ])
/// let solution = row.solve(for: ContentProposal(width: 375), in: ContentEnvironment())
/// ```
public struct Content: Hashable, Sendable {
  /// The system that lays a node out, with its parts.
  public enum Kind: Hashable, Sendable {
    /// A part without parts of its own.
    case leaf(ContentLeaf)
    /// Items in a line that grow and shrink by priority.
    indirect case stack(ContentStack)
    /// Free space between the items of a stack.
    indirect case spacer(ContentSpacer)
    /// Elements in lines, with options for less room.
    case flow(ContentFlow)
    /// Slots that divide a length.
    indirect case split(ContentSplit)
    /// Slots in a row that may be longer than the view.
    indirect case scrollingSplit(ContentScrollingSplit)
    /// The first branch whose condition holds.
    case conditional(ContentConditional)
    /// Rows with separators, changed by operations.
    indirect case rows(ContentRows)
    /// Views placed by constraints.
    indirect case constraints(ContentConstraints)
    /// An empty part of a split.
    case padding
    /// A line of one pixel in a split.
    case separator
  }

  /// The name of the node, unique among its siblings and without `/`, `@` and `#`; nil for its
  /// index.
  public var id: String?
  /// The style of the view, which a change of items compares; nil for none.
  public var style: String?
  /// The kind of the node.
  public var kind: Kind
  /// The resistance of the node to being larger than its natural size.
  public var hugging: ContentPriorities
  /// The resistance of the node to being smaller than its natural size.
  public var compression: ContentPriorities
  /// The wishes of the node for the container around it.
  public var placement: ContentPlacement {
    get { wishes?.placement ?? ContentPlacement() }
    set { wishes = newValue == ContentPlacement() ? nil : ContentWishes(newValue) }
  }

  /// The placement; nil for the default, which most nodes have.
  private(set) var wishes: ContentWishes?

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - kind: The kind of the node.
  ///   - id: The name of the node; nil for its index among its siblings.
  ///   - hugging: The resistance to being larger than the natural size.
  ///   - compression: The resistance to being smaller than the natural size.
  ///   - placement: The wishes for the container around the node.
  public init(
    kind: Kind, id: String? = nil, hugging: ContentPriorities = .hugging,
    compression: ContentPriorities = .compression, placement: ContentPlacement = .init()
  ) {
    self.id = id
    self.kind = kind
    self.hugging = hugging
    self.compression = compression
    self.placement = placement
  }

  /// Creates a leaf.
  ///
  /// - Parameters:
  ///   - rule: The size that the leaf needs.
  ///   - id: The name of the leaf; nil for its index among its siblings.
  ///   - hugging: The resistance to being larger than the natural size.
  ///   - compression: The resistance to being smaller than the natural size.
  public init(
    _ rule: ContentLeaf.SizeRule, id: String? = nil, hugging: ContentPriorities = .hugging,
    compression: ContentPriorities = .compression
  ) {
    self.init(kind: .leaf(ContentLeaf(rule)), id: id, hugging: hugging, compression: compression)
  }

  /// The maximum depth of a tree that can be solved, in nodes.
  public static let depthLimit = 160
}

extension Content {
  /// True if the node is free space, which shows nothing.
  var isSpace: Bool {
    switch kind {
    case .spacer, .padding: true
    default: false
    }
  }

  /// True if the node has no parts and is neither a spacer nor an empty part of a split.
  var isLeaf: Bool {
    if case .leaf = kind { return true }
    return false
  }

  /// The leaf; nil for all other nodes.
  var leaf: ContentLeaf? {
    if case .leaf(let leaf) = kind { return leaf }
    return nil
  }

  /// The stack; nil for all other nodes.
  var stack: ContentStack? {
    if case .stack(let stack) = kind { return stack }
    return nil
  }

  /// The split; nil for all other nodes.
  var split: ContentSplit? {
    if case .split(let split) = kind { return split }
    return nil
  }
}
