import Compositional
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

  @Test func noRoom() {
    var section = row(40, of: [CollectionLayoutItem(layoutSize: size)])
    section.contentInsets = DirectionalEdgeInsets(leading: 16, trailing: 16)
    let found = diagnostics(section, width: 32)
    #expect(found.map(\.reason) == [.noRoomForGroup])
    #expect(found.first?.description.contains("0 x 100") == true)
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
