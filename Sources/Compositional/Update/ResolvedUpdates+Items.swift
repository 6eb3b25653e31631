extension ResolvedUpdates {
  /// Validates the operations on items and finds the sections they change; called after sections
  /// are settled.
  ///
  /// - Parameters:
  ///   - before: Returns the item count of a section before the batch.
  ///   - after: Returns the item count after the batch of a section that changes, given the count
  ///     that follows from the operations on it.
  mutating func settleItems(
    before: (Int) -> Int, after: (SectionChange) -> Int
  ) throws(UpdateError) {
    for departure in items.departures {
      try refuseMissing(departure.place, departure.departing, before)
    }
    for path in reloadedItemsBefore { try refuseMissing(path, .reloadItem(path), before) }
    for path in reconfiguredItemsBefore { try refuseMissing(path, .reconfigureItem(path), before) }
    try Self.refuseRepeated(items.departures, operation: { $0.departing })
    try Self.refuseRepeated(items.arrivals, operation: { $0.arriving })
    for path in reloadedItemsBefore { try refuseDeleted(path, .reloadItem(path)) }
    for path in reconfiguredItemsBefore { try refuseDeleted(path, .reconfigureItem(path)) }
    for arrival in items.arrivals { try refuseArrival(arrival) }
    try settleChanges(before, after)
  }

  /// Throws if an operation refers to an item that did not exist before the batch, or whose section
  /// is deleted or reloaded.
  private func refuseMissing(
    _ path: ElementIndexPath, _ operation: UpdateOperation, _ before: (Int) -> Int
  ) throws(UpdateError) {
    guard 0..<sectionCountBefore ~= path.section else {
      throw .missingSection(operation, side: .before, sectionCount: sectionCountBefore)
    }
    guard newSection(for: path.section) != nil else {
      throw .itemOfReplacedSection(operation, by: .deleteSection(path.section))
    }
    guard !isReloaded(oldSection: path.section) else {
      throw .itemOfReplacedSection(operation, by: .reloadSection(path.section))
    }
    let count = before(path.section)
    guard path.item >= 0, path.item < count else {
      throw .missingItem(operation, side: .before, itemCount: count)
    }
  }

  private func refuseDeleted(
    _ path: ElementIndexPath, _ operation: UpdateOperation
  ) throws(UpdateError) {
    let (_, displaced) = items.departures.inSection(path.section).carried(path.item, past: [])
    if let displaced, displaced.counterpart == nil {
      throw .conflict(displaced.departing, operation)
    }
  }

  /// Throws if an item arrives in a section that does not exist, is inserted or is reloaded.
  private func refuseArrival(_ arrival: Displacement<ElementIndexPath>) throws(UpdateError) {
    let section = arrival.place.section
    guard 0..<sectionCountAfter ~= section else {
      throw .missingSection(arrival.arriving, side: .after, sectionCount: sectionCountAfter)
    }
    guard let oldSection = oldSection(for: section) else {
      throw .itemOfReplacedSection(arrival.arriving, by: .insertSection(section))
    }
    guard !isReloaded(oldSection: oldSection) else {
      throw .itemOfReplacedSection(arrival.arriving, by: .reloadSection(oldSection))
    }
  }

  private mutating func settleChanges(
    _ before: (Int) -> Int, _ after: (SectionChange) -> Int
  ) throws(UpdateError) {
    let sections = changedSectionsAfter
    changedSections.reserveCapacity(sections.count)
    for section in sections {
      var change = try change(of: section, before)
      let expected = change.newItemCount
      let count = after(change)
      guard count >= 0 else { throw .negativeItemCount(section: section, count: count) }
      if !change.isReplaced, count != expected {
        throw itemCountError(change, after: count)
      }
      change.newItemCount = count
      try refuseArrivals(in: section, beyond: count)
      changedSections.append(change)
    }
  }

  /// The sections with changed items, in order of their indices after the batch.
  private var changedSectionsAfter: [Int] {
    var found: [Int] = []
    var last: Int?
    for departure in items.departures where departure.place.section != last {
      last = departure.place.section
      if let section = newSection(for: departure.place.section) { found.append(section) }
    }
    last = nil
    for arrival in items.arrivals where arrival.place.section != last {
      last = arrival.place.section
      found.append(arrival.place.section)
    }
    for arrival in sections.arrivals where arrival.counterpart == nil {
      found.append(arrival.place)
    }
    for section in reloadedSectionsBefore {
      if let section = newSection(for: section) { found.append(section) }
    }
    found.sortUniquely()
    return found
  }

  /// Returns the change of a section, with the item count that follows from the operations on it.
  private func change(
    of section: Int, _ before: (Int) -> Int
  ) throws(UpdateError) -> SectionChange {
    guard let old = oldSection(for: section) else {
      return SectionChange(
        oldSection: nil, newSection: section, oldItemCount: 0, newItemCount: 0, isReloaded: false)
    }
    let count = before(old)
    require(count >= 0, "Invalid item count: \(count) in section \(old). It is negative.")
    let isReloaded = isReloaded(oldSection: old)
    let left = count - (isReloaded ? 0 : items.departures.inSection(old).count)
    let (expected, overflow) = left.addingReportingOverflow(
      items.arrivals.inSection(section).count)
    if overflow { throw .tooManyItems(section: section) }
    return SectionChange(
      oldSection: old, newSection: section, oldItemCount: count, newItemCount: expected,
      isReloaded: isReloaded)
  }

  private func refuseArrivals(in section: Int, beyond count: Int) throws(UpdateError) {
    let arrivals = items.arrivals.inSection(section)
    if let first = arrivals.first, first.number < 0 {
      throw .missingItem(first.arriving, side: .after, itemCount: count)
    }
    if let last = arrivals.last, last.number >= count {
      throw .missingItem(last.arriving, side: .after, itemCount: count)
    }
  }
}
