// A stand-in for supplementary and decoration views.

import Compositional
import Foundation

/// A reusable view.
open class UICollectionReusableView: UIView {
  private var registeredIdentifier: String?
  /// The registration by which the view is reused; nil for a view that was not dequeued.
  var registration: UICollectionView.Registration?
  /// The row that the view scrolls with; nil for none.
  var row: Row?
  /// True if the last question for the preferred size was answered from constraints and natural
  /// sizes.
  var isFittedByConstraints = false
  /// The axes along which nothing fixed the length when the view was last asked for its size.
  var unfixedAxes: [LayoutAxis] = []
  /// True if the last attributes hid the view.
  var isHiddenByLayout = false

  /// The reuse identifier of the view's registration.
  open var reuseIdentifier: String? { registeredIdentifier }

  /// Creates a view of the class it is called on, as a collection view does for a registered class.
  ///
  /// It calls `init(frame:)` of that class. In Swift, only a required initializer can be called on
  /// a class that is known at run time, and requiring `init(frame:)` itself would change every
  /// subclass. A subclass inherits this initializer if it has `init(frame:)` and `init?(coder:)`.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: The reuse identifier of the class's registration; nil for none.
  ///   - frame: The frame, in the superview's points.
  public required convenience init(reuseIdentifier: String?, frame: CGRect) {
    self.init(frame: frame)
    registeredIdentifier = reuseIdentifier
  }

  /// Applies attributes of the layout; overridden by subclasses, called before the view is shown.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Prepares for the replacement of one layout by another; overridden by subclasses.
  ///
  /// - Parameters:
  ///   - oldLayout: The layout that is replaced.
  ///   - newLayout: The layout that replaces it.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Finishes the replacement of one layout by another; overridden by subclasses.
  ///
  /// - Parameters:
  ///   - oldLayout: The layout that was replaced.
  ///   - newLayout: The layout that replaced it.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the preferred attributes for an estimated size; overridden by subclasses.
  ///
  /// By default the view is asked for
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`, with the
  /// axes required that the layout has decided.
  ///
  /// - Parameter layoutAttributes: The attributes of the layout.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let axes = layoutAttributes.measuredAxes
    guard !axes.isEmpty else { return layoutAttributes }
    isFittedByConstraints = true
    let fitted = type(of: layoutAttributes).init(layoutAttributes.value)
    var target = layoutAttributes.size
    target.take(axes, of: UIView.layoutFittingCompressedSize)
    fitted.size = systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    return fitted
  }

  /// Returns the size that the constraints in the view need, in points; along an axis that they do not
  /// fix, what ``UIView/sizeThatFits(_:)`` returns, which is the current length.
  ///
  /// - Parameters:
  ///   - targetSize: The target size, in points.
  ///   - horizontalFittingPriority: The priority of the target width.
  ///   - verticalFittingPriority: The priority of the target height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    unfixedAxes = []
    var size = fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    let isRequired = (
      horizontal: horizontalFittingPriority == .required,
      vertical: verticalFittingPriority == .required
    )
    guard
      !isRequired.horizontal && size.width == max(0, targetSize.width)
        || !isRequired.vertical && size.height == max(0, targetSize.height)
    else { return size }
    unfixedAxes = sizedView.unfixedAxes(inWidth: isRequired.horizontal ? targetSize.width : nil)
      .filter { $0 == .horizontal || !isRequired.vertical }
    guard !unfixedAxes.isEmpty else { return size }
    size.take(unfixedAxes, of: sizeThatFits(targetSize))
    return size
  }

  /// The view whose constraints decide the size.
  var sizedView: UIView { self }

  override func fittingSizeDidChange() {
    super.fittingSizeDidChange()
    (superview as? UICollectionView)?.viewDidChangeSize(self, isAsked: false)
  }

  /// Lets the collection view ask for the size again, unless ``UICollectionView/selfSizingInvalidation``
  /// is disabled.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionView)?.viewDidChangeSize(self, isAsked: true)
  }

  /// Prepares the view for reuse; overridden by subclasses, called before it is dequeued again.
  open func prepareForReuse() {}
}
