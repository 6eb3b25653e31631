import Compositional
import CompositionalTestSupport
import Foundation
import Testing

/// The diagnostics of descriptions that UIKit would complain about.
@Suite struct DiagnosticTests {
  private let size = CollectionLayoutSize(.absolute(50), .absolute(10))

  private func diagnostics(
    _ section: CollectionLayoutSection?, width: CGFloat = 100
  ) -> [LayoutDiagnostic] {
    var layout = CollectionLayout { _, _ in section }
    layout.prepare(
      itemCounts: [3], in: CollectionLayoutEnvironment(size: CGSize(width: width, height: 100)))
    return layout.diagnostics
  }

  private func row(_ width: CGFloat, of items: [CollectionLayoutItem]) -> CollectionLayoutSection {
    CollectionLayoutSection(
      group: .horizontal(layoutSize: .init(.absolute(width), .absolute(10)), subitems: items))
  }

  @Test func aGroupThatCannotFitAnItem() throws {
    let found = diagnostics(row(40, of: [CollectionLayoutItem(layoutSize: size)]))
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.reason == .groupCannotFitItem)
    #expect(first.section == 0)
    let text = first.description
    #expect(text.contains("section 0") && text.contains("100 x 100"))
    #expect(text.contains("horizontal group (.absolute(40.0), .absolute(10.0))"))
  }

  /// A custom group without frames has no item that could be too large for it.
  @Test func aCustomGroupWithoutFrames() {
    let section = CollectionLayoutSection(
      group: .custom(layoutSize: size, itemProvider: CollectionLayoutCustomItemProvider([])))
    #expect(diagnostics(section).map(\.reason) == [.showsNothing("its group has no cells")])
  }

  /// Three groups of 1e308 points are more than a number can hold, and 1e306 are not; the first size
  /// that is infinite, or near it, has the path: 100 times 1e307 is, and 100 times 1e304 is not.
  @Test func sumsBeyondTheLargestNumber() {
    func column(
      _ length: CGFloat, _ width: CollectionLayoutDimension = .absolute(10)
    ) -> CollectionLayoutSection {
      let item = CollectionLayoutItem(layoutSize: .init(width, .fractionalHeight(1)))
      return CollectionLayoutSection(
        group: .vertical(layoutSize: .init(.absolute(100), .absolute(length)), subitems: [item]))
    }
    let group = LayoutDiagnostic.Reason.notFinite(path: "group")
    #expect(diagnostics(row(10, of: [.init(layoutSize: size)])).allSatisfy { $0.reason != group })
    #expect(diagnostics(column(1e308)).map(\.reason) == [group])
    #expect(diagnostics(column(1e306)).isEmpty)
    let item = LayoutDiagnostic.Reason.notFinite(path: "group.subitems[0]")
    #expect(diagnostics(column(10, .fractionalWidth(1e307))).map(\.reason).contains(item))
    #expect(!diagnostics(column(10, .fractionalWidth(1e304))).map(\.reason).contains(item))
    var row = column(10)
    row.orthogonalScrollingBehavior = .continuous
    row.interGroupSpacing = 1.7e308
    #expect(diagnostics(row).map(\.reason) == [group])
    row.interGroupSpacing = 1e300
    #expect(diagnostics(row).isEmpty)
    row = column(10)
    row.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1e307)), elementKind: "h",
        alignment: .top)
    ]
    let header = LayoutDiagnostic.Reason.notFinite(path: "boundarySupplementaryItems[0]")
    #expect(diagnostics(row).map(\.reason) == [header])
  }

  /// Insets move the cells of this section, and those of the sections behind.
  @Test func insetsBeyondTheLargestNumber() {
    let insets = LayoutDiagnostic.Reason.notFinite(path: "contentInsets")
    for (length, reasons) in [(CGFloat.greatestFiniteMagnitude, [insets]), (1e306, [])] {
      var section = CollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
      for edges in [DirectionalEdgeInsets(top: length), .init(bottom: length)] {
        section.contentInsets = edges
        #expect(diagnostics(section).map(\.reason) == reasons)
      }
    }
  }

  /// Measured lengths add up as well, and another preparation forgets them.
  @Test func measuredSumsBeyondTheLargestNumber() {
    let size = CollectionLayoutSize(.fractionalWidth(1), .estimated(10))
    var layout = CollectionLayout(
      section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
    let screen = CollectionLayoutEnvironment(size: CGSize(width: 100, height: 100))
    layout.prepare(itemCounts: [3], in: screen)
    layout.measureEverything(with: ClosureMeasurer { _ in PreferredSize(height: 1e306) })
    #expect(layout.diagnostics.isEmpty)
    layout.prepare(itemCounts: [4], in: screen)
    layout.measureEverything(with: ClosureMeasurer { _ in PreferredSize(height: 1e308) })
    #expect(layout.diagnostics.map(\.reason) == [.notFinite(path: "group")])
    layout.prepare(itemCounts: [3], in: screen)
    #expect(layout.diagnostics.isEmpty)
  }

  /// The spacing between sections belongs to the layout: three times 8e307 are too much.
  @Test func spacingBeyondTheLargestNumber() {
    let section = row(
      40, of: [CollectionLayoutItem(layoutSize: .init(.absolute(10), .absolute(10)))])
    var configuration = CollectionLayoutConfiguration()
    configuration.interSectionSpacing = 8e307
    var layout = CollectionLayout(section: section, configuration: configuration)
    let screen = CollectionLayoutEnvironment(size: CGSize(width: 100, height: 100))
    layout.prepare(itemCounts: [3, 3], in: screen)
    #expect(layout.diagnostics.isEmpty)
    layout.prepare(itemCounts: [3, 3, 3], in: screen)
    #expect(layout.diagnostics.map(\.reason) == [.notFinite(path: "interSectionSpacing")])
    #expect(layout.diagnostics.allSatisfy { $0.section == nil })
  }

  @Test func noRoom() {
    var section = row(40, of: [CollectionLayoutItem(layoutSize: size)])
    section.contentInsets = DirectionalEdgeInsets(leading: 16, trailing: 16)
    let found = diagnostics(section, width: 32)
    #expect(found.map(\.reason) == [.noRoomForGroup])
    #expect(found.first?.description.contains("0 x 100") == true)
  }

  /// 50 - 20 - 30 leaves nothing across, wherever the group is.
  @Test func insetsThatLeaveAGroupNoRoom() {
    let full = CollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))
    var column = CollectionLayoutGroup.vertical(
      layoutSize: .init(.absolute(50), .absolute(10)), subitems: [full])
    column.contentInsets = DirectionalEdgeInsets(leading: 20, trailing: 30)
    #expect(diagnostics(row(100, of: [.group(column)])).map(\.reason) == [.noRoomForGroup])
    #expect(
      diagnostics(CollectionLayoutSection(group: column)).map(\.reason) == [.noRoomForGroup])
    // A column of 30 with an inset of 20 above and below, in a row of 50.
    var upright = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .absolute(30)), subitems: [full])
    upright.contentInsets = DirectionalEdgeInsets(top: 20, bottom: 20)
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(50)), subitems: [.group(upright)]))
    #expect(diagnostics(section).map(\.reason) == [.noRoomForGroup])
    // With an estimate the insets do not count.
    let insets = column.contentInsets
    column = .vertical(layoutSize: .init(.estimated(50), .absolute(10)), subitems: [full])
    column.contentInsets = insets
    #expect(diagnostics(CollectionLayoutSection(group: column)).isEmpty)
  }

  /// Absolute sizes of zero and less are reported and laid out all the same.
  @Test(arguments: [0, -5] as [CGFloat])
  func aSizeThatIsNotPositive(_ width: CGFloat) throws {
    let thin = CollectionLayoutItem(layoutSize: .init(.absolute(width), .absolute(10)))
    let section = row(100, of: [CollectionLayoutItem(layoutSize: size), thin])
    let found = diagnostics(section)
    #expect(found.map(\.reason) == [.sizeNotPositive])
    #expect(try #require(found.first).description.contains("section 0"))
    let layout = Sample.layout(of: section, [2], in: CGSize(width: 100, height: 100))
    #expect(
      layout.attributes(for: .cell(section: 0, item: 1))?.frame
        == CGRect(x: 50, y: 0, width: 0, height: 10))
    var header = row(100, of: [CollectionLayoutItem(layoutSize: size)])
    header.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(.fractionalWidth(1), .absolute(width)), elementKind: "header",
        alignment: .top)
    ]
    #expect(diagnostics(header).map(\.reason) == [.sizeNotPositive])
  }

  /// Boundary items of the layout are looked at as those of a section are.
  @Test func aBoundaryItemOfTheLayoutWithoutASize() {
    var layout = CollectionLayout(
      section: row(100, of: [CollectionLayoutItem(layoutSize: size)]))
    layout.configuration.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(.fractionalWidth(1), .absolute(0)), elementKind: "header",
        alignment: .top)
    ]
    layout.prepare(
      itemCounts: [2], in: CollectionLayoutEnvironment(size: CGSize(width: 100, height: 100)))
    #expect(layout.diagnostics.map(\.reason) == [.sizeNotPositive])
    #expect(layout.diagnostics.map(\.section) == [nil])
  }

  /// The share of a counted group replaces the size on its axis (rule 2.4.1), and on no other.
  @Test func aSizeThatACountedGroupReplaces() {
    func counted(_ size: CollectionLayoutSize) -> CollectionLayoutSection {
      CollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(.fractionalWidth(1), .absolute(20)),
          subitem: CollectionLayoutItem(layoutSize: size), count: 2))
    }
    #expect(diagnostics(counted(.init(.absolute(0), .fractionalHeight(1)))).isEmpty)
    #expect(
      diagnostics(counted(.init(.fractionalWidth(1), .absolute(0)))).map(\.reason)
        == [.sizeNotPositive])
  }

  @Test func repeatedSubitemsThatOverflow() {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.absolute(100), .absolute(10)),
        repeatingSubitem: CollectionLayoutItem(layoutSize: size), count: 3))
    #expect(diagnostics(section).map(\.reason) == [.repeatedSubitemsOverflow])
  }

  @Test func duplicateKinds() {
    var section = row(100, of: [CollectionLayoutItem(layoutSize: size)])
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .top)
    section.boundarySupplementaryItems = [header, header]
    #expect(diagnostics(section).map(\.reason) == [.duplicateElementKind("header")])
  }

  /// A kind of anchored views occurs once in a description; a count repeats no description.
  @Test func duplicateKindsOfAnchoredViews() {
    let duplicate = [LayoutDiagnostic.Reason.duplicateElementKind("badge")]
    var item = CollectionLayoutItem(layoutSize: size)
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: .init(edges: .top))
    item.supplementaryItems = [badge]
    #expect(diagnostics(row(100, of: [item, item])).map(\.reason) == duplicate)
    let other = CollectionLayoutItem(layoutSize: size)
    var section = row(100, of: [item, other])
    #expect(diagnostics(section).isEmpty)
    section.boundarySupplementaryItems = [
      .init(layoutSize: size, elementKind: "badge", alignment: .top)
    ]
    #expect(diagnostics(section).map(\.reason) == duplicate)
    let counted = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.absolute(150), .absolute(10)), repeatingSubitem: item, count: 3)
    #expect(diagnostics(CollectionLayoutSection(group: counted)).isEmpty)
    var group = counted
    group.supplementaryItems = [badge]
    #expect(diagnostics(CollectionLayoutSection(group: group)).map(\.reason) == duplicate)
    item.supplementaryItems = [badge, badge]
    #expect(diagnostics(row(100, of: [item])).map(\.reason) == duplicate)
  }

  @Test func aMissingSection() {
    #expect(diagnostics(nil).map(\.reason) == [.missingSection])
  }

  @Test func tooManyElements() {
    let tiny = CollectionLayoutItem(layoutSize: .init(.absolute(0.001), .absolute(1)))
    #expect(diagnostics(row(2000, of: [tiny])).map(\.reason) == [.tooManyElementsInGroup])
  }

  @Test func aSoundLayoutHasNone() {
    #expect(diagnostics(row(100, of: [CollectionLayoutItem(layoutSize: size)])).isEmpty)
  }
}
