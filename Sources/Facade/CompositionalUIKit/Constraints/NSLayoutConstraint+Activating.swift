import Compositional
import CompositionalContent

// What an active constraint does to the views of its items.

extension NSLayoutConstraint {
  /// A view that may go away.
  struct WeakView {
    weak var view: UIView?
  }

  /// The innermost view that contains both items; nil if an item is gone.
  var container: UIView? {
    guard let first = UIView.owner(of: firstItem) else { return nil }
    guard secondAttribute != .notAnAttribute else { return first }
    return UIView.owner(of: secondItem)?.commonAncestor(with: first)
  }

  private static let activations = SimulatedState(0)

  /// Lets the views of the items know that the constraint is active.
  func activate() {
    Self.activations.change {
      $0 += 1
      activation = $0
    }
    let views = [firstItem, secondItem].compactMap { UIView.owner(of: $0) }
    guard !views.isEmpty else { return }
    let container = self.container
    require(
      container != nil,
      "The constraint \(formula) cannot be activated: its items have no common superview. "
        + "Add both to a view hierarchy first.")
    for view in views {
      if !view.activeConstraints.contains(where: { $0 === self }) {
        view.activeConstraints.append(self)
      }
      var next: UIView? = view
      while let each = next, each !== container {
        each.joints += 1
        joined.append(WeakView(view: each))
        next = each.superview
      }
    }
    for view in views { view.activeConstraintsDidChange() }
    for view in views { view.constraintsDidChange() }
  }

  /// Lets the views of the items forget the constraint.
  func deactivate() {
    isBroken = false
    let views = [firstItem, secondItem].compactMap { UIView.owner(of: $0) }
    // Before and after: the view may be a root then.
    for view in views { view.constraintsDidChange() }
    for view in views { view.activeConstraints.removeAll { $0 === self } }
    for each in joined { each.view?.joints -= 1 }
    joined = []
    for view in views { view.activeConstraintsDidChange() }
    for view in views { view.constraintsDidChange() }
  }

  /// True if an item is outside of a view, or gone.
  func leads(outOf view: UIView) -> Bool {
    let items = secondAttribute == .notAnAttribute ? [firstItem] : [firstItem, secondItem]
    return items.contains { UIView.owner(of: $0)?.isDescendant(of: view) != true }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute without margins, as the solver has it; nil for none.
  var attribute: ConstraintAttribute? {
    switch self {
    case .left, .leftMargin: .left
    case .right, .rightMargin: .right
    case .top, .topMargin: .top
    case .bottom, .bottomMargin: .bottom
    case .leading, .leadingMargin: .leading
    case .trailing, .trailingMargin: .trailing
    case .width: .width
    case .height: .height
    case .centerX, .centerXWithinMargins: .centerX
    case .centerY, .centerYWithinMargins: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .notAnAttribute: nil
    }
  }

  /// True for the line of a text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// True for an attribute of the margins.
  var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }
}

extension NSLayoutConstraint.Relation {
  /// The relation, as the solver has it.
  var relation: ConstraintRelation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
