import Compositional

extension UIView {
  /// Returns the view of an item of a constraint: the item itself, or the view of a guide.
  static func owner(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// Keeps a constraint that was activated, or forgets one that was deactivated.
  func take(_ constraint: NSLayoutConstraint) {
    guard constraint.relation == .equal else { return }
    if constraint.secondAttribute == .notAnAttribute {
      let isLength =
        constraint.firstAttribute == .width || constraint.firstAttribute == .height
      guard isLength else { return }
      lengthConstraints.removeAll { $0 === constraint }
      if constraint.isActive { lengthConstraints.append(constraint) }
    } else if constraint.firstAttribute == .width || constraint.firstAttribute == .height {
      ratioConstraints.removeAll { $0 === constraint }
      if constraint.isActive { ratioConstraints.append(constraint) }
    } else if constraint.multiplier == 1 {
      edgeConstraints.removeAll { $0 === constraint }
      if constraint.isActive { edgeConstraints.append(constraint) }
    }
    constraintsDidChange()
  }

  /// Marks the view and the one around it after a constraint has changed.
  func constraintsDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
