// Supplementary and decoration views: a stand-in, what headless layout code needs of them.

import Compositional
import Foundation

/// A view that is used again for other data.
open class UICollectionReusableView: UIView {
  private var registeredIdentifier: String?

  /// The identifier that the view was registered with.
  open var reuseIdentifier: String? { registeredIdentifier }

  /// Makes a view of the class it is called on, as a collection view does for a registered class.
  ///
  /// It calls `init(frame:)` of that class. In Swift only a required initializer can be called on a
  /// class that is known at run time, and requiring `init(frame:)` itself would have every subclass
  /// written anew. A subclass inherits this one when it has `init(frame:)` and `init?(coder:)`.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: the identifier that the class was registered with; nil for none.
  ///   - frame: in points of the superview.
  public required convenience init(reuseIdentifier: String?, frame: CGRect) {
    self.init(frame: frame)
    registeredIdentifier = reuseIdentifier
  }

  /// The layout has placed the view; to be overridden, and called by a simulation.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// What the view would like instead of attributes with an estimated size; to be overridden.
  ///
  /// - Parameter layoutAttributes: what the layout gives.
  /// - Returns: the same attributes, as a view without constraints is as large as it is made.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    layoutAttributes
  }

  /// Makes the view ready for other data; to be overridden.
  open func prepareForReuse() {}
}
