/// The bounce and deceleration of an orthogonal section.
///
/// Apple's name: `UICollectionLayoutSectionOrthogonalScrollingProperties` (rule 1.11).
public struct OrthogonalScrollingProperties: Hashable, Sendable {
  /// The bounce behavior at the ends.
  public enum Bounce: Int, Hashable, Sendable, CaseIterable {
    /// The section bounces if its content exceeds the view.
    case automatic = 0
    /// The section bounces even if its content fits.
    case always = 1
    /// The section never bounces.
    case never = 2
  }

  /// The rate at which scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after a millisecond; zero is automatic.
    public let rawValue: CGFloat

    /// Creates a rate; zero is automatic.
    public init(rawValue: CGFloat) {
      requireFinite(rawValue, "deceleration rate")
      self.rawValue = rawValue
    }

    /// The rate of the scrolling behavior.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The rate of an ordinary scroll view, 0.998 per millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of a paging scroll view, 0.99 per millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The bounce behavior at the ends.
  public var bounce: Bounce = .automatic
  /// The rate at which scrolling slows down.
  public var decelerationRate: DecelerationRate = .automatic

  /// Creates properties with the defaults of the behavior.
  public init() {}
}
