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
    case remoteControl = 2
    /// Buttons.
    case presses = 3
  }

  /// The kind of a motion or a command.
  public enum EventSubtype: Int, Hashable, Sendable {
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
