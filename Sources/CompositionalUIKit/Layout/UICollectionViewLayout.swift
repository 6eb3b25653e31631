import Compositional
import Foundation

/// The base class of layouts, which place the elements of a collection view.
///
/// It places nothing itself. Users' subclasses can override the same members as in UIKit
/// (rule 1.16). Use it from one thread at a time; no thread is checked.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The view that shows the layout; nil if it is used without a view.
  public internal(set) weak var collectionView: UICollectionView?
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

  /// Registers a nib for a decoration view.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nib.map { _ in UICollectionReusableView.self }
  }

  /// Prepares the layout for queries.
  open func prepare() {}

  /// Invalidates the layout, so that the next query prepares it again.
  open func invalidateLayout() {
    let context = makeContext(of: Self.invalidationContextClass)
    context.namesEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the parts of the layout that a context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}

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

  /// Returns the context of a change of the bounds; a change of size invalidates everything.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = makeContext(of: Self.invalidationContextClass)
    context.namesEverything = newBounds.size != collectionView?.bounds.size
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
    makeContext(of: Self.invalidationContextClass)
  }

  private func makeContext(of type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    let type = type as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
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

  /// Prepares for an update of the data.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Finishes an update of the data.
  open func finalizeCollectionViewUpdates() {}

  /// Prepares for a change of the bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Finishes a change of the bounds.
  open func finalizeAnimatedBoundsChange() {}

  /// Prepares for the replacement of this layout by another.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Prepares for the replacement of another layout by this one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Finishes the replacement of one layout by another.
  open func finalizeLayoutTransition() {}
}
