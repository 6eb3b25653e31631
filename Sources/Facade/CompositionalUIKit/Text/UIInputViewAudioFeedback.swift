import Foundation

/// A view that sounds as keys do.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
  /// True if the view sounds.
  var enableInputClicksWhenVisible: Bool { get }
}
