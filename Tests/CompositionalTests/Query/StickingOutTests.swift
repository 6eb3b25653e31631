import Compositional
import CompositionalTestSupport
import Testing

/// Groups that reach beyond the end of their section are found there, beside those of the next one.
@Suite struct StickingOutTests {
  private let view = CGSize(width: 100, height: 200)

  private func items(_ layout: CollectionLayout, _ y: CGFloat, _ height: CGFloat) -> [String] {
    let rect = CGRect(x: 0, y: y, width: 100, height: height)
    return layout.attributes(in: rect).map { "\($0.indexPath.section).\($0.indexPath.item)" }
  }

  /// Three rows of 40 with an inset of -50 at the bottom: 70 long, while the last row ends at 120.
  ///
  /// The rows of the next section start at 70.
  @Test(arguments: [CollectionLayoutDimension.absolute(40), .estimated(40)])
  func behindANegativeInset(height: CollectionLayoutDimension) {
    var first = Sample.list(height)
    first.contentInsets.bottom = -50
    let second = Sample.list(.absolute(40))
    var layout = CollectionLayout { [first] index, _ in index == 0 ? first : second }
    layout.prepare(itemCounts: [3, 10], in: CollectionLayoutEnvironment(size: view))
    #expect(items(layout, 60, 5) == ["0.1"])
    #expect(items(layout, 95, 10) == ["0.2", "1.0"])
    #expect(items(layout, 111, 8) == ["0.2", "1.1"])
    #expect(items(layout, 121, 8) == ["1.1"])
  }

  /// A row is as high as its tallest measured card, 30, and cards that are not measured are 100.
  ///
  /// The list behind it starts at 30.
  @Test func cardsThatAreNotMeasured() {
    var cards = Sample.cells(.absolute(40), .estimated(100))
    cards.orthogonalScrollingBehavior = .continuous
    let row = cards
    let rows = Sample.list(.absolute(50))
    var layout = CollectionLayout { index, _ in index == 0 ? row : rows }
    layout.prepare(itemCounts: [3, 10], in: CollectionLayoutEnvironment(size: view))
    layout.record(ElementMeasurement(.cell(section: 0, item: 0), PreferredSize(height: 30)))
    #expect(items(layout, 10, 10) == ["0.0", "0.1", "0.2"])
    #expect(items(layout, 60, 10) == ["0.1", "0.2", "1.0"])
    #expect(items(layout, 101, 10) == ["1.1"])
  }
}
