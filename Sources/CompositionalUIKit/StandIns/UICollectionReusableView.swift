// Supplementary and decoration views: a stand-in, what headless layout code needs of them.

import Compositional
import Foundation

/// A view that is used again for other data.
open class UICollectionReusableView: UIView {
  /// The identifier that a simulation has made the view for.
  var registeredIdentifier: String?

  /// The identifier that the view was registered with.
  open var reuseIdentifier: String? { registeredIdentifier }

  /// Makes the view ready for other data; to be overridden.
  open func prepareForReuse() {}
}
