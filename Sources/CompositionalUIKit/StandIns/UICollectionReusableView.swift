// A stand-in for supplementary and decoration views.

import Compositional
import Foundation

/// A reusable view.
open class UICollectionReusableView: UIView {
  private var registeredIdentifier: String?

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

  /// Applies attributes of the layout; overridden by subclasses and called by a simulation.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the preferred attributes for an estimated size; overridden by subclasses.
  ///
  /// - Parameter layoutAttributes: The attributes of the layout.
  /// - Returns: The same attributes by default, because constraints are not solved.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    layoutAttributes
  }

  /// Prepares the view for reuse; overridden by subclasses.
  open func prepareForReuse() {}
}
