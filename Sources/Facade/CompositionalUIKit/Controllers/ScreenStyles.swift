// What a controller says about the screen that shows it.

import Foundation

/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Over the whole screen; what is behind disappears.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// Over the content of the controller that presents.
  case currentContext = 3
  /// As an animator of the app shows it.
  case custom = 4
  /// Over the whole screen; what is behind stays.
  case overFullScreen = 5
  /// Over the content; what is behind stays.
  case overCurrentContext = 6
  /// A bubble.
  case popover = 7
  /// None.
  case none = -1
  /// A sheet, as UIKit chooses.
  case automatic = -2

  /// True if what is behind disappears.
  var coversAll: Bool { self == .fullScreen || self == .currentContext }
}

/// The colors of the status bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the content is.
  case `default` = 0
  /// Light on dark.
  case lightContent = 1
  /// Dark on light.
  case darkContent = 3
}

/// The orientation of the content of a window.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
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

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit per orientation.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On its side, the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On its side, the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On its side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// A set of edges.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit per edge.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
