/// The spacing between items or outside them: an exact or a minimum length.
///
/// Apple's name: `NSCollectionLayoutSpacing` (rule 1.3).
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// The length, in points: exact if fixed, the minimum if flexible.
  public let spacing: CGFloat
  /// True if this spacing takes a share of the group's remaining space.
  public let isFlexible: Bool

  private init(spacing: CGFloat, isFlexible: Bool) {
    requireFinite(spacing, "spacing")
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  /// Creates spacing of any number, for a front end that reports those that are not finite.
  package init(unchecked spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  /// Creates spacing of a number from outside; nil unless it is finite.
  ///
  /// - Parameters:
  ///   - spacing: The length in points.
  ///   - isFlexible: True for a minimum, false for an exact length.
  public init?(finite spacing: CGFloat, isFlexible: Bool) {
    guard spacing.isFinite else { return nil }
    self.init(unchecked: spacing, isFlexible: isFlexible)
  }

  /// Creates spacing of an exact length in points.
  ///
  /// - Precondition: The number is finite; negative spacing lets adjacent items overlap.
  public static func fixed(_ points: CGFloat) -> Self {
    Self(spacing: points, isFlexible: false)
  }

  /// Creates spacing of a minimum length in points and an equal share of the group's remaining
  /// space.
  ///
  /// - Precondition: The number is finite.
  public static func flexible(_ points: CGFloat) -> Self {
    Self(spacing: points, isFlexible: true)
  }

  /// True if this spacing never grows.
  public var isFixed: Bool { !isFlexible }
}

extension CollectionLayoutSpacing: CustomStringConvertible {
  /// The call that creates the value, such as `.fixed(8)`.
  public var description: String { isFlexible ? ".flexible(\(spacing))" : ".fixed(\(spacing))" }
}
