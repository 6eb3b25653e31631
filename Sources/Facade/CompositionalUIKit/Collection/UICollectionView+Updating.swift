import Compositional
import Foundation

// Explicit updates: calls within `performBatchUpdates` take effect together, others immediately.
// Deletions, reloads and the sources of moves use index paths before the update; insertions and the
// destinations of moves use index paths after it. Before the data source has been asked for anything, there is
// nothing to update, and the data is loaded as a whole.

extension UICollectionView {
  /// Runs updates that take effect together.
  ///
  /// The cells that stay have their new places at once. In a window the others leave in time,
  /// unless animations are disabled.
  ///
  /// - Parameters:
  ///   - updates: A closure that calls ``insertItems(at:)`` and similar functions.
  ///   - completion: A closure, called with `true` at the end of the animation; without one, before
  ///     this returns.
  /// - Precondition: The data source's item counts equal the previous ones plus the insertions and
  ///   minus the deletions.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let isOutermost = pending.updates == nil
    let isUnknown = pending.counts
    if isOutermost { pending.updates = BatchUpdates() }
    updates?()
    if isOutermost {
      let batch = pending.updates ?? BatchUpdates()
      pending.updates = nil
      if isUnknown { reloadData() } else { take(batch) }
    }
    atEnd(of: animatesChanges, completion.map { end in { end(true) } })
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertItems(at: indexPaths.map(ElementIndexPath.init)) }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleteItems(at: indexPaths.map(ElementIndexPath.init)) }
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadItems(at: indexPaths.map(ElementIndexPath.init)) }
  }

  /// Reconfigures items in their existing cells.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfigureItems(at: indexPaths.map(ElementIndexPath.init)) }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.moveItem(at: ElementIndexPath(indexPath), to: ElementIndexPath(newIndexPath))
    }
  }

  public func insertSections(_ sections: IndexSet) { change { $0.insertSections(sections) } }

  public func deleteSections(_ sections: IndexSet) { change { $0.deleteSections(sections) } }

  public func reloadSections(_ sections: IndexSet) { change { $0.reloadSections(sections) } }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, toSection: newSection) }
  }

  private func change(_ change: (inout BatchUpdates) -> Void) {
    let isWithinBatch = pending.updates != nil
    guard isWithinBatch || !pending.counts else { return reloadData() }
    var batch = pending.updates ?? BatchUpdates()
    change(&batch)
    if isWithinBatch {
      pending.updates = batch
    } else {
      take(batch)
    }
  }

  private func take(_ batch: BatchUpdates) {
    take(batch, to: dataSource.map { counts(of: $0) })
  }
}
