import CompositionalDocuments
import CompositionalPage
import Foundation
import Testing

/// Pages with a layout in them.
@Suite struct LayoutPageTests {
  private func layout(_ section: CollectionLayoutSection, counts: [Int] = [3]) -> CollectionLayout {
    var layout = CollectionLayout(section: section)
    layout.prepare(
      itemCounts: counts, in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    return layout
  }

  private func row(_ group: CollectionLayoutGroup? = nil) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(44))
    return CollectionLayoutSection(
      group: group
        ?? .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
  }

  @Test func aPageIsOneFile() throws {
    let html = try layout(row()).page(named: "rows").html
    #expect(html.hasPrefix("<!doctype html>"))
    #expect(html.utf8.count < 1_600_000)
    #expect(html.contains("<html lang=\"en\" data-state=\"1."))
    #expect(!html.contains("http-equiv=\"refresh\"") && !html.contains("<script src"))
    #expect(html.contains("default-src 'none'"))
  }

  @Test func theDocumentIsThatOfTheLayout() throws {
    let page = try layout(row(), counts: [3, 4]).page(named: "rows")
    let document = try CaseDocument(json: [UInt8](Data(page.document.utf8)))
    #expect(document.itemCounts == [3, 4] && document.name == "rows")
    #expect(document.layout.sections.count == 1)
    #expect(page.showsViewOfDocument)
  }

  /// What is in the document is never markup.
  @Test func documentsAreNotMarkup() {
    let text = "\"></html><script>alert(1)</script>&quot;"
    let html = LayoutPage(document: text, showsViewOfDocument: false).html
    #expect(!html.contains("alert(1)"))
    let plain = LayoutPage(document: "", showsViewOfDocument: false).html
    func scripts(_ text: String) -> Int { text.components(separatedBy: "<script").count }
    #expect(scripts(html) == scripts(plain))
  }

  /// The frames that closures answer stand in the document, and the page says so.
  @Test func customGroupsAreSampled() throws {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(44))
    let custom = CollectionLayoutGroup.custom(layoutSize: size) { environment in
      let width = environment.container.contentSize.width / 4
      return [0, 3].map { index in
        CollectionLayoutGroupCustomItem(
          frame: CGRect(x: width * index, y: 4, width: width, height: 40))
      }
    }
    let outer = CollectionLayoutGroup.vertical(
      layoutSize: CollectionLayoutSize(.fractionalWidth(0.5), .absolute(88)),
      subitems: [.group(custom), CollectionLayoutItem(layoutSize: size)])
    let layout = layout(row(outer), counts: [7])
    let page = try layout.page()
    let document = try CaseDocument(json: [UInt8](Data(page.document.utf8)))
    let copy = document.preparedLayout()
    let whole = CGRect(x: 0, y: 0, width: 320, height: 1_000)
    let frames = copy.attributes(in: whole).map { $0.frame }
    #expect(frames == layout.attributes(in: whole).map { $0.frame })
    // The closure gets the size of its group in the layout's container, 320 points (rule 2.26).
    #expect(
      frames.prefix(2) == [
        CGRect(x: 0, y: 4, width: 80, height: 40), CGRect(x: 240, y: 4, width: 80, height: 40),
      ])
    #expect(try !page.note.isEmpty && self.layout(row()).page().note.isEmpty)
  }

  /// The width of the first cell, as the page has it for a size.
  private func width(of page: LayoutPage, in size: CGSize) throws -> CGFloat? {
    let sample = try #require(page.samples.first { $0.size == size })
    let document = try CaseDocument(json: [UInt8](Data(sample.document.utf8)))
    #expect(document.environment.size == size)
    return document.preparedLayout().attributes(for: .cell(ElementIndexPath(item: 0, section: 0)))?
      .frame.width
  }

  /// Each device of the page has the frames that the closure answers there.
  @Test func customGroupsAreSampledForDevices() throws {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(44))
    let custom = CollectionLayoutGroup.custom(layoutSize: size) { environment in
      let width = environment.container.contentSize.width / 4
      return [CollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 40))]
    }
    let page = try layout(row(custom)).page()
    #expect(try width(of: page, in: CGSize(width: 320, height: 480)) == 80)
    #expect(try width(of: page, in: CGSize(width: 852, height: 393)) == 213)
    #expect(page.samples.count > 20 && page.note.contains("\(page.samples.count) sizes"))
    #expect(page.html.utf8.count < 1_600_000)
    #expect(try layout(row(custom)).page(devices: []).samples.count == 1)
    let one = CollectionLayoutEnvironment(size: CGSize(width: 400, height: 300))
    let two = try layout(row(custom)).page(devices: [one, one])
    #expect(two.samples.map(\.size.width) == [320, 400])
    #expect(try width(of: two, in: CGSize(width: 400, height: 300)) == 100)
  }

  /// A provider that answers differently is sampled; one that answers the same is written once.
  @Test func providersAreSampledForDevices() throws {
    let section = row()
    var adaptive = CollectionLayout { _, environment in
      var section = section
      section.interGroupSpacing = environment.container.contentSize.width > 500 ? 20 : 8
      return section
    }
    adaptive.prepare(
      itemCounts: [3], in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    let wide = CollectionLayoutEnvironment(size: CGSize(width: 800, height: 600))
    let narrow = CollectionLayoutEnvironment(size: CGSize(width: 375, height: 667))
    let page = try adaptive.page(devices: [narrow, wide])
    #expect(page.samples.map { $0.document == page.document } == [true, true, false])
    #expect(page.samples[2].document.contains("\"interGroupSpacing\": 20"))
    let plain = try adaptive.page(devices: [narrow])
    #expect(plain.samples.isEmpty && plain.note.isEmpty)
  }

  /// A layout that is made for each environment is sampled as a provider is.
  @Test func layoutsOfAnEnvironmentAreSampled() throws {
    let sizes = [300, 700].map { CGSize(width: $0, height: 500) }
    let page = try LayoutPage(
      named: "rows", itemCounts: [4], in: CaseEnvironment(size: sizes[0]),
      devices: [CollectionLayoutEnvironment(size: sizes[1])]
    ) { environment in
      let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(44))
      return CollectionLayout(
        section: row(
          .horizontal(
            layoutSize: size, subitem: CollectionLayoutItem(layoutSize: size),
            count: environment.container.contentSize.width > 600 ? 2 : 1)))
    }
    #expect(try width(of: page, in: sizes[0]) == 300)
    #expect(try width(of: page, in: sizes[1]) == 350)
  }

  /// Half a megabyte of samples at most; the page stays a page.
  @Test func samplesAreBounded() throws {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(44))
    let custom = CollectionLayoutGroup.custom(layoutSize: size) { environment in
      (0..<1_000).map { index in
        CollectionLayoutGroupCustomItem(
          frame: CGRect(
            x: environment.container.contentSize.width / CGFloat(index + 3), y: 0, width: 1,
            height: 1))
      }
    }
    let page = try layout(row(custom)).page()
    #expect(page.samples.reduce(0) { $0 + $1.document.utf8.count } <= 500_000)
    #expect(page.samples.count > 1)
  }

  @Test func missingSectionsAreRefused() {
    var many = CollectionLayout { _, _ in nil }
    many.prepare(
      itemCounts: [1], in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    #expect(throws: PageError.missingSection(0)) { try many.page() }
  }
}
