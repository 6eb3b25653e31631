import CompositionalDocuments
import CompositionalSimulation
import Foundation
import Testing

@testable import CompositionalPage

/// What a page keeps of a case and of a layout in Swift, and what it says that it leaves out.
@Suite struct KeptInPageTests {
  private static func section(
    _ height: CollectionLayoutDimension = .estimated(40)
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(.fractionalWidth(1), height)
    return CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
  }

  private static func layout(
    _ section: CollectionLayoutSection = section(), counts: [Int] = [6]
  ) -> CollectionLayout {
    var layout = CollectionLayout(section: section)
    layout.prepare(
      itemCounts: counts, in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    return layout
  }

  private func document(_ page: LayoutPage) throws -> CaseDocument {
    try CaseDocument(json: page.document)
  }

  /// What the page itself reads.
  private func state(_ page: LayoutPage) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: page.stateJSON) as? [String: Any])
  }

  @Test func handlersAreLeftOutWithANote() throws {
    var section = Self.section(.absolute(40))
    section.visibleItemsInvalidationHandler = .init { _, _, _ in }
    let page = try Self.layout(section).page(devices: [])
    #expect(page.omissions == ["A visible-items handler is left out: it is a closure."])
    #expect(try state(page)["note"] as? String == page.omissions[0])
    section.visibleItemsInvalidationHandler = nil
    #expect(try document(page).layout == LayoutDocument(sections: [section]))
    #expect(try Self.layout(section).page(devices: []).omissions.isEmpty)
  }

  @Test func scriptsArePlayed() throws {
    let script: ScrollScript = [.fling(velocity: 3_000), .waitUntilRest]
    let page = try Self.layout().page(named: "Store", devices: [], script: script)
    #expect(try ScrollScript(json: page.script) == script)
    #expect(try document(page).script == script && document(page).name == "Store")
    // A case by itself, and a layout, which has none.
    #expect(try document(page).page().script == page.script)
    #expect(try state(page)["script"] as? String == page.script)
    #expect(try document(page).layout.page().script.isEmpty)
    #expect(LayoutPage(document: "{").script.isEmpty)
  }

  /// Heights of 44, 54 and 64 by item, as the closure says: they repeat after three.
  @Test func measuredHeightsAreWritten() throws {
    let measurer = ClosureMeasurer { proposal in
      PreferredSize(height: 44 + CGFloat(proposal.id.indexPath.item % 3) * 10)
    }
    let page = try Self.layout().page(devices: [], measurer: measurer)
    #expect(try document(page).measurement == .cells(.heights([44, 54, 64])))
    #expect(page.omissions.isEmpty && page.samples.isEmpty)
    var measured = Self.layout()
    measured.measureEverything(with: measurer)
    var copy = try document(page).preparedLayout()
    copy.measureEverything(with: try #require(try document(page).measurement))
    let whole = CGRect(x: 0, y: 0, width: 320, height: 1_000)
    #expect(copy.attributes(in: whole) == measured.attributes(in: whole))
    #expect(copy.contentSize.height == 324)
  }

  /// Texts keep their rule, and headers their kind.
  @Test func rulesOfDocumentsStay() throws {
    var measurement = CaseMeasurement()
    measurement.cells = .init(.text(lengths: [40, 90], textStyle: "body"))
    #expect(
      try document(Self.layout().page(devices: [], measurer: measurement)).measurement
        == measurement)
    var section = Self.section()
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(.fractionalWidth(1), .estimated(20)), elementKind: "header",
        alignment: .top)
    ]
    let page = try Self.layout(section).page(devices: [], measurer: SampleMeasurer.heights([50]))
    #expect(
      try document(page).measurement
        == .cells(.heights([50]), supplementary: ["header": .heights([50])]))
    let plain = try Self.layout(Self.section(.absolute(40)))
      .page(devices: [], measurer: SampleMeasurer.heights([50]))
    #expect(try document(plain).measurement == nil)
  }

  /// A text is higher where it is narrower, so each device has heights of its own.
  @Test func devicesHaveTheirOwnHeights() throws {
    let measurer = ClosureMeasurer { PreferredSize(height: 12_000 / $0.size.width) }
    let wide = CollectionLayoutEnvironment(size: CGSize(width: 480, height: 320))
    let page = try Self.layout().page(devices: [wide], measurer: measurer)
    let heights = try page.samples.map { try CaseDocument(json: $0.document).measurement }
    #expect(heights == [.cells(.heights([37.5])), .cells(.heights([25]))])
  }

  /// A document has one height for an item of a section, and a page has few items.
  @Test func whatADocumentDoesNotHoldIsSaid() throws {
    let bySection = ClosureMeasurer {
      PreferredSize(height: $0.id.indexPath.section == 0 ? 30 : 60)
    }
    let two = try Self.layout(counts: [2, 2]).page(devices: [], measurer: bySection)
    var sections = CaseMeasurement()
    sections.sections = [0: .cells(.heights([30])), 1: .cells(.heights([60]))]
    #expect(try document(two).measurement == sections)
    #expect(two.omissions.isEmpty)
    let equal = ClosureMeasurer { _ in PreferredSize(height: 30) }
    #expect(try Self.layout(counts: [2, 2]).page(devices: [], measurer: equal).omissions.isEmpty)
    var asked = 0
    let counting = ClosureMeasurer { _ in
      asked += 1
      return PreferredSize(height: 30)
    }
    let many = try Self.layout(counts: [1_000_000_000]).page(devices: [], measurer: counting)
    #expect(many.omissions.count == 1 && many.omissions[0].contains("the first 80 items"))
    #expect(asked <= 200)
  }

  /// A layout whose data has not come yet has a page.
  @Test func noDataIsAPage() throws {
    let page = try Self.layout(counts: []).page(devices: [])
    #expect(try document(page).itemCounts.isEmpty && document(page).layout.sections.count == 1)
  }
}
