import Foundation

/// The memory of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows of the application on the screen of the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen, which no user touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scene is for.
  public let role: Role
  /// What the scene is made of.
  open var configuration: UISceneConfiguration
  /// The scene; nil before it is connected.
  open internal(set) var scene: UIScene?
  /// Values that the application keeps for the scene; nil for none.
  open var userInfo: [String: Any]?

  /// Creates the memory of a scene with windows.
  public override convenience init() { self.init(role: .windowApplication) }

  /// Creates the memory of a scene.
  ///
  /// - Parameter role: What the scene is for.
  public init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}
