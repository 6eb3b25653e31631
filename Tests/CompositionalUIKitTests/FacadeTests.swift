import CompositionalUIKit
import Testing

/// Apple's classes store properties, copy arguments and convert to engine values.
@MainActor
@Suite("Apple's classes")
struct FacadeTests {
  private func row() -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / 3.0), heightDimension: .fractionalHeight(1.0)))
    return NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(100)),
      subitems: [item])
  }

  @Test("A layout uses the counts and bounds of its collection view")
  func collectionView() {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: row()))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.simulation.itemCounts = [7]
    #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 300))
    #expect(
      layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame
        == CGRect(x: 100, y: 100, width: 100, height: 100))
    #expect(view.indexPathsForVisibleItems.count == 7)
    view.frame.size.width = 600
    #expect(
      layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame.origin.x == 200)
  }

  @Test("Groups and sections copy their arguments")
  func copies() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
    item.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
    #expect(group.subitems[0].contentInsets == .zero)
    let section = NSCollectionLayoutSection(group: group)
    group.interItemSpacing = .fixed(8)
    #expect(section.value.group.interItemSpacing == nil)
    let other = section.copy() as? NSCollectionLayoutSection
    #expect(other == section)
    other?.interGroupSpacing = 4
    #expect(other != section)
  }

  @Test("A group is drawn in characters")
  func picture() {
    // 390 x 100 in 54 columns: 54 * 100 / 390 / 2 = 6.9, so seven rows; thirds of 54 are 18 wide.
    #expect(
      row().visualDescription() == """
        <NSCollectionLayoutGroup 390 x 100, 3 items>
        +----------------++----------------++----------------+
        |                ||                ||                |
        |                ||                ||                |
        |       0        ||       1        ||       2        |
        |                ||                ||                |
        |                ||                ||                |
        +----------------++----------------++----------------+
        """)
  }

  @Test("An assigned configuration takes effect immediately and is copied")
  func configuration() {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index < 2 ? NSCollectionLayoutSection(group: self.row()) : nil
    }
    layout.prepare(
      itemCounts: [3, 3],
      in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    #expect(layout.collectionViewContentSize.height == 200)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    layout.configuration = configuration
    configuration.interSectionSpacing = 99
    #expect(layout.collectionViewContentSize.height == 220)
  }
}
