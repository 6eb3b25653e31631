/// How a section scrolls across the layout's own direction, and where it comes to rest.
///
/// Apple's name: `UICollectionLayoutSectionOrthogonalScrollingBehavior` (rule 1.11).
public enum OrthogonalScrollingBehavior: Int, Hashable, Sendable, CaseIterable {
  /// It does not scroll on its own.
  case none = 0
  /// It comes to rest anywhere.
  case continuous = 1
  /// It comes to rest with a group at the leading inset.
  case continuousGroupLeadingBoundary = 2
  /// It moves by the width of the view less the section's insets.
  case paging = 3
  /// It moves by a group.
  case groupPaging = 4
  /// It moves by a group and rests with one in the middle.
  case groupPagingCentered = 5
}

/// How an orthogonal section moves.
///
/// Apple's name: `UICollectionLayoutSectionOrthogonalScrollingProperties` (rule 1.11).
public struct OrthogonalScrollingProperties: Hashable, Sendable {
  /// Whether it bounces at its ends.
  public enum Bounce: Int, Hashable, Sendable, CaseIterable {
    /// Where there is something to scroll.
    case automatic = 0
    /// Even where everything fits.
    case always = 1
    /// Nowhere.
    case never = 2
  }

  /// How fast it slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond; zero stands for automatic.
    public let rawValue: CGFloat

    /// Makes a rate; zero stands for automatic.
    public init(rawValue: CGFloat) {
      requireFinite(rawValue, "deceleration rate")
      self.rawValue = rawValue
    }

    /// What the scrolling behaviour asks for.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// That of an ordinary scroll view, 0.998 a millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// That of a paging scroll view, 0.99 a millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether it bounces at its ends.
  public var bounce: Bounce = .automatic
  /// How fast it slows down.
  public var decelerationRate: DecelerationRate = .automatic

  /// Makes properties that leave everything to the behaviour.
  public init() {}
}
