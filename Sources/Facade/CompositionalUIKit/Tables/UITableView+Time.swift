// The time of a table, which passes only for the ends of batches.

extension ObjectSimulation where Base: UITableView {
  /// Advances the time, and calls the completions of batches that are over.
  ///
  /// Each call is a turn of the run loop, also one by no time.
  ///
  /// - Parameter seconds: The time, in seconds, not negative.
  /// - Complexity: O(batches that are not over), and a layout pass.
  public func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds < .infinity,
      "Invalid time: \(seconds). It is a number of seconds, 0 or more.")
    base.layoutIfNeeded()
    base.endBatches(after: seconds)
    SimulatedClock.current.advance(by: seconds)
  }
}

extension UITableView {
  /// The time that the rows of a batch take to move, in seconds, as recorded.
  private static let batchDuration = 0.27

  /// Notes the completion of a batch that begins now.
  func noteBatch(_ completion: @escaping (Bool) -> Void) {
    let isShown = window != nil
    content.batches.append(
      TableContent.Batch(rest: animatesChanges ? Self.batchDuration : 0) { completion(isShown) })
  }

  /// Ends the batches whose time is over; those that a completion begins wait for the next turn.
  func endBatches(after seconds: Double) {
    for index in content.batches.indices { content.batches[index].rest -= seconds }
    let over = content.batches.filter { $0.rest < 1e-9 }
    content.batches.removeAll { $0.rest < 1e-9 }
    for batch in over { batch.completion() }
  }
}
