import Compositional
import Foundation

/// What a flow layout knows between two invalidations.
struct FlowState {
  /// What the lines were arranged for.
  struct Room: Equatable {
    /// The room for lines.
    let lines: FlowRoom
    /// The delegate that is asked; nil if there is none.
    let delegate: ObjectIdentifier?
  }

  /// The frames; nil after an invalidation.
  var arrangement: FlowArrangement?
  /// The frames before an update of the data, until it is over.
  var previous: FlowArrangement?
  /// The layout with the answers of the delegate; nil if it was never asked.
  var layout: CollectionFlowLayout?
  /// The number of items of each section; nil if the delegate has to be asked again.
  var counts: [Int]?
  /// The room for which the lines were arranged.
  var room: Room?
  /// The sizes that views prefer, by section and item, in points.
  var measured: [Int: [Int: CGSize]] = [:]
  /// Such sizes by the index paths before an update of the data, and the item counts then.
  var measuredBefore: (sizes: [Int: [Int: CGSize]], counts: [Int])?

  /// Forgets everything but the measured sizes of the items, which wait for their new index paths.
  mutating func prepareForCounts() {
    previous = arrangement ?? previous
    if let counts, measuredBefore == nil { measuredBefore = (measured, counts) }
    measured = [:]
    arrangement = nil
    counts = nil
  }

  /// Takes the measured sizes to the index paths after an update of the data.
  ///
  /// Without a resolvable update the sizes are forgotten, and views are asked again.
  mutating func follow(_ updates: [UpdateOperation], along axis: LayoutAxis) {
    defer { measuredBefore = nil }
    guard let before = measuredBefore, let after = counts,
      let resolved = try? BatchUpdates(updates).resolved(from: before.counts, to: after)
    else { return }
    for (section, sizes) in before.sizes {
      for (item, size) in sizes {
        let old = ElementIndexPath(item: item, section: section)
        guard let new = resolved.newIndexPath(for: old) else { continue }
        measured[new.section, default: [:]][new.item] = size
      }
    }
    for reloaded in resolved.reloadedItems.map(\.new) {
      measured[reloaded.section]?[reloaded.item] = nil
    }
    arrangement?.resize(measured, along: axis)
  }

  /// Returns true if an item says itself how large it is.
  func isSelfSizing(_ item: Int, in section: Int) -> Bool {
    layout?.isSelfSizing(item, inSection: section) ?? true
  }

  /// Returns true if other items wait for the size of an item, because it counts in their average.
  func isAwaited(_ item: Int, in section: Int) -> Bool {
    measured[section]?[item] == nil && layout?.estimatesByAverage(inSection: section) == true
  }

  /// Records the sizes that views prefer.
  mutating func record(_ sizes: [IndexPath: CGSize], along axis: LayoutAxis) {
    var changes: [Int: [Int: CGSize]] = [:]
    for (path, size) in sizes where path.count == 2 {
      changes[path.section, default: [:]][path.item] = size
      measured[path.section, default: [:]][path.item] = size
    }
    arrangement?.resize(changes, along: axis)
  }
}

extension FlowArrangement {
  /// Changes the sizes of items, in points, by section and item.
  fileprivate mutating func resize(_ sizes: [Int: [Int: CGSize]], along axis: LayoutAxis) {
    resize(sizes.mapValues { $0.mapValues { FlowSize($0, along: axis) } })
  }
}

extension UICollectionViewUpdateItem {
  /// The operation of the engine; nil for none.
  var operation: UpdateOperation? {
    let (old, new) = (indexPathBeforeUpdate, indexPathAfterUpdate)
    let isSection = (old ?? new)?.isOfSection ?? false
    func path(_ path: IndexPath) -> ElementIndexPath { ElementIndexPath(path) }
    switch updateAction {
    case .insert:
      return new.map { isSection ? .insertSection($0[0]) : .insertItem(path($0)) }
    case .delete:
      return old.map { isSection ? .deleteSection($0[0]) : .deleteItem(path($0)) }
    case .reload:
      return old.map { isSection ? .reloadSection($0[0]) : .reloadItem(path($0)) }
    case .move:
      guard let old, let new else { return nil }
      return isSection
        ? .moveSection(from: old[0], to: new[0]) : .moveItem(from: path(old), to: path(new))
    case .none: return nil
    }
  }
}

extension IndexPath {
  /// True if an update with this index path is about a whole section: its item is `NSNotFound`, or
  /// missing.
  fileprivate var isOfSection: Bool { count == 1 || self[1] == NSNotFound }
}
