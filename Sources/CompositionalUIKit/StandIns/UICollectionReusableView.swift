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
    fitted.size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    return fitted
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
