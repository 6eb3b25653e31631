import Compositional

extension CollectionSnapshot {
  /// Moves an item to its index path after the move.
  ///
  /// - Complexity: O(items of both sections)
  mutating func move(_ old: ElementIndexPath, to new: ElementIndexPath) {
    guard old != new, let item = itemIdentifier(for: old),
      let section = sectionIdentifier(for: new.section)
    else { return }
    do throws(SnapshotError) {
      try deleteItems([item])
      if let next = itemIdentifier(for: new) {
        try insertItems([item], beforeItem: next)
      } else {
        try appendItems([item], toSection: section)
      }
    } catch { return }
  }
}
