// Views: a stand-in, what headless layout code needs of them, which is places, a tree and what is
// set on them. Nothing is drawn, and constraints are not solved.

import Compositional
import Foundation

/// A rectangle in a tree of rectangles, with what it is to look like.
///
/// It belongs to no actor and is to be used from one place at a time.
open class UIView: NSObject {
  /// What the view looks like; it also holds the transform.
  public let layer = CALayer()
  /// The middle, in points of the superview.
  open var center: CGPoint
  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    didSet {
      guard bounds.size != oldValue.size else { return }
      resizeSubviews(from: oldValue.size)
      setNeedsLayout()
    }
  }
  /// How the view follows the size of its superview.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the superview resizes it by ``autoresizingMask``.
  open var translatesAutoresizingMaskIntoConstraints: Bool = true
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is not to be shown.
  open var isHidden: Bool = false
  /// Whether nothing shows through.
  open var isOpaque: Bool = true
  /// Whether touches reach the view.
  open var isUserInteractionEnabled: Bool = true
  /// The colour of the ground; nil for none.
  open var backgroundColor: UIColor?
  /// The colour of what can be touched.
  open var tintColor: UIColor! = UIColor.tintColor
  /// A number for whoever looks for the view.
  open var tag: Int = 0
  /// How what is shown is fitted into the view.
  open var contentMode: ContentMode = .scaleToFill
  /// Whether the view mirrors for readers from the right.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  /// The room between the edges and the content, in points.
  open var layoutMargins: UIEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The safe area that ``safeAreaInsets`` answers with, in points: to be set by a simulation.
  public var simulatedSafeAreaInsets: UIEdgeInsets = .zero
  /// Size classes, text size and direction: those of the superview, of the controller or of the
  /// device, unless a simulation sets them here.
  open var traitCollection: UITraitCollection {
    get { ownTraits ?? superview?.traitCollection ?? .current }
    set { ownTraits = newValue }
  }
  private var ownTraits: UITraitCollection? {
    didSet { traitCollectionDidChange(oldValue) }
  }
  /// The view that holds this one.
  public internal(set) weak var superview: UIView?
  var children: [UIView] = []
  var needsLayout = true
  weak var controller: UIViewController?

  /// Makes a view.
  ///
  /// - Parameter frame: in points of the superview.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(
      x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
  }

  /// Makes a view without size; of the archive nothing is read.
  public required init?(coder: NSCoder) {
    bounds = .zero
    center = .zero
  }

  /// Makes a view without size.
  public convenience override init() { self.init(frame: .zero) }

  /// The traits have changed; to be overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The smallest upright rectangle around the transformed view, in points of the superview.
  ///
  /// Setting it sets centre and size, which is exact while the transform is the identity.
  open var frame: CGRect {
    get {
      let placed = CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height
      ).applying(transform)
      return CGRect(
        x: center.x + placed.origin.x, y: center.y + placed.origin.y,
        width: placed.size.width, height: placed.size.height)
    }
    set {
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2,
        y: newValue.origin.y + newValue.size.height / 2)
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
    }
  }

  /// A change of place, size and direction around the centre.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The same in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Whether what sticks out is hidden.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The safe area, in points; a simulation sets ``simulatedSafeAreaInsets``.
  open var safeAreaInsets: UIEdgeInsets { simulatedSafeAreaInsets }

  /// The layout margins with sides that follow the reading direction, in points.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set {
      let leftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: leftToRight ? newValue.leading : newValue.trailing,
        bottom: newValue.bottom, right: leftToRight ? newValue.trailing : newValue.leading)
    }
  }

  /// Puts a view in front of the others, and takes it from where it was.
  open func addSubview(_ view: UIView) { insertSubview(view, at: .max) }

  /// Takes the view from the one that holds it.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    willMove(toSuperview: nil)
    parent.children.removeAll { $0 === self }
    superview = nil
    parent.setNeedsLayout()
    didMoveToSuperview()
  }

  /// The view was given to another view, or to none; to be overridden.
  open func didMoveToSuperview() {}

  /// The view is about to be given to another view, or to none; to be overridden.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Has the subviews placed at the next ``layoutIfNeeded()``.
  open func setNeedsLayout() { needsLayout = true }

  /// Has the subviews placed at once where that is needed, here and in all views below.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for child in children { child.layoutIfNeeded() }
  }

  /// Places the subviews; called by ``layoutIfNeeded()``, to be overridden.
  open func layoutSubviews() {}

  /// Does nothing, as nothing is drawn.
  open func setNeedsDisplay() {}

  /// Draws the view; never called, as nothing is drawn.
  open func draw(_ rect: CGRect) {}

  /// The view was read from a nib; never called, as none is read.
  open func awakeFromNib() {}

  /// The size that suits the view, in points; by default the one it has.
  ///
  /// - Parameter size: the room there is, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The size that the content of the view has of itself, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that suits the view, in points.
  ///
  /// Without constraints to solve, this is what ``sizeThatFits(_:)`` answers.
  ///
  /// - Parameter targetSize: the size that is wished, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that suits the view, in points.
  ///
  /// - Parameters:
  ///   - targetSize: the size that is wished, in points.
  ///   - horizontalFittingPriority: `.required` keeps the width that is wished; any other asks
  ///     ``sizeThatFits(_:)``.
  ///   - verticalFittingPriority: the same for the height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let suits = sizeThatFits(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : suits.width,
      height: verticalFittingPriority == .required ? targetSize.height : suits.height)
  }
}

extension UIView {
  /// The size along an axis of a view whose content has none.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks for the smallest size that suits.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that suits.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
