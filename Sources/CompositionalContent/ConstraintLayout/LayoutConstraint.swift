import Compositional

/// A linear relation of attributes: `item.attribute = multiplier * target.attribute + constant`,
/// or one of the inequalities.
///
/// Leading and trailing count in reading direction: where reading goes from right to left, a constant
/// moves to the left and `greaterThanOrEqual` is farther to the left.
public struct LayoutConstraint: Hashable, Sendable {
  /// The name in answers; nil for its index.
  public var id: String?
  /// The item whose attribute is held.
  public var item: ConstraintItem
  /// The attribute that is held.
  public var attribute: ConstraintAttribute
  /// The relation.
  public var relation: ConstraintRelation
  /// The item on the other side; nil for a constant alone.
  public var target: ConstraintItem?
  /// The attribute on the other side.
  public var targetAttribute: ConstraintAttribute
  /// The factor of the other attribute.
  public var multiplier: Double
  /// The points that are added to the other side.
  public var constant: Double
  /// The priority, from 1 to 1000; 1000 is required.
  public var priority: Double

  /// Creates a constraint.
  ///
  /// - Parameters:
  ///   - item: The item whose attribute is held.
  ///   - attribute: The attribute that is held.
  ///   - relation: The relation.
  ///   - target: The item on the other side; nil for a constant alone.
  ///   - targetAttribute: The attribute on the other side; nil for the same one.
  ///   - multiplier: The factor of the other attribute.
  ///   - constant: The points that are added to the other side.
  ///   - priority: The priority, from 1 to 1000.
  ///   - id: The name in answers; nil for its index.
  /// - Precondition: ``problem`` is nil.
  public init(
    _ item: ConstraintItem, _ attribute: ConstraintAttribute,
    _ relation: ConstraintRelation = .equal, to target: ConstraintItem? = nil,
    _ targetAttribute: ConstraintAttribute? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000, id: String? = nil
  ) {
    self.item = item
    self.attribute = attribute
    self.relation = relation
    self.target = target
    self.targetAttribute = targetAttribute ?? attribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.id = id
    let problem = self.problem
    require(problem == nil, "Invalid constraint: \(problem ?? "").")
  }

  /// What is wrong with the constraint, as a sentence without a period; nil if nothing is.
  public var problem: String? {
    guard multiplier.isFinite, constant.isFinite else { return "a number is not finite" }
    guard (1...1000).contains(priority) else { return "a priority is from 1 to 1000" }
    guard target != nil else {
      return attribute.kind == .length ? nil : "a position needs an item to which it relates"
    }
    if attribute.kind != .length, multiplier == 0 {
      return "the multiplier of a position must not be 0"
    }
    return attribute.objection(to: targetAttribute)
  }
}

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as a formula, such as `title.leading == icon.trailing + 8 @999`.
  public var description: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = Self.text(item) + "." + attribute.rawValue + " " + sign + " "
    if let target {
      if multiplier != 1 { text += Self.text(multiplier) + " * " }
      text += Self.text(target) + "." + targetAttribute.rawValue
      if constant != 0 {
        text += (constant < 0 ? " - " : " + ") + Self.text(constant.magnitude)
      }
    } else {
      text += Self.text(constant)
    }
    return priority == 1000 ? text : text + " @" + Self.text(priority)
  }

  private static func text(_ item: ConstraintItem) -> String {
    switch item {
    case .part(let name): name
    case .container: "container"
    case .margins: "margins"
    case .safeArea: "safeArea"
    case .readable: "readable"
    }
  }

  /// Returns a number without needless decimals.
  package static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    if rounded.magnitude < 0x1p30, rounded == rounded.rounded() { return String(Int(rounded)) }
    return rounded.magnitude < 0x1p30 ? rounded.description : number.description
  }
}
