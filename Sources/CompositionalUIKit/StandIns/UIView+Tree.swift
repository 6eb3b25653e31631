// The tree of views: a stand-in, what headless layout code needs of it. What may be overridden is in
// the class itself.

import Compositional
import Foundation

extension UIView {
  /// The views that this one holds, from the farthest from the eye to the nearest.
  public var subviews: [UIView] { children }

  /// Puts a view at a place among the others, and takes it from where it was.
  ///
  /// - Parameters:
  ///   - view: not this view and not one that holds it.
  ///   - index: the place, from 0 for the farthest from the eye; one too large is the nearest.
  public func insertSubview(_ view: UIView, at index: Int) {
    precondition(index >= 0, "Invalid index: \(index). The first subview has the index 0.")
    precondition(
      !isDescendant(of: view),
      "A view can not hold itself: add another view, or take this one from its superview first.")
    view.willMove(toSuperview: self)
    view.superview?.children.removeAll { $0 === view }
    children.insert(view, at: min(index, children.count))
    view.superview = self
    setNeedsLayout()
    view.didMoveToSuperview()
  }

  /// Puts a view right behind another.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: children.firstIndex { $0 === sibling } ?? .max)
  }

  /// Puts a view right before another.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? .max)
  }

  /// Puts a subview before all others.
  public func bringSubviewToFront(_ view: UIView) { move(view, to: children.count - 1) }

  /// Puts a subview behind all others.
  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  private func move(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: old), at: index)
  }

  /// Whether the view is another one or held by it, however far down.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// The view itself or the first one below it with a tag; nil for none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }
}
