import Compositional
import Foundation

/// The parts of a flow layout that an invalidation covers.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// True if the delegate is asked for sizes, insets and spacings again; true at first.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// True if the lines are arranged again; true at first.
  open var invalidateFlowLayoutAttributes = true
  /// The sizes that views prefer, in points.
  var preferredSizes: [IndexPath: CGSize] = [:]
}
