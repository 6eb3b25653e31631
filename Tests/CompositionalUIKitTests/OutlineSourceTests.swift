import CompositionalUIKit
import Testing

/// A data source with outlines.
@MainActor
@Suite struct OutlineSourceTests {
  private func screen() -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, indexPath, _ in
      view.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
    return (view, source)
  }

  private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "vegetables"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["leek"], to: "vegetables")
    return outline
  }

  @Test func outlinesOpenAndClose() {
    let (view, source) = screen()
    source.apply(outline(), to: 0)
    #expect(source.snapshot().itemIdentifiers == ["fruit", "vegetables"])
    #expect(view.simulation.itemCounts == [2])
    let vegetables = view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(source.simulation.toggleExpansion(of: "fruit"))
    #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "vegetables"])
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0)) === vegetables)
    #expect(source.snapshot(for: 0).isExpanded("fruit"))
    #expect(!source.simulation.toggleExpansion(of: "fruit"))
    #expect(source.snapshot().itemIdentifiers == ["fruit", "vegetables"])
  }

  @Test func sectionsAreApart() {
    let (view, source) = screen()
    var whole = NSDiffableDataSourceSnapshot<Int, String>()
    whole.appendSections([0, 1])
    whole.appendItems(["first"], toSection: 1)
    source.apply(whole)
    source.apply(outline(), to: 0)
    #expect(view.simulation.itemCounts == [2, 1])
    #expect(source.snapshot(for: 1).items == ["first"])
    // Another order, and an item that is in the other section.
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["vegetables", "first", "fruit"])
    source.apply(other, to: 0)
    #expect(source.snapshot().itemIdentifiers(inSection: 0) == ["vegetables", "first", "fruit"])
    #expect(view.simulation.itemCounts == [3, 0])
  }

  @Test func handlersDecide() {
    let (_, source) = screen()
    source.apply(outline(), to: 0)
    var log: [String] = []
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "fruit" }
    source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
      var below = NSDiffableDataSourceSectionSnapshot<String>()
      below.append(["carrot", "onion"])
      return below
    }
    #expect(!source.simulation.toggleExpansion(of: "fruit"))
    #expect(source.simulation.toggleExpansion(of: "vegetables"))
    #expect(source.snapshot().itemIdentifiers == ["fruit", "vegetables", "carrot", "onion"])
    #expect(!source.simulation.toggleExpansion(of: "vegetables"))
    #expect(log == ["expand vegetables", "collapse vegetables"])
    #expect(!source.simulation.toggleExpansion(of: "nothing"))
  }

  private final class Controller: UICollectionViewController {
    var selected: [IndexPath] = []
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { selected.append(indexPath) }
  }

  @Test func controllersOverrideTheDelegate() {
    let controller = Controller(collectionViewLayout: UICollectionViewLayout())
    let delegate: UICollectionViewDelegate = controller
    delegate.collectionView(
      controller.collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))
    #expect(controller.selected == [IndexPath(item: 1, section: 0)])
  }
}
