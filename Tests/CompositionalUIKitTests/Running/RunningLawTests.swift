import CompositionalTestSupport
import CompositionalUIKit
import Foundation
import Testing

/// Laws of a view that runs, over random data, changes and fingers.
@MainActor
struct RunningLawTests {
  /// Shows the numbers of a diffable data source, whose cells say what they show.
  @MainActor
  private final class Screen {
    final class NumberCell: UICollectionViewCell {
      var number = -1

      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 30 + CGFloat(number % 5) * 11)
      }
    }

    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>

    init() {
      let row = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(40))
      let line = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
      )
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, number in
        cell.number = number
      }
      source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
    }

    func show(_ sections: [[Int]]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for (index, items) in sections.enumerated() {
        snapshot.appendSections([index])
        snapshot.appendItems(items, toSection: index)
      }
      source.apply(snapshot)
    }
  }

  @Test(arguments: 0..<40)
  func theCellsShowTheDataWhereTheLayoutPlacesIt(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let screen = Screen()
    var sections = [Array(0..<60), Array(100..<130)]
    screen.show(sections)
    for _ in 0..<12 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        screen.view.simulation.drag(
          by: CGPoint(x: 0, y: CGFloat.random(in: -400...400, using: &random)))
      case 1: screen.view.simulation.advance(by: Double.random(in: 0...0.5, using: &random))
      case 2:
        sections[0].shuffle(using: &random)
        screen.show(sections)
      case 3:
        let section = Int.random(in: 0..<2, using: &random)
        sections[section].removeAll { _ in Bool.random(using: &random) }
        sections[section].append(Int.random(in: 1_000..<1_000_000, using: &random))
        screen.show(sections)
      default:
        screen.view.frame.size = CGSize(
          width: CGFloat(Int.random(in: 100...300, using: &random)), height: 300)
      }
      check(screen, sections)
    }
  }

  private func check(_ screen: Screen, _ sections: [[Int]]) {
    let view = screen.view
    let cells = view.visibleCells
    #expect(Set(cells.map(ObjectIdentifier.init)).count == cells.count)
    let visible = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
    #expect(visible.map(\.indexPath) == cells.compactMap { view.indexPath(for: $0) })
    for (cell, attributes) in zip(cells, visible) {
      let path = attributes.indexPath
      let number = (cell as? Screen.NumberCell)?.number
      #expect(number == sections[path.section][path.item])
      #expect(cell.frame == attributes.frame)
      #expect(cell.superview === view)
    }
  }

  @Test(arguments: 0..<20)
  func aDifferenceEqualsAReload(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let changed = Screen()
    var items = Array(0..<40)
    changed.show([items])
    for _ in 0..<5 {
      items.shuffle(using: &random)
      items.removeLast(Int.random(in: 0..<5, using: &random))
      items.insert(Int.random(in: 1_000..<1_000_000, using: &random), at: 0)
      changed.show([items])
    }
    let reloaded = Screen()
    reloaded.show([items])
    // Everything is measured from the top, so that estimates make no difference.
    for screen in [changed, reloaded] {
      for offset in stride(from: 0, to: 4_000, by: 150) {
        screen.view.contentOffset.y = CGFloat(offset)
        screen.view.layoutIfNeeded()
      }
    }
    for item in items.indices {
      let path = IndexPath(item: item, section: 0)
      #expect(
        changed.view.layoutAttributesForItem(at: path)?.frame
          == reloaded.view.layoutAttributesForItem(at: path)?.frame)
    }
  }
}
