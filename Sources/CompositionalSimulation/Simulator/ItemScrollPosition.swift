import Compositional

/// The position in the view of an item that is scrolled to.
///
/// Apple's name: `UICollectionView.ScrollPosition`.
public enum ItemScrollPosition: String, Hashable, Sendable, CaseIterable {
  /// Aligns the top of the item with the top of the uncovered area.
  case top
  /// Centers the item vertically in the uncovered area.
  case centeredVertically
  /// Aligns the bottom of the item with the bottom of the uncovered area.
  case bottom
  /// Aligns the leading edge of the item with the leading edge of the uncovered area.
  case leading
  /// Centers the item horizontally in the uncovered area.
  case centeredHorizontally
  /// Aligns the trailing edge of the item with the trailing edge of the uncovered area.
  case trailing
  /// Scrolls the smallest distance that makes the whole item visible.
  case nearest

  /// The axis of the position; nil for both axes.
  package var axis: LayoutAxis? {
    switch self {
    case .top, .centeredVertically, .bottom: .vertical
    case .leading, .centeredHorizontally, .trailing: .horizontal
    case .nearest: nil
    }
  }

  /// Returns the offset of the view that brings an item to this position.
  ///
  /// - Parameters:
  ///   - item: The extent of the item, in points.
  ///   - low: The distance from the start of the view to its uncovered area, in points.
  ///   - room: The length of the uncovered area, in points.
  ///   - offset: The current offset of the view, in points.
  ///   - isMirrored: True if the leading edge is at the high end.
  func offset(
    bringing item: Span, behind low: Double, in room: Double, from offset: Double, isMirrored: Bool
  ) -> Double {
    let atLow = item.low - low
    let atHigh = item.high - low - room
    switch self {
    case .top: return atLow
    case .bottom: return atHigh
    case .leading: return isMirrored ? atHigh : atLow
    case .trailing: return isMirrored ? atLow : atHigh
    case .centeredVertically, .centeredHorizontally: return (atLow + atHigh) / 2
    case .nearest:
      // An item larger than the view is shown from its start.
      return offset > atLow || item.length > room ? atLow : max(offset, atHigh)
    }
  }
}

#if !hasFeature(Embedded)
  extension ItemScrollPosition: Codable {}
#endif
