import Compositional

/// What holds an edge or a length of a part where it is.
public enum ConstraintReason: Hashable, Sendable {
  /// A constraint, by its index.
  case constraint(Int)
  /// The wish of a part to be no longer than its natural length.
  case hugging(part: Int, LayoutAxis)
  /// The wish of a part to be no shorter than its natural length.
  case compression(part: Int, LayoutAxis)
  /// The width or the height of the container.
  case container(LayoutAxis)
  /// A length of a part, or of the container if nil, that cannot be below 0.
  case notNegative(part: Int?, LayoutAxis)
  /// Nothing: a position that is 0 because nothing decides it.
  case nothing(part: Int, LayoutAxis)
}

/// A reason with what a point of it does.
public struct ConstraintHold: Hashable, Sendable {
  /// What holds.
  public let reason: ConstraintReason
  /// The points by which the edge moves when the constant of the reason grows by a point.
  public let factor: Double

  /// Creates a reason.
  public init(reason: ConstraintReason, factor: Double) {
    self.reason = reason
    self.factor = factor
  }
}

/// An edge or a length of a part, and what holds it.
public struct ConstraintEdge: Hashable, Sendable {
  /// The edge or length: left, right, width, top, bottom or height.
  public let attribute: ConstraintAttribute
  /// The position or length, in points.
  public let value: Double
  /// What holds it; together they decide the value.
  public let holds: [ConstraintHold]
}

/// A required constraint that cannot hold.
public struct ConstraintConflict: Hashable, Sendable {
  /// The constraint.
  public let broken: ConstraintReason
  /// The points by which it is violated; above 0 where its first side is too large.
  public let violation: Double
  /// The smallest set with which it conflicts: without any one of them, the rest could hold.
  public let others: [ConstraintReason]
  /// Why it breaks and none of the others, as a sentence; nil if they hold before all constraints.
  public let rule: String?
}

extension ConstraintLayout {
  /// Returns what holds the edges and lengths of a part.
  ///
  /// - Parameter part: The index of the part.
  /// - Complexity: O(what holds them)
  public func edges(of part: Int) -> [ConstraintEdge] {
    let place = places[part]
    let horizontal = edges([.left, .right, .width], place.x, place.width)
    return horizontal + edges([.top, .bottom, .height], place.y, place.height)
  }

  /// Returns what holds a length of the container.
  ///
  /// - Parameter axis: The axis of the length.
  public func containerHolds(along axis: LayoutAxis) -> [ConstraintHold] {
    holds(solver.influences(on: axis == .horizontal ? container.width : container.height))
  }

  /// Returns how a constraint stands; nil for one that was left out.
  ///
  /// - Parameter index: The index of the constraint.
  public func standing(ofConstraint index: Int) -> ConstraintSolver.Standing? {
    handles[index].map { solver.standing(of: $0) }
  }

  /// Returns what keeps a constraint from holding, or from having less to spare.
  ///
  /// - Parameter index: The index of the constraint.
  public func holds(ofConstraint index: Int) -> [ConstraintHold] {
    guard let handle = handles[index] else { return [] }
    return holds(solver.influences(on: handle))
  }

  /// Returns how a wish for a natural length stands; nil if the part has none.
  ///
  /// - Parameter reason: Hugging or compression of a part.
  public func standing(of reason: ConstraintReason) -> ConstraintSolver.Standing? {
    handle(of: reason).map { solver.standing(of: $0) }
  }

  /// The required constraints that cannot hold, with what they conflict with, in order.
  public var conflicts: [ConstraintConflict] {
    solver.broken.map { handle in
      var violation = 0.0
      if case .broken(let points) = solver.standing(of: handle) { violation = points }
      let (broken, others) = (
        reason(.constraint(handle)), solver.conflict(of: handle).map { reason($0) }
      )
      return ConstraintConflict(
        broken: broken, violation: violation, others: others,
        rule: rule(for: broken, against: others))
    }
  }

  /// Returns the edges of a part that could be elsewhere: widths, heights and positions.
  ///
  /// - Parameter part: The index of the part.
  public func ambiguousEdges(of part: Int) -> [ConstraintAttribute] {
    ambiguousEdges(of: part, among: Set(solver.ambiguous))
  }

  /// The views that could be elsewhere, in order, each with its edges that could.
  package var ambiguousEdges: [(part: Int, edges: [ConstraintAttribute])] {
    let loose = Set(solver.ambiguous)
    return ambiguous.map { ($0, ambiguousEdges(of: $0, among: loose)) }
  }

  private func ambiguousEdges(
    of part: Int, among loose: Set<ConstraintSolver.Variable>
  ) -> [ConstraintAttribute] {
    let place = places[part]
    let variables: [(ConstraintAttribute, ConstraintSolver.Variable?)] = [
      (.left, place.x), (.width, place.width), (.top, place.y), (.height, place.height),
    ]
    return variables.filter { $0.1.map { loose.contains($0) } ?? false }.map { $0.0 }
  }

  private func edges(
    _ attributes: [ConstraintAttribute], _ start: ConstraintSolver.Variable?,
    _ length: ConstraintSolver.Variable
  ) -> [ConstraintEdge] {
    let first = start.map { solver.influences(on: $0) } ?? []
    let second = solver.influences(on: length)
    let values = (start.map { solver.value(of: $0) } ?? 0, solver.value(of: length))
    let sum = ConstraintSolver.sum(first, second).filter { $0.factor.magnitude >= 1e-9 }
    return [
      ConstraintEdge(attribute: attributes[0], value: values.0, holds: holds(first)),
      ConstraintEdge(attribute: attributes[1], value: values.0 + values.1, holds: holds(sum)),
      ConstraintEdge(attribute: attributes[2], value: values.1, holds: holds(second)),
    ]
  }

  private func holds(_ influences: [ConstraintSolver.Influence]) -> [ConstraintHold] {
    influences.map { ConstraintHold(reason: reason($0.source), factor: $0.factor) }
  }

  private func handle(of reason: ConstraintReason) -> ConstraintSolver.Constraint? {
    func wish(_ part: Int, _ axis: LayoutAxis, _ isLimit: Bool) -> ConstraintSolver.Constraint? {
      wishes.first { $0.part == part && $0.axis == axis && $0.isLimit == isLimit }?.handle
    }
    switch reason {
    case .constraint(let index): return handles[index]
    case .hugging(let part, let axis): return wish(part, axis, true)
    case .compression(let part, let axis): return wish(part, axis, false)
    case .container(let axis):
      return axis == .horizontal ? widthConstraint : heightConstraint
    case .notNegative, .nothing: return nil
    }
  }

  private func reason(_ source: ConstraintSolver.Source) -> ConstraintReason {
    reasons[source.index] ?? .container(.horizontal)
  }

  /// What each variable and constraint of the solver stands for, by its index there.
  var allReasons: [Int32: ConstraintReason] {
    var reasons: [Int32: ConstraintReason] = [
      widthConstraint.index: .container(.horizontal),
      heightConstraint.index: .container(.vertical),
      container.width.index: .notNegative(part: nil, .horizontal),
      container.height.index: .notNegative(part: nil, .vertical),
    ]
    for (index, handle) in handles.enumerated() {
      if let handle { reasons[handle.index] = .constraint(index) }
    }
    for wish in wishes {
      reasons[wish.handle.index] =
        wish.isLimit
        ? .hugging(part: wish.part, wish.axis) : .compression(part: wish.part, wish.axis)
    }
    for (index, place) in places.enumerated() {
      reasons[place.width.index] = .notNegative(part: index, .horizontal)
      reasons[place.height.index] = .notNegative(part: index, .vertical)
      if let x = place.x { reasons[x.index] = .nothing(part: index, .horizontal) }
      if let y = place.y { reasons[y.index] = .nothing(part: index, .vertical) }
    }
    return reasons
  }

  /// Returns a reason in words, with its numbers.
  public func text(of reason: ConstraintReason) -> String {
    func name(_ part: Int?) -> String { part.map { parts[$0].id } ?? "the container" }
    func length(_ axis: LayoutAxis) -> String { axis == .horizontal ? "width" : "height" }
    func wish(_ part: Int, _ axis: LayoutAxis, _ sign: String, _ isLimit: Bool) -> String {
      guard let content = parts[part][axis] else { return name(part) }
      return name(part) + "." + length(axis) + sign + LayoutConstraint.text(content.natural)
        + (isLimit ? ", hugging @" : ", compression @")
        + LayoutConstraint.text(isLimit ? content.hugging : content.compression)
    }
    switch reason {
    case .constraint(let index):
      let constraint = constraints[index]
      return (constraint.id.map { $0 + ": " } ?? "") + constraint.description
    case .hugging(let part, let axis): return wish(part, axis, " <= ", true)
    case .compression(let part, let axis): return wish(part, axis, " >= ", false)
    case .container(let axis):
      let wish = (axis == .horizontal ? width : height).wish
      return "the container's " + length(axis) + " == " + LayoutConstraint.text(wish.points)
        + (wish.priority == 1000 ? "" : " @" + LayoutConstraint.text(wish.priority))
    case .notNegative(let part, let axis): return name(part) + "." + length(axis) + " >= 0"
    case .nothing(let part, let axis):
      return "nothing fixes " + name(part) + (axis == .horizontal ? ".left" : ".top")
    }
  }
}
