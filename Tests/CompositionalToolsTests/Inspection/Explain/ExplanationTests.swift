import CompositionalInspection
import CompositionalTestSupport
import Foundation
import Testing

/// Explanations whose numbers are known by hand.
@Suite struct ExplanationTests {
  /// Three columns between insets of 16 in a view of 278 points at scale 3, 8 points apart:
  /// 278 − 2 × 16 = 246, less 2 × 8 is 230, and a third is 76.6667.
  private func columns(scale: CGFloat = 3) -> CollectionLayout {
    let item = CollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    var row = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(60)), subitems: [item])
    row.interItemSpacing = .fixed(8)
    var section = CollectionLayoutSection(group: row)
    section.contentInsets = DirectionalEdgeInsets(leading: 16, trailing: 16)
    section.interGroupSpacing = 10
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(.fractionalWidth(1), .absolute(40)), elementKind: "header",
        alignment: .top)
    ]
    section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    var layout = CollectionLayout(section: section)
    layout.prepare(
      itemCounts: [9],
      in: CollectionLayoutEnvironment(
        size: CGSize(width: 278, height: 400), displayScale: scale))
    return layout
  }

  @Test func widthOfAColumn() throws {
    let explanation = try columns().explanation(of: .cell(section: 0, item: 4))
    let width = explanation.steps[explanation.ends.width]
    #expect(width.rule.number == "2.1.4")
    #expect(abs(width.result - 230.0 / 3) < 1e-9)
    let container = try #require(width.inputs.first { $0.name == "free width" })
    #expect(container.value == 230)
    let free = explanation.steps[try #require(container.source)]
    #expect(free.inputs.map(\.value) == [246, 16])
    #expect(free.path == "sections[0].group")
    // The second column starts at 16 + 76.6667 + 8, the second row at 40 + 60 + 10.
    #expect(abs(explanation.steps[explanation.ends.x].result - (24 + 230.0 / 3)) < 1e-9)
    #expect(explanation.steps[explanation.ends.y].result == 110)
    #expect(explanation.isComplete)
  }

  /// Two columns of a row: a tall cell of half the width, and two cells, one over the other, with
  /// insets of 4, in a quarter of it.
  @Test(arguments: [false, true])
  func groupsAroundACell(isMirrored: Bool) throws {
    let size = CollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    var item = CollectionLayoutItem(layoutSize: size)
    item.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let pair = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(0.25), .fractionalHeight(1)), repeatingSubitem: item,
      count: 2)
    let tall = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(0.5), .fractionalHeight(1)))
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(100)), subitems: [tall, .group(pair)])
    var section = CollectionLayoutSection(group: row)
    section.contentInsets = DirectionalEdgeInsets(leading: 20)
    var layout = CollectionLayout(section: section)
    layout.prepare(
      itemCounts: [6],
      in: CollectionLayoutEnvironment(
        size: CGSize(width: 420, height: 400), displayScale: 2,
        layoutDirection: isMirrored ? .rightToLeft : .leftToRight))
    // The fifth cell is the upper one of the pair in the second row, which starts at 20 + 200.
    let groups = layout.groups(around: .cell(section: 0, item: 4))
    #expect(groups.map(\.path) == ["sections[0].group", "sections[0].group.subitems[1]"])
    #expect(
      groups.map(\.frame) == [
        CGRect(x: isMirrored ? 0 : 20, y: 100, width: 400, height: 100),
        CGRect(x: isMirrored ? 100 : 220, y: 100, width: 100, height: 100),
      ])
    #expect(layout.groups(around: .cell(section: 0, item: 3)).count == 1)
    #expect(layout.groups(around: .cell(section: 3, item: 0)).isEmpty)
  }

  /// At one pixel a point the width is floored to 76, and the text says so.
  @Test func textNamesTheFlooring() throws {
    let text = try columns(scale: 1).explanation(of: .cell(section: 0, item: 1)).description
    #expect(text.hasPrefix("cell 0.1 is 76 wide and 60 high at 100, 40."))
    #expect(text.contains("= 1/3 fraction × 230 free width = 76.6667, floored to whole points"))
    #expect(text.contains("[2.1.4]"))
  }

  /// A reader can check the numbers: a third of 230 is 76.6667, and 0.33 of it is not.
  @Test(arguments: [
    "0.3333333333333333": "1/3", "0.6666666666666666": "2/3", "0.16666666666666666": "1/6",
    "0.33": "0.33", "0.25": "0.25", "1": "1", "0.875": "7/8", "0.1234567": "0.1235",
  ])
  func fractionsAreExact(number: String, text: String) throws {
    let fraction = try #require(Double(number))
    let item = CollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(CGFloat(fraction)), .absolute(60)))
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(.absolute(800), .absolute(60)), subitems: [item])))
    layout.prepare(
      itemCounts: [1], in: CollectionLayoutEnvironment(size: CGSize(width: 390, height: 100)))
    let steps = try layout.explanation(of: .cell(section: 0, item: 0)).steps
    let formulas = steps.filter { $0.inputs.contains { $0.name == "fraction" } }
      .compactMap { $0.formula }
    #expect(formulas.contains { $0.hasPrefix("\(text) fraction × 800 ") }, "\(formulas)")
  }

  /// A row scrolled by a negative offset, as a centered one rests: (390 - 100) / 2 = 145.
  @Test func signsAreNotDoubled() throws {
    let size = CollectionLayoutSize(.absolute(100), .absolute(44))
    var section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    var layout = CollectionLayout(section: section)
    layout.prepare(
      itemCounts: [4], in: CollectionLayoutEnvironment(size: CGSize(width: 390, height: 100)))
    let text = try layout.explanation(of: .cell(section: 0, item: 0), in: layout.viewport())
      .description
    #expect(text.contains("= x 0 + 145 row offset"), "\(text)")
    #expect(!text.contains("- -") && !text.contains("+ -"))
  }

  @Test func pinnedHeaderStopsAtTheEndOfItsSection() throws {
    let layout = columns()
    // The section is 40 + 3 × 60 + 2 × 10 = 240 long, so its header starts at 200 at most.
    let viewport = Viewport(
      contentOffset: CGPoint(x: 0, y: 230), size: CGSize(width: 278, height: 400))
    let id = ElementID.supplementary(kind: "header", section: 0)
    let explanation = try layout.explanation(of: id, in: viewport)
    #expect(explanation.steps[explanation.ends.y].result == 200)
    #expect(explanation.steps.contains { $0.rule.number == "2.10" && $0.arithmetic == .smallest })
    #expect(try layout.explanation(of: id).frame.minY == 0)
  }

  @Test func missingElementsNameWhatThereIs() {
    let layout = columns()
    func text(_ id: ElementID) -> String {
      do throws(MissingElement) {
        _ = try layout.explanation(of: id)
        return ""
      } catch { return error.description }
    }
    #expect(
      text(.cell(section: 0, item: 9))
        == "there is no cell 0.9; section 0 shows 9 cells, cell 0.0 to cell 0.8.")
    #expect(
      text(.cell(section: 1, item: 0))
        == "there is no cell 1.0; the layout has 1 section, 0 to 0.")
    #expect(text(.supplementary(kind: "footer", section: 0)).contains("are header,"))
    #expect(text(.decoration(kind: "back", section: 0)).contains("has no decorations"))
    #expect(text(.supplementary(kind: "x", .ofLayout)).contains("no boundary items of its own"))
  }

  /// The layout of the pages: four columns between insets of 16 points, 12 points apart.
  ///
  /// A quarter of 375 − 32 − 36 = 307 is 76.75, floored to thirds of a point.
  @Test func pagesShowRealOutput() throws {
    let item = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(0.25), .fractionalHeight(1)))
    var row = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(80)), subitems: [item])
    row.interItemSpacing = .fixed(12)
    var section = CollectionLayoutSection(group: row)
    section.contentInsets = DirectionalEdgeInsets(leading: 16, trailing: 16)
    section.interGroupSpacing = 12
    var layout = CollectionLayout(section: section)
    let size = CGSize(width: 375, height: 812)
    layout.prepare(itemCounts: [20], in: CollectionLayoutEnvironment(size: size, displayScale: 3))
    let explanation = try layout.explanation(of: .cell(section: 0, item: 5))
    #expect(abs(explanation.frame.width - 230.0 / 3) < 1e-9)
    let output = explanation.description
    #expect(try text("Documentation/Explain.md").contains(output))
    let width = try #require(output.range(of: "\n\nHeight"))
    #expect(try text("README.md").contains(output[..<width.lowerBound]))
    let next = try layout.explanation(of: .cell(section: 0, item: 4)).description
    let reason = try #require(next.range(of: "New group:"))
    #expect(try text("Documentation/Explain.md").contains(next[reason.lowerBound...]))
  }

  /// Every rule that steps name is a heading of its page.
  @Test func rulesAreHeadings() throws {
    for rule in RuleReference.named {
      let parts = rule.link.split(separator: "#")
      let page = try text(String(parts[0]))
      let anchors = page.split(separator: "\n").filter { $0.hasPrefix("#") }.map(Self.anchor)
      #expect(anchors.contains(String(parts[1])), "\(rule.link)")
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: RepositoryFiles.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the anchor that hosts of Markdown give a heading.
  private static func anchor(_ heading: Substring) -> String {
    let text = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
    let kept = text.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    return kept.replacingOccurrences(of: " ", with: "-")
  }
}
