/// A width or height of an item, group or supplementary item, before it is resolved to points.
///
/// Apple's name: `NSCollectionLayoutDimension` (rule 1.1). A fraction of the width can be used as a
/// height and vice versa, which keeps an aspect ratio.
public struct CollectionLayoutDimension: Hashable, Sendable {
  /// The interpretation of a dimension's number.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A fraction of the width of the containing group.
    case fractionalWidth
    /// A fraction of the height of the containing group.
    case fractionalHeight
    /// A length in points.
    case absolute
    /// A length in points that applies until the element is measured.
    case estimated
    /// A length in points that applies until all siblings are measured; then the largest of them.
    case uniformAcrossSiblings
  }

  /// The interpretation of ``dimension``.
  public let kind: Kind

  /// The number as given: a fraction, or points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat, _ name: String, noun: String = "value") {
    requireFinite(dimension, name, noun: noun)
    self.kind = kind
    self.dimension = dimension
  }

  /// Creates a dimension of any number, for a front end that reports those that are not finite.
  package init(unchecked kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// Creates a dimension of a number from outside; nil unless it is finite.
  ///
  /// - Parameters:
  ///   - kind: The interpretation of the number.
  ///   - dimension: A fraction, or points.
  public init?(_ kind: Kind, finite dimension: CGFloat) {
    guard dimension.isFinite else { return nil }
    self.init(unchecked: kind, dimension)
  }

  /// Creates a fraction of the containing group's width; 1 is all of it.
  ///
  /// - Precondition: The fraction is finite; it may be zero, negative or above 1.
  public static func fractionalWidth(_ fraction: CGFloat) -> Self {
    Self(.fractionalWidth, fraction, "fractional width", noun: "fraction")
  }

  /// Creates a fraction of the containing group's height; 1 is all of it.
  ///
  /// - Precondition: The fraction is finite; it may be zero, negative or above 1.
  public static func fractionalHeight(_ fraction: CGFloat) -> Self {
    Self(.fractionalHeight, fraction, "fractional height", noun: "fraction")
  }

  /// Creates a fixed length in points.
  ///
  /// - Precondition: The length is finite.
  public static func absolute(_ points: CGFloat) -> Self {
    Self(.absolute, points, "absolute dimension")
  }

  /// Creates a length in points that applies until the element is measured.
  ///
  /// - Precondition: The estimate is finite.
  public static func estimated(_ points: CGFloat) -> Self {
    Self(.estimated, points, "estimated dimension")
  }

  /// Creates a length in points that applies until the siblings are measured and take the largest
  /// size.
  ///
  /// - Precondition: The estimate is finite.
  public static func uniformAcrossSiblings(estimate points: CGFloat) -> Self {
    Self(.uniformAcrossSiblings, points, "estimate across siblings")
  }

  /// True if this is a fraction of a width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }

  /// True if this is a fraction of a height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }

  /// True if this is a fixed number of points.
  public var isAbsolute: Bool { kind == .absolute }

  /// True if the size is measured, including ``uniformAcrossSiblings(estimate:)``.
  public var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

  /// True if all siblings take the largest measured size.
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Returns true if this is a fraction of the containing group's length along an axis.
  package func isFraction(of axis: LayoutAxis) -> Bool {
    kind == (axis == .horizontal ? .fractionalWidth : .fractionalHeight)
  }

  /// True if this is a fraction of a width or a height.
  package var isFractional: Bool { isFractionalWidth || isFractionalHeight }
}

extension CollectionLayoutDimension: CustomStringConvertible {
  /// The call that creates the value, such as `.fractionalWidth(0.5)`.
  public var description: String {
    let label = isUniformAcrossSiblings ? "estimate: " : ""
    return ".\(kind.rawValue)(\(label)\(dimension))"
  }
}
