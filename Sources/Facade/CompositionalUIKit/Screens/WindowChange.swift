import Compositional
import Foundation

/// A change of the window around a view.
///
/// A contained controller whose parent is shown appears with its view, and disappears with it, unless the parent has
/// begun that itself.
@MainActor
struct WindowChange {
  private let view: UIView
  private let child: UIViewController?
  private let traits: [(view: UIView, traits: UITraitCollection)]

  /// Begins a change; nil if the window stays the same.
  init?(of view: UIView, to window: UIWindow?) {
    guard view.window !== window else { return nil }
    self.view = view
    traits = view.traitsOfListeners
    view.tellWindow(to: window)
    let controller = view.controller
    guard let parent = controller?.parent, parent.isShown,
      parent.shouldAutomaticallyForwardAppearanceMethods,
      controller?.appearance != (window == nil ? .disappearing : .appearing)
    else {
      child = nil
      return
    }
    child = controller
    if window == nil { child?.willDisappear(false) } else { child?.willAppear(false) }
  }

  /// Ends the change.
  func tell() {
    for (view, old) in traits { view.traitRules?.tell(from: old, to: view.traitCollection) }
    view.tellWindow()
    guard let child else { return }
    if view.window == nil {
      child.disappeared(false)
    } else {
      child.isInWindow(false)
      if child.parent?.appearance == .shown { child.appeared(false) }
    }
  }
}

extension UIView {
  /// Tells the view and its subviews that their window will change.
  fileprivate func tellWindow(to window: UIWindow?) {
    willMove(toWindow: window)
    for child in subviews { child.tellWindow(to: window) }
  }

  /// The view and its subviews that changes of traits are told to, and their traits.
  fileprivate var traitsOfListeners: [(view: UIView, traits: UITraitCollection)] {
    (traitRules == nil ? [] : [(self, traitCollection)]) + subviews.flatMap(\.traitsOfListeners)
  }
}
