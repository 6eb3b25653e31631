import CompositionalDocuments
import CompositionalInspection
import CompositionalUIKitTesting
import Testing

/// A flow layout and the compositional layout that replaces it, compared.
@MainActor
@Suite struct FlowComparisonTests {
  private static let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

  /// A grid of three columns with headers.
  private func flow() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 96, height: 80)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    layout.headerReferenceSize = CGSize(width: 320, height: 32)
    let view = UICollectionView(frame: Self.frame, collectionViewLayout: layout)
    view.simulation.itemCounts = [5, 4]
    return view
  }

  /// The same grid as a compositional layout.
  private func compositional(headerHeight: CGFloat = 32) -> UICollectionView {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(96), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(headerHeight)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.zIndex = 0
    section.boundarySupplementaryItems = [header]
    section.supplementariesFollowContentInsets = false
    let view = UICollectionView(
      frame: Self.frame, collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
    )
    view.simulation.itemCounts = [5, 4]
    return view
  }

  @Test func aMovedLayoutPlacesEverythingInTheSamePlace() {
    let difference = flow().simulation.difference(to: compositional())
    #expect(difference.isEmpty, "\(difference)")
    #expect(difference.unchanged.count == 11)
    #expect(difference.scope == .content)
    #expect(
      flow().simulation.snapshot().difference(from: compositional().simulation.snapshot()) == nil)
  }

  /// A row of 20 cells of 100 points in a view of 320: all are compared, scrolled or not.
  @Test func cellsOfARowThatAreOutOfSight() {
    func row(step: CGFloat = 100) -> UICollectionView {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(50))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuous
      section.interGroupSpacing = step - 100
      let layout = UICollectionViewCompositionalLayout(section: section)
      let view = UICollectionView(frame: Self.frame, collectionViewLayout: layout)
      view.simulation.itemCounts = [20]
      return view
    }
    let (still, scrolled) = (row(), row())
    let text = still.simulation.snapshot().text
    #expect(text.contains("1900"), "\(text)")
    scrolled.simulation.scrollOrthogonalSection(0, to: 800)
    #expect(scrolled.simulation.snapshot().text != text)
    #expect(scrolled.simulation.snapshot().lines.contains("row of section 0: 800"))
    // A view that is scrolled has the same layout.
    let difference = still.simulation.difference(to: scrolled)
    #expect(difference.isEmpty && difference.unchanged.count == 20)
    #expect(still.simulation.difference(to: row(step: 101)).changes.count == 19)
  }

  @Test func whatDiffersIsTold() {
    let difference = flow().simulation.difference(to: compositional(headerHeight: 44))
    #expect(difference.changes.count == 11)
    let resized = difference.changes.filter { $0.isResized }
    #expect(
      resized.map(\.id.description) == [
        "supplementary UICollectionElementKindSectionHeader 0.0",
        "supplementary UICollectionElementKindSectionHeader 1.0",
      ])
    #expect(resized.map(\.growth) == [CGSize(width: 0, height: 12), CGSize(width: 0, height: 12)])
    #expect(difference.contentSizes?.after.height == 456)
  }

  @Test func aSnapshotIsTheFormOfTheEngine() {
    let view = compositional()
    guard let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return
    }
    var engine = layout.value
    engine.prepare(itemCounts: view.simulation.itemCounts, in: view.simulation.environment)
    #expect(view.simulation.snapshot().difference(from: engine.snapshot()) == nil)
    view.contentOffset.y = 100
    let visible = view.simulation.visibleSnapshot()
    #expect(visible.difference(from: engine.snapshot(in: view.simulation.viewport)) == nil)
    #expect(visible.lines.contains("offset: 0, 100"))
  }

  @Test func aSnapshotOfAFlowLayoutListsItsFrames() {
    let lines = flow().simulation.snapshot().lines
    #expect(lines.contains("items: 5, 4"))
    #expect(lines.contains("content: 320 x 432"))
    let kind = UICollectionView.elementKindSectionHeader
    #expect(lines.contains("supplementary \(kind) 1.0: 0, 216, 320 x 32"))
    #expect(lines.contains("cell 1.3: 8, 344, 96 x 80"))
  }

  @Test func anAnswerIsADocument() throws {
    let view = flow()
    view.contentOffset.y = 60
    let answer = view.simulation.answer()
    #expect(answer.elements.count == 10)
    let read = try QueryAnswer(json: Array(try answer.jsonText().utf8))
    #expect(read == answer)
    let part = view.simulation.answer(in: CGRect(x: 0, y: 0, width: 320, height: 10))
    #expect(part.rect?.height == 10)
    #expect(
      part.elements.map(\.id.description) == [
        "supplementary UICollectionElementKindSectionHeader 0.0"
      ])
  }
}
