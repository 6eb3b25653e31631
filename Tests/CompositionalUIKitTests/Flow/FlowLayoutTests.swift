import CompositionalUIKit
import Testing

/// Flow layouts in a collection view.
@MainActor
@Suite final class FlowLayoutTests {
  /// A layout does not keep its view.
  private var kept: UICollectionView?
  private let layout = UICollectionViewFlowLayout()

  private func view(_ counts: [Int], width: CGFloat = 320, height: CGFloat = 480)
    -> UICollectionView
  {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.simulation.itemCounts = counts
    kept = view
    return view
  }

  private func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func header(_ section: Int) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
      .frame
  }

  /// The values of Apple's page.
  @Test func aNewLayoutHasSquaresOfFiftyPointsAndDistancesOfTen() {
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.footerReferenceSize == .zero)
    #expect(layout.sectionInset == .zero)
    #expect(layout.sectionInsetReference == .fromContentInset)
    #expect(!layout.sectionHeadersPinToVisibleBounds)
    #expect(!layout.sectionFootersPinToVisibleBounds)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test func theViewAsksTheLayout() {
    let view = view([7])
    #expect(frame(1) == CGRect(x: 67.5, y: 0, width: 50, height: 50).onScreen)
    #expect(view.contentSize == CGSize(width: 320, height: 110))
    #expect(view.indexPathsForVisibleItems.count == 7)
    #expect(frame(7) == nil)
    #expect(frame(0, 1) == nil)
    #expect(header(0) == nil)
  }

  @Test func everyPropertyInvalidates() {
    _ = view([7])
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    #expect(header(0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 10)
    layout.itemSize = CGSize(width: 145, height: 20)
    #expect(frame(1) == CGRect(x: 165, y: 35, width: 145, height: 20))
    layout.minimumLineSpacing = 1
    #expect(frame(2) == CGRect(x: 10, y: 56, width: 145, height: 20))
    layout.minimumInteritemSpacing = 11
    #expect(frame(1)?.minY == 56)
    layout.scrollDirection = .horizontal
    #expect(header(0) == CGRect(x: 0, y: 0, width: 1, height: 480))
  }

  @Test func aWiderViewHasLongerLines() {
    let view = view([20])
    layout.itemSize = CGSize(width: 100, height: 50)
    #expect(frame(2)?.minX == 220)
    view.frame.size = CGSize(width: 540, height: 300)
    #expect(frame(4) == CGRect(x: 440, y: 0, width: 100, height: 50))
    view.contentInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 60)
    #expect(frame(3) == CGRect(x: 330, y: 0, width: 100, height: 50))
    #expect(view.contentSize.width == 430)
  }

  @Test func insetsCanBeginAtTheMargins() {
    let view = view([2])
    view.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 16)
    layout.sectionInset = UIEdgeInsets(top: 3, left: 4, bottom: 0, right: 0)
    layout.sectionInsetReference = .fromLayoutMargins
    #expect(frame(0)?.origin == CGPoint(x: 24, y: 3))
  }

  @Test func contentIsMirroredWhereASubclassSaysSo() {
    final class Mirrored: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    for (layout, x) in [(UICollectionViewFlowLayout(), 0.0), (Mirrored(), 270.0)] {
      layout.prepare(
        itemCounts: [2],
        in: CollectionLayoutEnvironment(
          size: CGSize(width: 320, height: 480), layoutDirection: .rightToLeft))
      let first = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
      #expect(first?.frame.minX == CGFloat(x))
    }
  }

  @Test func headersAndFootersStayInSight() {
    let view = view([40, 40])
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    view.contentInset.top = 64
    view.contentOffset.y = 500
    #expect(header(0)?.minY == 564)
    let footers = view.simulation.visibleAttributes.filter {
      $0.representedElementKind == UICollectionView.elementKindSectionFooter
    }
    #expect(footers.map(\.frame.minY) == [960])
    #expect(footers.map(\.zIndex) == [10])
    view.contentOffset.y = 1_960
    #expect(header(0)?.minY == 2_000)
    #expect(header(1)?.minY == 2_050)
  }

  @Test func anItemLongerThanItsLineIsTold() {
    _ = view([3])
    #expect(layout.simulation.sizingProblems == [])
    layout.itemSize = CGSize(width: 400, height: 10)
    #expect(
      layout.simulation.sizingProblems == [
        "Item 0 of section 0 is 400 points wide, but its line only 320: the view without its "
          + "content insets and the insets of the section. Make the item or the insets smaller."
      ])
  }

  /// Items of one size are not visited: a billion of them, a hundred times, would not end.
  @Test func aBillionItemsAreArrangedAtOnce() {
    let view = view([1_000_000_000])
    view.contentOffset.y = 6_000_000
    for _ in 0..<100 {
      layout.invalidateLayout()
      #expect(view.simulation.visibleAttributes.count == 40)
    }
  }
}

/// What a delegate decides.
@MainActor
@Suite struct FlowDelegateTests {
  /// A delegate that answers everything.
  private final class Metrics: NSObject, UICollectionViewDelegateFlowLayout {
    var asked = 0

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: 100 + 50 * indexPath.item, height: 40)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      UIEdgeInsets(top: 5, left: CGFloat(10 * section), bottom: 5, right: 0)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 8 }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 20 }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 0 ? 0 : 30) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 12) }
  }

  /// A delegate that answers only about headers.
  private final class Headers: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 25) }
  }

  private func view(
    _ layout: UICollectionViewFlowLayout, _ delegate: UICollectionViewDelegateFlowLayout
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.delegate = delegate
    view.simulation.itemCounts = [3, 1]
    return view
  }

  /// 100 + 20 + 150 leave 50 of 320, all in one gap; the third, 200 wide, is alone in the last line,
  /// which has no room for a second one like it.
  @Test func theDelegatePrecedesTheProperties() {
    let (layout, delegate) = (UICollectionViewFlowLayout(), Metrics())
    let view = view(layout, delegate)
    layout.headerReferenceSize = CGSize(width: 0, height: 99)
    let frames = view.simulation.visibleAttributes.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 0, y: 5, width: 100, height: 40), CGRect(x: 170, y: 5, width: 150, height: 40),
        CGRect(x: 60, y: 53, width: 200, height: 40), CGRect(x: 0, y: 98, width: 320, height: 12),
        CGRect(x: 10, y: 145, width: 100, height: 40), CGRect(x: 0, y: 110, width: 320, height: 30),
        CGRect(x: 0, y: 190, width: 320, height: 12),
      ])
    #expect(view.contentSize.height == 202)
  }

  @Test func whatTheDelegateDoesNotAnswerIsInTheProperties() {
    let (layout, delegate) = (UICollectionViewFlowLayout(), Headers())
    let view = view(layout, delegate)
    layout.itemSize = CGSize(width: 100, height: 50)
    #expect(
      view.simulation.visibleAttributes.map(\.frame.minY) == [25, 25, 25, 0, 100, 75])
  }

  @Test func theDelegateIsAskedAgainOnlyForItsMetrics() {
    let (layout, delegate) = (UICollectionViewFlowLayout(), Metrics())
    let view = view(layout, delegate)
    _ = view.contentSize
    let asked = delegate.asked
    #expect(asked > 0)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)
    context.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: context)
    _ = view.contentSize
    #expect(delegate.asked == asked)
    context.invalidateFlowLayoutDelegateMetrics = true
    layout.invalidateLayout(with: context)
    _ = view.contentSize
    #expect(delegate.asked == asked + 4)
    view.contentOffset.y = 30
    _ = view.contentSize
    #expect(delegate.asked == asked + 4)
  }
}

extension CGRect {
  /// The rectangle with its origin on a pixel of the main screen, as the view's traits say.
  @MainActor
  fileprivate var onScreen: CGRect {
    let scale = UIScreen.main.scale
    return CGRect(
      x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width,
      height: height)
  }
}
