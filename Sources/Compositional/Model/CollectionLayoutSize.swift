/// The size of an item, group or supplementary item, before it is resolved to points.
///
/// Apple's name: `NSCollectionLayoutSize` (rule 1.2).
public struct CollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: CollectionLayoutDimension
  /// The height.
  public let heightDimension: CollectionLayoutDimension

  /// Creates a size from two dimensions.
  public init(
    widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  /// Creates a size from two dimensions, without labels.
  public init(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }

  /// Returns the dimension along an axis.
  package subscript(axis: LayoutAxis) -> CollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  /// The axes that are estimated.
  package var estimatedAxes: [LayoutAxis] { LayoutAxis.allCases.filter { self[$0].isEstimated } }
}

extension CollectionLayoutSize: CustomStringConvertible {
  /// Both dimensions, the width first.
  public var description: String { "(\(widthDimension), \(heightDimension))" }
}
