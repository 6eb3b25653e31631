import Foundation

/// A sign of a collision.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a sign.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    /// Hard.
    case rigid = 4
  }

  /// Creates a generator.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Gives the sign.
  open func impactOccurred() { count += 1 }

  /// Gives the sign with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { count += 1 }
}
