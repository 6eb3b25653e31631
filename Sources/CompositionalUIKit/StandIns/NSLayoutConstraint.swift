// Constraints: a stand-in, what headless layout code needs of them, which is to be made and kept.
// None is solved.

import Compositional
import Foundation

/// A relation between two places or lengths of views.
open class NSLayoutConstraint: NSObject {
  /// A place or a length of a view.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading starts.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle across.
    case centerX = 9
    /// The middle down.
    case centerY = 10
    /// The baseline of the last line.
    case lastBaseline = 11
    /// The baseline of the first line.
    case firstBaseline = 12
    /// None.
    case notAnAttribute = 0
  }

  /// How two places or lengths compare.
  public enum Relation: Int, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The first view or guide.
  public private(set) weak var firstItem: AnyObject?
  /// The place or length of the first.
  public let firstAttribute: Attribute
  /// How the two compare.
  public let relation: Relation
  /// The second view or guide; nil for a number.
  public private(set) weak var secondItem: AnyObject?
  /// The place or length of the second.
  public let secondAttribute: Attribute
  /// What the second is multiplied by.
  public let multiplier: CGFloat
  /// What is then added, in points.
  open var constant: CGFloat
  /// How much it counts.
  open var priority: UILayoutPriority = .required
  /// Whether it holds.
  open var isActive: Bool = false
  /// A name for whoever looks for the constraint.
  open var identifier: String?

  /// Makes a constraint.
  ///
  /// - Parameters:
  ///   - view1: the first view or guide.
  ///   - attr1: the place or length of the first.
  ///   - relation: how the two compare.
  ///   - view2: the second view or guide; nil for a number.
  ///   - attr2: the place or length of the second.
  ///   - multiplier: what the second is multiplied by.
  ///   - c: what is then added, in points.
  public init(
    item view1: AnyObject, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: AnyObject?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
  }

  /// Has constraints hold.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Has constraints hold no longer.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
