import Foundation

extension ObjectSimulation where Base: UIView {
  /// The value of `safeAreaInsets`, in points; zero for that of the superview.
  public var safeAreaInsets: UIEdgeInsets {
    get { base.simulatedSafeAreaInsets }
    nonmutating set { base.simulatedSafeAreaInsets = newValue }
  }

  /// The traits of the view and of what is in it, without the overrides of controllers and views.
  public var traitCollection: UITraitCollection {
    get { base.traitCollection }
    nonmutating set { base.takeTraits(newValue) }
  }

  /// What is wrong with the constraints in the view and its subviews, as sentences: where UIKit logs
  /// that it cannot satisfy constraints, each that is broken, with the smallest set that it conflicts
  /// with.
  ///
  /// A difference of less than a pixel is none. A view without an area has no problems. A view of a
  /// controller that is in no window has that problem first.
  ///
  /// - Complexity: O(views), and the solutions of what has changed.
  public var layoutProblems: [String] {
    var problems: [String] = []
    if let problem = base.missingWindow { problems.append(problem) }
    var views = [base as UIView]
    while let view = views.popLast() {
      if view.isLayoutRoot, view.hasConstraintsInside, !view.bounds.isEmpty {
        let system = view.madeLayoutSystem
        system.solveInBounds()
        problems += system.conflicts.map(\.text)
      }
      views += view.children.reversed()
    }
    return problems
  }
}

extension UIView {
  /// What is wrong with the view of a controller, and what is in it, without a window around it; nil for other
  /// views.
  package var missingWindow: String? {
    guard window == nil,
      sequence(first: self as UIView, next: \.superview).contains(where: { $0.controller != nil })
    else { return nil }
    return
      "\(type(of: self)) is in the view of a controller and in no window, so that its safe area, "
      + "margins and traits are not those of a screen. Keep the window in a variable."
  }

  /// Takes traits in place of those of the superview or the device.
  func takeTraits(_ traits: UITraitCollection) { changeTraits { ownTraits = traits } }
}
