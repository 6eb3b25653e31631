import Foundation

/// The orientation of the content of a window.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  /// Upright.
  case portrait = 1
  case portraitUpsideDown = 2
  /// On its side, the home button at the right.
  case landscapeRight = 3
  /// On its side, the home button at the left.
  case landscapeLeft = 4

  /// True if the content is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// True if the content is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
