/// A view anchored to an item or a group, such as a badge.
///
/// By default it has the size of its host and is aligned with its top leading corner.
///
/// ```swift
/// SupplementaryItem(elementKind: "badge")
///   .width(.absolute(20)).height(.absolute(20))
///   .containerAnchor(edges: [.top, .trailing], offset: .fractional(x: 0.5, y: -0.5))
/// ```
/// ```
///            ┌────┐
/// ┌──────────┼──┐ │    on a cell of 100 x 60 at (0, 0): at (90, -10), half of it outside
/// │          └──┼─┘
/// │    cell     │
/// └─────────────┘
/// ```
public struct SupplementaryItem: LayoutSupplementaryItem, SizedItem, InsettableItem {
  /// The offset of a view from its anchor.
  public enum AnchorOffset: Hashable, Sendable {
    /// An offset in points.
    case absolute(x: CGFloat = 0, y: CGFloat = 0)
    /// An offset in fractions of the view's own width and height.
    case fractional(x: CGFloat = 0, y: CGFloat = 0)

    func anchor(_ edges: DirectionalRectEdge) -> CollectionLayoutAnchor {
      switch self {
      case .absolute(let x, let y): .init(edges: edges, absoluteOffset: CGPoint(x: x, y: y))
      case .fractional(let x, let y): .init(edges: edges, fractionalOffset: CGPoint(x: x, y: y))
      }
    }
  }

  /// The width; fractions are of the host's size.
  public var widthDimension: CollectionLayoutDimension
  /// The height; fractions are of the host's size.
  public var heightDimension: CollectionLayoutDimension
  /// The insets inside the slot, in points.
  public var insets = DirectionalEdgeInsets.zero
  /// The spacing outside the slot; nil for none.
  public var outerSpacing: CollectionLayoutEdgeSpacing?
  private let elementKind: String
  private var containerAnchor = CollectionLayoutAnchor(edges: [.top, .leading])
  private var itemAnchor: CollectionLayoutAnchor?
  private var zIndex = 1

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - widthDimension: The width; the host's by default.
  ///   - heightDimension: The height; the host's by default.
  ///   - elementKind: The element kind.
  public init(
    widthDimension: CollectionLayoutDimension = .fractionalWidth(1),
    heightDimension: CollectionLayoutDimension = .fractionalHeight(1), elementKind: String
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    self.elementKind = elementKind
  }

  /// Creates a view with a size.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - elementKind: The element kind.
  public init(size: CollectionLayoutSize, elementKind: String) {
    self.init(
      widthDimension: size.widthDimension, heightDimension: size.heightDimension,
      elementKind: elementKind)
  }

  /// The supplementary item itself.
  public var layoutSupplementaryItem: LayoutSupplementaryItem { self }

  /// Returns the supplementary item of the engine.
  public func _collectionLayoutSupplementaryItem() -> CollectionLayoutSupplementaryItem {
    var item = CollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
    item.zIndex = zIndex
    item.contentInsets = insets
    item.edgeSpacing = outerSpacing
    return item
  }
}

extension SupplementaryItem {
  /// Sets the anchor point on the host; the top leading corner by default.
  public func containerAnchor(_ anchor: CollectionLayoutAnchor) -> Self {
    var item = self
    item.containerAnchor = anchor
    return item
  }

  /// Sets the edges of the anchor point on the host.
  public func containerAnchor(edges: DirectionalRectEdge) -> Self {
    containerAnchor(CollectionLayoutAnchor(edges: edges))
  }

  /// Sets the edges of the anchor point on the host, and the view's offset from it.
  public func containerAnchor(edges: DirectionalRectEdge, offset: AnchorOffset) -> Self {
    containerAnchor(offset.anchor(edges))
  }

  /// Sets the anchor point on the view; the one of the same edges by default.
  public func itemAnchor(_ anchor: CollectionLayoutAnchor?) -> Self {
    var item = self
    item.itemAnchor = anchor
    return item
  }

  /// Sets the edges of the anchor point on the view.
  public func itemAnchor(edges: DirectionalRectEdge) -> Self {
    itemAnchor(CollectionLayoutAnchor(edges: edges))
  }

  /// Sets the edges of the anchor point on the view, and the view's offset from it.
  public func itemAnchor(edges: DirectionalRectEdge, offset: AnchorOffset) -> Self {
    itemAnchor(offset.anchor(edges))
  }

  /// Sets the order in depth; higher is in front, and 1 is the default.
  public func zIndex(_ zIndex: Int) -> Self {
    var item = self
    item.zIndex = zIndex
    return item
  }

  /// Sets the order in depth; higher is in front, and 1 is the default.
  public func zIndex(zIndex: Int) -> Self { self.zIndex(zIndex) }
}
