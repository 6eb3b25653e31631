import CompositionalSimulation

extension ObjectSimulation where Base: UIView {
  /// Lets time pass for a view and all views in it: collection views move, batches of tables and animations end.
  ///
  /// - Parameter seconds: The time, in seconds, 0 or more; collection views advance by whole ticks of 1/120 s. Each
  ///   call is a turn of the run loop.
  /// - Complexity: O(ticks x views)
  public func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds < 8e6,
      "Invalid time: \(seconds). It is a number of seconds up to 8e6.")
    base.layoutIfNeeded()
    let rate = Double(CollectionViewSimulator.ticksPerSecond)
    let ticks = Int((seconds * rate).rounded())
    var rest = seconds
    for _ in 0..<ticks {
      for view in base.tree { (view as? UICollectionView)?.tick() }
      pass(1 / rate)
      rest -= 1 / rate
    }
    if ticks == 0 || rest > 1e-9 { pass(max(0, rest)) }
    base.layoutIfNeeded()
  }

  private func pass(_ seconds: Double) {
    for view in base.tree { (view as? UITableView)?.endBatches(after: seconds) }
    SimulatedClock.current.advance(by: seconds)
  }
}

extension UIView {
  /// The view and all views in it.
  fileprivate var tree: [UIView] {
    var (found, waiting): ([UIView], [UIView]) = ([], [self])
    while let view = waiting.popLast() {
      found.append(view)
      waiting += view.children
    }
    return found
  }
}
