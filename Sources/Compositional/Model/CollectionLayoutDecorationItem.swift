/// A background behind a whole section.
///
/// Apple's name: `NSCollectionLayoutDecorationItem` (rule 1.8, 2.13).
public struct CollectionLayoutDecorationItem: Hashable, Sendable {
  /// The kind of view, of the user's choosing.
  public let elementKind: String
  /// Insets in points that shrink the view's frame from the section's rectangle.
  public var contentInsets: DirectionalEdgeInsets = .zero
  /// The order in depth; a section with a decoration raises its cells from 0 to 1.
  public var zIndex: Int = 0
  /// Room outside; kept for completeness, it has no effect on a background.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?

  private init(elementKind: String) { self.elementKind = elementKind }

  /// A background that covers the section with its insets, headers and footers.
  ///
  /// - Parameter elementKind: the kind of view.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

extension CollectionLayoutDecorationItem: CustomStringConvertible {
  /// The kind, insets and order in depth.
  public var description: String {
    let insets = contentInsets == .zero ? "" : ", contentInsets: \(contentInsets)"
    return "background \"\(elementKind)\"\(insets), zIndex: \(zIndex)"
  }
}
