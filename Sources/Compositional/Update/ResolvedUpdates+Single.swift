extension ResolvedUpdates {
  /// Resolves the insertion or the deletion of one item, the most common batch.
  ///
  /// Nothing conflicts with a single operation, so nothing is sorted or searched.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - before: The item count of each section before the batch.
  /// - Returns: false for any other operation, and for one that does not fit the data. Then nothing
  ///   has changed, and the batch is resolved in the general way, which finds the error.
  /// - Precondition: Nothing is resolved yet.
  /// - Complexity: O(1)
  mutating func settle(
    _ operation: UpdateOperation, from before: some RandomAccessCollection<Int>
  ) -> Bool {
    let path: ElementIndexPath
    let change: Int
    switch operation {
    case .insertItem(let inserted): (path, change) = (inserted, 1)
    case .deleteItem(let deleted): (path, change) = (deleted, -1)
    default: return false
    }
    guard 0..<sectionCountBefore ~= path.section else { return false }
    let count = before[before.index(before.startIndex, offsetBy: path.section)]
    let (newCount, overflow) = count.addingReportingOverflow(change)
    // The index is one of the longer sequence: that with the item.
    guard count >= 0, !overflow, 0..<max(count, newCount) ~= path.item else { return false }
    changedSections = [
      SectionChange(
        oldSection: path.section, newSection: path.section, oldItemCount: count,
        newItemCount: newCount, isReloaded: false)
    ]
    let place = [Displacement(place: path, number: path.item, counterpart: nil)]
    if change > 0 { items.arrivals = place } else { items.departures = place }
    return true
  }
}
