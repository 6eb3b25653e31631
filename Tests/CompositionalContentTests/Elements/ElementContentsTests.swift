import Compositional
import CompositionalContent
import CompositionalTestSupport
import Foundation
import Testing

/// Layouts whose elements size themselves by their contents.
@Suite struct ElementContentsTests {
  private static let environment = CollectionLayoutEnvironment(
    size: CGSize(width: 300, height: 200), displayScale: 2)

  /// Rows of an estimated height with a header of an estimated height.
  private static func list() -> CollectionLayout {
    var section = Sample.list(.estimated(50), in: .vertical)
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(.fractionalWidth(1), .estimated(20)), elementKind: "header",
        alignment: .top)
    ]
    return CollectionLayout(section: section)
  }

  /// An icon of 20 points, a gap of 10, and wrapping text with lines of 20 points.
  private static func row(_ naturalWidth: Double) -> Content {
    .hStack(
      spacing: 10,
      [
        Content(.fixed(CGSize(width: 20, height: 20)), id: "icon"),
        Content(.wrapping(naturalWidth: naturalWidth, lineHeight: 20), id: "title"),
      ])
  }

  private static let viewport = Viewport(
    contentOffset: .zero, size: CGSize(width: 300, height: 200))

  /// Text of 500 points has 270 beside the icon: two lines.
  ///
  /// The header is one line high.
  @Test func cellsAndHeadersAreAsHighAsTheirContents() {
    let contents = ElementContents { element, _ in
      switch element {
      case .cell(let path): Self.row(path.item == 1 ? 500 : 100)
      case .supplementary:
        .vStack([Content(.wrapping(naturalWidth: 250, lineHeight: 30), id: "label")])
      case .decoration: nil
      }
    }
    var layout = Self.list()
    layout.prepare(itemCounts: [3], in: Self.environment)
    layout.measure(in: Self.viewport, with: contents)
    #expect(layout.attributes(for: .cell(section: 0, item: 0))?.frame.size.height == 20)
    #expect(layout.attributes(for: .cell(section: 0, item: 1))?.frame.size.height == 40)
    // 30 + 20 + 40 + 20.
    #expect(layout.contentSize.height == 110)
    let parts = layout.parts(in: Self.viewport, of: contents)
    let frames = Dictionary(
      uniqueKeysWithValues: parts.map { ($0.description, $0.frame) })
    // The second row starts behind the header and the first row: 30 + 20.
    #expect(frames["cell 0.1/title"] == CGRect(x: 30, y: 50, width: 270, height: 40))
    #expect(frames["cell 0.1/icon"]?.origin.x == 0)
    #expect(frames["supplementary header 0.0/label"]?.size.height == 30)
    #expect(parts.count == 3 * 2 + 1)
  }

  /// An element of a fixed size has parts, too.
  @Test func partsFollowTheSizeOfTheElement() {
    let size = CollectionLayoutSize(.fractionalWidth(0.5), .absolute(44))
    var layout = CollectionLayout(
      section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
    layout.prepare(itemCounts: [1], in: Self.environment)
    let contents = ElementContents(cells: { _, _ in Content(.fixed(CGSize(width: 9, height: 9))) })
    #expect(layout.parts(in: Self.viewport, of: contents).isEmpty)
    let split = ElementContents(cells: { _, _ in Self.row(10) })
    let cell = layout.attributes(in: Self.viewport)[0]
    let title = layout.parts(inside: cell, of: split).first { $0.path == "title" }
    #expect(title?.frame.maxX == cell.frame.maxX)
  }

  /// Contents are built for the environment of the layout, and measured anew when it changes.
  @Test func contentsFollowTheEnvironment() {
    let contents = ElementContents(cells: { _, environment in
      Content(.fixed(CGSize(width: 10, height: environment.contentSizeCategory.isLarge ? 80 : 40)))
    })
    var layout = Self.list()
    layout.prepare(itemCounts: [1], in: Self.environment)
    layout.measure(in: Self.viewport, with: contents)
    #expect(layout.attributes(for: .cell(section: 0, item: 0))?.frame.size.height == 40)
    var larger = Self.environment
    larger.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    layout.prepare(itemCounts: [1], in: larger)
    layout.measure(in: Self.viewport, with: contents)
    #expect(layout.attributes(for: .cell(section: 0, item: 0))?.frame.size.height == 80)
  }

  // MARK: Work

  /// A million rows cost what the screen costs, and nothing is solved twice.
  @Test func onlyVisibleContentsAreSolved() {
    var layout = Self.list()
    layout.prepare(itemCounts: [1_000_000], in: Self.environment)
    let contents = ElementContents(cells: { _, _ in Self.row(100) })
    layout.measure(in: Self.viewport, with: contents)
    // Rows of 20 points behind a header of 20: nine are visible, and the tenth meets the end as
    // long as the ninth has its estimate.
    let cells = layout.attributes(in: Self.viewport).filter { $0.category == .cell }.count
    #expect(cells == 9)
    #expect(contents.solvedCount == 9)
    _ = layout.parts(in: Self.viewport, of: contents)
    #expect(contents.solvedCount == 18)
    for _ in 0..<10 {
      _ = layout.parts(in: Self.viewport, of: contents)
      layout.measure(in: Self.viewport, with: contents)
    }
    #expect(contents.solvedCount == 18)
  }

  /// Solutions of elements that were not asked for lately are forgotten.
  @Test func fewSolutionsAreKept() {
    let contents = ElementContents(cells: { _, _ in Self.row(100) })
    func ask(_ items: Range<Int>) -> Int {
      let before = contents.solvedCount
      for item in items {
        _ = contents.parts(
          for: MeasurementProposal(
            id: .cell(section: 0, item: item), size: CGSize(width: 100, height: 20),
            measuresWidth: false, measuresHeight: false))
      }
      return contents.solvedCount - before
    }
    let half = ElementContents.remembered / 2
    #expect(ask(0..<half) == half)
    #expect(ask(0..<half) == 0)
    #expect(ask(half..<4 * half) == 3 * half)
    #expect(ask(0..<half) == half)
  }

  // MARK: Changes

  /// Longer text in row 1 moves what follows; the others are not measured again.
  @Test func aChangeConcernsItsElementAlone() throws {
    final class Model { var widths: [Double] = Array(repeating: 100, count: 50) }
    let model = Model()
    let contents = ElementContents(cells: { path, _ in Self.row(model.widths[path.item]) })
    var layout = Self.list()
    layout.prepare(itemCounts: [50], in: Self.environment)
    layout.measure(in: Self.viewport, with: contents)
    let before = contents.solvedCount
    let id = ElementID.cell(section: 0, item: 1)
    let unchanged = layout.contentDidChange(of: id, in: contents)
    #expect(unchanged?.change == nil)
    model.widths[1] = 500
    let changed = layout.contentDidChange(of: id, in: contents)
    let change = try #require(changed)
    // A leaf of the same name and kind is updated in its place.
    #expect(change.update?.content == Self.row(500))
    #expect(change.update?.changes["/"]?.updates == [.init(old: 1, new: 1)])
    #expect(change.change.firstMoved == ElementIndexPath(item: 1, section: 0))
    #expect(change.change.measuredElements == 1)
    #expect(contents.solvedCount == before + 1)
    #expect(layout.attributes(for: id)?.frame.size.height == 40)
    let again = layout.contentDidChange(of: id, in: contents)
    #expect(again?.change == nil)
  }
}

extension PreferredContentSizeCategory {
  fileprivate var isLarge: Bool { self == .accessibilityExtraExtraExtraLarge }
}
