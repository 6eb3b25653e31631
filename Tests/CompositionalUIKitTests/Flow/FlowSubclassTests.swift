import CompositionalUIKit
import Testing

/// Tags without gaps between them, from the left.
private final class LeftAlignedLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let attributes = super.layoutAttributesForElements(in: rect)
    var left = sectionInset.left
    var bottom: CGFloat = -1
    for each in attributes ?? [] where each.representedElementCategory == .cell {
      if each.frame.origin.y >= bottom { left = sectionInset.left }
      each.frame.origin.x = left
      left += each.frame.width + minimumInteritemSpacing
      bottom = max(each.frame.maxY, bottom)
    }
    return attributes
  }
}

/// Pages that come to rest in the middle and are largest there.
private final class CarouselLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 20
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    itemSize = CGSize(
      width: collectionView.bounds.width - 100, height: collectionView.bounds.height)
    sectionInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let collectionView, let elements = super.layoutAttributesForElements(in: rect) else {
      return nil
    }
    return elements.compactMap { original in
      guard let copy = original.copy() as? UICollectionViewLayoutAttributes else { return nil }
      let distance = abs(copy.center.x - collectionView.bounds.midX) / collectionView.bounds.width
      copy.transform = CGAffineTransform(scaleX: 1, y: max(0.5, 1 - distance))
      return copy
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let rect = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
    let middles = (super.layoutAttributesForElements(in: rect) ?? []).map(\.center.x)
    let nearest = middles.min { abs($0 - rect.midX) < abs($1 - rect.midX) }
    return CGPoint(
      x: (nearest ?? rect.midX) - collectionView.bounds.width / 2, y: proposedContentOffset.y)
  }
}

/// Flow layouts as apps extend them.
@MainActor
@Suite struct FlowSubclassTests {
  private final class Tags: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: [120, 90, 60, 150, 40][indexPath.item % 5], height: 30) }
  }

  /// 120 + 90 + 60 and two gaps of ten are 290 of 300; 150 + 40 are the last line.
  @Test func tagsAreAlignedToTheLeft() {
    let layout = LeftAlignedLayout()
    let tags = Tags()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    view.delegate = tags
    view.simulation.itemCounts = [5]
    #expect(view.simulation.visibleAttributes.map(\.frame.minX) == [0, 130, 230, 0, 160])
    #expect(view.simulation.visibleAttributes.map(\.frame.minY) == [0, 0, 0, 40, 40])
    // The layout itself justifies the first line.
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 135)
  }

  @Test func aCarouselPreparesItselfFromItsView() {
    let layout = CarouselLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    view.simulation.itemCounts = [10]
    #expect(view.contentSize == CGSize(width: 2_280, height: 200))
    #expect(
      layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 270, y: 0, width: 200, height: 200))
    view.contentOffset.x = 220
    let visible = view.simulation.visibleAttributes
    #expect(visible.map(\.indexPath.item) == [0, 1, 2])
    #expect(visible.map(\.frame.height) == [100, 200, 100])
    let rest = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 300, y: 0), withScrollingVelocity: .zero)
    #expect(rest == CGPoint(x: 220, y: 0))
    view.frame.size = CGSize(width: 400, height: 100)
    #expect(view.contentSize == CGSize(width: 3_280, height: 100))
  }
}
