import Compositional
import Foundation

/// A header, a footer or a side view of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the view.
  public let alignment: NSRectAlignment
  /// The offset from that edge or corner, in points.
  public let offset: CGPoint
  /// True if the view lies outside the content and extends the section.
  open var extendsBoundary: Bool = true
  /// True if the view stays visible while its section is.
  open var pinToVisibleBounds: Bool = false

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - layoutSize: The size; fractions are of the section's width and the container's height.
  ///   - elementKind: The element kind, unique within a section.
  ///   - alignment: The edge or corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at an offset from its edge.
  ///
  /// - Parameters:
  ///   - layoutSize: The size; fractions are of the section's width and the container's height.
  ///   - elementKind: The element kind, unique within a section.
  ///   - alignment: The edge or corner.
  ///   - absoluteOffset: The offset from the edge or corner, in points; a section with one that is
  ///     not finite is empty.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    let anchor = NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset)
    super.init(layoutSize, elementKind, anchor, nil)
  }

  convenience init(_ value: CollectionLayoutBoundarySupplementaryItem) {
    self.init(
      layoutSize: NSCollectionLayoutSize(value.layoutSize), elementKind: value.elementKind,
      alignment: value.alignment, absoluteOffset: value.offset)
    extendsBoundary = value.extendsBoundary
    pinToVisibleBounds = value.pinToVisibleBounds
    zIndex = value.zIndex
    contentInsets = value.contentInsets
    edgeSpacing = value.edgeSpacing.map { NSCollectionLayoutEdgeSpacing($0) }
  }

  /// The boundary supplementary item of the engine.
  var boundaryValue: CollectionLayoutBoundarySupplementaryItem {
    var value = CollectionLayoutBoundarySupplementaryItem(
      layoutSize.value, elementKind, alignment, unchecked: offset)
    value.extendsBoundary = extendsBoundary
    value.pinToVisibleBounds = pinToVisibleBounds
    value.zIndex = zIndex
    value.contentInsets = contentInsets
    value.edgeSpacing = edgeSpacing?.value
    return value
  }

  override var content: any Hashable { boundaryValue }

  override func copied() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(boundaryValue)
  }
}
