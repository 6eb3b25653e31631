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

  /// Makes the view ready for other data; to be overridden.
  open func prepareForReuse() {}
}
