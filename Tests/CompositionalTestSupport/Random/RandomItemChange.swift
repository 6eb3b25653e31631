import Compositional

/// A random change of the items of one section.
package struct RandomItemChange {
  /// The change as a batch of one kind of operation.
  package var batch = BatchUpdates()
  /// The index that each item had before the change; nil for an item that is new or reloaded.
  package var oldItems: [Int?]

  /// Creates a change: items that are inserted or deleted, or one that is moved or reloaded.
  ///
  /// Returns nil if the random choice does not apply to the section, or falls on no change.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - itemCount: The number of items before the change.
  ///   - random: The source of all choices.
  package init?(section: Int, itemCount: Int, _ random: inout RandomSource) {
    oldItems = (0..<itemCount).map(Int?.some)
    func path(_ item: Int) -> ElementIndexPath { ElementIndexPath(item: item, section: section) }
    switch random.integer(0...6) {
    case 0, 1:
      let item = random.integer(0...oldItems.count)
      let count = random.integer(1...4)
      oldItems.insert(contentsOf: [Int?](repeating: nil, count: count), at: item)
      batch.insertItems(at: (item..<item + count).map(path))
    case 2 where !oldItems.isEmpty:
      let item = random.integer(0...oldItems.count - 1)
      let end = random.integer(item...oldItems.count - 1)
      oldItems.removeSubrange(item...end)
      batch.deleteItems(at: (item...end).map(path))
    case 3 where !oldItems.isEmpty:
      let item = random.integer(0...oldItems.count - 1)
      oldItems.remove(at: item)
      batch.deleteItems(at: [path(item)])
    case 4 where oldItems.count > 1:
      let item = random.integer(0...oldItems.count - 1)
      let name = oldItems.remove(at: item)
      let target = random.integer(0...oldItems.count)
      oldItems.insert(name, at: target)
      batch.moveItem(at: path(item), to: path(target))
    case 5 where !oldItems.isEmpty:
      let item = random.integer(0...oldItems.count - 1)
      oldItems[item] = nil
      batch.reloadItems(at: [path(item)])
    default:
      return nil
    }
  }
}
