import Compositional
import CompositionalTestSupport
import Testing

/// Queries compare with the frames that attributes have, to the last digit (rule 2.32.2).
@Suite struct TouchingFrameTests {
  /// Center and size of the first cell give 44.333333333333336 or another end, rounded.
  @Test func aRectangleThatStartsWhereTheFrameEnds() throws {
    var section = Sample.list(.absolute(44), in: .vertical)
    section.contentInsets.top = 1.0 / 3
    var layout = CollectionLayout(section: section)
    layout.prepare(
      itemCounts: [3],
      in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480), displayScale: 3))
    let first = try #require(layout.attributes(for: .cell(section: 0, item: 0))).frame
    let below = CGRect(x: 0, y: first.maxY, width: 320, height: 10)
    #expect(layout.attributes(in: below).map(\.id) == [.cell(section: 0, item: 1)])
  }

  /// The same above, below and on both sides of each cell of random layouts.
  @Test func rectanglesThatTouchRandomCells() {
    var checked = 0
    for seed in RandomRun.seeds(150) {
      let random = RandomLayout(seed: seed)
      let layout = random.engine
      for element in layout.allAttributes().prefix(40) where element.category == .cell {
        let frame = element.frame
        guard frame.width > 0, frame.height > 0 else { continue }
        for rect in [
          CGRect(x: frame.minX, y: frame.minY - 64, width: frame.width, height: 64),
          CGRect(x: frame.minX - 64, y: frame.minY, width: 64, height: frame.height),
          CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: 64),
          CGRect(x: frame.maxX, y: frame.minY, width: 64, height: frame.height),
        ] {
          // Rounding may let a rectangle end behind the edge that it was made for.
          guard
            rect.maxX <= frame.minX || rect.maxY <= frame.minY || rect.minX >= frame.maxX
              || rect.minY >= frame.maxY
          else { continue }
          checked += 1
          #expect(
            !layout.attributes(in: rect).contains { $0.id == element.id },
            "seed \(seed), \(element), \(rect)")
        }
      }
    }
    #expect(checked > RandomRun.share(5_000))
  }

  /// A header of 230/3 points that its section pushes out ends at 575/3 points, where the view
  /// begins; the sum of its origin and its height is one bit more.
  @Test func aPinnedItemThatTouchesTheView() throws {
    let (header, end) = (230.0 / 3, 575.0 / 3)
    try #require(115 + header > end)
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(115))
    func section(isPinned: Bool) -> CollectionLayoutSection {
      var section = CollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
      var item = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(.fractionalWidth(1), .absolute(header)), elementKind: "header",
        alignment: .top)
      item.pinToVisibleBounds = isPinned
      if isPinned { section.boundarySupplementaryItems = [item] }
      return section
    }
    let sections = [section(isPinned: true), section(isPinned: false)]
    var layout = CollectionLayout { index, _ in sections[index] }
    layout.prepare(
      itemCounts: [1, 20],
      in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480), displayScale: 3))
    func shows(at offset: Double) -> Bool {
      let viewport = Viewport(
        contentOffset: CGPoint(x: 0, y: offset), size: CGSize(width: 320, height: 480))
      return layout.attributes(in: viewport).contains { $0.category != .cell }
    }
    for offset in [end.nextDown, end, end.nextUp, 191.666666666, 191.6667] {
      #expect(!shows(at: offset))
    }
    #expect(shows(at: end - 1.0 / 3))
  }

  /// The center follows the frame, the frame follows center and size, and a size keeps the center.
  @Test func centersAndSizes() {
    let frame = CGRect(x: 0.1, y: 1.0 / 3, width: 0.2, height: 44)
    var element = LayoutAttributes(id: .cell(section: 0, item: 0), frame: frame)
    #expect(element.frame == frame)
    element.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(element.center == CGPoint(x: 25, y: 40))
    element.size = CGSize(width: 50, height: 10)
    #expect(element.center == CGPoint(x: 25, y: 40))
    #expect(element.frame == CGRect(x: 0, y: 35, width: 50, height: 10))
    element.center.x = 125
    #expect(element.frame == CGRect(x: 100, y: 35, width: 50, height: 10))
    element.bounds.size.height = 30
    #expect(element.frame == CGRect(x: 100, y: 25, width: 50, height: 30))
  }
}
