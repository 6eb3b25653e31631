import Compositional

extension ConstraintLayout {
  /// A sum of terms and a constant, in points.
  struct Expression {
    var terms: [ConstraintSolver.Term] = []
    var constant = 0.0

    mutating func add(_ variable: ConstraintSolver.Variable?, times factor: Double = 1) {
      if let variable { terms.append(.init(variable, times: factor)) }
    }

    mutating func subtract(_ other: Expression, times factor: Double) {
      constant -= factor * other.constant
      for term in other.terms { add(term.variable, times: -factor * term.factor) }
    }
  }

  /// Returns an attribute of an item as a sum; nil for an unknown part.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - attribute: The attribute.
  ///   - isReversed: True to measure a horizontal position from the right edge of the container.
  func expression(
    _ item: ConstraintItem, _ attribute: ConstraintAttribute, isReversed: Bool
  ) -> Expression? {
    let place: Place
    var inset = PhysicalEdgeInsets.zero
    var part: ConstraintPart?
    switch item {
    case .container: place = container
    case .margins: (place, inset) = (container, insets[0])
    case .safeArea: (place, inset) = (container, insets[1])
    case .readable: (place, inset) = (container, insets[2])
    case .part(let name):
      guard let index = indexes[name] else { return nil }
      (place, part) = (places[index], parts[index])
    }
    let sum = Self.expression(physical(attribute), of: place, less: inset, part)
    guard isReversed else { return sum }
    var reversed = Expression()
    reversed.add(container.width)
    reversed.subtract(sum, times: 1)
    return reversed
  }

  /// Returns the edge that an attribute is in the reading direction.
  private func physical(_ attribute: ConstraintAttribute) -> ConstraintAttribute {
    let isReversed = direction == .rightToLeft
    return switch attribute {
    case .leading: isReversed ? .right : .left
    case .trailing: isReversed ? .left : .right
    default: attribute
    }
  }

  private static func expression(
    _ attribute: ConstraintAttribute, of place: Place, less inset: PhysicalEdgeInsets,
    _ part: ConstraintPart?
  ) -> Expression {
    var sum = Expression()
    let (left, right) = (Double(inset.left), Double(inset.right))
    let (top, bottom) = (Double(inset.top), Double(inset.bottom))
    switch attribute {
    case .left, .leading:
      sum.add(place.x)
      sum.constant = left
    case .right, .trailing:
      sum.add(place.x)
      sum.add(place.width)
      sum.constant = -right
    case .centerX:
      sum.add(place.x)
      sum.add(place.width, times: 0.5)
      sum.constant = (left - right) / 2
    case .width:
      sum.add(place.width)
      sum.constant = -left - right
    case .top:
      sum.add(place.y)
      sum.constant = top
    case .bottom, .firstBaseline, .lastBaseline:
      sum.add(place.y)
      if attribute == .firstBaseline, let first = part?.firstBaseline {
        sum.constant = first
        return sum
      }
      sum.add(place.height)
      sum.constant = -bottom
      if attribute == .lastBaseline, let part { sum.constant = -part.lastBaseline }
    case .centerY:
      sum.add(place.y)
      sum.add(place.height, times: 0.5)
      sum.constant = (top - bottom) / 2
    case .height:
      sum.add(place.height)
      sum.constant = -top - bottom
    }
    return sum
  }
}
