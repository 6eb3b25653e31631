import CompositionalUIKit
import Foundation

/// S13 and S14: a collection view with cells, under Apple's names.
@MainActor
struct ViewScenarios {
  /// A cell that answers a height of its own.
  final class RowCell: UICollectionViewCell {
    var number = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 44 + CGFloat(number % 7) * 8)
    }
  }

  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  /// Makes a screen of self-sizing rows.
  private func screen() -> (view: UICollectionView, source: Source) {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<RowCell, Int> { cell, _, number in
      cell.number = number
    }
    let source = Source(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    return (view, source)
  }

  private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Applies 100 changes to 10,000 items, and scrolls over 100,000 rows.
  func running(_ report: inout Report) {
    let (changing, source) = screen()
    var items = Array(0..<10_000)
    source.apply(snapshot(items))
    changing.layoutIfNeeded()
    var best = Double.infinity
    for round in 0..<10 {
      for change in 0..<50 {
        items.remove(at: (change * 197 + round) % items.count)
        items.insert(100_000 + round * 50 + change, at: (change * 61 + round) % items.count)
      }
      let next = snapshot(items)
      let start = DispatchTime.now().uptimeNanoseconds
      source.apply(next)
      changing.layoutIfNeeded()
      best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start))
    }
    check("S13 items", changing.numberOfItems(inSection: 0), 10_000)
    report.add(
      "S13 100 changes of 10,000 items", report.format(best), target: "< 10 ms", isMet: best < 1e7)

    let (scrolling, rows) = screen()
    rows.apply(snapshot(Array(0..<100_000)))
    scrolling.layoutIfNeeded()
    let seconds = 60.0
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<20 {
      scrolling.simulation.drag(by: CGPoint(x: 0, y: -600), duration: 0.1)
      scrolling.simulation.advance(by: seconds / 20 - 0.1)
    }
    let took = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    check("S14 has scrolled", scrolling.contentOffset.y > 10_000 ? 1 : 0, 1)
    report.add(
      "S14 100,000 self-sizing rows with cells",
      String(format: "%.0f times real time", seconds / took), target: ">= 100",
      isMet: seconds / took >= 100)
  }
}
