/// A header, a footer or a side view of a section or of the whole layout.
///
/// By default it is at the top, as wide as the section, and sizes itself: 44 points high until it is measured.
///
/// ```swift
/// Section { HGroup { Item() }.height(.absolute(44)) }
///   .boundarySupplementaryItems {
///     BoundarySupplementaryItem(elementKind: "header").height(.absolute(30))
///     BoundarySupplementaryItem(elementKind: "footer").height(.absolute(20)).alignment(.bottom)
///   }
/// ```
/// ```
/// ┌──────────────────┐   0    two rows, 375 wide
/// │      header      │
/// ├──────────────────┤  30
/// │       0.0        │
/// ├──────────────────┤  74
/// │       0.1        │
/// ├──────────────────┤ 118
/// │      footer      │
/// └──────────────────┘ 138
/// ```
public struct BoundarySupplementaryItem: LayoutBoundarySupplementaryItem, SizedItem,
  InsettableItem
{
  /// The width; fractions are of the section's width.
  public var widthDimension: CollectionLayoutDimension
  /// The height; fractions are of the container's height.
  public var heightDimension: CollectionLayoutDimension
  /// The insets inside the slot, in points.
  public var insets = DirectionalEdgeInsets.zero
  /// The spacing outside the slot; nil for none.
  public var outerSpacing: CollectionLayoutEdgeSpacing?
  private let elementKind: String
  private var alignment = RectAlignment.top
  private var absoluteOffset = CGPoint(x: 0, y: 0)
  private var extendsBoundary = true
  private var pinToVisibleBounds = false
  private var zIndex = 1

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - width: The width; the section's by default.
  ///   - height: The height; by default an estimate of 44 points.
  ///   - elementKind: The element kind, unique within a section.
  public init(
    width: CollectionLayoutDimension = .fractionalWidth(1),
    height: CollectionLayoutDimension = .estimated(44), elementKind: String
  ) {
    widthDimension = width
    heightDimension = height
    self.elementKind = elementKind
  }

  /// Creates a view with a size.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - elementKind: The element kind, unique within a section.
  public init(size: CollectionLayoutSize, elementKind: String) {
    self.init(
      width: size.widthDimension, height: size.heightDimension, elementKind: elementKind)
  }

  /// The boundary supplementary item itself.
  public var layoutBoundarySupplementaryItem: LayoutBoundarySupplementaryItem { self }

  /// Returns the boundary supplementary item of the engine.
  public func _collectionLayoutBoundarySupplementaryItem()
    -> CollectionLayoutBoundarySupplementaryItem
  {
    var item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: absoluteOffset)
    item.zIndex = zIndex
    item.extendsBoundary = extendsBoundary
    item.pinToVisibleBounds = pinToVisibleBounds
    item.contentInsets = insets
    item.edgeSpacing = outerSpacing
    return item
  }
}

extension BoundarySupplementaryItem {
  /// Sets the edge or corner of the view; the top by default.
  public func alignment(_ alignment: RectAlignment) -> Self {
    var item = self
    item.alignment = alignment
    return item
  }

  /// Sets the offset of the view from its edge, in points.
  public func absoluteOffset(_ offset: CGPoint) -> Self {
    var item = self
    item.absoluteOffset = offset
    return item
  }

  /// Sets whether the view lies outside the content and extends the section; true by default.
  public func extendsBoundary(_ extendsBoundary: Bool) -> Self {
    var item = self
    item.extendsBoundary = extendsBoundary
    return item
  }

  /// Sets whether the view stays visible while its section is; false by default.
  public func pinToVisibleBounds(_ pinToVisibleBounds: Bool) -> Self {
    var item = self
    item.pinToVisibleBounds = pinToVisibleBounds
    return item
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
