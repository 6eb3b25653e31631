import Compositional
import Foundation

extension NSLayoutConstraint {
  /// The constraint as a formula with the classes of its items, such as `UILabel.top == UIView.top`.
  var formula: String { formula { Self.className(of: $0) } }

  /// Returns the constraint as a formula.
  ///
  /// - Parameter name: Returns the name of an item.
  func formula(_ name: (AnyObject?) -> String) -> String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var right: [String] = []
    if secondAttribute != .notAnAttribute {
      let factor = multiplier == 1 ? "" : " * \(points: multiplier)"
      right.append("\(name(secondItem)).\(secondAttribute)\(factor)")
    }
    if constant != 0 || right.isEmpty {
      let isBehind = !right.isEmpty
      if isBehind { right.append(constant < 0 ? "-" : "+") }
      right.append("\(points: isBehind ? constant.magnitude : constant)")
    }
    let formula = "\(name(firstItem)).\(firstAttribute) \(sign) \(right.joined(separator: " "))"
    return identifier.map { "\(formula) (\($0))" } ?? formula
  }

  private static func className(of item: AnyObject?) -> String {
    item.map { "\(type(of: $0))" } ?? "nothing"
  }
}

extension UIView {
  /// Returns the name of a view or a guide: that of the property of a view or a controller around it
  /// that has it, or of its class.
  static func name(of item: AnyObject?) -> String {
    guard let view = UIView.owner(of: item) else { return "nothing" }
    if let guide = item as? UILayoutGuide {
      return name(of: view) + "." + (guide.identifier.isEmpty ? "layoutGuide" : guide.identifier)
    }
    var outer: UIView? = view.superview
    while let each = outer {
      if view === (each as? UICollectionViewCell)?.contentView { return "contentView" }
      if let label = each.label(of: view) ?? each.controller?.label(of: view) { return label }
      outer = each.superview
    }
    return "\(type(of: view))"
  }
}

extension UIResponder {
  /// Returns the name of the property that has a view; nil for none.
  fileprivate func label(of view: UIView) -> String? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let each = mirror, each.subjectType != UIView.self {
      for child in each.children {
        guard let label = child.label, (child.value as? UIView) === view else { continue }
        let lazyPrefix = "$__lazy_storage_$_"
        return label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
      }
      mirror = each.superclassMirror
    }
    return nil
  }
}
