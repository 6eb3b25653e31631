import Compositional
import CompositionalTestSupport
import Testing

/// Rows of uneven columns: a size that was measured for one width does not hold for another
/// (rule 2.8.7).
@Suite struct UnevenColumnTests {
  /// Columns of a quarter and three quarters of 400 points.
  private func section(_ shares: [CGFloat]) -> CollectionLayoutSection {
    let items = shares.map {
      CollectionLayoutItem(layoutSize: .init(.fractionalWidth($0), .estimated(40)))
    }
    return CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .estimated(40)), subitems: items))
  }

  private func layout(_ shares: [CGFloat], _ items: Int) -> CollectionLayout {
    Sample.layout(of: section(shares), [items], in: CGSize(width: 400, height: 100_000))
  }

  /// As high as a text of the item's length is at the width that is proposed.
  private func measurer(_ names: [Int]) -> ClosureMeasurer {
    ClosureMeasurer { proposal in
      let area = CGFloat(1000 + names[proposal.id.indexPath.item] * 37 % 400 * 10)
      return PreferredSize(height: area / proposal.size.width)
    }
  }

  /// After any batch all that is in sight is measured for the width it has now, as in a layout that
  /// was never changed.
  @Test(arguments: [[0.25, 0.75], [0.5, 0.25, 0.25], [0.5, 0.5]] as [[CGFloat]])
  func sizesFollowTheWidths(shares: [CGFloat]) throws {
    let whole = Viewport(size: CGSize(width: 400, height: 100_000))
    for seed in UInt64(0)..<20 {
      var random = RandomSource(seed: seed)
      var names = Array(0..<random.integer(1...12))
      var next = 100
      var layout = layout(shares, names.count)
      layout.measure(in: whole, keeping: nil, with: measurer(names))
      for step in 0..<10 {
        guard let change = RandomItemChange(section: 0, itemCount: names.count, &random) else {
          continue
        }
        names = change.oldItems.map { old in
          next += 1
          return old.map { names[$0] } ?? next
        }
        try layout.update(change.batch)
        layout.measure(in: whole, keeping: nil, with: measurer(names))
        var fresh = self.layout(shares, names.count)
        fresh.measure(in: whole, keeping: nil, with: measurer(names))
        let difference = AttributesDifference(
          expected: fresh.allAttributes(), actual: layout.allAttributes())
        #expect(difference.isEmpty, "seed \(seed), step \(step), \(change.batch): \(difference)")
        guard difference.isEmpty else { return }
      }
    }
  }

  /// The first of two cells goes; the other one, measured for 300 points, is 100 wide now.
  @Test func aCellThatChangesItsColumnIsMeasuredAgain() throws {
    var layout = layout([0.25, 0.75], 2)
    let whole = Viewport(size: CGSize(width: 400, height: 1000))
    layout.measure(in: whole) { .init(height: 3000 / $0.size.width) }
    #expect(layout.attributes(for: .cell(section: 0, item: 1))?.frame.height == 10)
    try layout.update([.deleteItem(ElementIndexPath(item: 0, section: 0))])
    #expect(layout.nextMeasurement(in: whole)?.size.width == 100)
    layout.measure(in: whole) { .init(height: 3000 / $0.size.width) }
    #expect(layout.attributes(for: .cell(section: 0, item: 0))?.frame.height == 30)
  }
}
