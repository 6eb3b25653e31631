/// A background behind a whole section.
///
/// Apple's name: `NSCollectionLayoutDecorationItem` (rules 1.8, 2.13).
public struct CollectionLayoutDecorationItem: Hashable, Sendable {
  /// The element kind, chosen by the user.
  public let elementKind: String
  /// The insets of the view's frame from the section's rectangle, in points.
  public var contentInsets: DirectionalEdgeInsets = .zero
  /// The order in depth; a section with a decoration raises its cells from 0 to 1.
  public var zIndex: Int = 0
  /// The spacing outside the item; it has no effect on a background.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?

  private init(elementKind: String) { self.elementKind = elementKind }

  /// Creates a background that covers the section with its insets, headers and footers.
  ///
  /// - Parameter elementKind: The element kind.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

extension CollectionLayoutDecorationItem {
  /// Creates the background of a list section, behind everything else (rule 2.28).
  ///
  /// - Parameter contentInsets: The insets from the section's rectangle, in points.
  static func listBackground(
    contentInsets: DirectionalEdgeInsets
  ) -> CollectionLayoutDecorationItem {
    var item = background(elementKind: CollectionLayoutListConfiguration.backgroundKind)
    item.contentInsets = contentInsets
    item.zIndex = -1_000_000_000
    return item
  }
}

extension CollectionLayoutDecorationItem: CustomStringConvertible {
  /// The kind, insets and order in depth.
  public var description: String {
    let insets = contentInsets == .zero ? "" : ", contentInsets: \(contentInsets)"
    return "background \"\(elementKind)\"\(insets), zIndex: \(zIndex)"
  }
}
