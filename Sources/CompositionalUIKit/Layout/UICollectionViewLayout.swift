import Compositional
import Foundation

/// What places the elements of a collection view: the class that all layouts inherit from.
///
/// It places nothing by itself. Subclasses of the user's own may override what they override at
/// Apple; it belongs to no actor and is to be used from one place at a time.
open class UICollectionViewLayout: NSObject {
  /// The view that shows the layout; nil for one that is only asked.
  public internal(set) weak var collectionView: UICollectionView?
  /// The decoration views that were registered, by kind.
  private(set) var decorationClasses: [String: AnyClass] = [:]

  /// Makes a layout without elements.
  public override init() {}

  /// Makes a layout; what an archive holds of it is not read.
  public required init?(coder: NSCoder) {}

  /// Registers the class of a decoration view.
  ///
  /// - Parameters:
  ///   - viewClass: the class; nil takes back what was registered.
  ///   - elementKind: the kind that decoration items name.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  /// Registers a decoration view that a nib describes.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nib.map { _ in UICollectionReusableView.self }
  }

  /// Makes the layout ready for queries.
  open func prepare() {}

  /// Says that the next query has to prepare anew.
  open func invalidateLayout() {
    let context = makeContext(of: Self.invalidationContextClass)
    context.namesEverything = true
    invalidateLayout(with: context)
  }

  /// Says that the next query has to prepare anew what a context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}

  /// Whether the layout depends on the bounds; by default on their size alone.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that meet a rectangle, in points of the content; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Where a cell is; nil when there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a supplementary view is; nil when there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Where a decoration view is; nil when there is none.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Where the view is to rest instead of a proposed content offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  /// Where the view is to rest instead of a proposed content offset, after an update.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Whether a layout mirrors itself in the other reading direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: What subclasses may say of their classes

  /// The class of the attributes; to be overridden by a subclass with attributes of its own.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts; to be overridden by a subclass with contexts of its own.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The reading direction the layout was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: What bounds and preferred sizes invalidate

  /// What a change of the bounds invalidates; everything where the size changes.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = makeContext(of: Self.invalidationContextClass)
    context.namesEverything = newBounds.size != collectionView?.bounds.size
    return context
  }

  /// Whether attributes that a view would rather have change the layout; by default not.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// What attributes that a view would rather have invalidate.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(of: Self.invalidationContextClass)
  }

  private func makeContext(of type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    let type = type as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  // MARK: Updates and transitions, to be overridden and called by a simulation

  /// How an item looks that is about to appear; nil for as it will be.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// How an item looks that is gone; nil for as it was.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// How a supplementary view looks that is about to appear; nil for as it will be.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// How a supplementary view looks that is gone; nil for as it was.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// How a decoration view looks that is about to appear; nil for as it will be.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// How a decoration view looks that is gone; nil for as it was.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The data is about to be updated.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// The updates of the data are done.
  open func finalizeCollectionViewUpdates() {}

  /// The bounds are about to change.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// The bounds have changed.
  open func finalizeAnimatedBoundsChange() {}

  /// The layout is about to make room for another.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// The layout is about to take the place of another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// The layout has taken the place of another, or made room for it.
  open func finalizeLayoutTransition() {}
}
