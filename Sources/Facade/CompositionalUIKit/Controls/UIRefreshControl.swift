import Foundation

/// A control that a pull at the top of a scroll view triggers.
///
/// While it refreshes, the scroll view keeps its 60 points open above the content.
open class UIRefreshControl: UIControl {
  /// The measured height, in points.
  static let height: CGFloat = 60
  /// True while the content is loaded again.
  open private(set) var isRefreshing = false
  /// A text below the control.
  open var attributedTitle: NSAttributedString?

  /// Creates a control.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a control with an action of its event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      addAction(primaryAction, for: [.valueChanged, .primaryActionTriggered])
    }
  }

  private var scrollView: UIScrollView? {
    guard let view = superview as? UIScrollView, view.refreshControl === self else { return nil }
    return view
  }

  /// True if the scroll view keeps room for the control; not under a finger.
  var takesRoom: Bool { isRefreshing && scrollView?.isDragging == false }

  /// Shows that the content is loaded again; the content stays where it is.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    let offset = scrollView?.contentOffset
    isRefreshing = true
    scrollView?.tellAdjustedInset()
    if let offset { scrollView?.contentOffset = offset }
  }

  /// Shows that the content was loaded.
  open func endRefreshing() {
    isRefreshing = false
    scrollView?.tellAdjustedInset()
  }

  /// Begins as a pull does: the content makes room, and the event is sent.
  ///
  /// - Returns: False if the control is disabled or refreshes already.
  func begin() -> Bool {
    guard isEnabled, !isRefreshing else { return false }
    isRefreshing = true
    scrollView?.tellAdjustedInset()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  /// The height of the control, and any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
}
