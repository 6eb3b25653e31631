extension CollectionSnapshot {
  /// Returns the updates that turn another snapshot into this one.
  ///
  /// Sections and items are the same if their identifiers are equal. The number of moves is
  /// minimal: only sections and items outside a longest common order move, and items that change
  /// section. Sections are inserted and deleted with all their items, so an item that was in a
  /// deleted section or is in an inserted one is deleted and inserted, not moved; the same applies
  /// to the items of a section marked for reloading. Items and sections that were marked since the other
  /// snapshot are reloaded and reconfigured if they exist in it; so each mark counts in one difference.
  ///
  /// The batch resolves from the ``itemCounts`` of the other to those of this one.
  ///
  /// - Parameter old: The snapshot before.
  /// - Complexity: O(items + sections) expected. The common prefix and suffix of a section cost
  ///   comparisons only, sections that share their storage cost nothing; O(*k* log *n*) more for
  ///   *k* items out of order.
  public func difference(from old: CollectionSnapshot) -> BatchUpdates {
    var difference = SnapshotDifference(from: old, to: self)
    difference.findSections()
    difference.findItems()
    difference.findMarks()
    return difference.updates
  }
}

/// The computation of the updates between two snapshots.
struct SnapshotDifference<SectionID: Hashable, ItemID: Hashable> {
  typealias Snapshot = CollectionSnapshot<SectionID, ItemID>

  let old: Snapshot
  let new: Snapshot
  /// The updates found so far.
  private(set) var updates = BatchUpdates()
  /// The sections whose items may stay, by both indices, in the new order.
  private var pairs: [PlaceChange<Int>] = []
  /// A flag for each old section: true if its items may stay.
  private var isOpen: [Bool] = []

  init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    self.new = new
  }
}

// MARK: Sections

extension SnapshotDifference {
  mutating func findSections() {
    var kept = keptSections()
    if !(kept.count == old.numberOfSections && kept.count == new.numberOfSections) {
      let keptNew = Set(kept.map { $0.new })
      let keptOld = Set(kept.map { $0.old })
      updates.deleteSections(old.sectionIdentifiers.indices.lazy.filter { !keptOld.contains($0) })
      updates.insertSections(new.sectionIdentifiers.indices.lazy.filter { !keptNew.contains($0) })
    }
    for (pair, isInOrder) in zip(kept, longestIncreasingSubsequence(kept.map({ $0.old })))
    where !isInOrder {
      updates.moveSection(pair.old, toSection: pair.new)
    }
    let marked = new.reloadedSections.made(since: old.reloadedSections)
    if !marked.ordered.isEmpty {
      let reloaded = kept.filter { marked.contains(new.sectionIdentifiers[$0.new]) }
      updates.reloadSections(reloaded.map { $0.old }.sorted())
      kept.removeAll { marked.contains(new.sectionIdentifiers[$0.new]) }
    }
    pairs = kept
    isOpen = [Bool](repeating: false, count: old.numberOfSections)
    for pair in pairs { isOpen[pair.old] = true }
  }

  /// Returns the sections on both sides, in the new order.
  private func keptSections() -> [PlaceChange<Int>] {
    if old.sectionIdentifiers == new.sectionIdentifiers {
      return new.sectionIdentifiers.indices.map { PlaceChange(old: $0, new: $0) }
    }
    let places = Dictionary(
      uniqueKeysWithValues: zip(old.sectionIdentifiers, old.sectionIdentifiers.indices))
    return new.sectionIdentifiers.indices.compactMap { index in
      places[new.sectionIdentifiers[index]].map { PlaceChange(old: $0, new: index) }
    }
  }
}

// MARK: Items

extension SnapshotDifference {
  /// A section without the common prefix and suffix of its items.
  private struct Middle {
    let sections: PlaceChange<Int>
    let oldItems: ArraySlice<ItemID>
    let newItems: ArraySlice<ItemID>
  }

  mutating func findItems() {
    let middles = pairs.compactMap { middle(of: $0) }
    if middles.isEmpty { return }
    // Assigns an index to every old item of the middles.
    var numbers: [ItemID: Int] = [:]
    var places: [ElementIndexPath] = []
    let count = middles.reduce(0) { $0 + $1.oldItems.count }
    numbers.reserveCapacity(count)
    places.reserveCapacity(count)
    for middle in middles {
      for (position, item) in zip(middle.oldItems.indices, middle.oldItems) {
        numbers[item] = places.count
        places.append(ElementIndexPath(item: position, section: middle.sections.old))
      }
    }
    var isFound = [Bool](repeating: false, count: places.count)
    var insertions: [ElementIndexPath] = []
    var moves: [PlaceChange<ElementIndexPath>] = []
    for middle in middles {
      var staying: [PlaceChange<ElementIndexPath>] = []
      for (position, item) in zip(middle.newItems.indices, middle.newItems) {
        let place = ElementIndexPath(item: position, section: middle.sections.new)
        guard let number = numbers[item] else {
          insertions.append(place)
          continue
        }
        isFound[number] = true
        let transition = PlaceChange(old: places[number], new: place)
        if transition.old.section == middle.sections.old {
          staying.append(transition)
        } else {
          moves.append(transition)
        }
      }
      let isInOrder = longestIncreasingSubsequence(staying.map { $0.old.item })
      moves += zip(staying, isInOrder).lazy.filter { !$0.1 }.map { $0.0 }
    }
    updates.deleteItems(at: zip(places, isFound).lazy.filter { !$0.1 }.map { $0.0 })
    updates.insertItems(at: insertions)
    for move in moves { updates.moveItem(at: move.old, to: move.new) }
  }

  private func middle(of sections: PlaceChange<Int>) -> Middle? {
    let identifier = new.sectionIdentifiers[sections.new]
    let (before, after) = (old.items(in: identifier), new.items(in: identifier))
    // Arrays that share their storage are equal without a comparison.
    if before == after { return nil }
    var lowerBound = 0
    var (oldUpper, newUpper) = (before.count, after.count)
    while lowerBound < min(oldUpper, newUpper), before[lowerBound] == after[lowerBound] {
      lowerBound += 1
    }
    while lowerBound < min(oldUpper, newUpper), before[oldUpper - 1] == after[newUpper - 1] {
      oldUpper -= 1
      newUpper -= 1
    }
    return Middle(
      sections: sections, oldItems: before[lowerBound..<oldUpper],
      newItems: after[lowerBound..<newUpper])
  }
}

// MARK: Marks

extension SnapshotDifference {
  mutating func findMarks() {
    let marked = new.reloadedItems.made(since: old.reloadedItems)
    let reloaded = marked.ordered
    let reconfigured = new.reconfiguredItems.made(since: old.reconfiguredItems).ordered
      .filter { !marked.contains($0) }
    if reloaded.isEmpty, reconfigured.isEmpty { return }
    let openSections = Set(pairs.map { new.sectionIdentifiers[$0.new] })
    updates.reloadItems(at: placesBefore(of: reloaded, in: openSections))
    updates.reconfigureItems(at: placesBefore(of: reconfigured, in: openSections))
  }

  /// Returns the old index paths of the items that stay, in order.
  private func placesBefore(
    of items: [ItemID], in openSections: Set<SectionID>
  ) -> [ElementIndexPath] {
    var wanted: [SectionID: Set<ItemID>] = [:]
    for item in items {
      guard let before = old.homes[item]?.section, let after = new.homes[item]?.section,
        openSections.contains(before), openSections.contains(after)
      else { continue }
      wanted[before, default: []].insert(item)
    }
    var places: [ElementIndexPath] = []
    for (identifier, items) in wanted {
      guard let section = old.indexOfSection(identifier), let content = old.contents[identifier]
      else { continue }
      // One pass over the section, unless individual look-ups cost less.
      if items.count * content.drift <= content.items.count {
        places += items.compactMap { old.indexPath(for: $0) }
      } else {
        places += content.items.indices.lazy
          .filter { items.contains(content.items[$0]) }
          .map { ElementIndexPath(item: $0, section: section) }
      }
    }
    return places.sorted()
  }
}
