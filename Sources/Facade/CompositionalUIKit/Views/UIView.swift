// A stand-in for views: geometry, a hierarchy, constraints and properties. Nothing is drawn.

import Compositional
import Foundation

/// A view: a rectangle in a hierarchy, with its appearance.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The appearance of the view, including the transform.
  public let layer = CALayer()
  /// The center, in the superview's points.
  open var center: CGPoint {
    didSet {
      if center != oldValue { maskedFrameDidChange() }
    }
  }
  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    didSet {
      guard bounds.size != oldValue.size else { return }
      resizeSubviews(from: oldValue.size)
      setNeedsLayout()
      maskedFrameDidChange()
    }
  }
  /// The frame that was set last, to its last digit; it holds while center and size are its own.
  private var lastFrame = CGRect.zero
  /// The parts of the frame that follow the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// True if the view is placed by its frame and ``autoresizingMask``, which count as constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { constraintsDidChange() }
    }
  }
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// True if the view is hidden.
  open var isHidden: Bool = false {
    didSet {
      if isHidden != oldValue { superview?.childSizeDidChange() }
    }
  }
  /// True if the view is opaque.
  open var isOpaque: Bool = true
  /// True if the view receives touches.
  open var isUserInteractionEnabled: Bool = true
  /// True if several fingers touch; kept, without effect.
  open var isMultipleTouchEnabled = false {
    didSet { UIKitSimulation.noteInert("UIView.isMultipleTouchEnabled") }
  }
  /// True if no other view is touched at the same time; kept, without effect.
  open var isExclusiveTouch = false {
    didSet { UIKitSimulation.noteInert("UIView.isExclusiveTouch") }
  }
  open var interactions: [any UIInteraction] = []
  /// The view that is shown through; nil for none.
  open var mask: UIView?
  /// The background color; nil for none.
  open var backgroundColor: UIColor?
  /// The color of interactive elements; nil for that of the superview.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set {
      ownTint = newValue
      tellTint()
    }
  }
  var ownTint: UIColor?
  /// A number that identifies the view.
  open var tag: Int = 0
  /// The fit of content into the view.
  open var contentMode: ContentMode = .scaleToFill
  /// The mirroring of the view in right-to-left layouts.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      if semanticContentAttribute != oldValue { constraintsDidChange() }
    }
  }
  /// The margins between the edges and the content, in points: those that were set, or 8.
  ///
  /// Those of the view of a controller are at least the system's
  /// (``UIViewController/systemMinimumLayoutMargins``). The safe area and the margins of the
  /// superview count as ``insetsLayoutMarginsFromSafeArea`` and ``preservesSuperviewLayoutMargins``
  /// say. What is read contains all of them.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      margins.own = newValue
      tellInsets()
    }
  }
  var margins = LayoutMargins()
  /// The safe area that a test has set, in points; zero for that of the superview.
  var simulatedSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      if simulatedSafeAreaInsets != oldValue { tellInsets() }
    }
  }
  /// The traits: those of the superview or the device, unless a test sets them here, with the
  /// ``traitOverrides`` of the controller and of the view.
  open var traitCollection: UITraitCollection {
    traitRules?.changing(traitsOfController) ?? traitsOfController
  }
  var ownTraits: UITraitCollection?
  var recognizers: [UIGestureRecognizer]?
  var traitRules: _TraitRules?
  public internal(set) weak var superview: UIView?
  var children: [UIView] = []
  var priorities = ContentSizePriorities()
  /// The active constraints of the view and its guides.
  var activeConstraints: [NSLayoutConstraint] = []
  /// True while the view is placed by its superview.
  var isBeingPlaced = false
  /// The number of constraints that lead from the view, or from inside of it, to something outside.
  var joints = 0 { didSet { jointsDidChange(from: oldValue) } }
  /// True for a view that a stack view arranges.
  var isArranged = false
  /// The guides that were added.
  var ownGuides: [UILayoutGuide] = []
  /// The constraints below the view; nil while nobody has asked for them.
  var layoutSystem: LayoutSystem?
  /// True if ``updateConstraints()`` will be called.
  var updatesConstraints = true
  /// True if it will be called for a view in this one.
  var updatesInnerConstraints = false
  /// The guide of the safe area.
  private(set) lazy var safeAreaGuide = UILayoutGuide(of: self) { $0.safeAreaInsets }
  /// The guide of the layout margins.
  private(set) lazy var marginsGuide = UILayoutGuide(of: self) { $0.layoutMargins }
  /// The guide of the readable width.
  private(set) lazy var readableGuide = UILayoutGuide(of: self) { $0.readableContentInsets }
  /// The guide of the keyboard.
  private(set) lazy var keyboardGuide = UILayoutGuide(of: self) { $0.keyboardInsets }
  var needsLayout = true
  /// True while the view lays itself out.
  var isLayingOut = false
  weak var controller: UIViewController?

  /// Creates a view.
  ///
  /// - Parameter frame: The frame, in the superview's points.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = Self.center(of: frame)
    lastFrame = frame
  }

  /// Creates a view without size; the archive is not read.
  public required init?(coder: NSCoder) {
    bounds = .zero
    center = .zero
  }

  /// Creates a view without size.
  public convenience override init() { self.init(frame: .zero) }

  /// Called after the traits have changed; overridden by subclasses.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The bounding box of the transformed view, in the superview's points.
  ///
  /// Setting it sets center and size, which is exact only if the transform is the identity.
  open var frame: CGRect {
    get {
      if transform == .identity, lastFrame.size == bounds.size,
        Self.center(of: lastFrame) == center
      {
        return lastFrame
      }
      return transformedFrame
    }
    set {
      lastFrame = newValue
      center = Self.center(of: newValue)
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
    }
  }

  /// The transform around the center.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The three-dimensional transform.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// True if content outside the bounds is clipped.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The safe area, in points: the part of the superview's that is in the view, and what the
  /// controller adds; a test sets ``ObjectSimulation/safeAreaInsets``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views around this one.
  open var safeAreaInsets: UIEdgeInsets { simulatedOrInheritedSafeArea }

  /// The layout margins with leading and trailing sides, in points.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { layoutMargins = newValue.physical(effectiveUserInterfaceLayoutDirection) }
  }

  /// Adds a subview in front of the others, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insertSubview(view, at: .max) }

  /// Removes the view from its superview, and deactivates constraints between the two sides.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    leaveConstraints()
    let change = WindowChange(of: self, to: nil)
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    parent.children.removeAll { $0 === self }
    superview = nil
    parent.setNeedsLayout()
    didMoveToSuperview()
    change?.tell()
  }

  /// The responder after the view: its controller, or its superview.
  open override var next: UIResponder? { controller ?? superview }

  /// The window around the view; nil for none.
  open var window: UIWindow? { superview?.window }

  /// Called before the window changes; overridden by subclasses.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window has changed; overridden by subclasses.
  open func didMoveToWindow() {}

  /// The part of the safe area that the subviews are told of, in points.
  var sharedSafeArea: UIEdgeInsets { safeAreaInsets }

  /// The part of the margins that subviews preserve, in points.
  var sharedMargins: UIEdgeInsets { layoutMargins }

  /// Returns the distance of a subview on screen from its frame, in points.
  func displacement(of subview: UIView) -> CGPoint { .zero }

  /// Called after the safe area or the margins have changed, before what an app overrides.
  func insetsDidChange() {
    setNeedsLayout()
    if hasConstraintsOfInsets { constraintsDidChange() }
  }

  /// Called after the safe area has changed; overridden by subclasses.
  open func safeAreaInsetsDidChange() {}

  /// Called after the margins have changed; overridden by subclasses.
  open func layoutMarginsDidChange() {}

  /// Called after the tint color has changed, by this view or one around it; overridden by subclasses.
  open func tintColorDidChange() {}

  /// Called to update constraints, from the innermost views out; subclasses call `super` last.
  open func updateConstraints() {}

  /// Lets ``updateConstraints()`` be called before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraints() }

  /// Returns true if a point in the view's coordinates is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the view that a touch at a point in this view's coordinates hits; nil for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    touched(at: point, with: event)
  }

  /// Called after the superview has changed; overridden by subclasses.
  open func didMoveToSuperview() {}

  /// Called before the superview changes; overridden by subclasses.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after a subview was added; overridden by subclasses.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed; overridden by subclasses.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Marks the subviews for layout by the next ``layoutIfNeeded()``.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out the views that are marked, from the outermost marked view around this one.
  open func layoutIfNeeded() {
    var view = self
    while let outer = view.superview, outer.needsLayout, !outer.isLayingOut { view = outer }
    view.layOutTree()
  }

  /// Lets what the view shows follow its state; called before ``layoutSubviews()``.
  func followState() {}

  /// Gives the subviews the frames that their constraints say; overrides call `super`.
  open func layoutSubviews() { placeSubviews() }

  /// Does nothing, because nothing is drawn.
  open func setNeedsDisplay() {
    UIKitSimulation.noteInert("UIView.setNeedsDisplay()")
  }

  /// Draws the view; never called, because nothing is drawn.
  open func draw(_ rect: CGRect) {}

  /// Called after the view is read from a nib; never called, because no nib is read.
  open func awakeFromNib() {}

  /// Returns the preferred size of the view, in points; its current size by default.
  ///
  /// - Parameter size: The available size, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to its preferred size.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The natural size of the view's content, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The distances of the part that constraints are about from the edges of the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Lets the constraints around the view count with another natural size.
  open func invalidateIntrinsicContentSize() { constraintsDidChange() }

  /// Called when a subview was hidden, shown or changed its size; overridden by stack views and cells.
  func childSizeDidChange() {}

  /// Called when the size that the view needs may have changed.
  func fittingSizeDidChange() { superview?.childSizeDidChange() }

  /// Returns the natural size of the content in an available width, in points.
  ///
  /// - Parameters:
  ///   - width: The available width, in points; nil for any.
  ///   - measurements: The answers of other views.
  /// - Returns: The size; ``noIntrinsicMetric`` along an axis without a natural length.
  func naturalSize(fitting width: CGFloat?, _ measurements: StackMeasurements) -> CGSize {
    intrinsicContentSize
  }

  /// True if the view has other baselines than its bottom edge.
  var hasBaselines: Bool { false }

  /// The distance of the baselines of two lines, in points; nil for a view without text.
  var lineSpacing: CGFloat? { nil }

  /// Returns the first baseline from the top and the last from the bottom, in points, in a size.
  func baselines(
    in size: CGSize, _ measurements: StackMeasurements
  ) -> (first: CGFloat, last: CGFloat) {
    (size.height, 0)
  }

  /// Returns the size that the constraints of the view need, in points.
  ///
  /// Without constraints this is ``intrinsicContentSize``, or else the result of ``sizeThatFits(_:)``.
  ///
  /// - Parameter targetSize: The target size, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the constraints of the view need beside a target of some priority, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Returns the size that the constraints and the content of the view need, in points.
  ///
  /// - Parameters:
  ///   - target: The target size, in points.
  ///   - horizontalPriority: The priority of its width.
  ///   - verticalPriority: The priority of its height.
  func fittingSize(
    _ target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    guard hasConstraintsInside else {
      return contentSize(target, horizontalPriority, verticalPriority)
    }
    return madeLayoutSystem.size(
      width: .init(points: target.width, priority: horizontalPriority),
      height: .init(points: target.height, priority: verticalPriority))
  }
}
