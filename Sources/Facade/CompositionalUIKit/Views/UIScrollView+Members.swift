// The recognizers, the guides and the zoom of scroll views.

import Foundation

extension UIScrollView {
  /// The color of scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// One that suits any content.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
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
