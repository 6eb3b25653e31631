/// Which of several required constraints breaks if they cannot hold together: the one with the
/// greatest order, whatever the order of adding.
///
/// A constraint is written so that its later item is on the left side: later = earlier + constant.
/// Orders are compared by their keys, one after the other: the later item; the other item, where a
/// constraint of one item counts it twice; an inequality before an equation, and at most before at
/// least; the attribute of the later item; the constant. Apple does not document the rule. It explains
/// 814 of 820 systems that a third party recorded on iOS 26.1.
public struct BreakingOrder: Hashable, Sendable {
  /// What goes before all items.
  private enum Group: Int { case given, constraint, broken }

  private let group: Group
  private let later: Int
  private let other: Int
  private let relation: ConstraintRelation
  private let attribute: ConstraintAttribute?
  private let constant: Double

  /// One side of a constraint.
  public struct Side {
    /// The place of the item, breadth first: a view before those in it, and guides after the views
    /// beside them.
    public let item: Int
    /// The attribute of the item; nil for none.
    public let attribute: ConstraintAttribute?

    /// Creates a side.
    ///
    /// - Parameters:
    ///   - item: The place of the item, breadth first.
    ///   - attribute: The attribute of the item; nil for none.
    public init(_ item: Int, _ attribute: ConstraintAttribute? = nil) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// Creates the order of a constraint.
  ///
  /// - Parameters:
  ///   - first: The first side.
  ///   - relation: The relation of the first side to the second.
  ///   - second: The second side; nil for a constant alone.
  ///   - multiplier: The factor of the second side.
  ///   - constant: The constant that is added to the second side, in points.
  ///   - wasBroken: True for one that broke before and stays broken.
  public init(
    _ first: Side, _ relation: ConstraintRelation, to second: Side? = nil, multiplier: Double = 1,
    constant: Double, wasBroken: Bool = false
  ) {
    group = wasBroken ? .broken : .constraint
    guard let second, multiplier != 0, second.item > first.item else {
      (later, attribute) = (first.item, first.attribute)
      other = multiplier == 0 ? first.item : second?.item ?? first.item
      self.relation = relation
      self.constant = constant
      return
    }
    (later, attribute, other) = (second.item, second.attribute, first.item)
    self.relation = multiplier > 0 ? relation.reversed : relation
    self.constant = -constant / multiplier
  }

  private init(given index: Int) {
    (group, later, other) = (.given, index, index)
    (relation, attribute, constant) = (.equal, nil, 0)
  }

  /// The order of something that holds before all constraints, such as the length of a container.
  ///
  /// - Parameter index: Its place among its like; the first of them hold.
  public static func given(_ index: Int) -> BreakingOrder { BreakingOrder(given: index) }

  /// The keys, the most important first.
  var keys: [Double] {
    let relations: [ConstraintRelation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]
    return [
      Double(group.rawValue), Double(later), Double(other),
      Double(relations.firstIndex(of: relation) ?? 0),
      Double(attribute.flatMap { ConstraintAttribute.allCases.firstIndex(of: $0) } ?? -1), constant,
    ]
  }
}

extension BreakingOrder: Comparable {
  /// True if the second constraint breaks rather than the first.
  public static func < (one: BreakingOrder, other: BreakingOrder) -> Bool {
    one.keys.lexicographicallyPrecedes(other.keys)
  }

  /// Returns why the constraint breaks and not one of others, as a sentence; nil if they hold before
  /// all constraints.
  ///
  /// - Parameter others: The orders of those with which it conflicts.
  public func reason(against others: [BreakingOrder]) -> String? {
    guard let rival = others.max(), rival.group != .given else { return nil }
    if group != rival.group { return "It broke before, and stays broken while it is active." }
    if later != rival.later { return "It breaks because no other of them is about a later item." }
    if other != rival.other {
      return later == other
        ? "It breaks because it is about the last item alone."
        : "It breaks because its other item comes last."
    }
    if relation != rival.relation {
      return rival.relation == .equal
        ? "It breaks because an inequality breaks before an equation."
        : "It breaks because <= breaks before >=."
    }
    if attribute != rival.attribute, let attribute, let second = rival.attribute {
      return "It breaks because " + attribute.rawValue + " breaks before " + second.rawValue + "."
    }
    return "It breaks because its constant is the greater one."
  }
}
