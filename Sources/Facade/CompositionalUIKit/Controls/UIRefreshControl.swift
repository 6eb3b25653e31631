import Foundation

/// A control that a pull at the top of a scroll view triggers; here a test does, by its events.
open class UIRefreshControl: UIControl {
  /// True while the content is loaded again.
  open private(set) var isRefreshing = false
  /// A text below the control.
  open var attributedTitle: NSAttributedString?

  /// Creates a control.
  public convenience init() { self.init(frame: .zero) }

  /// Shows that the content is loaded again.
  open func beginRefreshing() { isRefreshing = true }

  /// Shows that the content was loaded.
  open func endRefreshing() { isRefreshing = false }
}
