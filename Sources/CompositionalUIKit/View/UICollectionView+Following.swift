import Compositional
import Foundation

// What follows the items through an update of the data: views, selection, rows, measured sizes and
// the place on screen.

extension UICollectionView {
  /// Takes updates of the data.
  ///
  /// - Parameters:
  ///   - batch: The updates.
  ///   - counts: The item counts after it; nil for those that follow from the batch.
  func take(_ batch: BatchUpdates, to counts: [Int]?) {
    do throws(UpdateError) {
      let after: [Int]
      if let counts { after = counts } else { after = try batch.applied(to: itemCounts) }
      let updates = try batch.resolved(from: itemCounts, to: after)
      isFollowing = true
      defer { isFollowing = false }
      try updateLayout(by: batch, to: after)
      rows.follow(updates)
      followSelection(updates)
      followViews(updates)
      itemCounts = after
      reconfigure(updates.reconfiguredItems.map(\.new))
    } catch {
      halt("Invalid update: \(error)")
    }
    needsMeasuring = true
    setNeedsLayout()
    layoutDidMeasure()
  }

  /// Updates the layout, which keeps the measured sizes of the items that stay.
  private func updateLayout(by batch: BatchUpdates, to counts: [Int]) throws(UpdateError) {
    guard let layout = compositionalLayout, let prepared = layout.preparedValue,
      prepared.itemCounts == itemCounts
    else {
      collectionViewLayout.invalidateLayout()
      return
    }
    let before = Viewport(
      contentOffset: contentOffset, size: bounds.size, adjustedContentInset: adjustedContentInset,
      orthogonalOffsets: rows.offsets)
    // A copy, because the section provider may ask the layout or the view.
    var changed = prepared
    let update = try changed.update(batch, in: before) { counts[$0] }
    layout.replacePrepared(by: changed)
    let moved = update.invalidation.contentOffsetAdjustment
    guard moved != .zero else { return }
    contentOffset = CGPoint(x: contentOffset.x + moved.x, y: contentOffset.y + moved.y)
  }

  private func followSelection(_ updates: ResolvedUpdates) {
    selection = selection.compactMap {
      updates.newIndexPath(for: ElementIndexPath($0)).map { IndexPath($0) }
    }
  }

  /// Gives the views that stay their new index paths, and returns the others.
  private func followViews(_ updates: ResolvedUpdates) {
    let views = shown
    shown = [:]
    let reloaded = Set(updates.reloadedItems.map(\.new))
    for (id, each) in views {
      if let new = Self.newID(of: id, updates), !reloaded.contains(new.indexPath) {
        shown[new] = each
      } else {
        end(each)
      }
    }
  }

  private static func newID(of id: ElementID, _ updates: ResolvedUpdates) -> ElementID? {
    let path = id.indexPath
    switch id {
    case .cell: return updates.newIndexPath(for: path).map { .cell($0) }
    case .supplementary(let kind, _), .decoration(let kind, _):
      if path.isOfLayout { return id }
      return updates.newSection(for: path.section).map {
        .supplementary(kind: kind, section: $0, item: path.item)
      }
    }
  }

  /// Asks the data source to configure cells again that are shown; they stay the same objects.
  private func reconfigure(_ items: [ElementIndexPath]) {
    guard let dataSource else { return }
    for item in items {
      let id = ElementID.cell(item)
      guard let cell = shown[id]?.view as? UICollectionViewCell else { continue }
      reconfigured = cell
      isShowing = true
      let configured = dataSource.collectionView(self, cellForItemAt: IndexPath(item))
      isShowing = false
      reconfigured = nil
      guard configured !== cell, let old = shown[id] else { continue }
      // The data source has made another cell.
      shown[id] = nil
      end(old)
      if let attributes = layoutAttributesForItem(at: IndexPath(item)) {
        show(configured, attributes)
      }
    }
  }
}
