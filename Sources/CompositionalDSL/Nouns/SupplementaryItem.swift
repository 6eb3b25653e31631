/// A view anchored to an item or a group, such as a badge.
///
/// Without a call it is as large as its host and shares its top leading corner.
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
public struct SupplementaryItem: LayoutSupplementaryItem, ResizableItem, InsettableItem {
  /// How far the view is moved from its anchor.
  public enum AnchorOffset: Hashable, Sendable {
    /// By points.
    case absolute(x: CGFloat = 0, y: CGFloat = 0)
    /// By fractions of its own width and height.
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
  /// The insets inside the frame, in points.
  public var insets = DirectionalEdgeInsets.zero
  /// The spacing outside the frame; nil for none.
  public var outerSpacing: CollectionLayoutEdgeSpacing?
  private let elementKind: String
  private var containerAnchor = CollectionLayoutAnchor(edges: [.top, .leading])
  private var itemAnchor: CollectionLayoutAnchor?
  private var zIndex = 1

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - widthDimension: its width; the host's by default.
  ///   - heightDimension: its height; the host's by default.
  ///   - elementKind: the kind of view.
  public init(
    widthDimension: CollectionLayoutDimension = .fractionalWidth(1),
    heightDimension: CollectionLayoutDimension = .fractionalHeight(1), elementKind: String
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    self.elementKind = elementKind
  }

  /// Makes a view of a size.
  ///
  /// - Parameters:
  ///   - size: its size.
  ///   - elementKind: the kind of view.
  public init(size: CollectionLayoutSize, elementKind: String) {
    self.init(
      widthDimension: size.widthDimension, heightDimension: size.heightDimension,
      elementKind: elementKind)
  }

  /// A supplementary item is made of itself.
  public var layoutSupplementaryItem: LayoutSupplementaryItem { self }

  /// The supplementary item of the engine.
  public func _collectionLayoutSupplementaryItem(
    _ path: _BodyPath
  ) -> CollectionLayoutSupplementaryItem {
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
  /// Sets the point of the host; the top leading corner without a call.
  public func containerAnchor(_ anchor: CollectionLayoutAnchor) -> Self {
    var item = self
    item.containerAnchor = anchor
    return item
  }

  /// Sets the edges of the host that name its point.
  public func containerAnchor(edges: DirectionalRectEdge) -> Self {
    containerAnchor(CollectionLayoutAnchor(edges: edges))
  }

  /// Sets the edges of the host that name its point, and how far the view is moved from there.
  public func containerAnchor(edges: DirectionalRectEdge, offset: AnchorOffset) -> Self {
    containerAnchor(offset.anchor(edges))
  }

  /// Sets the point of the view that goes there; that of the same edges without a call.
  public func itemAnchor(_ anchor: CollectionLayoutAnchor?) -> Self {
    var item = self
    item.itemAnchor = anchor
    return item
  }

  /// Sets the edges of the view that name its point.
  public func itemAnchor(edges: DirectionalRectEdge) -> Self {
    itemAnchor(CollectionLayoutAnchor(edges: edges))
  }

  /// Sets the edges of the view that name its point, and how far the view is moved from there.
  public func itemAnchor(edges: DirectionalRectEdge, offset: AnchorOffset) -> Self {
    itemAnchor(offset.anchor(edges))
  }

  /// Sets the order in depth: higher is in front; 1 by default.
  public func zIndex(_ zIndex: Int) -> Self {
    var item = self
    item.zIndex = zIndex
    return item
  }

  /// Sets the order in depth: higher is in front; 1 by default.
  public func zIndex(zIndex: Int) -> Self { self.zIndex(zIndex) }
}
