/// Why a batch of updates does not fit the data: what was asked, what there is, what to do.
///
/// ```
/// attempt to delete item 9 of section 0, which has 5 items before the update; use an index from 0
/// to 4, as it was before the batch
/// ```
public enum UpdateError: Error, Hashable, Sendable {
  /// The sections before and the batch do not make the sections after.
  case sectionCount(after: Int, before: Int, inserted: Int, deleted: Int)
  /// The items of a section before and the batch do not make its items after.
  case itemCount(section: PlaceChange<Int>, arithmetic: ItemArithmetic)
  /// An operation names a section that is not there on that side of the batch.
  case missingSection(UpdateOperation, side: UpdateOperation.Side, sectionCount: Int)
  /// An operation names an item that is not there on that side of the batch.
  case missingItem(UpdateOperation, side: UpdateOperation.Side, itemCount: Int)
  /// Two operations on one item or section exclude each other.
  case conflict(UpdateOperation, UpdateOperation)
  /// An operation names an item of a section that another operation deletes, inserts or reloads.
  case itemOfReplacedSection(UpdateOperation, by: UpdateOperation)
  /// The items of a section cannot be counted any more; the section as it is after the batch.
  case tooManyItems(section: Int)

  /// How many items a section has before and after a batch, and what the batch does to it.
  public struct ItemArithmetic: Hashable, Sendable {
    /// The items after the batch, as the data source says.
    public var after: Int
    /// The items before the batch.
    public var before: Int
    /// The items the batch inserts.
    public var inserted: Int
    /// The items the batch deletes.
    public var deleted: Int
    /// The items the batch moves here from other sections.
    public var movedIn: Int
    /// The items the batch moves from here to other sections.
    public var movedOut: Int

    /// Makes the numbers of a section.
    public init(
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

    /// The items there should be after the batch.
    var expected: Int { before &- deleted &- movedOut &+ inserted &+ movedIn }
  }
}
