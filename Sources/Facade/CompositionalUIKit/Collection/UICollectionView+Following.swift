import Compositional
import CompositionalSimulation
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
    precondition(
      !isSimulating, "The data of a collection view was updated while it was being laid out.")
    dataChanges += 1
    returnHeldItem()
    do throws(UpdateError) {
      let after: [Int]
      if let counts { after = counts } else { after = try batch.applied(to: itemCounts) }
      let before = itemCounts
      let updates = try batch.resolved(from: before, to: after)
      let views = answersAlone ? [] : Array(shown.keys)
      let gone = views.filter { updates.newID(of: $0, named: nil, in: nil) == nil }
      let kept = Set(views.compactMap { updates.newID(of: $0, named: nil, in: nil) })
      pending.itemCounts = after
      defer { pending.itemCounts = nil }
      let failure: UpdateError? = simulate {
        do throws(UpdateError) { try $0.update(batch) { after[$0] } } catch { return error }
        return nil
      }
      if let failure { throw failure }
      setNeedsLayout()
      animate(animatesChanges) { finishUpdate(updates, gone, kept) }
    } catch {
      raise(error, of: "item", before: itemCounts, after: counts ?? [])
    }
  }

  /// True if the layout is a compositional one that no subclass changes.
  var answersAlone: Bool { compositionalLayout?.answersAlone ?? false }

  /// Changes the layout by a batch; views, selection and counts follow.
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - viewport: The viewport, to keep what is visible in its place.
  func changeLayout(
    by batch: BatchUpdates, in viewport: Viewport?
  ) throws(UpdateError) -> LayoutUpdate {
    let after: [Int]
    if let counts = pending.itemCounts {
      after = counts
    } else {
      after = try batch.applied(to: itemCounts)
    }
    let updates = try batch.resolved(from: itemCounts, to: after)
    phases.insert(.following)
    defer { phases.remove(.following) }
    var change = LayoutChange(contentSize: layoutContentSize)
    var before: CollectionLayout?
    if let layout = compositionalLayout, let prepared = layout.preparedValue,
      prepared.itemCounts == itemCounts
    {
      before = prepared
      // A copy, because the section provider may ask the layout or the view.
      var changed = prepared
      change = try changed.update(batch, in: viewport) { after[$0] }.change
      layout.replacePrepared(by: changed)
    } else if compositionalLayout != nil {
      collectionViewLayout.invalidateLayout()
    }
    followSelection(updates)
    followViews(updates, from: before)
    itemCounts = after
    askedElements = []
    if compositionalLayout == nil {
      updateOtherLayout(by: updates.updateItems)
      change.contentSize = layoutContentSize
      change.firstMoved = ElementIndexPath(item: 0, section: 0)
    } else if !answersAlone {
      pending.preparation = false
      collectionViewLayout.prepare()
      collectionViewLayout.prepare(forCollectionViewUpdates: updates.updateItems)
    }
    pending.measuring = true
    reconfigure(updates.reconfiguredItems.map(\.new))
    return LayoutUpdate(updates: updates, change: change)
  }

  /// Asks a layout that a user has written for the ends of the change, and tells it that it is over.
  ///
  /// The attributes at the start have no effect, because nothing is drawn.
  private func finishUpdate(
    _ updates: ResolvedUpdates, _ gone: [ElementID], _ kept: Set<ElementID>
  ) {
    if removesInTime || !answersAlone { showViews() }
    guard !answersAlone else { return leaveDeparting() }
    let layout = collectionViewLayout
    let came = shown.keys.filter { !kept.contains($0) }
    for id in came.sorted(by: { ($0.indexPath, "\($0)") < ($1.indexPath, "\($1)") }) {
      askForStart(of: id, updates)
    }
    let asked = Set(pending.departing.map(\.id))
    for id in gone where !asked.contains(id) { _ = finalAttributes(of: id) }
    leaveDeparting()
    layout.finalizeCollectionViewUpdates()
  }

  /// Asks the layout for the start of an inserted item, or of another view that an update has brought into sight.
  private func askForStart(of id: ElementID, _ updates: ResolvedUpdates) {
    let path = IndexPath(id.indexPath)
    switch id {
    case .cell(let item):
      guard updates.oldIndexPath(for: item) == nil else { return }
      _ = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let kind, _):
      _ = collectionViewLayout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: kind, at: path)
    case .decoration(let kind, _):
      _ = collectionViewLayout.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: kind, at: path)
    }
  }

  private func followSelection(_ updates: ResolvedUpdates) {
    selection = selection.compactMap {
      updates.newIndexPath(for: ElementIndexPath($0)).map { IndexPath($0) }
    }
  }

  /// Gives the views that stay their new index paths, and returns the others.
  ///
  /// - Parameters:
  ///   - updates: The update.
  ///   - before: The layout before it, which knows the cells that views are anchored to; nil for none.
  private func followViews(_ updates: ResolvedUpdates, from before: CollectionLayout?) {
    followRows(updates)
    dropCellsAhead()
    let after = before == nil ? nil : compositionalLayout?.preparedValue
    func newID(of id: ElementID) -> ElementID? {
      updates.newID(of: id, named: before?.anchoredIdentity(of: id), in: after)
    }
    let views = shown.sorted { $0.key.indexPath < $1.key.indexPath }
    shown = [:]
    for (id, each) in views {
      // Of two groups that become one, a view that is anchored to one of them is gone.
      if !updates.remakes(id), let new = newID(of: id), shown[new] == nil {
        shown[new] = each
      } else if animatesChanges {
        pending.departing.append((each, id))
      } else {
        end(each, as: id)
      }
    }
    followLeaving(newID)
  }

  /// Asks the data source to configure cells again that are shown; they stay the same objects.
  private func reconfigure(_ items: [ElementIndexPath]) {
    guard let dataSource else { return }
    for item in items {
      let id = ElementID.cell(item)
      guard let cell = shown[id]?.view as? UICollectionViewCell else { continue }
      pending.reconfigured = cell
      let configured = during(.showing) {
        dataSource.collectionView(self, cellForItemAt: IndexPath(item))
      }
      pending.reconfigured = nil
      guard configured !== cell, let old = shown[id] else { continue }
      // The data source has made another cell.
      shown[id] = nil
      end(old, as: id)
      if let attributes = layoutAttributesForItem(at: IndexPath(item)) {
        show(configured, attributes)
      }
    }
  }
}
