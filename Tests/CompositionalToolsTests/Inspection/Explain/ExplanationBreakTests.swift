import CompositionalInspection
import CompositionalTestSupport
import Testing

/// The step that says why a cell begins a new group.
@Suite struct ExplanationBreakTests {
  private typealias Group = CollectionLayoutGroup

  private func item(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension = .fractionalHeight(1)
  ) -> CollectionLayoutItem {
    CollectionLayoutItem(layoutSize: .init(width, height))
  }

  /// Returns a row as wide as the view and 50 points high.
  private func row(spacing: CGFloat = 0, _ items: CollectionLayoutItem...) -> Group {
    var row = Group.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(50)), subitems: items)
    row.interItemSpacing = spacing == 0 ? nil : .fixed(spacing)
    return row
  }

  /// Returns a layout of a section with 30 items in a view of 390 points at scale 1.
  private func layout(_ group: Group) -> CollectionLayout {
    var layout = CollectionLayout(section: CollectionLayoutSection(group: group))
    layout.prepare(
      itemCounts: [30],
      in: CollectionLayoutEnvironment(size: CGSize(width: 390, height: 800), displayScale: 1))
    return layout
  }

  /// Returns the step of a cell that says why it begins a group.
  private func step(_ layout: CollectionLayout, _ item: Int) throws -> ExplanationStep? {
    let explanation = try layout.explanation(of: .cell(section: 0, item: item))
    #expect(explanation.isComplete)
    let steps = explanation.steps.filter { $0.title.contains("begins a new group") }
    #expect(steps.count <= 1)
    return steps.first
  }

  /// 130 + 10 + 130 is 270; a third needs 410 of 390 points.
  @Test func subitemsThatDoNotFit() throws {
    let layout = layout(row(spacing: 10, item(.absolute(130))))
    let found = try #require(try step(layout, 2))
    #expect(found.result == 20)
    #expect(found.inputs.map(\.value) == [410, 390])
    #expect(found.rule.number == "2.3")
    #expect(found.subject == "group 0")
    #expect(found.title.hasSuffix("so cell 0.2 begins a new group"))
    #expect(try [0, 1, 3].allSatisfy { try step(layout, $0) == nil })
    #expect(try step(layout, 4)?.subject == "group 1")
    let text = try layout.explanation(of: .cell(section: 0, item: 2)).description
    #expect(text.contains("\nNew group:\n"), "\(text)")
    #expect(text.contains("= 410 needed width - 390 width"), "\(text)")
  }

  /// Three thirds of 370 are 123 each; four of 360 with three gaps are 4 × 120 + 30 = 510.
  @Test func fractionsLeaveNoRoom() throws {
    let found = try step(layout(row(spacing: 10, item(.fractionalWidth(1.0 / 3)))), 3)
    #expect(found?.result == 120)
    #expect(found?.inputs.map(\.value) == [510, 390])
  }

  /// Two halves of 195 with 8 points before each need 406.
  @Test func edgeSpacingTakesTheRoom() throws {
    var half = item(.fractionalWidth(0.5))
    half.edgeSpacing = CollectionLayoutEdgeSpacing(leading: .fixed(8))
    let layout = layout(row(half))
    #expect(try step(layout, 1)?.inputs.map(\.value) == [406, 390])
    let text = try layout.explanation(of: .cell(section: 0, item: 1)).description
    #expect(text.contains("= 8 leading edge + 195 width"), "\(text)")
  }

  /// Of 200, 101 and 100 points the third does not fit; the row begins with the first again.
  @Test func theNextOfTheList() throws {
    let found = try step(
      layout(row(item(.absolute(200)), item(.absolute(101)), item(.absolute(100)))), 2)
    #expect(found?.inputs.map(\.value) == [401, 390])
  }

  @Test func theCountIsReached() throws {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(50))
    let counted = Group.horizontal(
      layoutSize: size, subitem: item(.fractionalWidth(1)), count: 4)
    let found = try step(layout(counted), 8)
    #expect(found?.result == 4)
    #expect(found?.rule.number == "2.4")
    #expect(found?.subject == "group 1")
    #expect(try step(layout(counted), 7) == nil)
    let repeating = Group.horizontal(
      layoutSize: size, repeatingSubitem: item(.absolute(20)), count: 3)
    #expect(try step(layout(repeating), 3)?.result == 3)
  }

  /// A column of two beside others: the third item begins a column, the fifth a group.
  @Test func nestedGroups() throws {
    let column = Group.vertical(
      layoutSize: .init(.absolute(190), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .absolute(25))])
    let layout = layout(row(.group(column)))
    let inner = try #require(try step(layout, 2))
    #expect(inner.subject == "group 0, subitem 0")
    #expect(inner.inputs.map(\.value) == [75, 50])
    #expect(try step(layout, 1) == nil)
    let outer = try #require(try step(layout, 4))
    #expect(outer.subject == "group 0")
    #expect(outer.inputs.map(\.value) == [570, 390])
  }

  /// A group of 1000 points would have room for five of 200, but holds its subitem once (rule 2.8.2).
  @Test func estimatedGroupsHoldTheirListOnce() throws {
    let group = Group.horizontal(
      layoutSize: .init(.estimated(1_000), .absolute(50)), subitems: [item(.estimated(200))])
    let found = try #require(try step(layout(group), 1))
    #expect(found.rule.number == "2.8.2")
    #expect(found.title.hasPrefix("a group of estimated length holds each of its subitems once"))
  }

  @Test func customGroupsHaveTheirCells() throws {
    let custom = Group.custom(layoutSize: .init(.fractionalWidth(1), .absolute(50))) { _ in
      (0..<3).map { place in
        CollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat(place) * 40, y: 0, width: 40, height: 50))
      }
    }
    let found = try step(layout(custom), 3)
    #expect(found?.result == 3)
    #expect(found?.rule.number == "2.26")
  }

  /// Measured tags: 200 + 10 + 150 fit, the next has 100 points, and 470 are too many.
  @Test func measuredWidths() throws {
    var layout = layout(row(spacing: 10, item(.estimated(60))))
    let widths: [CGFloat] = [200, 150, 100]
    _ = layout.measureEverything(
      with: ClosureMeasurer { proposal in
        PreferredSize(width: widths[proposal.id.indexPath.item % 3], height: nil)
      })
    let found = try step(layout, 2)
    #expect(found?.inputs.map(\.value) == [470, 390])
    // 100 + 10 + 200 fit, and 150 more do not.
    #expect(try step(layout, 4)?.inputs.map(\.value) == [470, 390])
  }
}
