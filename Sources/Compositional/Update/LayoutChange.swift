/// The effect of a change of a layout on its host.
///
/// Measuring, invalidations and updates return it.
public struct LayoutChange: Hashable, Sendable {
  /// The content size before the change, in points.
  public let contentSizeBefore: CGSize
  /// The content size after the change, in points.
  public package(set) var contentSize: CGSize
  /// The distance to add to the content offset so that visible content keeps its position, in
  /// points.
  public package(set) var contentOffsetAdjustment = CGPoint(x: 0, y: 0)
  /// The element that the adjustment keeps in its position; nil for none.
  ///
  /// A change may bring elements into sight that were never measured. Hand the anchor to
  /// ``CollectionLayout/measure(in:keeping:anchor:with:atMost:)``, so that it keeps its position while they are
  /// measured.
  public package(set) var anchor: ScrollAnchor?
  /// The first item, in layout order, whose position or size may have changed; nil if none has.
  ///
  /// Everything before it is unchanged.
  public package(set) var firstMoved: ElementIndexPath?
  /// The elements that were measured.
  package var measuredElements = 0
  /// The groups that were solved.
  package var groupsSolved = 0
  /// The entries of groups that were written because of measured cells.
  package internal(set) var entriesWritten = 0
  /// The cells that were placed because of measured cells.
  package internal(set) var cellsPlaced = 0

  package init(contentSize: CGSize) {
    contentSizeBefore = contentSize
    self.contentSize = contentSize
  }

  /// True if no element has moved.
  public var isEmpty: Bool { firstMoved == nil }

  /// The growth of the content, in points.
  public var contentSizeAdjustment: CGSize {
    CGSize(
      width: contentSize.width - contentSizeBefore.width,
      height: contentSize.height - contentSizeBefore.height)
  }

  /// Returns true if so many elements were measured, or so many groups solved and cells placed for
  /// them, that no further ones are measured where their number is limited.
  package func reaches(_ limit: Int) -> Bool {
    max(
      measuredElements, groupsSolved / Self.groupsPerMeasurement,
      cellsPlaced / Self.cellsPerMeasurement) >= limit
  }

  /// The number of groups that are solved for each of as many elements as may be measured.
  private static var groupsPerMeasurement: Int { 5 }
  /// The number of cells that are placed for each of them.
  private static var cellsPerMeasurement: Int { 30 }

  /// Adds the groups that were solved and the cells that were placed for another change.
  package mutating func note(workOf other: LayoutChange) {
    groupsSolved += other.groupsSolved
    entriesWritten += other.entriesWritten
    cellsPlaced += other.cellsPlaced
  }

  /// Records that everything from an item on may have moved.
  mutating func noteMoved(from path: ElementIndexPath) {
    firstMoved = firstMoved.map { min($0, path) } ?? path
  }

  /// Notes that a boundary item has another size, so that all items of its section, or of all
  /// sections for an item of the layout, may have moved.
  mutating func noteMoved(boundaryItemAt path: ElementIndexPath) {
    noteMoved(from: ElementIndexPath(item: 0, section: path.isOfLayout ? 0 : path.section))
  }
}
