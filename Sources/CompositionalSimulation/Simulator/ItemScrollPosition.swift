import Compositional

/// Where an item that is scrolled to comes to stand in the view.
///
/// Apple's name: `UICollectionView.ScrollPosition`.
public enum ItemScrollPosition: String, Hashable, Sendable, Codable, CaseIterable {
  /// Its top at the top of what nothing covers.
  case top
  /// Its middle in the middle, down.
  case centeredVertically
  /// Its bottom at the bottom.
  case bottom
  /// Its leading edge at the leading edge of what nothing covers.
  case leading
  /// Its middle in the middle, across.
  case centeredHorizontally
  /// Its trailing edge at the trailing edge.
  case trailing
  /// As little as brings it into sight as a whole.
  case nearest

  /// The axis it speaks of; nil for both.
  var axis: LayoutAxis? {
    switch self {
    case .top, .centeredVertically, .bottom: .vertical
    case .leading, .centeredHorizontally, .trailing: .horizontal
    case .nearest: nil
    }
  }

  /// Where a view has to start so that an item stands where this says.
  ///
  /// - Parameters:
  ///   - item: what the item covers, in points.
  ///   - low: from the start of the view to where it is no longer covered, in points.
  ///   - room: how much of the view nothing covers, in points.
  ///   - offset: where the view starts now.
  ///   - isMirrored: whether leading is at the high end.
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
      // What is larger than the view is shown from its start.
      return offset > atLow || item.length > room ? atLow : max(offset, atHigh)
    }
  }
}
