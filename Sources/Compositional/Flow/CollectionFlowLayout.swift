/// A flow layout as a value: items follow each other until a line is full, and lines follow each
/// other along the scroll direction.
///
/// Apple's name: `UICollectionViewFlowLayout`. `Documentation/FlowLayout.md` states its rules. The
/// value has no data; ``prepared(itemCounts:in:adjustedContentInset:)`` gives frames for some:
///
/// ```swift
/// var layout = CollectionFlowLayout()
/// layout.itemSize = CGSize(width: 96, height: 80)
/// let environment = CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480))
/// let frames = layout.prepared(itemCounts: [5, 4], in: environment)
/// print(frames.allAttributes())
/// ```
public struct CollectionFlowLayout: Hashable, Sendable {
  /// What the insets of sections are measured from, across the scroll direction.
  public enum SectionInsetReference: String, Hashable, Sendable, CaseIterable {
    /// The content inset.
    case contentInset
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
  }

  /// The properties of one section, in place of those of the layout.
  public struct Section: Hashable, Sendable {
    /// The sizes of the items in points, which repeat; empty for the item size of the layout.
    public var itemSizes: [CGSize] = []
    /// The distance between lines, in points; nil for that of the layout.
    public var minimumLineSpacing: CGFloat?
    /// The least distance between the items of a line, in points; nil for that of the layout.
    public var minimumInteritemSpacing: CGFloat?
    /// The insets of the lines, in points; nil for those of the layout.
    public var inset: PhysicalEdgeInsets?
    /// The size of the header, in points; nil for that of the layout.
    public var headerReferenceSize: CGSize?
    /// The size of the footer, in points; nil for that of the layout.
    public var footerReferenceSize: CGSize?

    /// Creates a section with the properties of the layout.
    public init() {}
  }

  /// The size of an item that measures itself.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The axis of scrolling.
  public var scrollDirection: LayoutAxis = .vertical
  /// The size of items in points, 50 × 50 at first.
  public var itemSize = CGSize(width: 50, height: 50)
  /// The size of items until they are measured, in points; zero, as at first, if none is measured.
  public var estimatedItemSize = CGSize.zero
  /// The distance between lines, in points; 10 at first, and negative to let lines overlap.
  public var minimumLineSpacing: CGFloat = 10
  /// The least distance between the items of a line, in points; 10 at first.
  public var minimumInteritemSpacing: CGFloat = 10
  /// The insets of the lines of a section, in points.
  public var sectionInset = PhysicalEdgeInsets.zero
  /// What ``sectionInset`` is measured from; the content inset at first.
  public var sectionInsetReference: SectionInsetReference = .contentInset
  /// The size of headers in points; only the length along the scroll direction counts.
  public var headerReferenceSize = CGSize.zero
  /// The size of footers in points; only the length along the scroll direction counts.
  public var footerReferenceSize = CGSize.zero
  /// True if headers stay in sight while their section is.
  public var sectionHeadersPinToVisibleBounds = false
  /// True if footers stay in sight while their section is.
  public var sectionFootersPinToVisibleBounds = false
  /// True if the layout is mirrored where reading goes from right to left.
  public var flipsHorizontallyInOppositeLayoutDirection = false
  /// The properties of sections; section `i` of the data uses `sections[i % sections.count]`, and
  /// the properties of the layout if there are none.
  public var sections: [Section] = []

  /// Creates a layout of squares of 50 points, with 10 points between them.
  public init() {}

  /// Returns the frames for data in a view.
  ///
  /// - Parameters:
  ///   - itemCounts: The number of items of each section, not negative.
  ///   - environment: The size of the view, its traits and its insets.
  ///   - adjustedContentInset: Safe area and content inset of the view together, in points.
  /// - Complexity: O(sections), and O(items) of sections whose items have different sizes.
  public func prepared(
    itemCounts: [Int], in environment: CollectionLayoutEnvironment,
    adjustedContentInset: PhysicalEdgeInsets = .zero
  ) -> PreparedFlowLayout {
    PreparedFlowLayout(
      self, itemCounts: itemCounts, in: environment, adjustedContentInset: adjustedContentInset)
  }
}

extension CollectionFlowLayout.SectionInsetReference: CustomStringConvertible {
  /// The name of the case.
  public var description: String { rawValue }
}
