import Foundation

// The pass in which views and controllers update their constraints.

extension UIView {
  /// True if ``updateConstraints()`` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool { updatesConstraints }

  /// Calls ``updateConstraints()`` of the views in this one that need it, from the innermost ones out.
  public func updateConstraintsIfNeeded() {
    if updatesInnerConstraints {
      updatesInnerConstraints = false
      for child in children { child.updateConstraintsIfNeeded() }
    }
    guard updatesConstraints else { return }
    updatesConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Marks the view, and notes that in the views around it.
  func markForConstraints() {
    updatesConstraints = true
    setNeedsLayout()
    superview?.noteInnerConstraints()
  }

  /// Notes that a view in this one updates its constraints.
  func noteInnerConstraints() {
    var next: UIView? = self
    while let view = next, !view.updatesInnerConstraints {
      view.updatesInnerConstraints = true
      next = view.superview
    }
  }
}
