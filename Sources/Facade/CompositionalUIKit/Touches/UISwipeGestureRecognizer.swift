import Foundation

/// A recognizer of swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit per direction.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    /// Upward.
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// The directions; kept, without effect.
  open var direction: Direction = .right {
    didSet { UIKitSimulation.noteInert("UISwipeGestureRecognizer.direction") }
  }
  /// The number of fingers; kept, without effect.
  open var numberOfTouchesRequired = 1 {
    didSet { UIKitSimulation.noteInert("UISwipeGestureRecognizer.numberOfTouchesRequired") }
  }
}
