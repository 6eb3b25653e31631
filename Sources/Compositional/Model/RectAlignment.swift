/// Where a boundary supplementary item sits: at an edge or a corner.
///
/// Apple's name: `NSRectAlignment` (rule 1.7), with the same raw values.
public enum RectAlignment: Int, Hashable, Sendable, CaseIterable {
  /// At no edge: centred on both axes.
  case none = 0
  /// At the top, centred between the sides.
  case top = 1
  /// In the corner of the top and leading edges.
  case topLeading = 2
  /// At the leading edge, centred between top and bottom.
  case leading = 3
  /// In the corner of the bottom and leading edges.
  case bottomLeading = 4
  /// At the bottom, centred between the sides.
  case bottom = 5
  /// In the corner of the bottom and trailing edges.
  case bottomTrailing = 6
  /// At the trailing edge, centred between top and bottom.
  case trailing = 7
  /// In the corner of the top and trailing edges.
  case topTrailing = 8

  /// The edges the alignment names.
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
