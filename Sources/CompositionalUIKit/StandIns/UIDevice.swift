// The device: a stand-in, what headless layout code needs of it, which is to ask for its kind.

import Compositional
import Foundation

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable, CaseIterable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// Not known.
  case unknown = 0
  /// Upright, the top up.
  case portrait = 1
  /// Upright, the top down.
  case portraitUpsideDown = 2
  /// On its side, the top to the left.
  case landscapeLeft = 3
  /// On its side, the top to the right.
  case landscapeRight = 4
  /// Flat, the screen up.
  case faceUp = 5
  /// Flat, the screen down.
  case faceDown = 6

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The simulated device of the process: a phone held upright, until a simulation sets another.
///
/// Setting it changes neither ``UIScreen`` nor ``UIApplication``; a simulation sets each.
public final class UIDevice: NSObject, Sendable {
  private struct Values: Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    var orientation = UIDeviceOrientation.portrait
  }

  private let state = SimulatedState(Values())

  package override init() {}

  /// The simulated device of the process.
  public static let current = UIDevice()

  /// The kind of device; to be set by a simulation.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { state[\.userInterfaceIdiom] }
    set { state[\.userInterfaceIdiom] = newValue }
  }

  /// How the device is held; to be set by a simulation.
  public var orientation: UIDeviceOrientation {
    get { state[\.orientation] }
    set { state[\.orientation] = newValue }
  }
}
