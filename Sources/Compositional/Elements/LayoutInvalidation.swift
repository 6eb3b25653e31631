/// What a change of a layout means for whoever shows it.
///
/// Apple's name: `UICollectionViewLayoutInvalidationContext`. Made by measuring and by updates.
public struct LayoutInvalidation: Hashable, Sendable {
  /// The size of everything before, in points.
  public let contentSizeBefore: CGSize
  /// The size of everything now, in points.
  public internal(set) var contentSize: CGSize
  /// What has to be added to the content offset so that what is on screen stays where it was.
  public package(set) var contentOffsetAdjustment = CGPoint(x: 0, y: 0)
  /// The first item, in layout order, that may stand elsewhere or have another size.
  ///
  /// What is before it stands as it did. Nil when nothing has changed.
  public internal(set) var firstMoved: ElementIndexPath?
  /// The elements that were measured.
  public internal(set) var measuredElements = 0
  /// The groups that were solved.
  public internal(set) var groupsSolved = 0

  init(contentSize: CGSize) {
    contentSizeBefore = contentSize
    self.contentSize = contentSize
  }

  /// Whether every element stands where it did.
  public var isEmpty: Bool { firstMoved == nil }

  /// How much the content has grown, in points.
  public var contentSizeAdjustment: CGSize {
    CGSize(
      width: contentSize.width - contentSizeBefore.width,
      height: contentSize.height - contentSizeBefore.height)
  }

  /// Notes that everything from an item on may stand elsewhere.
  mutating func noteMoved(from path: ElementIndexPath) {
    firstMoved = firstMoved.map { min($0, path) } ?? path
  }

  /// Notes that a boundary item has another size, so that all items of its section, or of all
  /// sections for an item of the layout, may have moved.
  mutating func noteMoved(boundaryItemAt path: ElementIndexPath) {
    noteMoved(from: ElementIndexPath(item: 0, section: path.isOfLayout ? 0 : path.section))
  }
}
