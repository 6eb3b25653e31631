// The delegates of scenes, and what a scene is made of.

import Foundation

/// The delegate of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
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

extension UIScene {
  /// What a scene is connected for.
  open class ConnectionOptions: NSObject {
    /// Creates options without content.
    public override init() {}
  }
}
