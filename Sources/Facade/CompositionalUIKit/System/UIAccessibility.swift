import Foundation

/// Accessibility settings; all are off.
public enum UIAccessibility {
  /// An accessibility notification.
  public enum Notification: Hashable, Sendable {
    /// A text.
    case announcement
    /// A part of the screen has changed.
    case layoutChanged
    case screenChanged
  }

  /// True if the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// True if little moves.
  public static var isReduceMotionEnabled: Bool { false }
  /// True if nothing shines through.
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }

  /// Does nothing, because no one listens.
  public static func post(notification: Notification, argument: Any?) {
    UIKitSimulation.noteInert("UIAccessibility.post(notification:argument:)")
  }
}
