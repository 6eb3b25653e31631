import ConformanceCases
import ConformanceKit
import UIKit

/// Shows the screen of the recorder.
@main final class RecorderApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = RecorderController(cases: ConformanceCases.all())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
