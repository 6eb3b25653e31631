import CompositionalUIKit
import Testing

/// Subclasses of an app in Swift 6, whether they state their actor or leave it to UIKit.
@MainActor
@Suite struct IsolatedSubclassTests {
  private let section = {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }()

  @Test func aLayoutWithStateOfItsOwn() {
    let layout = CountingLayout(section: section)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.simulation.itemCounts = [3]
    layout.fade(IndexPath(item: 1, section: 0))
    let alphas = (0..<3).map {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.alpha
    }
    #expect(alphas == [1, 0.25, 1])
    #expect(layout.preparations > 0)
    let before = layout.preparations
    layout.invalidateLayout()
    #expect(layout.collectionViewContentSize.height == 120)
    #expect(layout.preparations > before)
  }

  @Test func attributesAreCopiedWithStateOfTheirOwn() throws {
    let attributes = TintedAttributes(forCellWith: IndexPath(item: 2, section: 1))
    attributes.tint = 9
    let direct = try #require(attributes.copy(with: nil) as? TintedAttributes)
    let foundations = try #require(attributes.copy() as? TintedAttributes)
    #expect(direct.tint == 9)
    #expect(foundations.tint == 9)
    #expect(foundations !== attributes)
    #expect(foundations == attributes)
  }

  @Test func helpersOfTheActorAreCalled() {
    let layout = ThemedLayout(section: section)
    let target = layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 1, y: 2))
    #expect(target == CGPoint(x: 1, y: 9))
    let cell = ThemedCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    cell.layoutIfNeeded()
    #expect(cell.layoutMargins.left == 7)
  }
}
