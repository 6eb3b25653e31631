// The traits that apply where a closure gets none: one value a thread, as in UIKit.

import CompositionalDSL
import Foundation

extension UITraitCollection {
  private static let key = "UITraitCollection.current"

  /// The traits that apply on this thread.
  ///
  /// While a collection view lays out, and while the view of a controller does, they are those of
  /// the view, so a section provider sees the interface style and the traits of the app. Otherwise,
  /// they are those of the device, the main screen and the application, until they are set.
  public static var current: UITraitCollection {
    get { Thread.current.threadDictionary[key] as? UITraitCollection ?? ofDevice }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Makes these traits the current ones of this thread during a closure.
  ///
  /// - Parameter actions: The closure; it is called once, at once.
  public func performAsCurrent(_ actions: () -> Void) { current(during: actions) }

  /// Makes these traits the current ones of this thread during a closure, and returns its result.
  func current<Result>(during actions: () -> Result) -> Result {
    let dictionary = Thread.current.threadDictionary
    let outer = dictionary[Self.key]
    dictionary[Self.key] = self
    defer { dictionary[Self.key] = outer }
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
