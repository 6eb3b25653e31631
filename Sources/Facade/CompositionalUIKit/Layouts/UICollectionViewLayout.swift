import Compositional
import Foundation

/// The base class of layouts, which place the elements of a collection view.
///
/// It places nothing itself. Users' subclasses can override the same members as in UIKit
/// (rule 1.16). Use it from one thread at a time; no thread is checked.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The view that shows the layout; nil if it is used without a view.
  public internal(set) weak var collectionView: UICollectionView? { didSet { viewDidChange() } }
  /// The registered decoration views, by kind.
  private(set) var decorationClasses: [String: AnyClass] = [:]

  /// Creates a layout without elements.
  public override init() {}

  /// Creates a layout; the archive is not read.
  public required init?(coder: NSCoder) {}

  /// Registers the class of a decoration view.
  ///
  /// - Parameters:
  ///   - viewClass: The class; nil removes the registration.
  ///   - elementKind: The element kind of the decoration items.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nib.map { _ in UICollectionReusableView.self }
  }

  /// Passes the collection view on to other layouts that this one consists of.
  func viewDidChange() {}

  /// Prepares the layout for queries.
  open func prepare() {}

  /// True while a view calls ``invalidateLayout()`` ahead of the method with the context.
  private var isAnnounced = false

  /// Invalidates the layout as a view does for other bounds: by both methods, this one with the context
  /// last.
  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    isAnnounced = true
    invalidateLayout()
    isAnnounced = false
    invalidateLayout(with: context)
  }

  /// Invalidates the layout, so that the next query prepares it again.
  ///
  /// A view calls it for other bounds, too, before ``invalidateLayout(with:)``. It has no effect then.
  open func invalidateLayout() {
    guard !isAnnounced else { return }
    let context = makeContext()
    context.namesEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the parts of the layout that a context names.
  ///
  /// The collection view calls ``prepare()`` before it queries the layout again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  /// The axis along which the layout scrolls; nil if only its content says so.
  var mainAxis: LayoutAxis? { nil }

  /// Returns the class of a decoration: the registered one, or that of the backgrounds of lists; nil
  /// for other elements.
  func decorationClass(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView.Type? {
    guard attributes.representedElementCategory == .decorationView else { return nil }
    if attributes.value.id.isListBackground { return UICollectionReusableView.self }
    return attributes.representedElementKind.flatMap { decorationClasses[$0] }
      as? UICollectionReusableView.Type
  }

  /// Returns true if new bounds invalidate the layout; by default, if their size changed.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the elements that intersect a rectangle, in content points; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of a cell; nil if the item does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view; nil if it does not exist.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Returns the attributes of a decoration view; nil if it does not exist.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Returns the content offset at which scrolling stops; the proposed one by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  /// Returns the content offset after an update; the proposed one by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// True if the layout is mirrored in the opposite layout direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Classes and direction of subclasses

  /// The class of the attributes; override it to use a subclass.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the invalidation contexts; override it to use a subclass.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The layout direction for which the layout was written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Invalidation by bounds and preferred sizes

  /// Returns the context of a change of the bounds, which names nothing.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = makeContext()
    context.measuresAgain = newBounds.size != collectionView?.bounds.size
    return context
  }

  /// Returns true if a view's preferred attributes invalidate the layout; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// Returns the context of a view's preferred attributes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Returns the context of a change of the data.
  func dataContext() -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.namesCounts = true
    return context
  }

  /// Returns a context of the layout's class that names nothing.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Returns attributes of the layout's class.
  func makeAttributes(_ value: LayoutAttributes) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (type ?? UICollectionViewLayoutAttributes.self).init(value)
  }

  // MARK: Updates and transitions, overridden by subclasses and called by a simulation

  /// Returns the initial attributes of an appearing item; nil for its final ones.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Returns the final attributes of a disappearing item; nil for its previous ones.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Returns the initial attributes of an appearing supplementary view; nil for its final ones.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the final attributes of a disappearing supplementary view; nil for its previous ones.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the initial attributes of an appearing decoration view; nil for its final ones.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the final attributes of a disappearing decoration view; nil for its previous ones.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the supplementary views of a kind that come with an update of the data, by the index
  /// paths after it; none by default.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }

  /// Returns the supplementary views of a kind that go with an update of the data, by the index
  /// paths before it; none by default.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }

  /// Returns the decoration views of a kind that come with an update of the data, by the index
  /// paths after it; none by default.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that go with an update of the data, by the index paths
  /// before it; none by default.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Prepares for an update of the data.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Finishes an update of the data.
  open func finalizeCollectionViewUpdates() {}

  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Finishes a change of the bounds.
  open func finalizeAnimatedBoundsChange() {}

  /// Prepares for the replacement of this layout by another.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Prepares for the replacement of another layout by this one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Finishes the replacement of one layout by another.
  open func finalizeLayoutTransition() {}

  // MARK: Items that follow a finger

  /// Returns the attributes of an item that follows a finger: those it has, with its center there
  /// and in front of all others.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - position: The center, in content points.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let here = layoutAttributesForItem(at: indexPath)
    let attributes =
      here?.copy() as? UICollectionViewLayoutAttributes
      ?? makeAttributes(LayoutAttributes(id: .cell(ElementIndexPath(indexPath)), frame: .zero))
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// Returns the index path that an item takes which follows a finger: that of the item below the
  /// finger, the frontmost of several, or its own if there is none.
  ///
  /// - Parameters:
  ///   - previousIndexPath: The index path that the item has.
  ///   - position: The place of the finger, in content points.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let around = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    let below = (layoutAttributesForElements(in: around) ?? []).filter {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }
    return below.max { $0.zIndex < $1.zIndex }?.indexPath ?? previousIndexPath
  }

  /// Returns the context of a movement of items by a finger, which names the items it concerns.
  ///
  /// - Parameters:
  ///   - targetIndexPaths: The index paths that the items take.
  ///   - targetPosition: The place of the finger, in content points.
  ///   - previousIndexPaths: The index paths that the items had.
  ///   - previousPosition: The place of the finger before, in content points.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.takeMovement(
      to: targetIndexPaths, from: previousIndexPaths, position: targetPosition)
    return context
  }

  /// Returns the context of the end of a movement of items by a finger, which names the items it
  /// concerns.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths that the items have now.
  ///   - previousIndexPaths: The index paths that the items had.
  ///   - movementCancelled: True if the items return to where the movement began.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.takeMovement(to: indexPaths, from: previousIndexPaths, position: nil)
    return context
  }
}
