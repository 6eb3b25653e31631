/// The effect of a layout change on its host.
///
/// Apple's name: `UICollectionViewLayoutInvalidationContext`. Measuring and updates return it.
public struct LayoutInvalidation: Hashable, Sendable {
  /// The content size before the change, in points.
  public let contentSizeBefore: CGSize
  /// The content size after the change, in points.
  public package(set) var contentSize: CGSize
  /// The distance to add to the content offset so that visible content keeps its position, in
  /// points.
  public package(set) var contentOffsetAdjustment = CGPoint(x: 0, y: 0)
  /// The first item, in layout order, whose position or size may have changed; nil if none has.
  ///
  /// Everything before it is unchanged.
  public package(set) var firstMoved: ElementIndexPath?
  /// The elements that were measured.
  public package(set) var measuredElements = 0
  /// The groups that were solved.
  public package(set) var groupsSolved = 0
  /// The entries of groups that were written because of measured cells.
  package internal(set) var entriesWritten = 0

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
