import CompositionalInspection
import CompositionalTestSupport
import Testing

/// The words of explanations where a reader met wrong ones.
@Suite struct ExplanationWordTests {
  private func list(
    _ height: CollectionLayoutDimension, counts: [Int],
    _ change: (inout CollectionLayoutSection) -> Void = { _ in }
  ) -> CollectionLayout {
    let size = CollectionLayoutSize(.fractionalWidth(1), height)
    var section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    change(&section)
    var layout = CollectionLayout(section: section)
    layout.prepare(
      itemCounts: counts, in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    return layout
  }

  private func text(_ layout: CollectionLayout, _ id: ElementID) throws -> String {
    try layout.explanation(of: id).description
  }

  /// More than twelve groups before a cell are one number, whose name begins with an article.
  @Test func articlesAreNotDoubled() throws {
    let text = try text(list(.estimated(50), counts: [20]), .cell(section: 0, item: 15))
    #expect(text.contains("the 15 groups before") && !text.contains("the the"), "\(text)")
  }

  /// The second section begins where the first ends: 12 rows of 44 points are 528.
  @Test func aSectionIsAfterTheOneBefore() throws {
    let text = try text(list(.absolute(44), counts: [12, 3]), .cell(section: 1, item: 0))
    #expect(text.contains("528") && text.contains("after section 0"), "\(text)")
    #expect(!text.contains("the section 0"), "\(text)")
  }

  @Test func estimatesAreNotCalledMeasured() throws {
    var layout = list(.estimated(50), counts: [20])
    let before = try text(layout, .cell(section: 0, item: 2))
    #expect(before.contains("the groups before it, at their estimates"), "\(before)")
    layout.measure(in: Viewport(size: CGSize(width: 300, height: 400))) { _ in
      PreferredSize(height: 60)
    }
    let after = try text(layout, .cell(section: 0, item: 2))
    #expect(after.contains("the groups before it, at their measured lengths"), "\(after)")
  }

  /// An item of 10 points from the edge of its row.
  @Test func edgeSpacingIsNamed() throws {
    var item = CollectionLayoutItem(layoutSize: .init(.absolute(100), .fractionalHeight(1)))
    item.edgeSpacing = CollectionLayoutEdgeSpacing(leading: .fixed(10))
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .horizontal(layoutSize: .init(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    )
    layout.prepare(
      itemCounts: [1], in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    let text = try text(layout, .cell(section: 0, item: 0))
    #expect(text.contains("the leading edge spacing"), "\(text)")
  }

  /// The 1 of a group with one subitem is no length.
  @Test func aCountIsNoLength() throws {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(50))
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitem: CollectionLayoutItem(layoutSize: size), count: 1)))
    layout.prepare(
      itemCounts: [3], in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    let text = try text(layout, .cell(section: 0, item: 1))
    #expect(text.contains("the group holds 1 subitem, its count"), "\(text)")
  }

  /// Insets of 20 do not narrow a row: 0.9 of 300 is 270 (rule 2.15.1).
  @Test func rowsCiteTheirRule() throws {
    let item = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))
    var section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(0.9), .absolute(50)), subitems: [item]))
    section.contentInsets = DirectionalEdgeInsets(leading: 20, trailing: 20)
    section.orthogonalScrollingBehavior = .groupPaging
    var layout = CollectionLayout(section: section)
    layout.prepare(
      itemCounts: [3], in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    let explanation = try layout.explanation(of: .cell(section: 0, item: 0))
    let whole = try #require(explanation.steps.first { $0.rule.number == "2.15.1" })
    #expect(whole.result == 300 && whole.title.contains("do not narrow a row"))
    #expect(explanation.frame.size.width == 270)
  }

  /// A section that shows none of its items says why, as text and as a diagnostic.
  @Test func nothingIsExplained() throws {
    func reason(_ layout: CollectionLayout) -> String? {
      let error = #expect(throws: MissingElement.self) {
        try layout.explanation(of: .cell(section: 0, item: 0))
      }
      return error?.found
    }
    let none = list(.fractionalHeight(0), counts: [3])
    #expect(
      reason(none) == "section 0 has 3 items and shows none, because its group has no height")
    #expect(none.diagnostics.map { $0.reason } == [.showsNothing("its group has no height")])
    #expect(
      none.diagnostics[0].problem
        == "The items of section 0 are not shown, because its group has no height.")
    let narrow = list(.absolute(50), counts: [3]) { $0.contentInsets.leading = 300 }
    #expect(
      reason(narrow)
        == "section 0 has 3 items and shows none, because its insets leave no room for a group")
    #expect(narrow.diagnostics.count == 1)
    let taken = list(.absolute(50), counts: [3]) { $0.contentInsets.top = -150 }
    #expect(reason(taken)?.contains("take away as much length as its groups have") == true)
    #expect(reason(list(.absolute(50), counts: [0])) == "section 0 has no items")
    // What is measured is shown later, and no fault before.
    var estimated = list(.estimated(0), counts: [3])
    #expect(estimated.diagnostics.isEmpty)
    #expect(reason(estimated)?.contains("estimated at no length and not measured yet") == true)
    estimated.measure(in: Viewport(size: CGSize(width: 300, height: 400))) { _ in
      PreferredSize(height: 0)
    }
    #expect(reason(estimated)?.contains("because its cells prefer no length") == true)
  }
}
