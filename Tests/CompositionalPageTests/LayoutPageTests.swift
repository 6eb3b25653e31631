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
    #expect(html.utf8.count < 1_000_000)
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

  @Test func closuresAreRefused() {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(44))
    let custom = CollectionLayoutGroup.custom(layoutSize: size) { _ in [] }
    #expect(throws: PageError.self) { try layout(row(custom)).page() }
    var many = CollectionLayout { _, _ in nil }
    many.prepare(
      itemCounts: [1], in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    #expect(throws: PageError.missingSection(0)) { try many.page() }
  }
}
