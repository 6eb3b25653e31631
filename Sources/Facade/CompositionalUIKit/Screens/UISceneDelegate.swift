// The delegates of scenes, and what a scene is made of.

import Foundation

/// The delegate of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called when a scene is connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called after a scene was released.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after a scene receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before a scene receives no more events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before a scene is shown.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after a scene is not shown any more.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window; nil for none.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil: a delegate that declares no property keeps no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

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

/// What a scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the property list of the application, which is not read; nil for none.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the delegate; nil for that of the property list; kept, without effect.
  open var delegateClass: AnyClass? {
    didSet { UIKitSimulation.noteInert("UISceneConfiguration.delegateClass") }
  }
  /// The class of the scene; nil for the usual one; kept, without effect.
  open var sceneClass: AnyClass? {
    didSet { UIKitSimulation.noteInert("UISceneConfiguration.sceneClass") }
  }

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: The name in the property list; it is not read.
  ///   - sessionRole: What the scene is for.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension UIScene {
  /// What a scene is connected for.
  open class ConnectionOptions: NSObject {
    /// Creates options without content.
    public override init() {}
  }
}
