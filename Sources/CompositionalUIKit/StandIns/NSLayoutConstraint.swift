// A stand-in for constraints: they are created and kept, but not solved. A stack view respects those
// that give a view a width or a height, and those that pin it to its superview.

import Compositional
import Foundation

/// A relation between two attributes of views.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// An edge, center, baseline or dimension of a view.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line.
    case lastBaseline = 11
    /// The baseline of the first line.
    case firstBaseline = 12
    /// No attribute.
    case notAnAttribute = 0
  }

  /// The relation between two attributes.
  public enum Relation: Int, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// The two are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The axis of a stack view or of a priority.
  public enum Axis: Int, Hashable, Sendable {
    /// Along the width.
    case horizontal = 0
    /// Along the height.
    case vertical = 1
  }

  /// The first view or guide.
  public private(set) weak var firstItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The relation between the two.
  public let relation: Relation
  /// The second view or guide; nil for a number.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// The constant added to the product, in points.
  open var constant: CGFloat {
    didSet { UIView.owner(of: firstItem)?.constraintsDidChange() }
  }
  /// The priority.
  open var priority: UILayoutPriority = .required {
    didSet { UIView.owner(of: firstItem)?.constraintsDidChange() }
  }
  /// True if the constraint is active.
  open var isActive: Bool = false {
    didSet {
      if isActive != oldValue { UIView.owner(of: firstItem)?.take(self) }
    }
  }
  /// The name of the constraint.
  open var identifier: String?

  /// Creates a constraint.
  ///
  /// - Parameters:
  ///   - view1: The first view or guide.
  ///   - attr1: The attribute of the first.
  ///   - relation: The relation between the two.
  ///   - view2: The second view or guide; nil for a number.
  ///   - attr2: The attribute of the second.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The constant added to the product, in points.
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

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
