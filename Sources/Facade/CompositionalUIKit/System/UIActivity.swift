import Foundation

/// A service for what is shared.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title; nil for none.
  open var activityTitle: String? { nil }
  /// The image; nil for none.
  open var activityImage: UIImage? { nil }
  /// The name; nil for none.
  open var activityType: ActivityType? { nil }

  /// Creates a service.
  public override init() {}

  /// Returns false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Does nothing.
  open func perform() {}
}
