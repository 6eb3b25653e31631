@_spi(OpenChoices) import Compositional
import Testing

/// The edges of lists of several sections, by system (rule 2.28).
@Suite struct ListEdgeTests {
  typealias List = CollectionLayoutListConfiguration

  private static func layout(_ quirks: Quirks, header: Int? = nil) -> CollectionLayout {
    var configuration = CollectionLayoutConfiguration()
    configuration.quirks = quirks
    return CollectionLayout(configuration: configuration) { index, environment in
      var list = List(appearance: .grouped)
      if index == header { list.headerMode = .supplementary }
      return .list(using: list, layoutEnvironment: environment)
    }
  }

  private static func environment(
    scale: CGFloat = 2, bar: Bool = false, text: PreferredContentSizeCategory = .large
  ) -> CollectionLayoutEnvironment {
    var environment = CollectionLayoutEnvironment(
      size: CGSize(width: 320, height: 480), displayScale: scale, contentSizeCategory: text)
    environment.hasNavigationBar = bar
    return environment
  }

  /// The tops of the first rows.
  private func tops(
    _ quirks: Quirks = [], counts: [Int] = [1, 1, 1], header: Int? = nil,
    in environment: CollectionLayoutEnvironment = environment()
  ) -> [CGFloat] {
    var layout = Self.layout(quirks, header: header)
    layout.prepare(itemCounts: counts, in: environment)
    return counts.indices.map {
      layout.attributes(for: .cell(section: $0, item: 0))?.frame.minY ?? -1
    }
  }

  @Test func aGapIsTwiceSeventeenAndAHalf() {
    #expect(tops() == [35, 114, 193])
    // A header in place of the upper half: 35 + 44 + 17.5, and its own 17.5.
    #expect(tops(header: 1) == [35, 114, 193])
    #expect(tops(counts: [1]) == [35])
  }

  /// 17.5 points are 52.5 pixels: 53 before iOS 26.
  @Test func halvesOfGapsAreWholePixels() {
    let screen = Self.environment(scale: 3)
    func pixels(_ tops: [CGFloat]) -> [CGFloat] { tops.map { ($0 * 3).rounded() } }
    // 105 pixels, then rows of 132 and gaps of 106.
    #expect(pixels(tops(in: screen)) == [105, 343, 581])
    // On iOS 26 a gap is 35 points, which are 105 pixels.
    #expect(tops(.iOS26, in: screen) == [35, 114, 193])
    #expect(pixels(tops(.iOS14Lists, in: screen))[0] == 53)
  }

  @Test func listsOfIOS14() {
    #expect(tops(.iOS14Lists) == [17.5, 96.5, 175.5])
    var layout = Self.layout(.iOS14Lists)
    layout.prepare(itemCounts: [1], in: Self.environment())
    #expect(layout.attributes(for: .cell(section: 0, item: 0))?.zIndex == 10)
  }

  @Test func aBarTakesTheInsetOfTheFirstSectionOnIOS26() {
    let screen = Self.environment(bar: true)
    #expect(tops(.iOS26, in: screen) == [0, 79, 158])
    #expect(tops(in: screen) == [35, 114, 193])
  }

  /// Sections that come or go change which is the last.
  @Test func updatesMoveTheEnds() throws {
    var layout = Self.layout([])
    layout.prepare(itemCounts: [1, 1], in: Self.environment())
    #expect(layout.contentSize.height == 178)
    try layout.update(BatchUpdates([.insertSection(2)])) { _ in 1 }
    #expect(layout.contentSize.height == 257)
    try layout.update(BatchUpdates([.deleteSection(0)]))
    #expect(layout.contentSize.height == 178)
    #expect(layout.attributes(for: .cell(section: 0, item: 0))?.frame.minY == 35)
    try layout.update(BatchUpdates([.insertItem(ElementIndexPath(item: 0, section: 0))]))
    #expect(layout.attributes(for: .cell(section: 1, item: 0))?.frame.minY == 158)
  }

  /// A row of 44, or of 59, between 35 and 20.
  @Test(arguments: [
    (PreferredContentSizeCategory.extraSmall, 99.0), (.large, 99), (.accessibilityMedium, 114),
  ])
  func rowsFollowTheText(_ text: PreferredContentSizeCategory, _ content: CGFloat) {
    var layout = Self.layout([])
    layout.prepare(itemCounts: [1], in: Self.environment(text: text))
    #expect(layout.contentSize.height == content)
  }
}
