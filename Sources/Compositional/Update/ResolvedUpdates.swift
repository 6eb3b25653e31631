/// A validated batch of updates: the mapping of items and sections between both sides of it.
///
/// Its size and cost depend on the number of operations only, not on the numbers of items and
/// sections. ``BatchUpdates/resolved(from:to:)`` and its overload create it.
///
/// * A **reloaded** item loses its measured size and its cell, a **reconfigured** one its size only.
///   An item that is both counts as reloaded.
/// * A reloaded section is the same section with other items: none of them has a counterpart on the
///   other side, and their number may change.
public struct ResolvedUpdates: Hashable, Sendable {
  /// A section whose items the batch changes.
  package struct SectionChange: Hashable, Sendable {
    /// The index of the section before the batch; nil if it is inserted.
    package let oldSection: Int?
    /// The index of the section after the batch.
    package let newSection: Int
    /// The item count before the batch; 0 if the section is inserted.
    package let oldItemCount: Int
    /// The item count after the batch.
    package internal(set) var newItemCount: Int
    /// True if the section is reloaded.
    package let isReloaded: Bool

    /// True if none of its items existed before.
    package var isReplaced: Bool { isReloaded || oldSection == nil }
  }

  /// The number of sections before the batch.
  package let sectionCountBefore: Int
  /// The number of sections after the batch.
  package internal(set) var sectionCountAfter: Int
  /// The sections whose items change, in their new order.
  ///
  /// Sections that only move or only have items to reload are not among them.
  package internal(set) var changedSections: [SectionChange] = []
  /// The reloaded sections, by index before the batch, in order.
  package internal(set) var reloadedSectionsBefore: [Int] = []
  /// The reloaded items, by index path before the batch, in order.
  package internal(set) var reloadedItemsBefore: [ElementIndexPath] = []
  /// The reconfigured items, by index path before the batch, in order.
  package internal(set) var reconfiguredItemsBefore: [ElementIndexPath] = []

  var sections = Displacements<Int>()
  var items = Displacements<ElementIndexPath>()

  /// True if nothing changes.
  public var isEmpty: Bool {
    sections.isEmpty && items.isEmpty && reloadedSectionsBefore.isEmpty
      && reloadedItemsBefore.isEmpty && reconfiguredItemsBefore.isEmpty
  }

  /// True if every section keeps its index, reloaded or not.
  package var keepsSections: Bool { sections.isEmpty }
}

extension ResolvedUpdates {
  /// Returns the index of a section after the batch; nil if it is deleted.
  ///
  /// - Parameter old: The index before the batch.
  /// - Complexity: O(log operations)
  public func newSection(for old: Int) -> Int? {
    require(
      0..<sectionCountBefore ~= old,
      "Invalid section: \(old). There are \(sectionCountBefore) before the update.")
    let (kept, displaced) = sections.departures[...].carried(old, past: sections.arrivals[...])
    return displaced == nil ? kept : displaced?.counterpart
  }

  /// Returns the index of a section before the batch; nil if it is inserted.
  ///
  /// - Parameter new: The index after the batch.
  /// - Complexity: O(log operations)
  public func oldSection(for new: Int) -> Int? {
    require(
      0..<sectionCountAfter ~= new,
      "Invalid section: \(new). There are \(sectionCountAfter) after the update.")
    let (kept, displaced) = sections.arrivals[...].carried(new, past: sections.departures[...])
    return displaced == nil ? kept : displaced?.counterpart
  }

  /// Returns the index path of an item after the batch; nil if it or its section is deleted, or its
  /// section is reloaded.
  ///
  /// - Parameter old: The index path before the batch, of an existing item.
  /// - Complexity: O(log operations)
  public func newIndexPath(for old: ElementIndexPath) -> ElementIndexPath? {
    require(old.item >= 0, "Invalid item: \(old). It is negative.")
    guard let section = newSection(for: old.section), !isReloaded(oldSection: old.section) else {
      return nil
    }
    let (kept, displaced) = items.departures.inSection(old.section).carried(
      old.item, past: items.arrivals.inSection(section))
    if let displaced { return displaced.counterpart }
    return ElementIndexPath(item: kept, section: section)
  }

  /// Returns the index path of an item before the batch; nil if it or its section is inserted, or
  /// its section is reloaded.
  ///
  /// - Parameter new: The index path after the batch, of an existing item.
  /// - Complexity: O(log operations)
  public func oldIndexPath(for new: ElementIndexPath) -> ElementIndexPath? {
    require(new.item >= 0, "Invalid item: \(new). It is negative.")
    guard let section = oldSection(for: new.section), !isReloaded(oldSection: section) else {
      return nil
    }
    let (kept, displaced) = items.arrivals.inSection(new.section).carried(
      new.item, past: items.departures.inSection(section))
    if let displaced { return displaced.counterpart }
    return ElementIndexPath(item: kept, section: section)
  }

  /// Returns true if a section is reloaded, by its index before the batch.
  func isReloaded(oldSection: Int) -> Bool {
    if reloadedSectionsBefore.isEmpty { return false }
    let index = reloadedSectionsBefore[...].firstIndex(fromWhich: { $0 >= oldSection })
    return index < reloadedSectionsBefore.endIndex && reloadedSectionsBefore[index] == oldSection
  }
}
