// Stand-ins for the application and its delegates. Nothing launches; a test makes a window itself.

import Foundation

extension UIApplication {
  /// A key of a launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A key of an address that is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The part of the life of an application.
  public enum State: Int, Hashable, Sendable {
    /// Shown, and receives events.
    case active = 0
    /// Shown.
    case inactive = 1
    /// Not shown.
    case background = 2
  }

  /// Told before the application is shown again; here by a test.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Told after the application is not shown any more.
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Told after the application receives events.
  public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Told before the application receives no more events.
  public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Told when memory is short.
  public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The address of the settings.
  public static let openSettingsURLString = "app-settings:"

  /// The part of the life: active.
  public var applicationState: State { .active }
  /// The name of another icon; nil, because there is none.
  public var alternateIconName: String? { nil }
  /// True if there may be other icons.
  public var supportsAlternateIcons: Bool { false }

  /// Calls the completion without an error; no icon is shown.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    UIKitSimulation.noteInert("UIApplication.setAlternateIconName(_:completionHandler:)")
    completionHandler?(nil)
  }

  /// Returns false: no address is opened.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Calls the completion with false: no address is opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIKitSimulation.noteInert("UIApplication.open(_:options:completionHandler:)")
    completion?(false)
  }
}

extension UIContentSizeCategory {
  /// Told after the preferred text size has changed; here by a test.
  public static var didChangeNotification: NSNotification.Name {
    NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  }
}

extension UIDevice {
  /// Told after the device was turned; here by a test.
  public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Does nothing: no key sounds.
  public func playInputClick() {
    UIKitSimulation.noteInert("UIDevice.playInputClick()")
  }

  /// Does nothing: a simulation turns the device.
  public func beginGeneratingDeviceOrientationNotifications() {
    UIKitSimulation.noteInert("UIDevice.beginGeneratingDeviceOrientationNotifications()")
  }

  /// Does nothing: a simulation turns the device.
  public func endGeneratingDeviceOrientationNotifications() {
    UIKitSimulation.noteInert("UIDevice.endGeneratingDeviceOrientationNotifications()")
  }
}
