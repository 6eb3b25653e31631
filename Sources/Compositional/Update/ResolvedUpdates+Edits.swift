extension ResolvedUpdates {
  /// How the order of the sections after the batch is made of the order before.
  ///
  /// - Complexity: O(1); walking the runs is O(operations on sections)
  public var sectionRuns: EditRuns<Int> {
    EditRuns(
      departures: sections.departures[...], arrivals: sections.arrivals[...],
      oldCount: sectionCountBefore, newCount: sectionCountAfter, isReplaced: false)
  }

  /// How the items of a section after the batch are made of those before; nil when they are the
  /// items the section had before, in that order.
  ///
  /// - Parameter newSection: where the section is after the batch.
  /// - Complexity: O(log operations); walking the runs is O(operations on the section)
  public func itemRuns(inSection newSection: Int) -> EditRuns<ElementIndexPath>? {
    let index = changedSections[...].firstIndex(fromWhich: { $0.newSection >= newSection })
    guard index < changedSections.endIndex, changedSections[index].newSection == newSection else {
      return nil
    }
    return itemRuns(in: changedSections[index])
  }

  /// How the items of a changed section are made of those before the batch.
  ///
  /// - Parameter change: one of ``changedSections``.
  /// - Complexity: O(log operations); walking the runs is O(operations on the section)
  public func itemRuns(in change: SectionChange) -> EditRuns<ElementIndexPath> {
    guard let oldSection = change.oldSection, !change.isReloaded else {
      return EditRuns(
        departures: [], arrivals: [], oldCount: 0, newCount: change.newItemCount, isReplaced: true)
    }
    return EditRuns(
      departures: items.departures.inSection(oldSection),
      arrivals: items.arrivals.inSection(change.newSection),
      oldCount: change.oldItemCount, newCount: change.newItemCount, isReplaced: false)
  }

  /// The items that are deleted each by itself, by where they were before the batch, in order.
  ///
  /// - Complexity: O(operations)
  public var deletedItems: [ElementIndexPath] { items.deletions }

  /// The items that are inserted each by itself, by where they are after the batch, in order.
  ///
  /// - Complexity: O(operations)
  public var insertedItems: [ElementIndexPath] { items.insertions }

  /// The items that move each by itself, in order of where they were before the batch.
  ///
  /// - Complexity: O(operations)
  public var movedItems: [PlaceChange<ElementIndexPath>] { items.moves }

  /// The items to show anew, which lose their measured sizes, in order of where they were.
  ///
  /// - Complexity: O(n log operations) for n of them
  public var reloadedItems: [PlaceChange<ElementIndexPath>] {
    transitions(of: reloadedItemsBefore)
  }

  /// The items to show something else, which keep their measured sizes, in order of where they
  /// were.
  ///
  /// - Complexity: O(n log operations) for n of them
  public var reconfiguredItems: [PlaceChange<ElementIndexPath>] {
    transitions(of: reconfiguredItemsBefore)
  }

  /// The sections that are deleted, by where they were before the batch, in order.
  ///
  /// - Complexity: O(operations)
  public var deletedSections: [Int] { sections.deletions }

  /// The sections that are inserted, by where they are after the batch, in order.
  ///
  /// - Complexity: O(operations)
  public var insertedSections: [Int] { sections.insertions }

  /// The sections that move, in order of where they were before the batch.
  ///
  /// - Complexity: O(operations)
  public var movedSections: [PlaceChange<Int>] { sections.moves }

  /// The sections to show anew, in order of where they were before the batch.
  ///
  /// - Complexity: O(n log operations) for n of them
  public var reloadedSections: [PlaceChange<Int>] {
    reloadedSectionsBefore.compactMap { old in
      newSection(for: old).map { PlaceChange(old: old, new: $0) }
    }
  }

  private func transitions(of paths: [ElementIndexPath]) -> [PlaceChange<ElementIndexPath>] {
    paths.compactMap { old in newIndexPath(for: old).map { PlaceChange(old: old, new: $0) } }
  }
}
