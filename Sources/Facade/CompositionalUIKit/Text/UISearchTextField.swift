import Foundation

/// A field with a text to search for.
open class UISearchTextField: UITextField {
  /// The bar around the field; nil for none.
  weak var bar: UISearchBar?
}
