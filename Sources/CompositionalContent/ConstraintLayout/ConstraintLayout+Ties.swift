import Compositional

// Which constraint breaks, and who gets the space where priorities tie.

extension ConstraintLayout {
  /// Returns which of required constraints breaks.
  func breakingOrder(of constraint: LayoutConstraint) -> BreakingOrder {
    BreakingOrder(
      .init(breadth(of: constraint.item), constraint.attribute), constraint.relation,
      to: constraint.target.map { .init(breadth(of: $0), constraint.targetAttribute) },
      multiplier: constraint.multiplier, constant: constraint.constant)
  }

  /// Returns the place of an item, breadth first: the container, the views, its own guides, the guides
  /// of the layout.
  private func breadth(of item: ConstraintItem) -> Int {
    switch item {
    case .container: 0
    case .margins: 1 + viewCount
    case .safeArea: 2 + viewCount
    case .readable: 3 + viewCount
    case .part(let name): indexes[name].map { breadths[$0] } ?? 0
    }
  }

  /// Returns the places of parts, breadth first, of which some number are views.
  static func breadths(of parts: [ConstraintPart], views viewCount: Int) -> [Int] {
    var (view, guide) = (0, viewCount + 3)
    return parts.map { part in
      if part.isGuide { guide += 1 } else { view += 1 }
      return part.isGuide ? guide : view
    }
  }

  /// The lengths in the order in which they get the space where priorities tie, of those that have a
  /// natural length or an optional one.
  ///
  /// Widths of texts that wrap come first, the last of them by the order of constraints before the
  /// others; then those of other parts from the first on, and heights of all parts.
  var growing: [ConstraintSolver.Variable] {
    let across = named(along: .horizontal)
    let widths =
      across.filter { parts[$0].wraps }.reversed() + across.filter { !parts[$0].wraps }
    return widths.map { places[$0].width }
      + named(along: .vertical).map { places[$0].height }
  }

  /// Returns the parts with a natural or optional length that constraints along an axis are about, in
  /// the order of the constraints.
  private func named(along axis: LayoutAxis) -> [Int] {
    var (found, seen): ([Int], Set<Int>) = ([], [])
    func note(_ item: ConstraintItem?, _ attribute: ConstraintAttribute) {
      guard case .part(let name)? = item, attribute.axis == axis, let part = indexes[name],
        seen.insert(part).inserted
      else { return }
      found.append(part)
    }
    var wished: Set<Int> = []
    for (constraint, handle) in zip(constraints, handles) where handle != nil {
      if constraint.target == nil, constraint.relation == .equal, constraint.priority < 1000,
        constraint.attribute.axis == axis, case .part(let name) = constraint.item,
        let part = indexes[name]
      {
        wished.insert(part)
      }
      note(constraint.item, constraint.attribute)
      note(constraint.target, constraint.targetAttribute)
    }
    return found.filter { parts[$0][axis] != nil || wished.contains($0) }
  }

  /// Returns why a constraint breaks and none of others, as a sentence; nil if they hold in any case.
  func rule(for broken: ConstraintReason, against others: [ConstraintReason]) -> String? {
    func order(_ reason: ConstraintReason) -> BreakingOrder? {
      guard case .constraint(let index) = reason else { return nil }
      return breakingOrder(of: constraints[index])
    }
    return order(broken)?.reason(against: others.compactMap { order($0) })
  }
}

extension ConstraintAttribute {
  /// The axis of the position or length.
  package var axis: LayoutAxis {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: .vertical
    }
  }
}
