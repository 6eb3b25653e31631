import CompositionalUIKitDSL
import Testing

/// Initializers and closures that apps pass as values.
@MainActor
@Suite struct FunctionValueTests {
  private let frames = [
    CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 10, y: 0, width: 30, height: 20),
  ]

  @Test func customItemsOfFrames() {
    let items = frames.map(NSCollectionLayoutGroupCustomItem.init(frame:))
    #expect(items.map { $0.frame } == frames)
    #expect(items.map { $0.zIndex } == [0, 0])
    let one = NSCollectionLayoutGroupCustomItem(frame: frames[0])
    #expect(one == items[0])
  }

  @Test func customItemsOfFramesAndDepths() {
    let items = zip(frames, [3, 5]).map(NSCollectionLayoutGroupCustomItem.init(frame:zIndex:))
    #expect(items.map { $0.zIndex } == [3, 5])
  }

  @Test func sectionsOfAProvider() {
    let provider: CompositionalLayout.SectionProvider = { index, environment in
      let columns = environment.container.contentSize.width > 250 ? 4 : 2
      return Section { HGroup(count: columns) { Item() }.height(.absolute(index == 0 ? 20 : 50)) }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: UICollectionViewLayout())
    view.simulation.itemCounts = [3, 1]
    view.setCollectionViewLayout(CompositionalLayout(sectionsBuilder: provider))
    let layout = view.collectionViewLayout
    #expect(layout.collectionViewContentSize == CGSize(width: 200, height: 90))
    #expect(
      layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame
        == CGRect(x: 0, y: 40, width: 100, height: 50))
  }
}
