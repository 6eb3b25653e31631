// The recognizers, the guides and the zoom of scroll views.

import Foundation

extension UIScrollView {
  /// The color of scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// One that suits any content.
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// The recognizer of drags, which says where the simulated finger of a collection view is; the view
  /// scrolls without it.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    if let pan { return pan }
    let made = ScrollViewPan()
    pan = made
    addGestureRecognizer(made)
    return made
  }
  /// The recognizer of pinches; nil unless the zoom scales differ.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    if let pinch { return pinch }
    let made = UIPinchGestureRecognizer()
    pinch = made
    addGestureRecognizer(made)
    return made
  }
  /// The guide of the content, from the origin of the content and as large as it.
  public var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The guide of the visible rectangle.
  public var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// False: no fingers pinch.
  public var isZooming: Bool { false }
  /// False: no fingers pinch.
  public var isZoomBouncing: Bool { false }
  /// False: the scale changes at once.
  public var isZoomAnimating: Bool { false }

  /// Changes the scale at once, within its limits.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
}

extension UIScrollView {
  /// Shows a view in the scale, from the origin of the content, and makes the content as large.
  func zoom(_ view: UIView) {
    let size = view.bounds.size
    view.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
    let shown = CGSize(width: size.width * zoomScale, height: size.height * zoomScale)
    view.center = CGPoint(x: shown.width / 2, y: shown.height / 2)
    contentSize = shown
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// Scales the view that the delegate names for zooming so that a rectangle of it fills the scroll view.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    contentOffset = CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale)
  }
}

extension ObjectSimulation where Base: UIScrollView {
  /// Scrolls to the top as a touch of the status bar does, and tells the delegate.
  ///
  /// - Returns: False if the view or its delegate does not let it.
  @discardableResult
  public func touchStatusBar() -> Bool {
    guard base.scrollsToTop, base.scrollDelegate?.scrollViewShouldScrollToTop(base) ?? true else {
      return false
    }
    base.setContentOffset(
      CGPoint(x: base.contentOffset.x, y: -base.scrollInset.top), animated: false)
    base.scrollDelegate?.scrollViewDidScrollToTop(base)
    return true
  }

  /// Scales as two fingers do, and tells the delegate.
  ///
  /// - Parameter scale: The scale at the end, of which the scroll view takes what is in its range.
  public func zoom(to scale: CGFloat) {
    let view = base.scrollDelegate?.viewForZooming(in: base)
    guard view != nil else { return }
    base.scrollDelegate?.scrollViewWillBeginZooming(base, with: view)
    base.zoomScale = scale
    base.scrollDelegate?.scrollViewDidEndZooming(base, with: view, atScale: base.zoomScale)
  }

  /// Pulls the content down until the refresh control begins, and sends its event.
  ///
  /// - Returns: False if there is no refresh control that is enabled, or it is refreshing already.
  @discardableResult
  public func pull() -> Bool {
    base.layoutIfNeeded()
    guard let control = base.refreshControl, control.begin() else { return false }
    base.layoutIfNeeded()
    return true
  }
}
