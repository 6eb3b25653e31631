extension ResolvedUpdates {
  /// Returns the error for a section whose item counts do not add up.
  func itemCountError(_ change: SectionChange, after: Int) -> UpdateError {
    let old = change.oldSection ?? change.newSection
    var numbers = UpdateError.ItemArithmetic(after: after, before: change.oldItemCount)
    for departure in items.departures.inSection(old) {
      switch departure.counterpart {
      case nil: numbers.deleted += 1
      case let place? where place.section != change.newSection: numbers.movedOut += 1
      default: break
      }
    }
    for arrival in items.arrivals.inSection(change.newSection) {
      switch arrival.counterpart {
      case nil: numbers.inserted += 1
      case let place? where place.section != old: numbers.movedIn += 1
      default: break
      }
    }
    return .itemCount(
      section: PlaceChange(old: old, new: change.newSection), arithmetic: numbers)
  }

  /// Validates that unchanged sections have the same item count as before; called after items are
  /// settled.
  ///
  /// - Complexity: O(sections)
  func compareUnchangedSections(before: [Int], after: [Int]) throws(UpdateError) {
    var changes = changedSections[...]
    var new = 0
    for run in sectionEdits {
      switch run {
      case .inserted: break
      case .moved(let old):
        try compareUnchanged(old, new, before, after, &changes)
      case .kept(let range):
        for old in range {
          try compareUnchanged(old, new + (old - range.lowerBound), before, after, &changes)
        }
      }
      new += run.count
    }
  }

  private func compareUnchanged(
    _ old: Int, _ new: Int, _ before: [Int], _ after: [Int],
    _ changes: inout ArraySlice<SectionChange>
  ) throws(UpdateError) {
    while let first = changes.first, first.newSection < new { changes.removeFirst() }
    if changes.first?.newSection == new { return }
    require(
      before[old] >= 0, "Invalid item count: \(before[old]) in section \(old). It is negative.")
    guard before[old] != after[new] else { return }
    throw .itemCount(
      section: PlaceChange(old: old, new: new),
      arithmetic: UpdateError.ItemArithmetic(after: after[new], before: before[old]))
  }
}
