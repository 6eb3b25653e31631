import Foundation

/// The part of a controller in a change.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a part from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that goes.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that comes.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
