import Compositional
import Foundation
import Testing

/// Layouts from outside, whose sections may have so many parts together.
@Suite struct SectionPartsTests {
  private static let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(10))
  private static let environment = CollectionLayoutEnvironment(
    size: CGSize(width: 100, height: 100))

  private func layout(atMost parts: Int) -> CollectionLayout {
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .vertical(
          layoutSize: Self.size, subitems: [CollectionLayoutItem(layoutSize: Self.size)])))
    layout.partsAtMost = parts
    return layout
  }

  /// Equal sections share their parts: a hundred with three different counts.
  @Test func equalSectionsCountOnce() {
    var layout = layout(atMost: 200)
    layout.prepare(itemCounts: (0..<100).map { 1 + $0 % 3 }, in: Self.environment)
    #expect(!layout.isOversized && layout.isFinite && layout.diagnostics.isEmpty)
    #expect(layout.contentSize.height == 10 * CGFloat(34 * 1 + 33 * 2 + 33 * 3))
  }

  @Test func differentSectionsAreRefusedFromTheFirstOneTooMany() throws {
    var layout = layout(atMost: 200)
    layout.prepare(itemCounts: Array(1...100), in: Self.environment)
    #expect(layout.isOversized && !layout.isFinite)
    let diagnostic = try #require(layout.diagnostics.first)
    #expect(layout.diagnostics.count == 1 && diagnostic.reason == .tooManySections)
    let section = try #require(diagnostic.section)
    #expect((10...20).contains(section))
    #expect(diagnostic.refusal?.hasPrefix("sections[\(section)]: the layout is too large") == true)
    #expect(layout.itemCounts.count == 100)
    // The layout can be used again.
    layout.prepare(itemCounts: Array(1...5), in: Self.environment)
    #expect(!layout.isOversized && layout.diagnostics.isEmpty)
    #expect(layout.contentSize.height == 150)
  }

  /// Each change makes a section that differs from the others.
  @Test(arguments: [true, false])
  func updatesCount(inOneBatch isOneBatch: Bool) throws {
    var layout = layout(atMost: 500)
    layout.prepare(itemCounts: Array(repeating: 1, count: 200), in: Self.environment)
    #expect(!layout.isOversized)
    let paths = (0..<100).map { section in
      (0...section).map { ElementIndexPath(item: $0, section: section) }
    }
    for some in isOneBatch ? [paths] : paths.map({ [$0] }) {
      var batch = BatchUpdates()
      batch.insertItems(at: some.flatMap { $0 })
      do { try layout.update(batch) } catch { break }
    }
    #expect(layout.isOversized)
    #expect(layout.diagnostics.map(\.reason) == [.tooManySections])
  }

  @Test func insertedSectionsCount() throws {
    var layout = layout(atMost: 300)
    layout.prepare(itemCounts: [1], in: Self.environment)
    var batch = BatchUpdates()
    batch.insertSections(1..<100)
    try layout.update(batch, in: Viewport(size: CGSize(width: 100, height: 100))) { $0 + 1 }
    #expect(layout.isOversized)
    #expect(layout.attributes(in: CGRect(x: 0, y: 0, width: 100, height: 100)).count == 10)
  }

  @Test func aLibraryHasNoLimit() {
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .vertical(
          layoutSize: Self.size, subitems: [CollectionLayoutItem(layoutSize: Self.size)])))
    layout.prepare(itemCounts: Array(1...1000), in: Self.environment)
    #expect(!layout.isOversized)
  }
}
