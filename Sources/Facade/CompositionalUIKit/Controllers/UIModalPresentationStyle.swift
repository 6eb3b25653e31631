import Foundation

/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Over the whole screen; what is behind disappears.
  case fullScreen = 0
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
  case none = -1
  /// A sheet, as UIKit chooses.
  case automatic = -2

  /// True for sheets.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }

  /// True if what is behind disappears.
  var coversAll: Bool { self == .fullScreen || self == .currentContext }
}
