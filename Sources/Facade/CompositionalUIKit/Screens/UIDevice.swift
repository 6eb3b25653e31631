// A stand-in for the device, which layout code queries for its kind.

import Compositional
import Foundation

/// The simulated device of the process: an upright phone until a simulation changes it.
///
/// Changing it does not change ``UIScreen`` or ``UIApplication``; a simulation sets each. A window of
/// a tablet's size has the traits of a tablet all the same, because all windows of the process share
/// this device.
@preconcurrency @MainActor
public final class UIDevice: NSObject, Sendable {
  nonisolated fileprivate struct Values: Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    var orientation = UIDeviceOrientation.portrait
    var systemVersion: String?
  }

  nonisolated fileprivate let state = SimulatedState(Values())

  nonisolated package override init() {}

  /// The simulated device of the process.
  nonisolated public static let current = UIDevice()

  /// The kind of device; a test sets it by `simulation`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { state[\.userInterfaceIdiom] }

  /// The name of the system whose layout is simulated.
  public var systemName: String { "iOS" }

  /// The version of the system that is simulated: 17.0 until a test sets it by `simulation`.
  public var systemVersion: String { state[\.systemVersion] ?? "17.0" }

  /// The system that a test has set; nil for iOS 17, where the quirks of a layout decide.
  nonisolated var system: SystemVersion? {
    state[\.systemVersion].flatMap(SystemVersion.init(version:))
  }

  /// The name of the kind of device.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The orientation of the device; a test sets it by `simulation`.
  public var orientation: UIDeviceOrientation { state[\.orientation] }
}

extension ObjectSimulation where Base == UIDevice {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { base.userInterfaceIdiom }
    nonmutating set { base.state[\.userInterfaceIdiom] = newValue }
  }

  /// The version of the system, such as `26.1`; nil for iOS 17, where the quirks of a layout decide.
  ///
  /// Bars, margins, rows, controls and lists have the lengths of the nearest known version. A window
  /// has the safe area that it was given.
  ///
  /// - Precondition: The text begins with a number above 0.
  public var systemVersion: String? {
    get { base.state[\.systemVersion] }
    nonmutating set {
      require(
        newValue.map { SystemVersion(version: $0) != nil } ?? true,
        "Invalid version: \"\(newValue ?? "")\". A version begins with a number, as 26.1 does.")
      base.state[\.systemVersion] = newValue
    }
  }

  public var orientation: UIDeviceOrientation {
    get { base.orientation }
    nonmutating set { base.state[\.orientation] = newValue }
  }
}

extension SystemVersion {
  /// Reads a version; nil for a text that does not begin with a number above 0.
  fileprivate init?(version: String) {
    guard let major = Int(version.prefix { $0 != "." }), major > 0 else { return nil }
    self.init(major)
  }
}
