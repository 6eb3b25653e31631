// Stand-ins for events and touches, which functions of responders mention.

import Foundation

/// An event of the user.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches of the screen.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A remote control.
    case remoteControl = 2
    /// Buttons.
    case presses = 3
  }

  /// The kind of a motion or a command.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// The kind of the event.
  open var type: EventType { .touches }
  /// The kind of the motion.
  open var subtype: EventSubtype { .none }
  /// The touches; nil for none.
  open var allTouches: Set<UITouch>? { nil }
  /// The time of the event, in seconds.
  open var timestamp: TimeInterval { 0 }

  /// Creates an event.
  public override init() {}
}

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

/// The keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit per key.
  public let rawValue: Int
  /// Creates flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The keys of a number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
