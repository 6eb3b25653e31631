import CompositionalUIKit

/// Attributes with a number of the app's own.
final class ParallaxAttributes: UICollectionViewLayoutAttributes {
  var parallax: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ParallaxAttributes)?.parallax = parallax
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    let other = object as? ParallaxAttributes
    return MainActor.assumeIsolated { other?.parallax == parallax } && super.isEqual(object)
  }
}

/// Cells that slide in from the side, and headers that know how far they are scrolled.
final class SlidingLayout: UICollectionViewCompositionalLayout {
  private var insertedIndexPaths: Set<IndexPath> = []

  override class var layoutAttributesClass: AnyClass { ParallaxAttributes.self }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() {
    super.prepare()
    insertedIndexPaths.removeAll()
  }

  func noteInsertion(at indexPath: IndexPath) { insertedIndexPaths.insert(indexPath) }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes =
      super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      ?? layoutAttributesForItem(at: itemIndexPath)
    guard insertedIndexPaths.contains(itemIndexPath) else { return attributes }
    attributes?.alpha = 0
    attributes?.transform = CGAffineTransform(translationX: -200, y: 0)
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return attributes
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedIndexPaths = []
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    var offset = super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    offset.y = (offset.y / 50).rounded() * 50
    return offset
  }
}

/// A header that stretches when the list is pulled down.
final class StretchyHeaderLayout: UICollectionViewCompositionalLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let layoutAttributes = super.layoutAttributesForElements(in: rect)
    layoutAttributes?.forEach { attributes in
      guard attributes.representedElementKind == UICollectionView.elementKindSectionHeader,
        attributes.indexPath.section == 0, let collectionView = collectionView
      else { return }
      let offset = collectionView.contentOffset.y
      if offset < 0 {
        attributes.frame = CGRect(
          x: 0, y: offset, width: collectionView.bounds.width,
          height: attributes.frame.height - offset)
      }
    }
    return layoutAttributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: [IndexPath(item: 0, section: 0)])
    return context
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.frame.height != originalAttributes.frame.height
  }
}

@MainActor
func stretchyHeaderLayout() -> StretchyHeaderLayout {
  StretchyHeaderLayout { _, _ in
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }
}
