import Compositional
import Foundation

// Updates by hand: what is called within `performBatchUpdates` takes effect together, anything else
// at once. Index paths are those before the update for what is deleted, reloaded and for where moves
// start, and those after it for what is inserted and for where moves end.

extension UICollectionView {
  /// Runs updates that take effect together; headless, without an animation.
  ///
  /// - Parameters:
  ///   - updates: calls ``insertItems(at:)`` and its like.
  ///   - completion: is called with `true` before this returns.
  /// - Precondition: the data source counts what it counted before, plus and minus the updates.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let isOutermost = pendingUpdates == nil
    if isOutermost { pendingUpdates = BatchUpdates() }
    updates?()
    if isOutermost {
      let batch = pendingUpdates ?? BatchUpdates()
      pendingUpdates = nil
      take(batch)
    }
    completion?(true)
  }

  /// Shows items that are new.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertItems(at: indexPaths.map(ElementIndexPath.init)) }
  }

  /// Takes items away.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleteItems(at: indexPaths.map(ElementIndexPath.init)) }
  }

  /// Shows items anew.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadItems(at: indexPaths.map(ElementIndexPath.init)) }
  }

  /// Shows something else in items that stay.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfigureItems(at: indexPaths.map(ElementIndexPath.init)) }
  }

  /// Puts an item elsewhere.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.moveItem(at: ElementIndexPath(indexPath), to: ElementIndexPath(newIndexPath))
    }
  }

  /// Shows sections that are new.
  public func insertSections(_ sections: IndexSet) { change { $0.insertSections(sections) } }

  /// Takes sections away.
  public func deleteSections(_ sections: IndexSet) { change { $0.deleteSections(sections) } }

  /// Shows sections anew.
  public func reloadSections(_ sections: IndexSet) { change { $0.reloadSections(sections) } }

  /// Puts a section elsewhere.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, toSection: newSection) }
  }

  private func change(_ change: (inout BatchUpdates) -> Void) {
    let isWithinBatch = pendingUpdates != nil
    var batch = pendingUpdates ?? BatchUpdates()
    change(&batch)
    if isWithinBatch {
      pendingUpdates = batch
    } else {
      take(batch)
    }
  }

  private func take(_ batch: BatchUpdates) {
    do throws(UpdateError) {
      let counts: [Int]
      if let dataSource {
        counts = (0..<dataSource.numberOfSections(in: self)).map {
          dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
      } else {
        counts = try batch.applied(to: itemCounts)
      }
      rows.follow(try batch.resolved(from: itemCounts, to: counts))
      forgetViews()
      itemCounts = counts
    } catch {
      preconditionFailure("Invalid update: \(error)")
    }
  }
}
