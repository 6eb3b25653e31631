// Stand-ins for the kinds of gestures.

import Foundation

/// A recognizer of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; kept, without effect.
  open var numberOfTapsRequired = 1 {
    didSet { UIKitSimulation.noteInert("UITapGestureRecognizer.numberOfTapsRequired") }
  }
  /// The number of fingers; kept, without effect.
  open var numberOfTouchesRequired = 1 {
    didSet { UIKitSimulation.noteInert("UITapGestureRecognizer.numberOfTouchesRequired") }
  }
}

/// A recognizer of long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The least time, in seconds; kept, without effect.
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet { UIKitSimulation.noteInert("UILongPressGestureRecognizer.minimumPressDuration") }
  }
  /// The number of taps before; kept, without effect.
  open var numberOfTapsRequired = 0 {
    didSet { UIKitSimulation.noteInert("UILongPressGestureRecognizer.numberOfTapsRequired") }
  }
  /// The number of fingers; kept, without effect.
  open var numberOfTouchesRequired = 1 {
    didSet { UIKitSimulation.noteInert("UILongPressGestureRecognizer.numberOfTouchesRequired") }
  }
  /// The distance by which a finger may move, in points; kept, without effect.
  open var allowableMovement: CGFloat = 10 {
    didSet { UIKitSimulation.noteInert("UILongPressGestureRecognizer.allowableMovement") }
  }
}

/// A recognizer of dragging fingers.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers; kept, without effect.
  open var minimumNumberOfTouches = 1 {
    didSet { UIKitSimulation.noteInert("UIPanGestureRecognizer.minimumNumberOfTouches") }
  }
  /// The greatest number of fingers; kept, without effect.
  open var maximumNumberOfTouches = Int.max {
    didSet { UIKitSimulation.noteInert("UIPanGestureRecognizer.maximumNumberOfTouches") }
  }
  private var moved = CGPoint.zero

  /// Returns the way of the fingers, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets the way of the fingers, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

  /// Returns the velocity of the fingers, in points per second; zero, because no finger touches.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of dragging from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges; kept, without effect.
  open var edges: UIRectEdge = [] {
    didSet { UIKitSimulation.noteInert("UIScreenEdgePanGestureRecognizer.edges") }
  }
}

/// A recognizer of swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit per direction.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upward.
    public static let up = Direction(rawValue: 4)
    /// Downward.
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

/// A recognizer of pinches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch.
  open var scale: CGFloat = 1
  /// The velocity, in scales per second; zero, because no finger touches.
  open var velocity: CGFloat { 0 }
}
