import CompositionalUIKit
import Foundation
import Testing

/// Orthogonal sections of a collection view; the numbers are calculated by hand.
///
/// Eight cards of 100 by 50, spaced by 8, between insets of 4 and 6, in 320 by 480: a card every
/// 108, the end at 4 + 856 + 6 - 320 = 546.
@MainActor
@Suite struct RowScrollingTests {
  private final class Cards: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      UICollectionViewCell(frame: .zero)
    }
  }

  private let cards = Cards()

  private func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPaging,
    width: NSCollectionLayoutDimension = .absolute(100)
  ) -> NSCollectionLayoutSection {
    let full = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let card = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: card, subitems: [.init(layoutSize: full)]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 8
    section.contentInsets = .init(top: 0, leading: 4, bottom: 0, trailing: 6)
    return section
  }

  private func shown(_ section: NSCollectionLayoutSection, _ counts: [Int] = [8])
    -> UICollectionView
  {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.simulation.itemCounts = counts
    return view
  }

  private func item(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func rowsComeToRest() {
    let view = shown(section(), [8, 8])
    #expect(view.simulation.orthogonalOffset(ofSection: 0) == 0)
    #expect(view.simulation.scrollOrthogonalSection(0, to: 130) == 108)
    #expect(view.simulation.scrollOrthogonalSection(1, to: 900) == 546)
    #expect(view.simulation.orthogonalOffset(ofSection: 0) == 108)
    #expect(view.simulation.viewport.orthogonalOffsets == [0: 108, 1: 546])
    // While dragged, they stay at the given offset.
    #expect(view.simulation.scrollOrthogonalSection(0, to: -20, isDragging: true) == -20)
    #expect(view.simulation.orthogonalOffset(ofSection: 0) == -20)
    #expect(view.simulation.scrollOrthogonalSection(0, to: -20) == 0)
    #expect(view.simulation.viewport.orthogonalOffsets == [1: 546])
    #expect(view.simulation.scrollOrthogonalSection(7, to: 100) == 0)
  }

  @Test func listsDoNot() {
    let view = shown(section(.none))
    #expect(view.simulation.scrollOrthogonalSection(0, to: 100) == 0)
    #expect(view.simulation.swipeOrthogonalSection(0, by: 100) == 0)
    #expect(view.simulation.viewport.orthogonalOffsets.isEmpty)
  }

  @Test func swipesGoOnByOneGroup() {
    let view = shown(section())
    #expect(view.simulation.swipeOrthogonalSection(0, by: 20) == 0)
    #expect(view.simulation.swipeOrthogonalSection(0, by: 20, velocity: 300) == 108)
    #expect(view.simulation.swipeOrthogonalSection(0, by: 2_000, velocity: 4_000) == 216)
    #expect(view.simulation.swipeOrthogonalSection(0, by: -2_000, velocity: -4_000) == 108)
  }

  @Test func howASectionScrolls() throws {
    let section = section(.paging)
    section.orthogonalScrollingProperties.bounce = .never
    section.orthogonalScrollingProperties.decelerationRate = .normal
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(layout.orthogonalScroller(ofSection: 0) == nil, "not prepared")
    layout.prepare(
      itemCounts: [8], in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    let scroller = try #require(layout.orthogonalScroller(ofSection: 0))
    #expect(!scroller.bounces && scroller.decelerationRate == .normal)
    #expect(scroller.contentLength == 866)
  }

  @Test func whatIsInSight() throws {
    let view = shown(section())
    view.dataSource = cards
    view.simulation.scrollOrthogonalSection(0, to: 324)
    // 324 to 644 of the row: cards 3 (328), 4 (436) and 5 (544), with the frames of an unscrolled
    // row.
    #expect(view.indexPathsForVisibleItems == [item(3), item(4), item(5)])
    #expect(view.simulation.visibleAttributes.map(\.frame.minX) == [328, 436, 544])
    #expect(view.visibleCells.count == 3)
    let cell = try #require(view.cellForItem(at: item(4)))
    #expect(cell.frame == CGRect(x: 436, y: 0, width: 100, height: 50))
    #expect(view.cellForItem(at: item(0)) == nil)
    // On screen, card 3 spans 4 to 104.
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 25)) == item(3))
    #expect(view.indexPathForItem(at: CGPoint(x: 108, y: 25)) == nil)
  }

  @Test func readFromTheRight() {
    let view = shown(section())
    view.simulation.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    view.simulation.scrollOrthogonalSection(0, to: 108)
    // Unscrolled, card 1 starts at 320 - 4 - 208 = 108; scrolled by 108, it is displayed at 216.
    #expect(view.layoutAttributesForItem(at: item(1))?.frame.minX == 108)
    #expect(view.indexPathsForVisibleItems == [item(1), item(2), item(3)])
    #expect(view.indexPathForItem(at: CGPoint(x: 220, y: 25)) == item(1))
    // Card 3 at the right, the leading side.
    view.scrollToItem(at: item(3), at: .right, animated: false)
    #expect(view.simulation.orthogonalOffset(ofSection: 0) == 324)
  }

  @Test func scrollingToAnItem() {
    // Card 3 starts at 328. At the left: 324 is the nearest rest; in the middle it would be
    // 328 - 110 = 218, at the right 328 - 220 = 108.
    let view = shown(section())
    func offset(_ position: UICollectionView.ScrollPosition) -> CGFloat {
      view.scrollToItem(at: item(3), at: position, animated: false)
      return view.simulation.orthogonalOffset(ofSection: 0)
    }
    #expect(offset(.left) == 324 && offset(.centeredHorizontally) == 216 && offset(.right) == 108)
    #expect(offset(.top) == 108 && view.contentOffset == .zero)
    // Centered, its middle 378 is that of the space inside the insets, 159.
    let centered = shown(section(.groupPagingCentered))
    centered.scrollToItem(at: item(3), at: .centeredHorizontally, animated: false)
    #expect(centered.simulation.orthogonalOffset(ofSection: 0) == 219)
  }

  @Test func centeredRowsBeginWithTheFirstGroup() {
    // 54 - 159: from -105 to 215 of the row, two cards are visible; the third starts at 220.
    let view = shown(section(.groupPagingCentered))
    #expect(view.simulation.orthogonalOffset(ofSection: 0) == -105)
    #expect(view.indexPathsForVisibleItems == [item(0), item(1)])
  }

  @Test func rowsRestAnewInAnotherView() {
    // Groups half as wide as the view: 160 and 8 in 320, every 168; in 400 every 208. The nearest
    // rest offsets to 336 are then 208 and 416.
    let view = shown(section(width: .fractionalWidth(0.5)))
    #expect(view.simulation.scrollOrthogonalSection(0, to: 330) == 336)
    view.bounds.size.width = 400
    #expect(view.simulation.orthogonalOffset(ofSection: 0) == 416)
  }

  @Test func rowsFollowTheirSections() {
    let view = shown(section(), [8, 8])
    view.simulation.scrollOrthogonalSection(0, to: 216)
    view.simulation.scrollOrthogonalSection(1, to: 324)
    view.performBatchUpdates {
      view.deleteSections([0])
      view.insertSections([0, 1])
    }
    #expect(view.simulation.itemCounts == [0, 0, 8])
    #expect(view.simulation.viewport.orthogonalOffsets == [2: 324])
    // Another layout resets the offsets.
    view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: section()), animated: false)
    #expect(view.simulation.viewport.orthogonalOffsets.isEmpty)
  }

  @Test func rowsFromTopToBottom() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(50), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPaging
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section, configuration: configuration))
    view.simulation.itemCounts = [8]
    // 800 long, 480 visible: the end at 320. Card 2 starts at 200.
    view.scrollToItem(at: item(2), at: .top, animated: false)
    #expect(view.simulation.orthogonalOffset(ofSection: 0) == 200 && view.contentOffset == .zero)
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == item(2))
    #expect(view.simulation.scrollOrthogonalSection(0, to: 900) == 320)
  }
}
