import Compositional
import Foundation

/// A constraint that the measurement of a cell or header ignores, because Auto Layout is not solved
/// as a whole: ``ConstraintChain`` and stack views have what they read.
@MainActor
struct IgnoredConstraint {
  /// The reason why a constraint is ignored.
  enum Reason: String {
    case inequality = "inequalities are not solved"
    case multiplier = "edges with a multiplier are not solved"
    case center = "centers and baselines are not solved"
    case lengths = "lengths of two views are not solved together"
    case wholeLength = "the size of the whole content is not read from its own length"
    case arranged = "a stack view reads only widths and heights of what it arranges"
    case distant = "it leads neither to the view around it nor to a view beside it"
  }

  private let constraint: NSLayoutConstraint
  let reason: Reason

  /// Returns the ignored constraints of the content of a cell or header, and of all views in it.
  ///
  /// - Complexity: O(views + constraints)
  static func all(in content: UIView) -> [IgnoredConstraint] {
    var found: [IgnoredConstraint] = []
    var views = [content]
    while let view = views.popLast() {
      for constraint in view.unsolvedConstraints {
        let reason = constraint.relation == .equal ? Reason.multiplier : .inequality
        found.append(IgnoredConstraint(constraint: constraint, reason: reason))
      }
      if view === content {
        for constraint in view.lengthConstraints {
          found.append(IgnoredConstraint(constraint: constraint, reason: .wholeLength))
        }
      }
      for constraint in view.ratioConstraints {
        if constraint.firstItem !== constraint.secondItem {
          found.append(IgnoredConstraint(constraint: constraint, reason: .lengths))
        } else if view.superview is UIStackView {
          found.append(IgnoredConstraint(constraint: constraint, reason: .arranged))
        }
      }
      for constraint in view.edgeConstraints {
        guard let why = reason(ofEdge: constraint, of: view, in: content) else { continue }
        found.append(IgnoredConstraint(constraint: constraint, reason: why))
      }
      views += view.subviews.reversed()
    }
    return found
  }

  /// Returns the reason why a constraint between edges is ignored; nil if it is not.
  private static func reason(
    ofEdge constraint: NSLayoutConstraint, of view: UIView, in content: UIView
  ) -> Reason? {
    guard constraint.firstAttribute.isEdge, constraint.secondAttribute.isEdge else {
      return .center
    }
    guard let other = UIView.owner(of: constraint.secondItem) else { return .distant }
    // The view in which both are solved.
    let outer: UIView?
    if other.superview === view {
      outer = view
    } else if view !== content, other === view.superview || other.superview === view.superview {
      outer = view.superview
    } else {
      return .distant
    }
    if outer is UIStackView { return .arranged }
    let isSolved = [constraint.firstItem, constraint.secondItem].allSatisfy {
      ($0 as? UILayoutGuide).map { $0.owningView === outer } ?? true
    }
    return isSolved ? nil : .distant
  }

  /// Returns a sentence about the constraint, for the cell or header that it is in.
  func problem(of owner: UICollectionReusableView) -> String {
    "\(type(of: owner)) is measured without \(constraint.formula(in: owner)): \(reason.rawValue)."
  }
}

extension NSLayoutConstraint.Attribute {
  /// True for an edge that a chain of constraints follows.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .notAnAttribute: false
    }
  }
}

extension NSLayoutConstraint {
  /// Returns the constraint as a formula, with the names that its views have in a cell or header.
  fileprivate func formula(in owner: UICollectionReusableView) -> String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var right: [String] = []
    if secondItem != nil {
      let factor = multiplier == 1 ? "" : " * \(points: multiplier)"
      right.append("\(owner.name(of: secondItem)).\(secondAttribute)\(factor)")
    }
    if constant != 0 || right.isEmpty {
      let isBehind = !right.isEmpty
      if isBehind { right.append(constant < 0 ? "-" : "+") }
      right.append("\(points: isBehind ? constant.magnitude : constant)")
    }
    let formula =
      "\(owner.name(of: firstItem)).\(firstAttribute) \(sign) \(right.joined(separator: " "))"
    return identifier.map { "\(formula) (\($0))" } ?? formula
  }
}

extension UICollectionReusableView {
  /// Returns the name of a view or a guide: that of the property that has it, or of its class.
  fileprivate func name(of item: AnyObject?) -> String {
    guard let view = UIView.owner(of: item) else { return "nothing" }
    let guide = item is UILayoutGuide ? ".layoutGuide" : ""
    if view === (self as? UICollectionViewCell)?.contentView { return "contentView" + guide }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let each = mirror {
      for child in each.children {
        guard let label = child.label, (child.value as? UIView) === view else { continue }
        let lazyPrefix = "$__lazy_storage_$_"
        return (label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label)
          + guide
      }
      mirror = each.superclassMirror
    }
    return "\(type(of: view))" + guide
  }
}
