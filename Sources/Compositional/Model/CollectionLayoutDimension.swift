/// A width or a height of an item, group or supplementary, before it is resolved to points.
///
/// Apple's name: `NSCollectionLayoutDimension` (rule 1.1). A fraction of the width may serve
/// as a height and the other way round, which keeps an aspect ratio.
public struct CollectionLayoutDimension: Hashable, Sendable {
  /// How the number of a dimension is to be read.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A fraction of the width of the containing group.
    case fractionalWidth
    /// A fraction of the height of the containing group.
    case fractionalHeight
    /// Points.
    case absolute
    /// Points until the element is measured.
    case estimated
    /// Points until every sibling is measured; then the largest of them.
    case uniformAcrossSiblings
  }

  /// How ``dimension`` is to be read.
  public let kind: Kind

  /// The number as it was given: a fraction, or points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat, _ name: String, noun: String = "value") {
    requireFinite(dimension, name, noun: noun)
    self.kind = kind
    self.dimension = dimension
  }

  /// A fraction of the containing group's width; 1 is all of it.
  ///
  /// - Precondition: the fraction is finite; zero, negative ones and ones above 1 are kept.
  public static func fractionalWidth(_ fraction: CGFloat) -> Self {
    Self(.fractionalWidth, fraction, "fractional width", noun: "fraction")
  }

  /// A fraction of the containing group's height; 1 is all of it.
  ///
  /// - Precondition: the fraction is finite; zero, negative ones and ones above 1 are kept.
  public static func fractionalHeight(_ fraction: CGFloat) -> Self {
    Self(.fractionalHeight, fraction, "fractional height", noun: "fraction")
  }

  /// A fixed length in points.
  ///
  /// - Precondition: the length is finite.
  public static func absolute(_ points: CGFloat) -> Self {
    Self(.absolute, points, "absolute dimension")
  }

  /// A length in points that holds until the element is measured.
  ///
  /// - Precondition: the estimate is finite.
  public static func estimated(_ points: CGFloat) -> Self {
    Self(.estimated, points, "estimated dimension")
  }

  /// A length in points that holds until the siblings are measured and all take the largest size.
  ///
  /// - Precondition: the estimate is finite.
  public static func uniformAcrossSiblings(estimate points: CGFloat) -> Self {
    Self(.uniformAcrossSiblings, points, "estimate across siblings")
  }

  /// Whether this is a fraction of a width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }

  /// Whether this is a fraction of a height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }

  /// Whether this is a fixed number of points.
  public var isAbsolute: Bool { kind == .absolute }

  /// Whether measuring decides; true for ``uniformAcrossSiblings(estimate:)`` as well.
  public var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

  /// Whether all siblings take the largest measured size.
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Whether this is a fraction of the containing group's length along an axis.
  package func isFraction(of axis: LayoutAxis) -> Bool {
    kind == (axis == .horizontal ? .fractionalWidth : .fractionalHeight)
  }

  /// Whether this is a fraction of anything.
  package var isFractional: Bool { isFractionalWidth || isFractionalHeight }
}

extension CollectionLayoutDimension: CustomStringConvertible {
  /// The call that makes the value, such as `.fractionalWidth(0.5)`.
  public var description: String {
    let label = isUniformAcrossSiblings ? "estimate: " : ""
    return ".\(kind.rawValue)(\(label)\(dimension))"
  }
}
