import Compositional
import Foundation

/// A layout of lines: items follow each other until a line is full, and lines follow each other
/// along the scroll direction.
///
/// `Documentation/FlowLayout.md` states its rules. Without a collection view, prepare it explicitly
/// with ``prepare(itemCounts:in:)``.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What the insets of sections are measured from, across the scroll direction.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// The size that stands for one that the cell says itself.
  nonisolated public static let automaticSize = CollectionFlowLayout.automaticSize

  /// The distance between lines, in points; 10 at first.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidate(ifChanged: oldValue != minimumLineSpacing) }
  }
  /// The least distance between the items of a line, in points; 10 at first.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidate(ifChanged: oldValue != minimumInteritemSpacing) }
  }
  /// The size of items in points, 50 × 50 at first; the delegate's answers precede.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidate(ifChanged: oldValue != itemSize) }
  }
  /// The size of items until their cells have said their own; zero, as at first, to ask no cells.
  open var estimatedItemSize: CGSize = .zero {
    didSet { invalidate(ifChanged: oldValue != estimatedItemSize) }
  }
  /// The axis of scrolling, vertical at first.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidate(ifChanged: oldValue != scrollDirection) }
  }

  override var mainAxis: LayoutAxis? { scrollDirection }
  /// The size of headers in points; only the length along the scroll direction counts.
  open var headerReferenceSize: CGSize = .zero {
    didSet { invalidate(ifChanged: oldValue != headerReferenceSize) }
  }
  /// The size of footers in points; only the length along the scroll direction counts.
  open var footerReferenceSize: CGSize = .zero {
    didSet { invalidate(ifChanged: oldValue != footerReferenceSize) }
  }
  /// The insets of the lines of a section, in points.
  open var sectionInset: UIEdgeInsets = .zero {
    didSet { invalidate(ifChanged: oldValue != sectionInset) }
  }
  /// What ``sectionInset`` is measured from; the content inset at first.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { invalidate(ifChanged: oldValue != sectionInsetReference) }
  }
  /// True if headers stay in sight while their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidate(ifChanged: oldValue != sectionHeadersPinToVisibleBounds) }
  }
  /// True if footers stay in sight while their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidate(ifChanged: oldValue != sectionFootersPinToVisibleBounds) }
  }

  /// The sections, and their frames.
  var state = FlowState()
  /// The data and the environment of an explicit preparation.
  var given: (itemCounts: [Int], environment: CollectionLayoutEnvironment)?
  /// True once a delegate has answered with the layout's item size for lack of its own.
  var isDelegateSilent = false
  private var isPreparing = false

  /// Creates a layout of squares of 50 points.
  public override init() { super.init() }

  /// Creates a layout of squares of 50 points; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A sentence for each of the first items that are longer than their lines; UIKit writes such to
  /// the console.
  var sizingProblems: [String] { solved?.sizingProblems ?? [] }

  /// Prepares the layout without a collection view.
  ///
  /// - Parameters:
  ///   - itemCounts: The number of items of each section.
  ///   - environment: The size of the view, its traits and its insets.
  public func prepare(itemCounts: [Int], in environment: CollectionLayoutEnvironment) {
    given = (itemCounts, environment)
    invalidateLayout()
    prepare()
  }

  /// The frames for the current room, with visible cells measured; nil without a view and without a
  /// preparation.
  var solved: FlowArrangement? {
    if !isPreparing { collectionView?.layOutContent() }
    if !isPreparing, state.arrangement == nil || state.room != room {
      isPreparing = true
      prepare()
      isPreparing = false
    }
    // A subclass may have changed a property after it called `super.prepare()`.
    arrangeIfNeeded()
    return state.arrangement
  }

  /// The frames and sizes as a value of the engine; nil without a view and without a preparation.
  package var preparedValue: PreparedFlowLayout? {
    guard let arrangement = solved, let layout = state.layout,
      let environment = collectionView?.environment ?? given?.environment
    else { return nil }
    return PreparedFlowLayout(
      layout, itemCounts: state.counts ?? [], in: environment,
      adjustedContentInset: collectionView?.adjustedContentInset ?? .zero, arrangement: arrangement)
  }

  private func invalidate(ifChanged isChanged: Bool) { if isChanged { invalidateLayout() } }

  // MARK: Preparation and invalidation

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Asks the delegate for what has been invalidated, and arranges the lines.
  open override func prepare() {
    super.prepare()
    arrangeIfNeeded()
  }

  /// Discards what a context names.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything {
      (state.arrangement, state.counts, state.measured) = (nil, nil, [:])
    } else if context.invalidateDataSourceCounts {
      state.prepareForCounts()
    } else {
      for path in context.invalidatedItemIndexPaths ?? [] where path.count == 2 {
        state.measured[path.section]?[path.item] = nil
      }
      state.record(flow?.preferredSizes ?? [:], along: scrollDirection)
      // The same answers in the same room give the same lines.
      if flow?.invalidateFlowLayoutDelegateMetrics ?? true {
        (state.arrangement, state.counts) = (nil, nil)
      }
    }
    collectionView?.setNeedsLayout()
  }

  /// Returns true if the room for lines changes, or if headers or footers stay in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds {
      return newBounds != old
    }
    return changesRoom(newBounds)
  }

  /// Returns a context that names the attributes, but not the answers of the delegate; for the same
  /// bounds, nothing.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = makeContext()
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = newBounds != collectionView?.bounds
    }
    return context
  }

  private func changesRoom(_ newBounds: CGRect) -> Bool {
    let side = scrollDirection.perpendicular
    return collectionView.map { newBounds.size[side] != $0.bounds.size[side] } ?? false
  }

  /// Returns true if a cell that sizes itself prefers another size than it has, or if its size counts in
  /// the average of its section for the first time.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.indexPath
    guard originalAttributes.representedElementCategory == .cell, path.count == 2,
      state.isSelfSizing(path.item, in: path.section)
    else { return false }
    if state.isAwaited(path.item, in: path.section) { return true }
    let (one, other) = (preferredAttributes.size, originalAttributes.size)
    let tolerance: CGFloat = 0.001
    return (one.width - other.width).magnitude > tolerance
      || (one.height - other.height).magnitude > tolerance
  }

  /// Returns a context that gives an item the size that its cell prefers.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let path = originalAttributes.indexPath
    context.invalidateItems(at: [path])
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
      flow.preferredSizes = [path: preferredAttributes.size]
    }
    return context
  }

  // MARK: Queries

  /// The size of the content, in points.
  open override var collectionViewContentSize: CGSize { solved?.contentSize ?? .zero }

  /// Returns the elements that meet a rectangle in points of the content, in layout order.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    solved.map { $0.elements(in: rect, pins: pins).map(attributes) }
  }

  /// Returns the attributes of a cell; nil if the item does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    solved.flatMap { attributes(ofItemAt: indexPath, in: $0) }
  }

  /// Returns the attributes of a header or footer; nil if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let solved, indexPath.count == 2, indexPath.item == 0 else { return nil }
    let section = indexPath.section
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let frame =
      isHeader
      ? solved.headerFrame(ofSection: section, pins: pins)
      : solved.footerFrame(ofSection: section, pins: pins)
    return frame.map {
      attributes(.init(section: section, part: isHeader ? .header : .footer, frame: $0))
    }
  }

  // MARK: Updates

  /// Takes the sizes that cells preferred to the new index paths of their items.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    _ = solved
    state.follow(updateItems.compactMap { $0.operation }, along: scrollDirection)
  }

  /// Forgets the frames before the update.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    state.previous = nil
  }

  /// Returns the final attributes of an appearing item, with an opacity of 0.
  open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.alpha = 0
    return attributes
  }

  /// Returns the previous attributes of a disappearing item, with an opacity of 0.
  open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let before = state.previous ?? solved
    let attributes = before.flatMap { self.attributes(ofItemAt: itemIndexPath, in: $0) }
    attributes?.alpha = 0
    return attributes
  }
}
