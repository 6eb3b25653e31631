import Compositional
import Foundation

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Hashable, Sendable, CaseIterable {
  case unknown = 0
  /// Upright, top up.
  case portrait = 1
  /// Upright, top down.
  case portraitUpsideDown = 2
  /// On its side, top to the left.
  case landscapeLeft = 3
  /// On its side, top to the right.
  case landscapeRight = 4
  /// Flat, screen up.
  case faceUp = 5
  /// Flat, screen down.
  case faceDown = 6

  /// True if the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// True if the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// True if the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
