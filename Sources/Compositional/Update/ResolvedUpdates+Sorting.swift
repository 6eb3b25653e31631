extension ResolvedUpdates {
  /// Creates the mapping of a batch without operations.
  init(sectionCount: Int) {
    sectionCountBefore = sectionCount
    sectionCountAfter = sectionCount
  }

  /// Sorts the operations of a batch by position, without validating them.
  mutating func sort(_ operations: [UpdateOperation]) {
    for operation in operations { note(operation) }
    sections.sort()
    items.sort()
    reloadedSectionsBefore.sortUniquely()
    reloadedItemsBefore.sortUniquely()
    reconfiguredItemsBefore.sortUniquely()
    if !reloadedItemsBefore.isEmpty, !reconfiguredItemsBefore.isEmpty {
      let reloaded = reloadedItemsBefore[...]
      reconfiguredItemsBefore.removeAll { path in
        let index = reloaded.firstIndex(fromWhich: { $0 >= path })
        return index < reloaded.endIndex && reloaded[index] == path
      }
    }
  }

  private mutating func note(_ operation: UpdateOperation) {
    switch operation {
    case .insertItem(let path): items.insert(path)
    case .deleteItem(let path): items.delete(path)
    case .moveItem(let old, let new): items.move(old, new)
    case .reloadItem(let path): reloadedItemsBefore.append(path)
    case .reconfigureItem(let path): reconfiguredItemsBefore.append(path)
    case .insertSection(let section): sections.insert(section)
    case .deleteSection(let section): sections.delete(section)
    case .moveSection(let old, let new): sections.move(old, new)
    case .reloadSection(let section): reloadedSectionsBefore.append(section)
    }
  }
}

extension Array where Element: Comparable {
  /// Sorts the elements and removes duplicates.
  mutating func sortUniquely() {
    guard count > 1 else { return }
    sort()
    var kept = 1
    for index in 1..<count where self[index] != self[kept - 1] {
      self[kept] = self[index]
      kept += 1
    }
    removeSubrange(kept...)
  }
}

extension Displacement<Int> {
  /// The operation of a section that leaves its position.
  var departing: UpdateOperation {
    counterpart.map { .moveSection(from: place, to: $0) } ?? .deleteSection(place)
  }

  /// The operation of a section that arrives at its position.
  var arriving: UpdateOperation {
    counterpart.map { .moveSection(from: $0, to: place) } ?? .insertSection(place)
  }
}

extension Displacement<ElementIndexPath> {
  /// The operation of an item that leaves its position.
  var departing: UpdateOperation {
    counterpart.map { .moveItem(from: place, to: $0) } ?? .deleteItem(place)
  }

  /// The operation of an item that arrives at its position.
  var arriving: UpdateOperation {
    counterpart.map { .moveItem(from: $0, to: place) } ?? .insertItem(place)
  }
}
