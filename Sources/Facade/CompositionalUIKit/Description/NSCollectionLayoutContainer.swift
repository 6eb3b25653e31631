import Compositional
import CompositionalIsolation
import Foundation

/// The container of the section or group that is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer {
  /// The size before the insets, in points.
  var contentSize: CGSize { get }
  /// The size after the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets as given; a value below 1 is a fraction of the width or height.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
