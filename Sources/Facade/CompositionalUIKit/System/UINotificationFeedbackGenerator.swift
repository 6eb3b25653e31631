import Foundation

/// A sign of a result.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// A result.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Success.
    case success = 0
    /// A warning.
    case warning = 1
    /// An error.
    case error = 2
  }

  /// Gives the sign.
  open func notificationOccurred(_ notificationType: FeedbackType) { count += 1 }
}
