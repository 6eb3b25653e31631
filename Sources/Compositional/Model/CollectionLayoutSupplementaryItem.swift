/// A view anchored to an item or a group, such as a badge.
///
/// Apple's name: `NSCollectionLayoutSupplementaryItem` (rules 1.6, 2.12).
public struct CollectionLayoutSupplementaryItem: Hashable, Sendable {
  /// The size; fractions are of the host's size.
  public let layoutSize: CollectionLayoutSize
  /// The element kind, chosen by the user.
  public let elementKind: String
  /// The anchor point of the host.
  public let containerAnchor: CollectionLayoutAnchor
  /// The anchor point of the supplementary item, aligned with the host's; nil for the same edges.
  public let itemAnchor: CollectionLayoutAnchor?
  /// The order in depth: higher is closer to the viewer.
  public var zIndex: Int = 1
  /// The insets that shrink the frame of the view, in points.
  public var contentInsets: DirectionalEdgeInsets = .zero
  /// The spacing outside the item; it has no effect on an anchored view.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Creates a supplementary item.
  ///
  /// - Parameters:
  ///   - layoutSize: The size; fractions are of the host's size.
  ///   - elementKind: The element kind.
  ///   - containerAnchor: The anchor point of the host.
  ///   - itemAnchor: The anchor point of the supplementary item; nil for the same edges.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String,
    containerAnchor: CollectionLayoutAnchor, itemAnchor: CollectionLayoutAnchor? = nil
  ) {
    self.layoutSize = layoutSize
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
  }
}

extension CollectionLayoutSupplementaryItem: CustomStringConvertible {
  /// The kind, size, anchors and order in depth.
  public var description: String {
    let item = itemAnchor.map { ", itemAnchor: \($0)" } ?? ""
    return "supplementary \"\(elementKind)\" \(layoutSize), containerAnchor: \(containerAnchor)"
      + "\(item), zIndex: \(zIndex)"
  }
}
