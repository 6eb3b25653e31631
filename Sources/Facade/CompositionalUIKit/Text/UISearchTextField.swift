import Foundation

/// A field with a text to search for.
open class UISearchTextField: UITextField {}
