/// A batch of updates that fits the data: which item and section is which on both sides of it.
///
/// What it holds and costs depends on the operations only, not on how many items or sections
/// there are. Made by ``BatchUpdates/resolved(from:to:)`` and its like.
///
/// * A **reloaded** item loses its measured size, a **reconfigured** one keeps it. An item that is
///   both counts as reloaded.
/// * A reloaded section is the same section with other items: none of them has a counterpart on
///   the other side, and its items may be more or fewer than before.
public struct ResolvedUpdates: Hashable, Sendable {
  /// A section after the batch whose items are not simply those from before it.
  public struct SectionChange: Hashable, Sendable {
    /// Where the section was before the batch; nil for one that is new.
    public let oldSection: Int?
    /// Where the section is after the batch.
    public let newSection: Int
    /// Its items before the batch; 0 for a section that is new.
    public let oldItemCount: Int
    /// Its items after the batch.
    public internal(set) var newItemCount: Int
    /// Whether the section is shown anew.
    public let isReloaded: Bool

    /// Whether none of its items was there before.
    public var isReplaced: Bool { isReloaded || oldSection == nil }
  }

  /// The sections before the batch.
  public let sectionCountBefore: Int
  /// The sections after the batch.
  public internal(set) var sectionCountAfter: Int
  /// The sections that have other items than before, in their new order; those that merely moved
  /// and those that merely have items to reload are not among them.
  public internal(set) var changedSections: [SectionChange] = []
  /// The sections to show anew, in order of where they were before the batch.
  public internal(set) var reloadedSectionsBefore: [Int] = []
  /// The items to show anew, in order of where they were before the batch.
  public internal(set) var reloadedItemsBefore: [ElementIndexPath] = []
  /// The items to show something else, in order of where they were before the batch.
  public internal(set) var reconfiguredItemsBefore: [ElementIndexPath] = []

  var sections = Displacements<Int>()
  var items = Displacements<ElementIndexPath>()

  /// Whether nothing changes.
  public var isEmpty: Bool {
    sections.isEmpty && items.isEmpty && reloadedSectionsBefore.isEmpty
      && reloadedItemsBefore.isEmpty && reconfiguredItemsBefore.isEmpty
  }

  /// Whether every section is where it was before the batch, shown anew or not.
  public var keepsSections: Bool { sections.isEmpty }
}

extension ResolvedUpdates {
  /// Where a section is after the batch; nil when it is deleted.
  ///
  /// - Parameter old: where it was before the batch.
  /// - Complexity: O(log operations)
  public func newSection(for old: Int) -> Int? {
    precondition(
      0..<sectionCountBefore ~= old,
      "Invalid section: \(old). There are \(sectionCountBefore) before the update.")
    let (kept, displaced) = sections.departures[...].carried(old, past: sections.arrivals[...])
    return displaced == nil ? kept : displaced?.counterpart
  }

  /// Where a section was before the batch; nil when it is inserted.
  ///
  /// - Parameter new: where it is after the batch.
  /// - Complexity: O(log operations)
  public func oldSection(for new: Int) -> Int? {
    precondition(
      0..<sectionCountAfter ~= new,
      "Invalid section: \(new). There are \(sectionCountAfter) after the update.")
    let (kept, displaced) = sections.arrivals[...].carried(new, past: sections.departures[...])
    return displaced == nil ? kept : displaced?.counterpart
  }

  /// Where an item is after the batch; nil when it or its section is deleted, or its section
  /// reloaded.
  ///
  /// - Parameter old: where it was before the batch, an item that was there.
  /// - Complexity: O(log operations)
  public func newIndexPath(for old: ElementIndexPath) -> ElementIndexPath? {
    precondition(old.item >= 0, "Invalid item: \(old). It is negative.")
    guard let section = newSection(for: old.section), !isReloaded(oldSection: old.section) else {
      return nil
    }
    let (kept, displaced) = items.departures.inSection(old.section).carried(
      old.item, past: items.arrivals.inSection(section))
    if let displaced { return displaced.counterpart }
    return ElementIndexPath(item: kept, section: section)
  }

  /// Where an item was before the batch; nil when it or its section is inserted, or its section
  /// reloaded.
  ///
  /// - Parameter new: where it is after the batch, an item that is there.
  /// - Complexity: O(log operations)
  public func oldIndexPath(for new: ElementIndexPath) -> ElementIndexPath? {
    precondition(new.item >= 0, "Invalid item: \(new). It is negative.")
    guard let section = oldSection(for: new.section), !isReloaded(oldSection: section) else {
      return nil
    }
    let (kept, displaced) = items.arrivals.inSection(new.section).carried(
      new.item, past: items.departures.inSection(section))
    if let displaced { return displaced.counterpart }
    return ElementIndexPath(item: kept, section: section)
  }

  /// Whether a section is shown anew, by where it was before the batch.
  func isReloaded(oldSection: Int) -> Bool {
    if reloadedSectionsBefore.isEmpty { return false }
    let index = reloadedSectionsBefore[...].firstIndex(fromWhich: { $0 >= oldSection })
    return index < reloadedSectionsBefore.endIndex && reloadedSectionsBefore[index] == oldSection
  }
}
