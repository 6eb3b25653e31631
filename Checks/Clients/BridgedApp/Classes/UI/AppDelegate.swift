import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: StationsController()),
      UINavigationController(rootViewController: AboutController()),
    ]
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}
