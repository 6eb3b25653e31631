import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The part of a touch.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger touches.
    case began = 0
    /// The finger moves.
    case moved = 1
    /// The finger rests.
    case stationary = 2
    /// The finger is lifted.
    case ended = 3
    /// The touch was taken away.
    case cancelled = 4
  }

  /// The part of the touch.
  open var phase: Phase { .began }
  /// The number of taps at this place.
  open var tapCount: Int { 1 }
  /// The time of the touch, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// The touched view; nil for none.
  open var view: UIView? { nil }

  /// Creates a touch.
  public override init() {}

  /// Returns the place of the touch, in points of a view; zero, because no finger touches.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Returns the place before, in points of a view; zero, because no finger touches.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
