/// A view anchored to an item or a group, such as a badge.
///
/// Apple's name: `NSCollectionLayoutSupplementaryItem` (rule 1.6, 2.12).
public struct CollectionLayoutSupplementaryItem: Hashable, Sendable {
  /// The size; its fractions are of the host's size.
  public let layoutSize: CollectionLayoutSize
  /// The kind of view, of the user's choosing.
  public let elementKind: String
  /// The point of the host.
  public let containerAnchor: CollectionLayoutAnchor
  /// The point of the supplementary that goes there; nil stands for the same edges.
  public let itemAnchor: CollectionLayoutAnchor?
  /// The order in depth: higher is nearer to the eye.
  public var zIndex: Int = 1
  /// Insets in points that shrink the view's frame.
  public var contentInsets: DirectionalEdgeInsets = .zero
  /// Room outside; kept for completeness, it has no effect on an anchored view.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Makes a supplementary item.
  ///
  /// - Parameters:
  ///   - layoutSize: its size; fractions are of the host's size.
  ///   - elementKind: the kind of view.
  ///   - containerAnchor: the point of the host.
  ///   - itemAnchor: the point of the supplementary that goes there; nil for the same edges.
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
