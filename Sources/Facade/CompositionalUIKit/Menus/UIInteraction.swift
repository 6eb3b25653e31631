import Foundation

/// The object that shows a context menu for a view.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view; nil for none.
  var view: UIView? { get }
}
