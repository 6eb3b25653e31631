extension ResolvedUpdates {
  /// The sequence of the sections after the batch.
  ///
  /// - Complexity: O(1); iterating over it is O(operations on sections).
  package var sectionEdits: EditSequence<Int> {
    EditSequence(
      departures: sections.departures[...], arrivals: sections.arrivals[...],
      oldCount: sectionCountBefore, newCount: sectionCountAfter, isReplaced: false)
  }

  /// Returns the sequence of the items of a section after the batch; nil if its items and
  /// their order are unchanged.
  ///
  /// - Parameter newSection: The index of the section after the batch.
  /// - Complexity: O(log operations); iterating over it is O(operations on the section).
  package func itemEdits(inSection newSection: Int) -> EditSequence<ElementIndexPath>? {
    let index = changedSections[...].firstIndex(fromWhich: { $0.newSection >= newSection })
    guard index < changedSections.endIndex, changedSections[index].newSection == newSection else {
      return nil
    }
    return itemEdits(in: changedSections[index])
  }

  /// Returns the sequence of the items of a changed section after the batch.
  ///
  /// - Parameter change: One of ``changedSections``.
  /// - Complexity: O(log operations); iterating over it is O(operations on the section).
  package func itemEdits(in change: SectionChange) -> EditSequence<ElementIndexPath> {
    guard let oldSection = change.oldSection, !change.isReloaded else {
      return EditSequence(
        departures: [], arrivals: [], oldCount: 0, newCount: change.newItemCount, isReplaced: true)
    }
    return EditSequence(
      departures: items.departures.inSection(oldSection),
      arrivals: items.arrivals.inSection(change.newSection),
      oldCount: change.oldItemCount, newCount: change.newItemCount, isReplaced: false)
  }

  /// The individually deleted items, by index path before the batch, in order.
  ///
  /// - Complexity: O(operations)
  public var deletedItems: [ElementIndexPath] { items.deletions }

  /// The individually inserted items, by index path after the batch, in order.
  ///
  /// - Complexity: O(operations)
  public var insertedItems: [ElementIndexPath] { items.insertions }

  /// The individually moved items, in order of the index paths before the batch.
  ///
  /// - Complexity: O(operations)
  public var movedItems: [PlaceChange<ElementIndexPath>] { items.moves }

  /// The reloaded items, whose measured sizes are discarded, in order of the old index paths.
  ///
  /// - Complexity: O(*n* log operations), where *n* is the number of reloaded items.
  public var reloadedItems: [PlaceChange<ElementIndexPath>] {
    transitions(of: reloadedItemsBefore)
  }

  /// The reconfigured items, which keep their cells but not their measured sizes, in order of the old index paths.
  ///
  /// - Complexity: O(*n* log operations), where *n* is the number of reconfigured items.
  public var reconfiguredItems: [PlaceChange<ElementIndexPath>] {
    transitions(of: reconfiguredItemsBefore)
  }

  /// The deleted sections, by index before the batch, in order.
  ///
  /// - Complexity: O(operations)
  public var deletedSections: [Int] { sections.deletions }

  /// The inserted sections, by index after the batch, in order.
  ///
  /// - Complexity: O(operations)
  public var insertedSections: [Int] { sections.insertions }

  /// The moved sections, in order of the indices before the batch.
  ///
  /// - Complexity: O(operations)
  public var movedSections: [PlaceChange<Int>] { sections.moves }

  /// The reloaded sections, in order of the indices before the batch.
  ///
  /// - Complexity: O(*n* log operations), where *n* is the number of reloaded sections.
  public var reloadedSections: [PlaceChange<Int>] {
    reloadedSectionsBefore.compactMap { old in
      newSection(for: old).map { PlaceChange(old: old, new: $0) }
    }
  }

  private func transitions(of paths: [ElementIndexPath]) -> [PlaceChange<ElementIndexPath>] {
    paths.compactMap { old in newIndexPath(for: old).map { PlaceChange(old: old, new: $0) } }
  }
}
