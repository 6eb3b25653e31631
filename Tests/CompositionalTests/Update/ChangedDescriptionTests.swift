import Compositional
import Foundation
import Testing

/// Updates of a layout whose settings or closures are others than those it was prepared with.
@Suite struct ChangedDescriptionTests {
  private static let environment = CollectionLayoutEnvironment(
    size: CGSize(width: 400, height: 400))

  private static func rows(_ length: CollectionLayoutDimension) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(.fractionalWidth(1), length)
    return CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
  }

  /// A direction that is set after the preparation has no effect on edits, in part or as a whole.
  @Test func aConfigurationWaits() throws {
    var layout = CollectionLayout { _, _ in Self.rows(.absolute(50)) }
    layout.prepare(itemCounts: [3, 3], in: Self.environment)
    var plain = layout
    layout.configuration.scrollDirection = .horizontal
    layout.configuration.interSectionSpacing = 30
    var batch = BatchUpdates()
    batch.insertItems(at: [ElementIndexPath(item: 0, section: 1)])
    for sections in [false, true] {
      if sections {
        batch = BatchUpdates()
        batch.insertSections([1])
      }
      try plain.update(batch) { $0 == 1 ? 2 : nil }
      try layout.update(batch) { $0 == 1 ? 2 : nil }
      #expect(layout.contentSize == plain.contentSize)
      #expect(layout.attributes(in: layout.viewport()) == plain.attributes(in: plain.viewport()))
      try layout.update([.reloadSection(0)])
      #expect(layout.contentSize == plain.contentSize)
    }
    layout.prepare(itemCounts: layout.itemCounts, in: Self.environment)
    #expect(layout.contentSize != plain.contentSize)
  }

  private final class Calls: @unchecked Sendable { var names: [Int] = [] }

  /// A handler that the provider makes anew changes no group: an edit costs what it costs without one,
  /// and the new handler is the one that is called.
  @Test func aHandlerOfTheProvider() throws {
    let calls = Calls()
    func layout(handler: Bool) -> CollectionLayout {
      let made = Calls()
      var layout = CollectionLayout { _, _ in
        var section = Self.rows(.estimated(40))
        guard handler else { return section }
        made.names.append(0)
        let name = made.names.count
        section.visibleItemsInvalidationHandler = .init { _, _, _ in calls.names.append(name) }
        return section
      }
      layout.prepare(itemCounts: [2_000, 1], in: Self.environment)
      for item in 0..<2_000 {
        layout.record(
          ElementMeasurement(
            .cell(section: 0, item: item),
            PreferredSize(CGSize(width: 400, height: 30 + item % 7))))
      }
      return layout
    }
    var (with, without) = (layout(handler: true), layout(handler: false))
    var batch = BatchUpdates()
    batch.insertItems(at: [ElementIndexPath(item: 5, section: 0)])
    let one = try with.update(batch)
    let other = try without.update(batch)
    #expect(one.change.groupsSolved == other.change.groupsSolved)
    #expect(one.change.groupsSolved < 8)
    #expect(with.contentSize == without.contentSize)
    // The handler of the last description, which the update asked for.
    var items = VisibleItems()
    calls.names = []
    items.update(in: with.viewport(), of: with)
    #expect(!calls.names.isEmpty && calls.names.contains(3))
  }

  /// Equal sections with handlers of their own share the solution of their groups.
  @Test func sectionsShareWithHandlersOfTheirOwn() {
    let calls = Calls()
    var layout = CollectionLayout { index, _ in
      var section = Self.rows(.absolute(40))
      section.visibleItemsInvalidationHandler = .init { _, _, _ in calls.names.append(index) }
      return section
    }
    layout.prepare(itemCounts: [2, 2, 2], in: Self.environment)
    #expect(layout.groupsSolved == 1)
    var items = VisibleItems()
    items.update(in: layout.viewport(), of: layout)
    #expect(calls.names.sorted() == [0, 1, 2])
  }

  /// Custom groups whose closures the provider makes anew: an edit asks that of its section alone, and
  /// once, however many rows there are.
  @Test(arguments: [20, 20_000]) func aCustomGroupOfTheProvider(rows: Int) throws {
    let calls = Calls()
    var layout = CollectionLayout { index, _ in
      CollectionLayoutSection(
        group: .custom(layoutSize: .init(.fractionalWidth(1), .absolute(40))) { _ in
          calls.names.append(index)
          return [CollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 0, width: 9, height: 40))]
        })
    }
    layout.prepare(itemCounts: [rows, rows, 3], in: Self.environment)
    calls.names = []
    var batch = BatchUpdates()
    batch.insertItems(at: [ElementIndexPath(item: 5, section: 1)])
    let change = try layout.update(batch).change
    #expect(calls.names == [1])
    #expect(change.groupsSolved == 1)
    #expect(layout.contentSize.height == CGFloat(2 * rows + 4) * 40)
  }
}
