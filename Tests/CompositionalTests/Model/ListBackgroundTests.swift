@_spi(OpenChoices) import Compositional
import Testing

/// The backgrounds of list sections (rule 2.28); the recorded frames are those of fixture
/// 2.28-backgrounds.
@Suite struct ListBackgroundTests {
  typealias List = CollectionLayoutListConfiguration

  private let kind = List.backgroundKind

  /// A layout of lists in a view of 300 x 500 points, with rows of 44 points.
  private func layout(
    _ appearance: List.Appearance, counts: [Int] = [2], quirks: Quirks = [],
    margins: PhysicalEdgeInsets = .zero, direction: UserInterfaceLayoutDirection = .leftToRight,
    decoration: String? = nil
  ) -> CollectionLayout {
    var environment = CollectionLayoutEnvironment(
      size: CGSize(width: 300, height: 500), layoutDirection: direction)
    environment.layoutMargins = margins
    var configuration = CollectionLayoutConfiguration()
    configuration.quirks = quirks
    var layout = CollectionLayout(configuration: configuration) { _, environment in
      var section = CollectionLayoutSection.list(
        using: List(appearance: appearance), layoutEnvironment: environment)
      if let decoration { section.decorationItems = [.background(elementKind: decoration)] }
      return section
    }
    layout.prepare(itemCounts: counts, in: environment)
    return layout
  }

  private func frame(_ layout: CollectionLayout, section: Int = 0, item: Int = 0) -> CGRect? {
    layout.attributes(for: .decoration(kind: kind, section: section, item: item))?.frame
  }

  /// 35 + 2 x 44 + 20 = 143 points, and twice 500 above and below.
  @Test func oneSection() {
    let expected = CGRect(x: 0, y: -1000, width: 300, height: 2143)
    #expect(frame(layout(.grouped)) == expected)
  }

  /// The wider margin is at the left, also where sections are read from the right.
  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func marginsWidenIt(direction: UserInterfaceLayoutDirection) {
    let margins = PhysicalEdgeInsets(top: 0, left: 20, bottom: 0, right: 12)
    let layout = layout(.insetGrouped, margins: margins, direction: direction)
    #expect(frame(layout) == CGRect(x: -20, y: -1000, width: 332, height: 2143))
  }

  /// 35 + 44 + 17.5 = 96.5; 17.5 + 44 + 17.5 = 79.
  @Test func innerSectionsEndInTheMiddleOfTheirGaps() {
    let layout = layout(.grouped, counts: [1, 1, 1])
    #expect(frame(layout) == CGRect(x: 0, y: -1000, width: 300, height: 1096.5))
    #expect(frame(layout, section: 1) == CGRect(x: 0, y: 96.5, width: 300, height: 79))
    // 17.5 + 44 + 20 = 81.5.
    #expect(frame(layout, section: 2) == CGRect(x: 0, y: 175.5, width: 300, height: 1081.5))
  }

  @Test(arguments: [List.Appearance.plain, .sidebar, .sidebarPlain])
  func otherListsHaveNone(appearance: List.Appearance) {
    #expect(frame(layout(appearance)) == nil)
  }

  @Test func plainListsByChoice() {
    let layout = layout(.plain, quirks: .plainListsHaveBackgrounds)
    #expect(frame(layout) == CGRect(x: 0, y: -1000, width: 300, height: 2088))
  }

  /// A query finds it with its section, behind everything, and cells stay at 0.
  @Test func queries() {
    let layout = layout(.grouped, counts: [1, 1])
    let all = layout.attributes(in: CGRect(x: 0, y: 0, width: 300, height: 500))
    let backgrounds = all.filter { $0.kind == kind }
    #expect(backgrounds.map(\.indexPath.section) == [0, 1])
    #expect(all.filter { $0.category == .cell }.allSatisfy { $0.zIndex == 0 })
    #expect(backgrounds.allSatisfy { $0.zIndex == -1_000_000_000 })
    let second = layout.attributes(in: CGRect(x: 0, y: 120, width: 300, height: 10))
    #expect(second.map(\.id) == [.decoration(kind: kind, section: 1), .cell(section: 1, item: 0)])
  }

  /// A decoration of the user keeps its number, and raises the cells as in any section.
  @Test func besideADecoration() {
    let layout = layout(.grouped, decoration: "card")
    let card = layout.attributes(for: .decoration(kind: "card", section: 0))
    #expect(card?.frame == CGRect(x: 0, y: 0, width: 300, height: 143))
    #expect(frame(layout, item: 1) != nil)
    #expect(layout.attributes(for: .cell(section: 0, item: 0))?.zIndex == 1)
  }

  /// A section without items has none.
  @Test func emptySections() {
    #expect(frame(layout(.grouped, counts: [0, 2])) == nil)
  }

  /// Recorded on iOS 26.1: a row of 361 x 50.333 at 16, 35 has its line at 32, 84.333.
  @Test func separators() throws {
    let row = CGRect(x: 16, y: 35, width: 361, height: 50.333)
    let list = List(appearance: .insetGrouped)
    let line = try #require(list.separatorFrame(of: row, isLast: false))
    #expect(abs(line.minY - 84.333) < 0.001)
    #expect(line.minX == 32 && line.width == 329 && line.height == 1)
    #expect(list.separatorFrame(of: row, isLast: true) == nil)
    #expect(List(appearance: .sidebar).separatorFrame(of: row, isLast: false) == nil)
  }
}
