import Compositional

extension UIView {
  /// Returns the view of an item of a constraint: the item itself, or the view of a guide.
  static func owner(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// Keeps a constraint that was activated, or forgets one that was deactivated.
  func take(_ constraint: NSLayoutConstraint) {
    let list = Self.list(of: constraint)
    self[keyPath: list].removeAll { $0 === constraint }
    if constraint.isActive { self[keyPath: list].append(constraint) }
    if list != \UIView.unsolvedConstraints { constraintsDidChange() }
  }

  /// Returns the list of a view that a constraint belongs to.
  private static func list(
    of constraint: NSLayoutConstraint
  ) -> ReferenceWritableKeyPath<UIView, [NSLayoutConstraint]> {
    let isLength = constraint.firstAttribute == .width || constraint.firstAttribute == .height
    guard constraint.relation == .equal else { return \.unsolvedConstraints }
    if constraint.secondAttribute == .notAnAttribute {
      return isLength ? \.lengthConstraints : \.unsolvedConstraints
    }
    if isLength { return \.ratioConstraints }
    return constraint.multiplier == 1 ? \.edgeConstraints : \.unsolvedConstraints
  }

  /// Marks the view and the one around it after a constraint has changed.
  func constraintsDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
