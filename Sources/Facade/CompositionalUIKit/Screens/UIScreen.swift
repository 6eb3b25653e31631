// A stand-in for the screen and the application.

import Compositional
import Foundation

/// The simulated screen of the process: that of an iPhone 15 until a simulation changes it.
@preconcurrency @MainActor
public final class UIScreen: NSObject, Sendable {
  nonisolated fileprivate struct Values: Sendable {
    var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    var scale: CGFloat = 3
  }

  nonisolated fileprivate let state = SimulatedState(Values())

  nonisolated package override init() {}

  /// The simulated screen of the process.
  nonisolated public static let main = UIScreen()

  /// The bounds of the screen in its orientation, in points; a test sets it by `simulation`.
  public var bounds: CGRect { state[\.bounds] }

  /// The scale, in pixels per point; a test sets it by `simulation`.
  public var scale: CGFloat { state[\.scale] }

  /// The scale of the hardware, in pixels per point; equal to ``scale``.
  public var nativeScale: CGFloat { scale }

  /// The bounds of the upright screen, in pixels; the shorter side is the width.
  public var nativeBounds: CGRect {
    let (size, scale) = (bounds.size, scale)
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale)
  }
}

extension ObjectSimulation where Base == UIScreen {
  /// The bounds of the screen in its orientation, in points.
  public var bounds: CGRect {
    get { base.bounds }
    nonmutating set { base.state[\.bounds] = newValue }
  }

  /// The scale, in pixels per point.
  ///
  /// - Precondition: The new value is finite and greater than 0.
  public var scale: CGFloat {
    get { base.scale }
    nonmutating set {
      require(
        newValue.isFinite && newValue > 0,
        "Invalid scale: \(newValue). A screen has 1, 2 or 3 pixels per point.")
      base.state[\.scale] = newValue
    }
  }
}
