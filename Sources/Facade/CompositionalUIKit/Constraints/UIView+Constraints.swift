import Compositional

// The active constraints of a view, and the roots of the systems in which they are solved.

extension UIView {
  /// Returns the view of an item of a constraint: the item itself, or the view of a guide.
  static func owner(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// The view whose frame is given and not solved: at the top, placed by its mask or by a stack view,
  /// and without constraints to anything outside.
  ///
  /// Constraints of its subviews are solved within it.
  var isLayoutRoot: Bool {
    if superview == nil { return true }
    if isArranged, (superview as? UIStackView)?.isSolved == true { return false }
    guard joints == 0 else { return false }
    return translatesAutoresizingMaskIntoConstraints || isArranged || !hasLengthConstraint
  }

  /// True if a subview gets its frame from the constraints around this view.
  var placesSubviews: Bool { children.contains { !$0.isLayoutRoot } }

  /// True if constraints decide something in the view.
  var hasConstraintsInside: Bool { hasLengthConstraint || placesSubviews }

  /// True if a constraint is about a guide or the margins.
  var hasConstraintsOfInsets: Bool {
    activeConstraints.contains {
      $0.firstItem is UILayoutGuide || $0.secondItem is UILayoutGuide
        || $0.firstAttribute.isOfMargins || $0.secondAttribute.isOfMargins
    }
  }

  /// True if a constraint is about the lengths of the view alone.
  var hasLengthConstraint: Bool {
    activeConstraints.contains {
      $0.firstItem === self && ($0.secondItem == nil || $0.secondItem === self)
    }
  }

  /// The outermost view with which the view is solved.
  var layoutRoot: UIView {
    var view = self
    while !view.isLayoutRoot, let outer = view.superview { view = outer }
    return view
  }

  /// The system of the constraints below the view, which is made when it is needed.
  var madeLayoutSystem: LayoutSystem {
    if let layoutSystem { return layoutSystem }
    let made = LayoutSystem(of: self)
    layoutSystem = made
    return made
  }

  /// Lets the systems of which the view is a part be solved again.
  func constraintsDidChange() {
    var view = self
    while true {
      view.layoutSystem?.isCurrent = false
      view.setNeedsLayout()
      if view.isLayoutRoot { break }
      guard let outer = view.superview else { break }
      view = outer
    }
    view.fittingSizeDidChange()
  }

  /// Lets constraints count with another frame of a view that its mask places.
  func maskedFrameDidChange() {
    guard joints > 0, translatesAutoresizingMaskIntoConstraints, !isBeingPlaced else { return }
    constraintsDidChange()
  }

  /// Gives the view a frame that follows from the superview.
  func place(in frame: CGRect) {
    isBeingPlaced = true
    defer { isBeingPlaced = false }
    if transform == .identity {
      self.frame = frame
    } else {
      bounds.size = frame.size
      center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  /// Deactivates the constraints that lead from the view or from inside of it to something outside,
  /// before it leaves.
  func leaveConstraints() {
    if !isLayoutRoot { superview?.constraintsDidChange() }
    guard joints > 0 else { return }
    var views = [self]
    while let view = views.popLast() {
      for constraint in view.activeConstraints where constraint.leads(outOf: self) {
        constraint.isActive = false
      }
      views += view.children
    }
  }

  /// Returns the innermost view that contains two views or is one of them; nil if there is none.
  func commonAncestor(with other: UIView) -> UIView? {
    var around: [ObjectIdentifier: UIView] = [:]
    for view in sequence(first: self, next: \.superview) { around[ObjectIdentifier(view)] = view }
    return sequence(first: other, next: \.superview).lazy
      .compactMap { around[ObjectIdentifier($0)] }.first
  }

  // MARK: UIKit

  /// The active constraints between views and guides in the view, for which no smaller view would do.
  ///
  /// - Complexity: O(views and constraints in the view)
  public var constraints: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var views = [self]
    while let view = views.popLast() {
      found += view.activeConstraints.filter {
        Self.owner(of: $0.firstItem) === view && $0.container === self
      }
      views += view.children.reversed()
    }
    return found
  }

  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}
