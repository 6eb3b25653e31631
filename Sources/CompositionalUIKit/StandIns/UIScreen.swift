// The screen and the application: a stand-in, what headless layout code needs of them.

import Compositional
import Foundation

/// The simulated screen of the process: that of an iPhone 15, until a simulation sets another.
public final class UIScreen: NSObject, Sendable {
  private struct Values: Sendable {
    var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    var scale: CGFloat = 3
  }

  private let state = SimulatedState(Values())

  package override init() {}

  /// The simulated screen of the process.
  public static let main = UIScreen()

  /// The screen as it is held, in points; to be set by a simulation.
  public var bounds: CGRect {
    get { state[\.bounds] }
    set { state[\.bounds] = newValue }
  }

  /// Pixels a point; to be set by a simulation.
  ///
  /// - Precondition: it is set to a finite number above zero.
  public var scale: CGFloat {
    get { state[\.scale] }
    set {
      precondition(
        newValue.isFinite && newValue > 0,
        "Invalid scale: \(newValue). A screen has 1, 2 or 3 pixels a point.")
      state[\.scale] = newValue
    }
  }

  /// Pixels a point of the hardware; the same.
  public var nativeScale: CGFloat { scale }

  /// The screen held upright, in pixels: the shorter side is the width.
  public var nativeBounds: CGRect {
    let (size, scale) = (bounds.size, scale)
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale)
  }
}

/// The simulated application of the process, with what a user has set for it.
public final class UIApplication: NSObject, Sendable {
  private struct Values: Sendable {
    var category = PreferredContentSizeCategory.large
    var direction = UserInterfaceLayoutDirection.leftToRight
  }

  private let state = SimulatedState(Values())

  package override init() {}

  /// The simulated application of the process.
  public static let shared = UIApplication()

  /// The text size of the user, `.large` at first; to be set by a simulation.
  public var preferredContentSizeCategory: PreferredContentSizeCategory {
    get { state[\.category] }
    set { state[\.category] = newValue }
  }

  /// The reading direction, from the left at first; to be set by a simulation.
  public var userInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    get { state[\.direction] }
    set { state[\.direction] = newValue }
  }
}
