import Foundation

extension ObjectSimulation where Base: UIWindowScene {
  /// Launches an application whose scene is this one, and shows its window.
  ///
  /// The delegates hear, in this order: that the application launches, what the scene is made of, that it
  /// is connected, that it is shown, and that both receive events.
  ///
  /// ```swift
  /// let scene = UIWindowScene(simulating: CGSize(width: 393, height: 852))
  /// let window = scene.simulation.launch(AppDelegate(), with: SceneDelegate())
  /// ```
  ///
  /// - Parameters:
  ///   - application: The delegate of the application; nil for none.
  ///   - delegate: The delegate of the scene. The caller keeps it, as the system does.
  /// - Returns: The key window, else the first one; nil if the delegate makes none.
  @discardableResult
  public func launch(
    _ application: (any UIApplicationDelegate)? = nil, with delegate: any UISceneDelegate
  ) -> UIWindow? {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    if let application {
      UIApplication.shared.delegate = application
      _ = application.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = application.application(.shared, didFinishLaunchingWithOptions: nil)
      session.configuration = application.application(
        .shared, configurationForConnecting: session, options: options)
    }
    session.scene = base
    delegate.scene(base, willConnectTo: session, options: options)
    delegate.sceneWillEnterForeground(base)
    delegate.sceneDidBecomeActive(base)
    application?.applicationDidBecomeActive(.shared)
    return base.keyWindow ?? base.windows.first
  }
}
