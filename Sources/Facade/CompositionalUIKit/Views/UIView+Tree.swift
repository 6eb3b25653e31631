// A stand-in for the view hierarchy. Overridable members are in the class itself.

import Compositional
import Foundation

extension UIView {
  /// The subviews, from back to front.
  public var subviews: [UIView] { children }

  /// Inserts a subview at an index, and removes it from its previous superview.
  ///
  /// - Parameters:
  ///   - view: The view; it must not be this view or one of its ancestors.
  ///   - index: The index, from 0 for the back; clamped to the front.
  public func insertSubview(_ view: UIView, at index: Int) {
    require(index >= 0, "Invalid index: \(index). It must not be negative.")
    require(
      !isDescendant(of: view),
      "A view cannot contain itself. Add another view, or remove this one from its superview.")
    let change = WindowChange(of: view, to: window)
    view.willMove(toSuperview: self)
    if view.superview == nil { view.leaveConstraints() }
    if let parent = view.superview {
      if parent !== self {
        view.leaveConstraints()
        parent.willRemoveSubview(view)
      }
      parent.children.removeAll { $0 === view }
    }
    children.insert(view, at: min(index, children.count))
    view.superview = self
    if view.isLayoutRoot { setNeedsLayout() } else { constraintsDidChange() }
    if view.updatesConstraints || view.updatesInnerConstraints { noteInnerConstraints() }
    view.didMoveToSuperview()
    didAddSubview(view)
    change?.tell()
  }

  /// Inserts a view directly behind another.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: children.firstIndex { $0 === sibling } ?? .max)
  }

  /// Inserts a view directly in front of another.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? .max)
  }

  /// Moves a subview in front of all others.
  public func bringSubviewToFront(_ view: UIView) { move(view, to: children.count - 1) }

  /// Moves a subview behind all others.
  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  private func move(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: old), at: index)
  }

  /// Returns true if the view is another view or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// Returns the view itself or its first descendant with a tag; nil for none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Ends the editing of the view or of a view in it, and returns true.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    let others = subviews.map { $0.endEditing(force) }
    let hasEnded = !isFirstResponder || resignFirstResponder()
    return hasEnded && !others.contains(false)
  }

  /// Returns an empty view with the frame of this one: nothing is drawn.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }
}

extension UIView {
  /// Lays out the view and its subviews.
  func layOutTree() {
    updateConstraintsIfNeeded()
    // New frames may give other margins to guides that constraints refer to.
    for _ in 0..<3 {
      layOutOnce()
      guard needsLayout, let layoutSystem, !layoutSystem.isCurrent else { break }
    }
  }

  /// Lays out the view if it is marked, then its subviews.
  private func layOutOnce() {
    tellOwnInsets()
    if needsLayout {
      followState()
      needsLayout = false
      let isInner = isLayingOut
      isLayingOut = true
      defer { isLayingOut = isInner }
      if let controller {
        UITraitCollection.current(of: self) {
          controller.showUnavailableContent()
          controller.viewWillLayoutSubviews()
          layoutSubviews()
          controller.viewDidLayoutSubviews()
        }
      } else {
        layoutSubviews()
      }
    }
    for child in children { child.layOutTree() }
  }

  static func center(of frame: CGRect) -> CGPoint {
    CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
  }
}

extension UIView {
  /// Tells the view of a tint color, and what is in it and has none of its own.
  func tellTint() {
    tintColorDidChange()
    for child in children where child.ownTint == nil { child.tellTint() }
  }
}
