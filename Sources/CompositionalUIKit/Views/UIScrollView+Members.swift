// Members of scroll views that need no storage of their own. Most are kept without effect.

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

  /// The control that a pull at the top triggers, a subview behind the content; nil for none.
  public var refreshControl: UIRefreshControl? {
    get { kept(nil) }
    set {
      refreshControl?.removeFromSuperview()
      keep(newValue)
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }
  /// The recognizer of drags, which says where the simulated finger of a collection view is; the view
  /// scrolls without it.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    if let known: UIPanGestureRecognizer = kept(nil) { return known }
    let made = ScrollViewPan()
    keep(Optional(made))
    addGestureRecognizer(made)
    return made
  }
  /// The recognizer of pinches; nil unless the zoom scales differ.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    if let known: UIPinchGestureRecognizer = kept(nil) { return known }
    let made = UIPinchGestureRecognizer()
    keep(Optional(made))
    addGestureRecognizer(made)
    return made
  }
  /// The guide of the content, from the origin of the content and as large as it.
  public var contentLayoutGuide: UILayoutGuide {
    guide(isOfContent: true) {
      guard let view = $0 as? UIScrollView else { return .zero }
      let (seen, size) = (view.bounds, view.contentSize)
      return UIEdgeInsets(
        top: -seen.minY, left: -seen.minX, bottom: seen.maxY - size.height,
        right: seen.maxX - size.width)
    }
  }
  /// The guide of the visible rectangle.
  public var frameLayoutGuide: UILayoutGuide { guide { _ in .zero } }

  private func guide(
    name: String = #function, isOfContent: Bool = false, insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let known: UILayoutGuide = kept(nil, name: name) { return known }
    let made = UILayoutGuide(of: self, isOfContent: isOfContent, insets: insets)
    keep(Optional(made), name: name)
    return made
  }

  /// The color of the scroll indicators; kept, because nothing is drawn.
  public var indicatorStyle: IndicatorStyle {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// True if the view may bounce at its left and right ends, if it scrolls horizontally.
  public var bouncesHorizontally: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// True if the view may bounce at its top and bottom ends, if it scrolls vertically.
  public var bouncesVertically: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// True if a drag past the left or right end moves the view around; kept, without effect.
  public var transfersHorizontalScrollingToParent: Bool {
    get { kept(true) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UIScrollView.transfersHorizontalScrollingToParent")
    }
  }
  /// True if a drag past the top or bottom end moves the view around; kept, without effect.
  public var transfersVerticalScrollingToParent: Bool {
    get { kept(true) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UIScrollView.transfersVerticalScrollingToParent")
    }
  }
  /// The part of the content that keeps its place when sizes change; kept, without effect.
  public var contentAlignmentPoint: CGPoint {
    get { kept(.zero) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UIScrollView.contentAlignmentPoint")
    }
  }
  /// The scale of the content; kept within its limits, without effect.
  public var zoomScale: CGFloat {
    get { kept(1) }
    set {
      keep(max(minimumZoomScale, min(newValue, maximumZoomScale)))
      UIKitSimulation.noteInert("UIScrollView.zoomScale")
    }
  }
  /// The smallest scale of the content.
  public var minimumZoomScale: CGFloat {
    get { kept(1) }
    set { keep(newValue) }
  }
  /// The largest scale of the content.
  public var maximumZoomScale: CGFloat {
    get { kept(1) }
    set { keep(newValue) }
  }
  /// True if the scale may pass its limits while fingers pinch; kept, without effect.
  public var bouncesZoom: Bool {
    get { kept(true) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UIScrollView.bouncesZoom")
    }
  }
  /// False: no fingers pinch.
  public var isZooming: Bool { false }
  /// False: no fingers pinch.
  public var isZoomBouncing: Bool { false }
  /// False: the scale changes at once.
  public var isZoomAnimating: Bool { false }

  /// Changes the scale at once, within its limits.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
}
