import Compositional

/// The wishes of a node for the container around it.
///
/// Each kind of container reads its own and ignores the others (content rule 1).
public struct ContentPlacement: Hashable, Sendable {
  /// The alignment across a horizontal stack; nil for the alignment of the stack.
  public var verticalAlignment: StackVerticalAlignment?
  /// The alignment across a vertical stack; nil for the alignment of the stack.
  public var horizontalAlignment: StackHorizontalAlignment?
  /// The alignment in a horizontal stack that stands vertically; nil for ``horizontalAlignment``.
  public var accessibilityAlignment: StackHorizontalAlignment?
  /// The space around the node in a stack, in points.
  public var padding: DirectionalEdgeInsets = .zero
  /// The slot in a split; nil for the default of the split.
  public var slot: ContentSlot?
  /// The insets from the slot in a split, in points.
  public var edgeInsets: DirectionalEdgeInsets = .zero
  /// The width on a line of a flow.
  public var flowWidth: FlowWidth = .basedOnContents
  /// The alignment within a line of a flow.
  public var flowAlignment: FlowAlignment = .top
  /// True to leave the node out of a scrolling split; all other containers keep its place.
  public var isHidden = false
  /// True if a touch on the row reaches it.
  public var isInteractive = false
  /// True if the row itself is told of taps.
  public var isTappable = false
  /// True if the row hides the separator below it.
  public var hidesSeparator = false

  /// Creates a placement with the default of every container.
  public init() {}
}
