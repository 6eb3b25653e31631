// Constraints between attributes of views and guides. `LayoutSystem` solves those that are active.

import Compositional
import CompositionalContent
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
    case width = 7
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line.
    case lastBaseline = 11
    /// The baseline of the first line.
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    /// The horizontal center of the part within the margins.
    case centerXWithinMargins = 19
    /// The vertical center of the part within the margins.
    case centerYWithinMargins = 20
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
  /// The constant added to the product, in points; finite.
  open var constant: CGFloat {
    didSet {
      requireConstant()
      if constant != oldValue { valueDidChange() }
    }
  }
  open var priority: UILayoutPriority = .required {
    didSet {
      if priority != oldValue { valueDidChange() }
    }
  }
  /// True if the constraint is active.
  ///
  /// - Precondition: The views of an active constraint have a common superview.
  open var isActive: Bool = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { activate() } else { deactivate() }
    }
  }
  /// The views between the items and the view around both.
  var joined: [WeakView] = []
  /// The number of its latest activation among all of the process.
  var activation = 0
  /// True if it broke since it was activated.
  var isBroken = false
  /// The number of system spacings in the constant; nil for a constant that was given.
  var systemSpacings: CGFloat?
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
  /// - Precondition: The attributes are of one kind, and the numbers finite.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    // Without an item, an attribute of length stands for nothing: the constant alone counts.
    let isConstant = view2 == nil && attr1.attribute?.kind == .length
    secondAttribute = isConstant ? .notAnAttribute : attr2
    self.multiplier = multiplier
    constant = c
    super.init()
    let problem = Self.problem(attr1, secondAttribute, hasItem: view2 != nil, multiplier)
    require(problem == nil, "Invalid constraint \(formula): \(problem ?? "").")
    requireConstant()
  }

  private func requireConstant() {
    require(constant.isFinite, "Invalid constraint \(formula): the constant is not finite.")
  }

  /// Returns what is wrong with attributes; nil if nothing is.
  private static func problem(
    _ first: Attribute, _ second: Attribute, hasItem: Bool, _ multiplier: CGFloat
  ) -> String? {
    guard multiplier.isFinite else { return "the multiplier is not finite" }
    guard let one = first.attribute else { return "the first item has no attribute" }
    guard let other = second.attribute else {
      if hasItem { return "the second item has no attribute" }
      return one.kind == .length ? nil : "a position needs an item to which it relates"
    }
    guard hasItem else { return "the second attribute has no item" }
    if one.kind != .length, multiplier == 0 { return "a position times 0 is no position" }
    return one.objection(to: other)
  }

  private func valueDidChange() {
    guard isActive else { return }
    let views = [firstItem, secondItem].compactMap { UIView.owner(of: $0) }
    for view in views { view.activeConstraintsDidChange() }
    views.first?.constraintsDidChange()
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// The constant, in points.
  ///
  /// A system spacing from or to the baseline of a text is a line of the greater font.
  var spacedConstant: CGFloat {
    guard let systemSpacings else { return constant }
    let sides = [(firstItem, firstAttribute), (secondItem, secondAttribute)]
    let lines = sides.compactMap { item, attribute in
      attribute.isBaseline ? (item as? UIView)?.lineSpacing : nil
    }
    guard let line = lines.max() else { return constant }
    return constant + systemSpacings * (line - Self.systemSpacing)
  }
}
