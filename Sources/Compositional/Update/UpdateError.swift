/// The reason why a batch of updates does not fit the data, with the counts and a remedy.
///
/// ```
/// attempt to delete item 9 of section 0, which has 5 items before the update; use an index from 0
/// to 4, counted before the batch
/// ```
public enum UpdateError: Error, Hashable, Sendable {
  /// The numbers of sections before and after do not match the batch.
  case sectionCount(after: Int, before: Int, inserted: Int, deleted: Int)
  /// The item counts of a section before and after do not match the batch.
  case itemCount(section: PlaceChange<Int>, arithmetic: ItemArithmetic)
  /// An operation refers to a section that does not exist on that side of the batch.
  case missingSection(UpdateOperation, side: UpdateOperation.Side, sectionCount: Int)
  /// An operation refers to an item that does not exist on that side of the batch.
  case missingItem(UpdateOperation, side: UpdateOperation.Side, itemCount: Int)
  /// Two operations on one item or section cannot be combined.
  case conflict(UpdateOperation, UpdateOperation)
  /// An operation refers to an item of a section that another operation deletes, inserts or
  /// reloads.
  case itemOfReplacedSection(UpdateOperation, by: UpdateOperation)
  /// The item count of a section overflows; the section is indexed as after the batch.
  case tooManyItems(section: Int)

  /// The layout was never prepared, so that it has no data to change.
  case notPrepared

  /// The data source returns a negative item count for a section, indexed as after the batch.
  case negativeItemCount(section: Int, count: Int)

  /// The item counts of a section before and after a batch, and the changes by the batch.
  public struct ItemArithmetic: Hashable, Sendable {
    /// The number of items after the batch, from the data source.
    public var after: Int
    /// The number of items before the batch.
    public var before: Int
    /// The number of items the batch inserts.
    public var inserted: Int
    /// The number of items the batch deletes.
    public var deleted: Int
    /// The number of items the batch moves into the section from other sections.
    public var movedIn: Int
    /// The number of items the batch moves out of the section to other sections.
    public var movedOut: Int

    /// Creates the item counts of a section.
    package init(
      after: Int, before: Int, inserted: Int = 0, deleted: Int = 0, movedIn: Int = 0,
      movedOut: Int = 0
    ) {
      self.after = after
      self.before = before
      self.inserted = inserted
      self.deleted = deleted
      self.movedIn = movedIn
      self.movedOut = movedOut
    }

    /// The expected number of items after the batch.
    var expected: Int { before &- deleted &- movedOut &+ inserted &+ movedIn }
  }
}
