// The traits that apply where a closure gets none: one value a thread, as in UIKit.

import CompositionalIsolation
import Foundation

extension UITraitCollection {
  private static let key = "UITraitCollection.current"

  /// The traits that apply on this thread.
  ///
  /// While a collection view lays out, and while the view of a controller does, they are those of
  /// the view, so a section provider sees the interface style and the traits of the app. Otherwise,
  /// they are those of the device, the main screen and the application, until they are set.
  public static var current: UITraitCollection {
    get {
      switch Thread.current.threadDictionary[key] {
      case let traits as UITraitCollection: return traits
      case let view as UIView: return withoutIsolation { view.traitCollection }
      default: return ofDevice
      }
    }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Makes these traits the current ones of this thread during a closure.
  ///
  /// - Parameter actions: The closure; it is called once, at once.
  public func performAsCurrent(_ actions: () -> Void) { Self.current(self, during: actions) }

  /// Makes the traits of a view the current ones during a closure, and returns its result.
  ///
  /// They are computed when they are asked for, because most layouts do not ask.
  static func current<Result>(of view: UIView, during actions: () -> Result) -> Result {
    current(view, during: actions)
  }

  private static func current<Result>(_ source: AnyObject, during actions: () -> Result) -> Result {
    let dictionary = Thread.current.threadDictionary
    let outer = dictionary[key]
    dictionary[key] = source
    defer { dictionary[key] = outer }
    return actions()
  }

  /// The traits of the current device, the main screen and the application.
  static var ofDevice: UITraitCollection {
    withoutIsolation {
      UITraitCollection(
        preferredContentSizeCategory: UIApplication.shared.preferredContentSizeCategory,
        layoutDirection: UIApplication.shared.userInterfaceLayoutDirection
      ).onDevice
    }
  }
}
