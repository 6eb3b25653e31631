// Constraints by operators. Left and right do not meet leading and trailing; that is checked when a
// constraint is made, because centers meet both.

extension ConstraintAnchor {
  /// Adds a constant, in points.
  public static func + (anchor: Self, constant: Double) -> ConstraintSide<Kind> {
    ConstraintSide(anchor) + constant
  }

  /// Subtracts a constant, in points.
  public static func - (anchor: Self, constant: Double) -> ConstraintSide<Kind> {
    ConstraintSide(anchor) + -constant
  }

  /// Multiplies by a factor.
  public static func * (anchor: Self, factor: Double) -> ConstraintSide<Kind> {
    ConstraintSide(anchor) * factor
  }

  /// Multiplies by a factor.
  public static func * (factor: Double, anchor: Self) -> ConstraintSide<Kind> {
    ConstraintSide(anchor) * factor
  }

  /// Returns a required constraint: equal to the anchor.
  public static func == (one: Self, other: Self) -> LayoutConstraint {
    one.constraint(.equal, ConstraintSide(other))
  }

  /// Returns a required constraint: at most the anchor.
  public static func <= (one: Self, other: Self) -> LayoutConstraint {
    one.constraint(.lessThanOrEqual, ConstraintSide(other))
  }

  /// Returns a required constraint: at least the anchor.
  public static func >= (one: Self, other: Self) -> LayoutConstraint {
    one.constraint(.greaterThanOrEqual, ConstraintSide(other))
  }

  /// Returns a required constraint: equal to the side.
  public static func == (one: Self, other: ConstraintSide<Kind>) -> LayoutConstraint {
    one.constraint(.equal, other)
  }

  /// Returns a required constraint: at most the side.
  public static func <= (one: Self, other: ConstraintSide<Kind>) -> LayoutConstraint {
    one.constraint(.lessThanOrEqual, other)
  }

  /// Returns a required constraint: at least the side.
  public static func >= (one: Self, other: ConstraintSide<Kind>) -> LayoutConstraint {
    one.constraint(.greaterThanOrEqual, other)
  }

  private func constraint(
    _ relation: ConstraintRelation, _ side: ConstraintSide<Kind>
  ) -> LayoutConstraint {
    LayoutConstraint(
      item, attribute, relation, to: side.item, side.attribute, multiplier: side.multiplier,
      constant: side.constant)
  }
}

extension ConstraintAnchor where Kind == AnchorKind.Length {
  /// Returns a required constraint: so many points.
  public static func == (one: Self, points: Double) -> LayoutConstraint {
    LayoutConstraint(one.item, one.attribute, .equal, constant: points)
  }

  /// Returns a required constraint: at most so many points.
  public static func <= (one: Self, points: Double) -> LayoutConstraint {
    LayoutConstraint(one.item, one.attribute, .lessThanOrEqual, constant: points)
  }

  /// Returns a required constraint: at least so many points.
  public static func >= (one: Self, points: Double) -> LayoutConstraint {
    LayoutConstraint(one.item, one.attribute, .greaterThanOrEqual, constant: points)
  }
}

extension ConstraintSide {
  /// Adds a constant, in points.
  public static func + (side: Self, constant: Double) -> Self {
    var side = side
    side.constant += constant
    return side
  }

  /// Subtracts a constant, in points.
  public static func - (side: Self, constant: Double) -> Self { side + -constant }

  /// Multiplies the anchor and the constant by a factor.
  public static func * (side: Self, factor: Double) -> Self {
    var side = side
    side.multiplier *= factor
    side.constant *= factor
    return side
  }
}

extension LayoutConstraint {
  /// Returns the constraint with another priority, from 1 to 1000.
  public func priority(_ priority: Double) -> LayoutConstraint {
    require(
      (1...1000).contains(priority),
      "Invalid priority: \(priority). A priority is from 1 to 1000.")
    var constraint = self
    constraint.priority = priority
    return constraint
  }

  /// Returns the constraint with a name for answers.
  public func id(_ id: String) -> LayoutConstraint {
    var constraint = self
    constraint.id = ContentNames.checked(id)
    return constraint
  }
}
