import Testing

@testable import Compositional

/// Batches of one insertion or deletion, which are resolved without sorting.
struct SingleUpdateTests {
  private typealias Outcome = Result<ResolvedUpdates, UpdateError>

  /// All operations on single items at valid and invalid places of some sections.
  private static var operations: [UpdateOperation] {
    let places = (-1...3).flatMap { section in
      [-1, 0, 1, 2, 3, 4, Int.max - 1, Int.max].map {
        ElementIndexPath(item: $0, section: section)
      }
    }
    return places.flatMap { [UpdateOperation.insertItem($0), .deleteItem($0), .reloadItem($0)] }
  }

  private func outcome(_ body: () throws(UpdateError) -> ResolvedUpdates) -> Outcome {
    do throws(UpdateError) {
      return .success(try body())
    } catch {
      return .failure(error)
    }
  }

  /// Returns the counts that follow from an operation; those before if it does not fit.
  private func counts(_ before: [Int], after operation: UpdateOperation) -> [Int] {
    var after = before
    switch operation {
    case .insertItem(let path) where before.indices.contains(path.section):
      after[path.section] = before[path.section].addingReportingOverflow(1).partialValue
    case .deleteItem(let path) where before.indices.contains(path.section):
      after[path.section] -= 1
    default: break
    }
    return after
  }

  /// The short way gives the mapping and the error of the general way, which sorts and searches.
  @Test(arguments: [[3, 0, 1], [2], [], [Int.max, 3], [Int.max - 1]])
  func equalsTheGeneralWay(before: [Int]) {
    var accepted = 0
    for operation in Self.operations {
      let batch = BatchUpdates([operation])
      let single = outcome { () throws(UpdateError) in try batch.resolved(from: before) }
      let after = counts(before, after: operation)
      // Given the counts on both sides, a batch is resolved in the general way.
      let general = outcome { () throws(UpdateError) in
        try batch.resolved(from: before, to: after.map { max(0, $0) })
      }
      #expect(single == general, "\(batch) from \(before)")
      if case .success = single { accepted += 1 }
    }
    #expect((accepted > 0) == !before.isEmpty)
  }

  /// The mapping of one insertion and of one deletion, by hand.
  @Test func mapsItems() throws {
    let path = ElementIndexPath(item: 1, section: 1)
    let inserted = try BatchUpdates([.insertItem(path)]).resolved(from: [4, 3])
    #expect(inserted.changedSections.map(\.newSection) == [1])
    #expect(inserted.changedSections.map(\.newItemCount) == [4])
    #expect(inserted.insertedItems == [path])
    #expect(inserted.oldIndexPath(for: path) == nil)
    #expect(inserted.newIndexPath(for: path) == ElementIndexPath(item: 2, section: 1))
    #expect(inserted.newIndexPath(for: ElementIndexPath(item: 1, section: 0))?.item == 1)
    let deleted = try BatchUpdates([.deleteItem(path)]).resolved(from: [4, 3])
    #expect(deleted.changedSections.map(\.newItemCount) == [2])
    #expect(deleted.deletedItems == [path])
    #expect(deleted.newIndexPath(for: path) == nil)
    #expect(deleted.oldIndexPath(for: path) == ElementIndexPath(item: 2, section: 1))
  }
}
