import Testing
import UIKit

/// The delegate of Xcode's template for applications, with a log.
final class TemplateAppDelegate: UIResponder, UIApplicationDelegate {
  var calls: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("launched")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    calls.append("configured")
    return UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
}

/// The delegate of Xcode's template for scenes, with a log.
final class TemplateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    calls.append("connected to \(session.configuration.name ?? "nothing")")
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UITabBarController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("shown") }
  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
}

@MainActor @Suite struct LaunchTests {
  @Test func theDelegatesHearOfALaunchInOrder() {
    let application = TemplateAppDelegate()
    let delegate = TemplateSceneDelegate()
    let scene = UIWindowScene(simulating: CGSize(width: 393, height: 852))

    let window = scene.simulation.launch(application, with: delegate)

    #expect(application.calls == ["launched", "configured", "active"])
    #expect(delegate.calls == ["connected to Default Configuration", "shown", "active"])
    #expect(window === delegate.window)
    #expect(window?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(window?.rootViewController?.viewIfLoaded?.window === window)
  }

  @Test func aSceneWithoutAWindowShowsNone() {
    final class Delegate: UIResponder, UIWindowSceneDelegate {}
    let delegate = Delegate()
    #expect(UIWindowScene(simulating: .zero).simulation.launch(with: delegate) == nil)
    #expect(delegate.window == nil)
  }

  @Test func literalsOfTheSourceEditor() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let images: [UIImage] = [#imageLiteral(resourceName: "cover")]
    #expect(images == [UIImage(named: "cover")])
    #expect(URLRequest(url: URL(fileURLWithPath: "/")).httpMethod == "GET")
  }
}
