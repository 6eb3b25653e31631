import Compositional
import Foundation

/// A header, a footer or a side view of a section or of the whole layout.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem
{
  /// The edge or corner the view sits at.
  public let alignment: NSRectAlignment
  /// How far it is moved from there, in points.
  public let offset: CGPoint
  /// Whether it lies outside the content and lengthens the section.
  public var extendsBoundary: Bool = true
  /// Whether it stays in sight while its section is.
  public var pinToVisibleBounds: Bool = false

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - layoutSize: its size; fractions are of the section's width and the container's height.
  ///   - elementKind: the kind of view; each kind once in a section.
  ///   - alignment: the edge or corner it sits at.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Makes a view that is moved from its edge.
  ///
  /// - Parameters:
  ///   - layoutSize: its size; fractions are of the section's width and the container's height.
  ///   - elementKind: the kind of view; each kind once in a section.
  ///   - alignment: the edge or corner it sits at.
  ///   - absoluteOffset: how far it is moved from there, in points.
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
      layoutSize: value.layoutSize, elementKind: value.elementKind, alignment: value.alignment,
      absoluteOffset: value.offset)
    extendsBoundary = value.extendsBoundary
    pinToVisibleBounds = value.pinToVisibleBounds
    zIndex = value.zIndex
    contentInsets = value.contentInsets
    edgeSpacing = value.edgeSpacing
  }

  /// The boundary supplementary item of the engine.
  var boundaryValue: CollectionLayoutBoundarySupplementaryItem {
    var value = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: offset)
    value.extendsBoundary = extendsBoundary
    value.pinToVisibleBounds = pinToVisibleBounds
    value.zIndex = zIndex
    value.contentInsets = contentInsets
    value.edgeSpacing = edgeSpacing
    return value
  }

  override var content: any Hashable { boundaryValue }

  override func copied() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(boundaryValue)
  }
}
