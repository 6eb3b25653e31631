import Compositional
import Foundation
import Testing

/// Batches of updates by hand.
@Suite struct UpdateTests {
  private func path(_ section: Int, _ item: Int) -> ElementIndexPath {
    ElementIndexPath(item: item, section: section)
  }

  @Test func callsBecomeOperations() {
    var updates = BatchUpdates()
    #expect(updates.isEmpty)
    updates.insertItems(at: [path(0, 1), path(0, 2)])
    updates.deleteItems(at: [path(0, 3)])
    updates.moveItem(at: path(0, 2), to: path(1, 0))
    updates.reloadItems(at: [path(0, 4)])
    updates.reconfigureItems(at: [path(0, 5)])
    updates.insertSections(IndexSet([1, 4]))
    updates.deleteSections(2...3)
    updates.moveSection(5, toSection: 0)
    updates.reloadSections([6])
    let lines = """
      insert 0.1
      insert 0.2
      delete 0.3
      move 0.2 → 1.0
      reload 0.4
      reconfigure 0.5
      insert section 1
      insert section 4
      delete section 2
      delete section 3
      move section 5 → 0
      reload section 6
      """
    #expect(updates.description == lines)
    #expect(BatchUpdates(lines) == updates)
    #expect(
      BatchUpdates("\n  move 0.2 -> 1.0 \n\n") == [.moveItem(from: path(0, 2), to: path(1, 0))])
    #expect(BatchUpdates("") == BatchUpdates())
  }

  @Test(arguments: [
    "remove 0.1", "delete", "delete 0", "delete 0.1.2", "delete 0.x", "move 0.1", "move 0.1 0.2",
    "move 0.1 → 0.2 → 0.3", "move section 1", "reconfigure section 1", "delete section",
    "delete section 1 2", "insert section x", "delete 0.1 0.2", "section 1",
  ])
  func textsThatAreNoOperations(_ text: String) {
    #expect(UpdateOperation(text) == nil)
    #expect(BatchUpdates("delete 0.1\n\(text)") == nil)
  }

  /// Section 0 goes from `a b c d e` to `n c a e`, section 1 from `x y` to `d x y`.
  @Test func anExampleByHand() throws {
    let updates = try #require(
      BatchUpdates("delete 0.1\ninsert 0.0\nmove 0.3 → 1.0\nmove 0.0 → 0.2\nreload 0.2\nreload 0.3")
    )
    let resolved = try updates.resolved(from: [5, 2], to: [4, 3])
    let expected = [path(0, 2), nil, path(0, 1), path(1, 0), path(0, 3)]
    #expect((0..<5).map { resolved.newIndexPath(for: path(0, $0)) } == expected)
    #expect(resolved.newIndexPath(for: path(1, 1)) == path(1, 2))
    #expect(
      (0..<4).map { resolved.oldIndexPath(for: path(0, $0)) }
        == [nil, path(0, 2), path(0, 0), path(0, 4)])
    let first = try #require(resolved.itemEdits(inSection: 0))
    #expect(
      Array(first)
        == [.inserted(count: 1), .kept(2..<3), .moved(from: path(0, 0)), .kept(4..<5)])
    let second = try #require(resolved.itemEdits(inSection: 1))
    #expect(Array(second) == [.moved(from: path(0, 3)), .kept(0..<2)])
    #expect(
      resolved.reloadedItems
        == [
          PlaceChange(old: path(0, 2), new: path(0, 1)),
          PlaceChange(old: path(0, 3), new: path(1, 0)),
        ])
    #expect(Array(resolved.sectionEdits) == [.kept(0..<2)])
    #expect(resolved.keepsSections)
  }

  @Test func reloadingAndReconfiguringIsReloading() throws {
    let updates = try #require(
      BatchUpdates("reconfigure 0.1\nreload 0.1\nreload 0.1\nreconfigure 0.0"))
    let resolved = try updates.resolved(from: [2], to: [2])
    #expect(resolved.reloadedItemsBefore == [path(0, 1)])
    #expect(resolved.reconfiguredItemsBefore == [path(0, 0)])
    // Nothing changes its place.
    #expect(resolved.changedSections.isEmpty)
    #expect(resolved.itemEdits(inSection: 0) == nil)
  }

  @Test func aReloadedSectionIsTheSameWithOtherItems() throws {
    let updates = try #require(BatchUpdates("reload section 0\nmove section 0 → 1"))
    let resolved = try updates.resolved(from: [2, 3], to: [3, 9])
    #expect(resolved.newSection(for: 0) == 1)
    #expect(resolved.reloadedSections == [PlaceChange(old: 0, new: 1)])
    #expect(resolved.newIndexPath(for: path(0, 1)) == nil)
    #expect(resolved.oldIndexPath(for: path(1, 1)) == nil)
    #expect(resolved.newIndexPath(for: path(1, 1)) == path(0, 1))
    #expect(resolved.itemEdits(inSection: 1).map { Array($0) } == [.inserted(count: 9)])
    #expect(try updates.applied(to: [2, 3]) == [3, 2])
  }

  @Test func whatIsNewIsEmptyUnlessToldOtherwise() throws {
    let updates = try #require(BatchUpdates("insert section 1\ninsert 0.0\nmove section 1 → 0"))
    #expect(throws: UpdateError.self) { try updates.applied(to: []) }
    #expect(try updates.applied(to: [4, 7]) == [8, 0, 4])
    #expect(try updates.applied(to: [4, 7]) { $0 == 1 ? 3 : nil } == [8, 3, 4])
  }

  @Test func aRefusedBatchCanBeMended() throws {
    var updates: BatchUpdates = [.deleteItem(path(0, 9))]
    #expect(throws: UpdateError.self) { try updates.resolved(from: [5], to: [4]) }
    #expect(updates == [.deleteItem(path(0, 9))])
    updates.operations = [.deleteItem(path(0, 4))]
    #expect(try updates.resolved(from: [5], to: [4]).deletedItems == [path(0, 4)])
  }
}

/// The cost of batches, counted rather than timed.
@Suite struct UpdateCostTests {
  /// Item counts that count their reads.
  private struct CountedCounts: RandomAccessCollection {
    final class Tally {
      var asked = 0
    }
    let endIndex: Int
    let itemCount: Int
    let tally = Tally()
    var startIndex: Int { 0 }
    subscript(position: Int) -> Int {
      tally.asked += 1
      return itemCount
    }
  }

  @Test func oneItemOfVeryManySections() throws {
    let counts = CountedCounts(endIndex: 1_000_000_000, itemCount: 1_000_000_000)
    let item = ElementIndexPath(item: 999_999_999, section: 999_999_998)
    let resolved = try BatchUpdates([.deleteItem(item)]).resolved(from: counts)
    // A single operation needs the count of its section once.
    #expect(counts.tally.asked == 1)
    #expect(resolved.changedSections.map(\.newItemCount) == [999_999_999])
    #expect(resolved.newSection(for: 999_999_999) == 999_999_999)
    let below = ElementIndexPath(item: 5, section: 999_999_998)
    #expect(resolved.newIndexPath(for: below) == below)
    let runs = try #require(resolved.itemEdits(inSection: 999_999_998))
    #expect(Array(runs) == [.kept(0..<999_999_999)])
  }

  @Test func twoItemsOfVeryManySections() throws {
    let counts = CountedCounts(endIndex: 1_000_000_000, itemCount: 1_000_000_000)
    let items = [7, 999_999_999].map { ElementIndexPath(item: $0, section: 999_999_998) }
    let resolved = try BatchUpdates(items.map { .deleteItem($0) }).resolved(from: counts)
    // One read for the range of each item and one for the count of their section.
    #expect(counts.tally.asked == 3)
    #expect(resolved.changedSections.map(\.newItemCount) == [999_999_998])
  }

  @Test func theRunsOfAHugeSection() throws {
    let count = 1_000_000_000_000_000_000
    let middle = ElementIndexPath(item: count / 2, section: 0)
    let updates: BatchUpdates = [
      .insertItem(middle), .deleteItem(ElementIndexPath(item: 10, section: 0)),
      .insertSection(1),
    ]
    let resolved = try updates.resolved(from: [count], to: [count, count])
    let runs = try #require(resolved.itemEdits(inSection: 0))
    #expect(
      Array(runs) == [
        .kept(0..<10), .kept(11..<count / 2 + 1), .inserted(count: 1), .kept(count / 2 + 1..<count),
      ])
    #expect(resolved.itemEdits(inSection: 1).map { Array($0) } == [.inserted(count: count)])
    let last = ElementIndexPath(item: count - 1, section: 0)
    #expect(resolved.newIndexPath(for: last) == last)
  }

  @Test func manyOperationsAtOnce() throws {
    // Every second item is deleted, and as many are inserted at the end.
    let count = 20_000
    var updates = BatchUpdates()
    updates.deleteItems(at: (0..<count / 2).lazy.map { ElementIndexPath(item: 2 * $0, section: 0) })
    updates.insertItems(
      at: (count / 2..<count).lazy.map { ElementIndexPath(item: $0, section: 0) })
    let resolved = try updates.resolved(from: [count], to: [count])
    let odd = ElementIndexPath(item: 7_777, section: 0)
    #expect(resolved.newIndexPath(for: odd) == ElementIndexPath(item: 3_888, section: 0))
    #expect(resolved.itemEdits(inSection: 0)?.reduce(0) { $0 + $1.count } == count)
  }
}
