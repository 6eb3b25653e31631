import Compositional
import CompositionalContent
import Foundation

extension LayoutSystem {
  /// What a line in the solver stands for.
  enum Origin {
    case constraint(NSLayoutConstraint)
    case rootLength(NSLayoutConstraint.Axis)
    case mask(UIView)
    case arranged(UIView)
    case hugging(UIView, NSLayoutConstraint.Axis)
    case compression(UIView, NSLayoutConstraint.Axis)
  }

  /// A sum of variables in a relation to a constant.
  struct Line {
    var terms: [(variable: Int, factor: Double)]
    var relation = ConstraintRelation.equal
    var constant: Double
    var priority = ConstraintSolver.required
    var origin: Origin
    /// Which of required lines breaks.
    var breaking = BreakingOrder.given(0)

    /// True if two lines differ at most in the constant, the priority and the origin.
    func saysTheSame(as other: Line) -> Bool {
      relation == other.relation && terms.count == other.terms.count
        && zip(terms, other.terms).allSatisfy { $0 == $1 }
    }
  }

  /// The lowest priority.
  private static let leastPriority = 0.001

  /// Returns all lines: the lengths of the root, masks and stack views, which hold before all
  /// constraints in this order, then constraints and natural sizes.
  func allLines(_ width: Length, _ height: Length) -> [Line] {
    var lines = [line(width, .horizontal), line(height, .vertical)]
    for (index, item) in items.enumerated() {
      if index > 0, !item.view.isArranged, item.view.translatesAutoresizingMaskIntoConstraints {
        addMask(item, to: &lines)
      }
      if let stack = item.view as? UIStackView, stack.isSolved {
        addStack(stack, item, to: &lines)
      }
    }
    for index in lines.indices { lines[index].breaking = .given(index) }
    for item in items {
      for constraint in item.view.activeConstraints
      where UIView.owner(of: constraint.firstItem) === item.view && constraint.priority.rawValue > 0
      {
        if let line = line(constraint) { lines.append(line) }
      }
    }
    for item in items { addWishes(item, to: &lines) }
    return lines
  }

  private func line(_ length: Length, _ axis: NSLayoutConstraint.Axis) -> Line {
    let place = items[0].place
    return Line(
      terms: [(axis == .horizontal ? place.width : place.height, 1)],
      constant: Double(length.points), priority: Self.priority(length.priority),
      origin: .rootLength(axis))
  }

  /// Returns a priority for the solver, at most that of a required constraint.
  static func priority(
    _ priority: UILayoutPriority, atMost greatest: Double = ConstraintSolver.required
  ) -> Double {
    min(greatest, max(leastPriority, Double(priority.rawValue)))
  }

  private func line(_ constraint: NSLayoutConstraint) -> Line? {
    guard let sum = sum(of: constraint) else { return nil }
    return Line(
      terms: sum.terms, relation: constraint.relation.relation, constant: -sum.constant,
      priority: Self.priority(constraint.priority), origin: .constraint(constraint),
      breaking: breakingOrder(of: constraint))
  }

  private func addWishes(_ item: Item, to lines: inout [Line]) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let natural = axis == .horizontal ? item.natural.width : item.natural.height
      guard natural >= 0, natural.isFinite else { continue }
      let terms = [(axis == .horizontal ? item.place.width : item.place.height, 1.0)]
      let view = item.view
      let hugging = view.contentHuggingPriority(for: axis)
      if hugging.rawValue > 0 {
        lines.append(
          Line(
            terms: terms, relation: .lessThanOrEqual, constant: Double(natural),
            priority: Self.priority(hugging, atMost: ConstraintSolver.requiredContent),
            origin: .hugging(view, axis)))
      }
      let compression = view.contentCompressionResistancePriority(for: axis)
      if compression.rawValue > 0 {
        lines.append(
          Line(
            terms: terms, relation: .greaterThanOrEqual, constant: Double(natural),
            priority: Self.priority(compression, atMost: ConstraintSolver.requiredContent),
            origin: .compression(view, axis)))
      }
    }
  }

  /// Adds the lines of a stack view whose arranged views are in the system.
  private func addStack(_ stack: UIStackView, _ item: Item, to lines: inout [Line]) {
    var shown: [Item] = []
    for view in stack.arrangedSubviews {
      guard let index = indexes[ObjectIdentifier(view)] else { continue }
      if view.isHidden { addHidden(items[index], to: &lines) } else { shown.append(items[index]) }
    }
    lines +=
      StackLines(
        stack, item.place, shown, gaps: StackArrangement(of: stack, measurements).gaps,
        distance: distances[ObjectIdentifier(stack)], measurements
      ).lines
  }

  /// Lets a hidden view be anywhere, and without size if nothing else is said.
  private func addHidden(_ item: Item, to lines: inout [Line]) {
    for variable in [item.place.width, item.place.height, item.place.x, item.place.y] {
      guard let variable else { continue }
      lines.append(
        Line(
          terms: [(variable, 1)], constant: 0, priority: Self.leastPriority,
          origin: .arranged(item.view)))
    }
  }

  // MARK: Masks

  /// Adds two lines for each axis: those of the parts that the mask keeps, or shares of the superview.
  private func addMask(_ item: Item, to lines: inout [Line]) {
    guard let outer = item.view.superview, let around = place(of: outer), let x = item.place.x,
      let y = item.place.y
    else { return }
    let (view, mask) = (item.view, item.view.autoresizingMask)
    let inner = view.alignmentRect(forFrame: view.frame)
    let room = outer.alignmentRect(forFrame: outer.bounds)
    addMask(
      of: view, (x, item.place.width, around.width), inner.minX, inner.width,
      room.minX, room.width,
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains), to: &lines)
    addMask(
      of: view, (y, item.place.height, around.height), inner.minY, inner.height, room.minY,
      room.height, [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains),
      to: &lines)
  }

  private func addMask(
    of view: UIView, _ variables: (start: Int, length: Int, room: Int), _ start: CGFloat,
    _ length: CGFloat, _ roomStart: CGFloat, _ room: CGFloat, _ flexible: [Bool],
    to lines: inout [Line]
  ) {
    let parts = [start - roomStart, length, room - (start - roomStart) - length].map { Double($0) }
    // Without a flexible part, the far margin follows.
    let flexible = flexible.contains(true) ? flexible : [false, false, true]
    let fixed = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
    let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = Double(flexible.count { $0 })
    // A flexible part has its share of what the fixed ones leave of the room.
    func line(_ index: Int, _ variable: Int, plus: Double) -> Line {
      guard flexible[index] else {
        return Line(
          terms: [(variable, 1)], constant: parts[index] + plus, origin: .mask(view))
      }
      let share = total > 0 ? parts[index] / total : 1 / count
      return Line(
        terms: [(variable, 1), (variables.room, -share)], constant: plus - share * fixed,
        origin: .mask(view))
    }
    lines.append(line(1, variables.length, plus: 0))
    lines.append(line(0, variables.start, plus: Double(roomStart)))
  }
}
