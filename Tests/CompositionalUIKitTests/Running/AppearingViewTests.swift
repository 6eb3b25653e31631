import CompositionalUIKit
import Testing

/// A layout is asked for the starts of the views that an update brings, and for the ends of those that it takes away,
/// between its preparation and its end.
@MainActor @Suite struct AppearingViewTests {
  private final class Sections: UICollectionViewLayout {
    var calls: [String] = []
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 400) }

    private var sections: Int { collectionView?.numberOfSections ?? 0 }

    override func prepare() {
      register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
    }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<sections).flatMap { section in
        [
          layoutAttributesForItem(at: [section, 0]),
          layoutAttributesForSupplementaryView(ofKind: "header", at: [section, 0]),
          layoutAttributesForDecorationView(ofKind: "card", at: [section, 0]),
        ].compactMap { $0 }
      }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    { placed(UICollectionViewLayoutAttributes(forCellWith: indexPath), 20) }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      placed(
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: elementKind, with: indexPath), 0)
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      placed(
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath), 0)
    }
    private func placed(_ attributes: UICollectionViewLayoutAttributes, _ y: Int)
      -> UICollectionViewLayoutAttributes
    {
      let top = attributes.indexPath.section * 50
      attributes.frame = CGRect(x: 0, y: top + y, width: 100, height: 20)
      return attributes
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      calls.append("prepare")
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      calls.append("item \(itemIndexPath.section)")
      return nil
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("\(elementKind) \(elementIndexPath.section)")
      return nil
    }
    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("\(elementKind) \(decorationIndexPath.section)")
      return nil
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      calls.append("item \(itemIndexPath.section) leaves")
      return nil
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("\(elementKind) \(elementIndexPath.section) leaves")
      return nil
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("\(elementKind) \(decorationIndexPath.section) leaves")
      return nil
    }
    override func finalizeCollectionViewUpdates() { calls.append("finalize") }
  }

  @Test func anInsertedAndADeletedSection() {
    let layout = Sections()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "header"
    ) { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = {
      $0.dequeueConfiguredReusableSupplementary(using: headers, for: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([10], toSection: 1)
    snapshot.appendItems([20], toSection: 2)
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(layout.calls == [])
    snapshot.insertSections([3], afterSection: 1)
    snapshot.appendItems([30], toSection: 3)
    source.apply(snapshot)
    #expect(layout.calls.first == "prepare" && layout.calls.last == "finalize")
    #expect(layout.calls.sorted() == ["card 1", "finalize", "header 1", "item 1", "prepare"])
    layout.calls = []
    snapshot.deleteSections([1])
    source.apply(snapshot)
    #expect(layout.calls.first == "prepare" && layout.calls.last == "finalize")
    #expect(
      layout.calls.sorted()
        == ["card 0 leaves", "finalize", "header 0 leaves", "item 0 leaves", "prepare"])
  }
}
