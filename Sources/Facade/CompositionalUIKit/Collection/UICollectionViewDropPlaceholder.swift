import Foundation

/// A placeholder for a dropped item.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}
