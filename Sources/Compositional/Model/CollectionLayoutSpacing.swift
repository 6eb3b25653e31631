/// Room between items or beside them: exactly so much, or at least so much.
///
/// Apple's name: `NSCollectionLayoutSpacing` (rule 1.3).
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// The number of points: all of it when fixed, the least of it when flexible.
  public let spacing: CGFloat
  /// Whether left-over room of the group widens this spacing.
  public let isFlexible: Bool

  private init(spacing: CGFloat, isFlexible: Bool) {
    requireFinite(spacing, "spacing")
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  /// Exactly so many points.
  ///
  /// - Precondition: the number is finite; negative spacing lets neighbours overlap.
  public static func fixed(_ points: CGFloat) -> Self {
    Self(spacing: points, isFlexible: false)
  }

  /// At least so many points, and an equal share of what the group has left over.
  ///
  /// - Precondition: the number is finite.
  public static func flexible(_ points: CGFloat) -> Self {
    Self(spacing: points, isFlexible: true)
  }

  /// Whether this spacing never grows.
  public var isFixed: Bool { !isFlexible }
}

extension CollectionLayoutSpacing: CustomStringConvertible {
  /// The call that makes the value, such as `.fixed(8)`.
  public var description: String { isFlexible ? ".flexible(\(spacing))" : ".fixed(\(spacing))" }
}
