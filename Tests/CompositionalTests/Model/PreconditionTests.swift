import Compositional
import Foundation
import Testing

/// Preconditions that stop with a message.
@Suite struct PreconditionTests {
  @Test func aNumberThatIsNotFinite() async {
    await #expect(processExitsWith: .failure) {
      _ = CollectionLayoutDimension.fractionalWidth(.nan)
    }
    await #expect(processExitsWith: .failure) { _ = CollectionLayoutDimension.absolute(.infinity) }
    await #expect(processExitsWith: .failure) { _ = CollectionLayoutSpacing.fixed(-.infinity) }
  }

  @Test func anAnchorWhoseOffsetIsNotFinite() async {
    await #expect(processExitsWith: .failure) {
      _ = CollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: CGFloat.nan, y: 0))
    }
    await #expect(processExitsWith: .failure) {
      _ = CollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 0, y: CGFloat.infinity))
    }
    await #expect(processExitsWith: .failure) {
      _ = CollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: -CGFloat.infinity, y: 0))
    }
    await #expect(processExitsWith: .failure) {
      _ = CollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 0, y: CGFloat.nan))
    }
  }

  /// Groups of three: neither the first item taken nor the last may be within a group.
  @Test func aLedgerThatIsCutWithinAGroup() async {
    await #expect(processExitsWith: .failure) {
      var ledger = SizedLedger(.init(items: 3, length: 40, across: 100, gap: 0, shape: .init()))
      ledger.insertUnmeasured(groups: 10, at: 0)
      ledger.remove(items: 0..<2)
    }
    await #expect(processExitsWith: .failure) {
      var ledger = SizedLedger(.init(items: 3, length: 40, across: 100, gap: 0, shape: .init()))
      ledger.insertUnmeasured(groups: 10, at: 0)
      ledger.remove(items: 2..<5)
    }
  }

  @Test func aGroupWithoutSubitems() async {
    await #expect(processExitsWith: .failure) {
      _ = CollectionLayoutGroup.horizontal(
        layoutSize: .init(.absolute(1), .absolute(1)), subitems: [])
    }
    await #expect(processExitsWith: .failure) {
      let size = CollectionLayoutSize(.absolute(1), .absolute(1))
      _ = CollectionLayoutGroup.vertical(
        layoutSize: size, subitem: CollectionLayoutItem(layoutSize: size), count: 0)
    }
  }

  @Test func aCountedGroupWithoutItsSubitem() async {
    await #expect(processExitsWith: .failure) {
      _ = CollectionLayoutGroup.horizontal(
        layoutSize: .init(.absolute(1), .absolute(1)), subitems: .counted([], count: 1))
    }
    await #expect(processExitsWith: .failure) {
      let size = CollectionLayoutSize(.absolute(1), .absolute(1))
      _ = CollectionLayoutGroup.vertical(
        layoutSize: size,
        subitems: .repeating([CollectionLayoutItem(layoutSize: size)], count: 0))
    }
  }

  @Test func aNegativeItemCount() async {
    await #expect(processExitsWith: .failure) {
      let size = CollectionLayoutSize(.absolute(1), .absolute(1))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
      var layout = CollectionLayout(section: CollectionLayoutSection(group: group))
      layout.prepare(
        itemCounts: [-1], in: CollectionLayoutEnvironment(size: CGSize(width: 1, height: 1)))
    }
  }

  @Test func finiteNumbersOfAnySizeAreKept() {
    #expect(CollectionLayoutDimension.absolute(-5).dimension == -5)
    #expect(CollectionLayoutDimension.fractionalHeight(3).dimension == 3)
    #expect(CollectionLayoutDimension.estimated(1e308).dimension == 1e308)
  }
}
