import Foundation

/// A sign of a result.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// A result.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Gives the sign.
  open func notificationOccurred(_ notificationType: FeedbackType) { count += 1 }
}
