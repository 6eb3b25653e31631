/// The edge or corner at which a boundary supplementary item is placed.
public enum RectAlignment: Int, Hashable, Sendable, CaseIterable {
  /// No edge: centered on both axes.
  case none = 0
  /// The top edge, centered between the sides.
  case top = 1
  /// The corner of the top and leading edges.
  case topLeading = 2
  /// The leading edge, centered between top and bottom.
  case leading = 3
  /// The corner of the bottom and leading edges.
  case bottomLeading = 4
  /// The bottom edge, centered between the sides.
  case bottom = 5
  /// The corner of the bottom and trailing edges.
  case bottomTrailing = 6
  /// The trailing edge, centered between top and bottom.
  case trailing = 7
  /// The corner of the top and trailing edges.
  case topTrailing = 8

  /// The edges of the alignment.
  package var edges: DirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
