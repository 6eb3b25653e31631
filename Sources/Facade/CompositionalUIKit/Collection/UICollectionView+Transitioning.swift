import Foundation

/// A change of the layout that a gesture leads.
struct InteractiveTransition {
  /// The layout in between.
  let layout: UICollectionViewTransitionLayout
  /// A closure that learns whether the change was completed and whether it was finished.
  let completion: ((Bool, Bool) -> Void)?
}

extension UICollectionView {
  /// Begins a change of the layout whose progress the app sets.
  ///
  /// The view shows the elements between both layouts, at the `transitionProgress` of the layout in
  /// between, until the change is finished or cancelled.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - completion: A closure, called at the end with `true` and with whether the new layout stays.
  /// - Returns: The layout in between.
  /// - Precondition: No other change is going on.
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    precondition(
      transition == nil,
      "A transition is going on; finish it or cancel it before the next one starts.")
    let between =
      delegate?.collectionView(
        self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    transition = InteractiveTransition(layout: between, completion: completion)
    setCollectionViewLayout(between, animated: false)
    return between
  }

  /// Ends the change with the new layout; without a change, it has no effect.
  public func finishInteractiveTransition() { endTransition(isFinished: true) }

  /// Ends the change with the old layout; without a change, it has no effect.
  public func cancelInteractiveTransition() { endTransition(isFinished: false) }

  private func endTransition(isFinished: Bool) {
    guard let ended = transition else { return }
    transition = nil
    let layout = isFinished ? ended.layout.nextLayout : ended.layout.currentLayout
    setCollectionViewLayout(layout, animated: false)
    ended.completion?(true, isFinished)
  }
}
