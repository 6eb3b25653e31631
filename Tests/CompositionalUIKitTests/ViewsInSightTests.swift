import CompositionalUIKit
import Testing

private final class Numbered: UICollectionViewCell {
  var number = -1
  private(set) var timesPlaced = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    timesPlaced += 1
  }
}

private final class Title: UICollectionReusableView {}

private final class Numbers: NSObject, UICollectionViewDataSource {
  private(set) var made = 0

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 100 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "n", for: indexPath)
    (cell as? Numbered)?.number = indexPath.item
    made += 1
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "t", for: indexPath)
  }
}

/// The cells and supplementary views of a collection view, accessed by code.
@MainActor
@Suite struct ViewsInSightTests {
  private let numbers = Numbers()

  /// Rows of 50 under a header of 40, in 100 by 200.
  private func section() -> NSCollectionLayoutSection {
    let full = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [.init(layoutSize: full)]))
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: "title", alignment: .top)
    ]
    return section
  }

  private func shown(_ section: NSCollectionLayoutSection) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(Numbered.self, forCellWithReuseIdentifier: "n")
    view.register(Title.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "t")
    view.dataSource = numbers
    return view
  }

  private func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func visible(_ view: UICollectionView) -> [Int] {
    view.visibleCells.compactMap { ($0 as? Numbered)?.number }
  }

  @Test func cellsInSight() throws {
    // From 40 on, a row every 50: rows 0 to 3 start above 200.
    let view = shown(section())
    #expect(visible(view) == [0, 1, 2, 3])
    #expect(view.cellForItem(at: item(4)) == nil)
    let third = try #require(view.cellForItem(at: item(2)) as? Numbered)
    #expect(third.number == 2 && third.frame == CGRect(x: 0, y: 140, width: 100, height: 50))
    #expect(third.superview === view)
    #expect(view.indexPath(for: third) == item(2))
    #expect(view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
  }

  @Test func cellsStayWhileTheyAreInSight() throws {
    let view = shown(section())
    let third = try #require(view.cellForItem(at: item(2)) as? Numbered)
    view.contentOffset.y = 100
    // 100 to 300: rows 1 (90) to 5 (290).
    #expect(visible(view) == [1, 2, 3, 4, 5])
    #expect(view.cellForItem(at: item(2)) === third && third.timesPlaced == 1)
    #expect(numbers.made == 6)
    view.contentOffset.y = 1_000
    // The cell shows another item now: five rows need five cells.
    #expect(view.cellForItem(at: item(2)) == nil && view.indexPath(for: third) != item(2))
    #expect(third.number != 2)
    view.contentOffset.y = 0
    #expect((view.cellForItem(at: item(2)) as? Numbered)?.number == 2)
    let made = numbers.made
    view.reloadData()
    #expect((view.cellForItem(at: item(2)) as? Numbered)?.number == 2)
    #expect(numbers.made == made + 4)
  }

  @Test func selectedCells() {
    let view = shown(section())
    view.selectItem(at: item(1), animated: false, scrollPosition: [])
    #expect(view.cellForItem(at: item(1))?.isSelected == true)
    #expect(view.cellForItem(at: item(0))?.isSelected == false)
  }

  @Test func supplementaryViewsInSight() {
    let view = shown(section())
    #expect(view.supplementaryView(forElementKind: "title", at: item(0)) is Title)
    #expect(view.supplementaryView(forElementKind: "other", at: item(0)) == nil)
    #expect(view.visibleSupplementaryViews(ofKind: "title").count == 1)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "title") == [item(0)])
    view.contentOffset.y = 500
    #expect(view.supplementaryView(forElementKind: "title", at: item(0)) == nil)
    #expect(view.visibleSupplementaryViews(ofKind: "title").isEmpty)
  }

  /// A layout that accesses cells during a query, as the code of an app may.
  private final class Asking: UICollectionViewCompositionalLayout {
    private(set) var seen: [Int] = []

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      let all = super.layoutAttributesForElements(in: rect) ?? []
      seen = all.compactMap { collectionView?.cellForItem(at: $0.indexPath) as? Numbered }
        .map(\.number)
      return all
    }
  }

  @Test func cellsAreAskedForWhileTheLayoutAnswers() {
    let section = section()
    section.boundarySupplementaryItems = []
    let view = shown(section)
    let layout = Asking(section: section)
    view.setCollectionViewLayout(layout, animated: false)
    #expect(visible(view) == [0, 1, 2, 3])
    #expect(numbers.made == 4)
    _ = layout.layoutAttributesForElements(in: view.bounds)
    #expect(layout.seen == [0, 1, 2, 3])
  }

  @Test func withoutADataSourceThereAreNone() {
    let view = shown(section())
    view.dataSource = nil
    view.simulation.itemCounts = [3]
    #expect(view.visibleCells.isEmpty && view.cellForItem(at: item(0)) == nil)
    #expect(view.indexPathsForVisibleItems.count == 3)
  }
}
