import Compositional
import CompositionalInspection
import CompositionalTestSupport
import Foundation
import Testing

/// Explanations of flow layouts, worked out by hand from the rules of `Documentation/FlowLayout.md`.
@Suite struct FlowExplanationTests {
  /// Squares of 50 points with 10 between them in a view of 320 points, as in the page.
  private static func squares(_ count: Int) -> PreparedFlowLayout {
    CollectionFlowLayout().prepared(
      itemCounts: [count], in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
  }

  private func lines(
    _ frames: PreparedFlowLayout, _ id: ElementID, in viewport: Viewport? = nil
  ) throws -> [String] {
    try frames.explanation(of: id, in: viewport).description.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// Five squares fit: 1 + ⌊270 ÷ 60⌋.
  ///
  /// Four gaps share 320 - 5 · 50 = 70 points.
  @Test func aSquareInAFullLine() throws {
    let explanation = try Self.squares(7).explanation(of: .cell(section: 0, item: 6))
    #expect(explanation.isComplete)
    #expect(explanation.newGroup == nil)
    let steps = explanation.steps
    let more = try #require(steps.first { $0.arithmetic == .wholeQuotient && $0.result == 4 })
    #expect(more.inputs.map(\.value) == [270, 60])
    #expect(more.formula == "270 free width ÷ 60 pitch = 4.5, rounded down")
    #expect(steps.contains { $0.rule.number == "flow 2" && $0.result == 5 })
    let share = try #require(steps.first { $0.arithmetic == .quotient })
    #expect(share.inputs.map(\.value) == [70, 4] && share.result == 17.5)
    // The last line keeps the columns of the full one.
    #expect(
      steps.contains { $0.rule.number == "flow 5" && $0.title.contains("as if equal cells filled") }
    )
    let x = steps[explanation.ends.x]
    #expect(x.result == 67.5 && x.inputs.map(\.value) == [50, 17.5])
    #expect(steps[explanation.ends.y].result == 60)
    #expect(share.rule.link == "Documentation/FlowLayout.md#the-rules")
  }

  /// 5 · 50 + 5 · 10 + 50 = 350 points are needed, 30 more than there are.
  @Test func theFirstCellOfALineSaysWhy() throws {
    let explanation = try Self.squares(7).explanation(of: .cell(section: 0, item: 5))
    let step = explanation.steps[try #require(explanation.newGroup)]
    #expect(step.result == 30 && step.inputs.map(\.value) == [350, 320])
    let text = explanation.description
    #expect(text.contains("\nNew line:\n"))
    #expect(text.contains("one more cell does not fit, so cell 0.5 begins a new line  [flow 2]"))
  }

  /// A section of 30 + 8 + 40 + 8 + 40 + 12 + 20 points, and the frames of its cells and views.
  @Test func headersInsetsAndFooters() throws {
    var layout = CollectionFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (8, 8)
    layout.sectionInset = PhysicalEdgeInsets(top: 8, left: 8, bottom: 12, right: 8)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 20)
    let frames = layout.prepared(
      itemCounts: [3, 0], in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    let lines = try self.lines(frames, .cell(section: 0, item: 2))
    #expect(
      lines == [
        "cell 0.2 is 100 wide and 40 high at 8, 86.", "", "Width: 100",
        "  100       the cells of section 0: the item size  [flow 9]", "", "Height: 40",
        "  40        the cells of section 0: the item size  [flow 9]", "", "Left edge: 8",
        "  8         cell 0.2: the left inset  [1.15]", "", "Top edge: 86",
        "  320       the view: the width of the view  [flow 1]",
        "  304       section 0: the length of its lines: the content between its insets  [flow 1]",
        "            = 320 view width - 8 left inset - 8 right inset",
        "  108       section 0: a cell and the least spacing  [flow 2]",
        "            = 100 cell width + 8 least spacing",
        "  204       section 0: what a line has beside its first cell  [flow 2]",
        "            = 304 line width - 100 cell width",
        "  1         section 0: this number of further cells fits, each with the spacing before it  "
          + "[flow 2]", "            = 204 free width ÷ 108 pitch = 1.8889, rounded down",
        "  2         section 0: this number of cells fits into a line  [flow 2]",
        "            = 1 first + 1 further cells",
        "  1         section 0: this number of lines is full before the cell  [flow 2]",
        "            = 2 cells before ÷ 2 cells in a line",
        "  48        section 0: from a line to the next  [flow 6]",
        "            = 40 cell height + 8 line spacing",
        "  48        section 0: the lines above  [flow 6]",
        "            = 1 lines above × 48 line pitch",
        "  86        cell 0.2: its place in the section  [flow 7]",
        "            = 30 header + 8 top inset + 48 lines above", "", "New line:",
        "  16        cell 0.2: the least spacing with one more cell  [flow 2]",
        "            = 2 gaps × 8 least spacing",
        "  200       cell 0.2: the cells before it  [flow 2]",
        "            = 2 cells × 100 cell width",
        "  316       cell 0.2: the length with one more cell  [flow 2]",
        "            = 200 cells + 100 next cell + 16 spacings",
        "  12        cell 0.2: one more cell does not fit, so cell 0.2 begins a new line  [flow 2]",
        "            = 316 needed width - 304 line width",
      ])
    let footer = ElementID.supplementary(
      kind: "UICollectionElementKindSectionFooter", section: 0, item: 0)
    let explanation = try frames.explanation(of: footer)
    let top = explanation.steps[explanation.ends.y]
    #expect(top.inputs.map(\.value) == [30, 108] && top.result == 138)
    #expect(explanation.steps.contains { $0.inputs.map(\.value) == [8, 88, 12] })
  }

  @Test func thePageShowsRealOutput() throws {
    let output = try Self.squares(7).explanation(of: .cell(section: 0, item: 6)).description
    let page = RepositoryFiles.root.appendingPathComponent("Documentation/Explain.md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains(output))
  }

  /// An item that differs keeps the least spacing in the last line, and is centered in it.
  @Test func cellsOfDifferentSizes() throws {
    var layout = CollectionFlowLayout()
    var section = CollectionFlowLayout.Section()
    section.itemSizes = [CGSize(width: 200, height: 20), CGSize(width: 90, height: 40)]
    layout.sections = [section]
    let frames = layout.prepared(
      itemCounts: [2], in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    let first = try frames.explanation(of: .cell(section: 0, item: 0))
    #expect(first.steps[first.ends.y].rule.number == "flow 6")
    #expect(first.steps[first.ends.y].inputs.map(\.value) == [0.5, 20])
    let second = try frames.explanation(of: .cell(section: 0, item: 1))
    #expect(second.steps[second.ends.x].inputs.map(\.value) == [200, 10])
    #expect(
      second.steps.contains { $0.rule.number == "flow 5" && $0.title.contains("are not equal") })
    #expect(second.steps.contains { $0.path == "flowLayout.sections[0].itemSizes" })
  }

  /// The header of a section stays at the top of what is visible, and stops before the footer.
  @Test func aPinnedHeader() throws {
    var layout = CollectionFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let frames = layout.prepared(
      itemCounts: [20], in: CollectionLayoutEnvironment(size: CGSize(width: 100, height: 100)))
    let header = ElementID.supplementary(
      kind: "UICollectionElementKindSectionHeader", section: 0, item: 0)
    let viewport = frames.viewport(at: CGPoint(x: 0, y: 200))
    let explanation = try frames.explanation(of: header, in: viewport)
    #expect(explanation.isComplete && explanation.frame.origin.y == 200)
    let top = explanation.steps[explanation.ends.y]
    #expect(top.rule.number == "flow 11" && top.arithmetic == .largest)
  }

  @Test func anElementThatDoesNotExist() throws {
    let frames = Self.squares(7)
    for (id, words) in [
      (.cell(section: 0, item: 7), "section 0 has 7 cells, cell 0.0 to cell 0.6"),
      (.cell(section: 1, item: 0), "the layout has 1 section, 0 to 0"),
      (.decoration(kind: "line", section: 0, item: 0), "a flow layout has cells, and the headers"),
      (
        .supplementary(kind: "UICollectionElementKindSectionHeader", section: 0, item: 0),
        "section 0 has at most one header"
      ),
    ] as [(ElementID, String)] {
      #expect {
        try frames.explanation(of: id)
      } throws: {
        "\($0)".contains(words)
      }
    }
  }
}
