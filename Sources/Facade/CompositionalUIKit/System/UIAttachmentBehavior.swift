import Foundation

/// A rule that keeps an item at a distance from a point.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The point, in points of the view.
  open var anchorPoint: CGPoint
  /// The distance, in points.
  open var length: CGFloat = 0
  /// The damping of the oscillation, from 0 to 1.
  open var damping: CGFloat = 0
  /// The frequency of the oscillation, in hertz.
  open var frequency: CGFloat = 0

  /// Creates a rule between an item and a point.
  public init(item: AnyObject, attachedToAnchor point: CGPoint) { anchorPoint = point }
}
