import Foundation

// The appearance of a controller and of those that it contains. Apple's pages leave open in which order
// these are told: here a parent comes before its children, except that children have appeared or
// disappeared before their parent has.

extension UIViewController {
  /// A part of the appearance.
  enum Appearance {
    /// Not on a screen.
    case hidden
    /// Told that it will appear.
    case appearing
    /// Told that it appeared.
    case shown
    /// Told that it will disappear.
    case disappearing
  }

  /// Why a controller appears or disappears.
  enum AppearanceReason {
    /// It is presented.
    case presented
    /// It is dismissed.
    case dismissed
    /// It was added to a parent.
    case joinsParent
    /// It is removed from its parent.
    case leavesParent
  }

  /// Begins to appear or to disappear; a container that forwards by itself calls it for a child.
  ///
  /// - Parameters:
  ///   - isAppearing: True to appear.
  ///   - animated: True if it is animated.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
  }

  /// Ends to appear or to disappear; a container that forwards by itself calls it for a child.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing: appeared(false)
    case .disappearing: disappeared(false)
    case .hidden, .shown: break
    }
  }

  /// The contained controllers that follow this one, because their views are in its view.
  private var followers: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// Loads the view and tells that it will appear, unless it has been told.
  func willAppear(_ animated: Bool) {
    guard appearance == .hidden || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    beginTransition(animated)
    viewWillAppear(animated)
    for child in followers { child.willAppear(animated) }
  }

  /// Tells that the view is in its window.
  func isInWindow(_ animated: Bool) {
    guard appearance == .appearing else { return }
    if !animated { clearSelection() }
    viewIsAppearing(animated)
    for child in followers { child.isInWindow(animated) }
  }

  /// Tells that the view has appeared.
  func appeared(_ animated: Bool) {
    guard appearance == .appearing else { return }
    if animated { clearSelection() }
    for child in followers { child.appeared(animated) }
    appearance = .shown
    ownTransition?.runAnimations()
    viewDidAppear(animated)
    reason = nil
    endTransition()
  }

  /// Tells that the view will disappear.
  func willDisappear(_ animated: Bool) {
    guard appearance == .shown || appearance == .appearing else { return }
    appearance = .disappearing
    beginTransition(animated)
    viewWillDisappear(animated)
    for child in followers { child.willDisappear(animated) }
  }

  /// Tells that the view has disappeared.
  func disappeared(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    for child in followers { child.disappeared(animated) }
    appearance = .hidden
    ownTransition?.runAnimations()
    viewDidDisappear(animated)
    reason = nil
    endTransition()
  }

  // MARK: Transitions

  /// The coordinator of the change of size or of the animated appearance that is under way; nil for
  /// none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let transition = viewIfLoaded?.window?.transition ?? ownTransition { return transition }
    return parent?.transitionCoordinator
  }

  /// Makes a coordinator for an animated appearance.
  private func beginTransition(_ animated: Bool) {
    ownTransition = animated ? SizeTransition(in: viewIfLoaded?.superview) : nil
  }

  /// Runs the closures that follow the appearance.
  private func endTransition() {
    let transition = ownTransition
    ownTransition = nil
    transition?.runAnimations()
    transition?.runCompletions()
  }

  /// True if the view is on a screen or comes onto it.
  var isShown: Bool { appearance == .shown || appearance == .appearing }
}
