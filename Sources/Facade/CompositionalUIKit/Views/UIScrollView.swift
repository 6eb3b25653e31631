import Compositional
import Foundation

/// A view that scrolls its content; the origin of its bounds is the content offset.
open class UIScrollView: UIView {
  /// The contribution of the safe area to the adjusted content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the scrollable axes.
    case automatic
    /// Along the scrollable axes.
    case scrollableAxes
    /// None.
    case never
    /// On all sides.
    case always
  }

  /// The rate at which a released view slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor of the speed in a millisecond.
    public let rawValue: CGFloat
    /// Creates a rate from the factor of the speed in a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The rate of lists.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of pages.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The dismissal of the keyboard by a drag.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// When a drag begins.
    case onDrag
    /// With the finger.
    case interactive
    /// When a drag begins, with accessories.
    case onDragWithAccessory
    /// With the finger, with accessories.
    case interactiveWithAccessory
  }

  /// The delegate of any kind; apps have it as `delegate`.
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The rectangle of the content that is in sight, in content points.
  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      if activeConstraints.contains(where: { $0.refersToFrame(of: self) }) {
        constraintsDidChange()
      }
    }
  }

  /// The content offset, in content points; one that is not finite has no effect.
  ///
  /// The delegate is told of another offset, unlike of other ``bounds``.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.isFinite, newValue != bounds.origin else { return }
      bounds.origin = newValue
      contentOffsetDidChange()
    }
  }
  /// The size of the content, in points.
  open var contentSize: CGSize = .zero { didSet { tellAdjustedInset() } }
  /// The user's insets around the content, in points; insets that are not finite have no effect.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      let sides = [contentInset.top, contentInset.left, contentInset.bottom, contentInset.right]
      if !sides.allSatisfy(\.isFinite) { contentInset = oldValue }
      tellAdjustedInset()
    }
  }
  /// The contribution of the safe area to ``adjustedContentInset``.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { tellAdjustedInset() }
  }
  /// True if the view bounces at the ends.
  open var bounces = true
  /// True if the view bounces vertically even if all content is visible.
  open var alwaysBounceVertical = false { didSet { tellAdjustedInset() } }
  /// True if the view bounces horizontally even if all content is visible.
  open var alwaysBounceHorizontal = false { didSet { tellAdjustedInset() } }
  /// True if the view comes to rest at multiples of its size.
  open var isPagingEnabled = false
  /// The rate at which a released view slows down.
  open var decelerationRate = DecelerationRate.normal
  /// True if a drag moves only one axis of a view that scrolls along both.
  open var isDirectionalLockEnabled = false
  /// True if a touch of the status bar scrolls to the top.
  open var scrollsToTop = true
  /// The drags that take the keyboard away: the first step of any but that of none.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// True if touches wait until it is known that the view does not scroll; kept, without effect.
  open var delaysContentTouches = true {
    didSet { UIKitSimulation.noteInert("UIScrollView.delaysContentTouches") }
  }
  /// True if a drag takes over a touch of the content; kept, without effect.
  open var canCancelContentTouches = true {
    didSet { UIKitSimulation.noteInert("UIScrollView.canCancelContentTouches") }
  }
  /// The insets of the vertical scroll indicator, in points; kept, because nothing is drawn.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The insets of the horizontal scroll indicator, in points; kept, because nothing is drawn.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The insets of both scroll indicators, in points; kept, because nothing is drawn.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// True if the insets of the scroll indicators follow the safe area; kept, because nothing is drawn.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// True if the user can scroll.
  open var isScrollEnabled = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  /// The color of the scroll indicators; kept, because nothing is drawn.
  open var indicatorStyle = IndicatorStyle.default
  /// True if the view may bounce at its left and right ends, if it scrolls horizontally.
  open var bouncesHorizontally = true
  /// True if the view may bounce at its top and bottom ends, if it scrolls vertically.
  open var bouncesVertically = true
  /// True if a drag past the left or right end moves the view around; kept, without effect.
  open var transfersHorizontalScrollingToParent = true {
    didSet { UIKitSimulation.noteInert("UIScrollView.transfersHorizontalScrollingToParent") }
  }
  /// True if a drag past the top or bottom end moves the view around; kept, without effect.
  open var transfersVerticalScrollingToParent = true {
    didSet { UIKitSimulation.noteInert("UIScrollView.transfersVerticalScrollingToParent") }
  }
  /// The part of the content that keeps its place when sizes change; kept, without effect.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { UIKitSimulation.noteInert("UIScrollView.contentAlignmentPoint") }
  }
  /// The smallest scale of the content.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale of the content.
  open var maximumZoomScale: CGFloat = 1
  /// True if the scale may pass its limits while fingers pinch; kept, without effect.
  open var bouncesZoom = true { didSet { UIKitSimulation.noteInert("UIScrollView.bouncesZoom") } }
  /// The scale of the view that the delegate names for zooming, within the least and the greatest; 1 without one.
  open var zoomScale: CGFloat = 1 {
    didSet {
      let view = scrollDelegate?.viewForZooming(in: self)
      let scale = view == nil ? 1 : max(minimumZoomScale, min(zoomScale, maximumZoomScale))
      if zoomScale != scale { zoomScale = scale }
      if let view, zoomScale != oldValue { zoom(view) }
    }
  }
  /// The control that a pull at the top triggers, a subview behind the content; nil for none.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      tellAdjustedInset()
    }
  }
  /// The effect at the top; kept, because nothing is drawn.
  open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  /// The effect at the bottom; kept, because nothing is drawn.
  open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  /// The effect on the left; kept, because nothing is drawn.
  open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  /// The effect on the right; kept, because nothing is drawn.
  open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
  /// The recognizer of drags; nil until it is asked for.
  var pan: UIPanGestureRecognizer?
  /// The recognizer of pinches; nil until it is asked for.
  var pinch: UIPinchGestureRecognizer?
  /// The guide of the content.
  private(set) lazy var contentGuide = UILayoutGuide(of: self, isOfContent: true) {
    guard let view = $0 as? UIScrollView else { return .zero }
    let (seen, size) = (view.bounds, view.contentSize)
    return UIEdgeInsets(
      top: -seen.minY, left: -seen.minX, bottom: seen.maxY - size.height,
      right: seen.maxX - size.width)
  }
  /// The guide of the visible rectangle.
  private(set) lazy var frameGuide = UILayoutGuide(of: self) { _ in .zero }

  /// The content inset plus the contribution of the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset.adding(safeAreaInsets, along: adjustedAxes)
    if let refreshControl, refreshControl.takesRoom { inset.top += UIRefreshControl.height }
    return inset
  }

  /// The axes along which the safe area is a part of the content inset.
  private var adjustedAxes: AxisSet {
    switch contentInsetAdjustmentBehavior {
    case .never: []
    case .always: [.horizontal, .vertical]
    case .automatic: AxisSet(scrollAxis)
    case .scrollableAxes:
      AxisSet(
        LayoutAxis.allCases.filter { axis in
          knownContentSize[axis] > bounds.size[axis]
            || (axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal)
        })
    }
  }

  /// The safe area that the content inset does not keep the content away from.
  override var sharedSafeArea: UIEdgeInsets {
    .zero.adding(
      safeAreaInsets, along: AxisSet([.horizontal, .vertical]).subtracting(adjustedAxes))
  }

  /// The margins across the direction of scrolling, because the content moves along it.
  override var sharedMargins: UIEdgeInsets {
    .zero.adding(layoutMargins, along: AxisSet(scrollAxis.perpendicular))
  }

  /// The size of the content, in points, without asking anyone for it.
  var knownContentSize: CGSize { contentSize }

  /// The axis along which the view scrolls.
  var scrollAxis: LayoutAxis { .vertical }

  /// True while a finger is down.
  open var isTracking: Bool { false }
  /// True while a finger drags the view.
  open var isDragging: Bool { false }
  /// True while the view moves after a finger has released it.
  open var isDecelerating: Bool { false }

  /// True while the view scrolls to an offset that the program has asked for.
  open var isScrollAnimating: Bool { false }
  private var toldInset = UIEdgeInsets.zero
  private var toldScrollInset = UIEdgeInsets.zero
  /// The height by which a large title above the content has collapsed, in points: the content scrolls as far as
  /// if it had not.
  var hiddenBarHeight: CGFloat = 0
  /// The inset that bounds the scrolling, in points.
  var scrollInset: UIEdgeInsets {
    var inset = adjustedContentInset
    inset.top += hiddenBarHeight
    return inset
  }

  /// Takes a delegate that is set as that of a scroll view; overridden by views with a kind of their own.
  func takeDelegate(_ delegate: (any UIScrollViewDelegate)?) { scrollDelegate = delegate }

  /// Tells the delegate that the content offset was set; overridden by collection views.
  func contentOffsetDidChange() {
    navigationController?.follow(self)
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// The navigation controller around the view in a window; nil for none.
  var navigationController: UINavigationController? {
    guard window != nil else { return nil }
    var view: UIView = self
    while view.controller == nil, let outer = view.superview { view = outer }
    return view.controller?.navigationController
  }

  /// Called after ``adjustedContentInset`` has changed; overridden by subclasses, which call
  /// `super`.
  open func adjustedContentInsetDidChange() {
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Tells of another adjusted content inset.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    tellAdjustedInset()
  }

  /// Follows ``adjustedContentInset`` and tells of it, if it has changed since the last time.
  func tellAdjustedInset() {
    let (inset, scroll) = (adjustedContentInset, scrollInset)
    let (isNew, old) = (inset != toldInset, toldScrollInset)
    guard isNew || scroll != old else { return }
    (toldInset, toldScrollInset) = (inset, scroll)
    if scroll != old { followInset(from: old) }
    if isNew { adjustedContentInsetDidChange() }
  }

  /// Looks for another adjusted content inset: another frame may have another part of the safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tellAdjustedInset()
  }

  /// Moves with the adjusted content inset (``ScrollStand`` has the rule).
  func followInset(from old: UIEdgeInsets) {
    let inset = scrollInset
    let grid = pixels
    var offset = contentOffset
    for axis in LayoutAxis.allCases {
      let stand = ScrollStand(
        at: offset[axis], in: offsetRange(along: axis, within: old), on: grid, keeping: .top,
        through: .lengths)
      offset[axis] = stand.offset(
        in: offsetRange(along: axis, within: inset),
        keeping: offset[axis] + old.low(axis) - inset.low(axis))
    }
    if offset != contentOffset { contentOffset = offset }
  }

  private func offsetRange(along axis: LayoutAxis, within inset: UIEdgeInsets) -> Span {
    let low = -inset.low(axis)
    return Span(
      low: low, high: max(low, contentSize[axis] + inset.high(axis) - bounds.size[axis]))
  }

  /// Stops where the view is.
  open func stopScrollingAndZooming() {}

  /// Does nothing: the indicators are not drawn.
  open func flashScrollIndicators() {
    UIKitSimulation.noteInert("UIScrollView.flashScrollIndicators()")
  }

  /// Scrolls the smallest distance that makes a rectangle visible.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in content points.
  ///   - animated: True to scroll in simulated time.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    func nearest(_ low: CGFloat, _ high: CGFloat, _ offset: CGFloat, _ room: CGFloat) -> CGFloat {
      low < offset ? low : high > offset + room ? min(low, high - room) : offset
    }
    let width = bounds.width - inset.left - inset.right
    let height = bounds.height - inset.top - inset.bottom
    let x = nearest(rect.minX, rect.maxX, contentOffset.x + inset.left, width) - inset.left
    let y = nearest(rect.minY, rect.maxY, contentOffset.y + inset.top, height) - inset.top
    guard CGPoint(x: x, y: y) != contentOffset else { return }
    setContentOffset(CGPoint(x: x, y: y), animated: animated)
  }

  /// Scrolls to a content offset, immediately.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }
}
