import Compositional
import Testing

/// Snapshots by hand.
@Suite struct SnapshotTests {
  typealias Snapshot = CollectionSnapshot<String, Int>

  private func sample() throws -> Snapshot {
    var snapshot = Snapshot()
    try snapshot.appendSections(["A", "B", "C"])
    try snapshot.appendItems([1, 2, 3], toSection: "A")
    try snapshot.appendItems([4, 5], toSection: "B")
    return snapshot
  }

  @Test func answersAboutWhatIsThere() throws {
    let snapshot = try sample()
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfSections == 3)
    #expect(snapshot.sectionIdentifiers == ["A", "B", "C"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemCounts == [3, 2, 0])
    #expect(try snapshot.itemIdentifiers(inSection: "B") == [4, 5])
    #expect(try snapshot.numberOfItems(inSection: "A") == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "B")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(5) == 4)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("C") == 2)
    #expect(snapshot.indexOfSection("D") == nil)
    #expect(snapshot.indexPath(for: 5) == ElementIndexPath(item: 1, section: 1))
    #expect(snapshot.indexPath(for: 9) == nil)
    #expect(snapshot.itemIdentifier(for: ElementIndexPath(item: 1, section: 1)) == 5)
    #expect(snapshot.itemIdentifier(for: ElementIndexPath(item: 2, section: 1)) == nil)
    #expect(snapshot.itemIdentifier(for: ElementIndexPath(item: 0, section: 3)) == nil)
    #expect(snapshot.sectionIdentifier(for: 1) == "B")
    #expect(snapshot.sectionIdentifier(for: -1) == nil)
    #expect(snapshot.contains(item: 1) && !snapshot.contains(item: 9))
    #expect(snapshot.contains(section: "A") && !snapshot.contains(section: "D"))
    #expect(snapshot.description == "A: 1, 2, 3\nB: 4, 5\nC: ")
  }

  @Test func itemsComeAndGo() throws {
    var snapshot = try sample()
    try snapshot.appendItems([6])
    try snapshot.insertItems([7, 8], beforeItem: 2)
    try snapshot.insertItems([9], afterItem: 5)
    #expect(snapshot.description == "A: 1, 7, 8, 2, 3\nB: 4, 5, 9\nC: 6")
    try snapshot.deleteItems([5, 7, 3, 5, 1])
    #expect(snapshot.description == "A: 8, 2\nB: 4, 9\nC: 6")
    try snapshot.replaceItems(inSection: "A", with: [10, 2, 11])
    #expect(snapshot.description == "A: 10, 2, 11\nB: 4, 9\nC: 6")
    #expect(!snapshot.contains(item: 8))
    snapshot.deleteAllItems()
    #expect(snapshot == Snapshot())
  }

  @Test func itemsMove() throws {
    var snapshot = try sample()
    try snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.description == "A: 2, 3, 1\nB: 4, 5\nC: ")
    try snapshot.moveItem(1, beforeItem: 3)
    #expect(snapshot.description == "A: 2, 1, 3\nB: 4, 5\nC: ")
    try snapshot.moveItem(3, beforeItem: 2)
    #expect(snapshot.description == "A: 3, 2, 1\nB: 4, 5\nC: ")
    try snapshot.moveItem(2, afterItem: 4)
    #expect(snapshot.description == "A: 3, 1\nB: 4, 2, 5\nC: ")
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "B")
  }

  @Test func sectionsComeGoAndMove() throws {
    var snapshot = try sample()
    try snapshot.insertSections(["X", "Y"], beforeSection: "B")
    try snapshot.insertSections(["Z"], afterSection: "B")
    #expect(snapshot.sectionIdentifiers == ["A", "X", "Y", "B", "Z", "C"])
    try snapshot.moveSection("A", afterSection: "Z")
    #expect(snapshot.sectionIdentifiers == ["X", "Y", "B", "Z", "A", "C"])
    try snapshot.moveSection("C", beforeSection: "Y")
    #expect(snapshot.sectionIdentifiers == ["X", "C", "Y", "B", "Z", "A"])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
    try snapshot.deleteSections(["B", "X", "B"])
    #expect(snapshot.sectionIdentifiers == ["C", "Y", "Z", "A"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(!snapshot.contains(item: 4))
    #expect(snapshot.sectionIdentifiers.map { snapshot.indexOfSection($0) } == [0, 1, 2, 3])
  }

  @Test func marksLastAsLongAsTheirItems() throws {
    var snapshot = try sample()
    try snapshot.reloadItems([5, 1])
    try snapshot.reloadItems([2, 1])
    try snapshot.reconfigureItems([4, 3])
    try snapshot.reloadSections(["B", "A", "B"])
    #expect(snapshot.reloadedItemIdentifiers == [5, 1, 2])
    #expect(snapshot.reconfiguredItemIdentifiers == [4, 3])
    #expect(snapshot.reloadedSectionIdentifiers == ["B", "A"])
    try snapshot.deleteItems([1, 3])
    #expect(snapshot.reloadedItemIdentifiers == [5, 2])
    #expect(snapshot.reconfiguredItemIdentifiers == [4])
    try snapshot.moveItem(2, afterItem: 5)
    #expect(snapshot.reloadedItemIdentifiers == [5, 2])
    try snapshot.replaceItems(inSection: "B", with: [5, 6])
    #expect(snapshot.reloadedItemIdentifiers == [5])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    try snapshot.deleteSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == ["A"])
    snapshot.clearMarks()
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }

  @Test func equalWhateverTheWayThere() throws {
    var snapshot = try sample()
    try snapshot.deleteItems([1])
    try snapshot.insertItems([1], beforeItem: 2)
    #expect(try snapshot == sample())
    try snapshot.reloadItems([1])
    #expect(try snapshot != sample())
    var other = try sample()
    try other.moveSection("C", beforeSection: "A")
    #expect(try other != sample())
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout CollectionSnapshot<String, Int>) throws -> Void

    init(
      _ message: String,
      _ change: @escaping @Sendable (inout CollectionSnapshot<String, Int>) throws -> Void
    ) {
      testDescription = message
      self.change = change
    }
  }

  static let unknownItem =
    "item identifier 9 is not in the snapshot; append or insert it first"
  static let unknownSection =
    "section identifier X is not in the snapshot; append or insert it first"
  static let duplicateItem =
    "item identifier 4 is already in the snapshot, in section B; move it, or delete it first"
  static let repeatedItem =
    "item identifier 7 appears twice; identifiers must be unique, so remove one"
  static let duplicateSection =
    "section identifier B is already in the snapshot; move it, or delete it first"
  static let repeatedSection =
    "section identifier Y appears twice; identifiers must be unique, so remove one"

  static let refusals = [
    Refusal(duplicateItem) { try $0.appendItems([7, 4]) },
    Refusal(duplicateItem) { try $0.insertItems([7, 4], beforeItem: 1) },
    Refusal(duplicateItem) { try $0.insertItems([7, 4], afterItem: 1) },
    Refusal(duplicateItem) { try $0.replaceItems(inSection: "A", with: [1, 4]) },
    Refusal(repeatedItem) { try $0.appendItems([7, 8, 7], toSection: "A") },
    Refusal(repeatedItem) { try $0.insertItems([7, 7], beforeItem: 1) },
    Refusal(repeatedItem) { try $0.insertItems([7, 7], afterItem: 1) },
    Refusal(repeatedItem) { try $0.replaceItems(inSection: "A", with: [7, 7]) },
    Refusal(unknownItem) { try $0.insertItems([7], beforeItem: 9) },
    Refusal(unknownItem) { try $0.insertItems([7], afterItem: 9) },
    Refusal(unknownItem) { try $0.deleteItems([1, 9]) },
    Refusal(unknownItem) { try $0.moveItem(9, beforeItem: 1) },
    Refusal(unknownItem) { try $0.moveItem(1, afterItem: 9) },
    Refusal(unknownItem) { try $0.reloadItems([1, 9]) },
    Refusal(unknownItem) { try $0.reconfigureItems([1, 9]) },
    Refusal(unknownSection) { try $0.appendItems([7], toSection: "X") },
    Refusal(unknownSection) { _ = try $0.itemIdentifiers(inSection: "X") },
    Refusal(unknownSection) { _ = try $0.numberOfItems(inSection: "X") },
    Refusal(unknownSection) { try $0.replaceItems(inSection: "X", with: []) },
    Refusal(unknownSection) { try $0.insertSections(["Y"], beforeSection: "X") },
    Refusal(unknownSection) { try $0.insertSections(["Y"], afterSection: "X") },
    Refusal(unknownSection) { try $0.deleteSections(["A", "X"]) },
    Refusal(unknownSection) { try $0.moveSection("X", beforeSection: "A") },
    Refusal(unknownSection) { try $0.moveSection("A", afterSection: "X") },
    Refusal(unknownSection) { try $0.reloadSections(["A", "X"]) },
    Refusal(duplicateSection) { try $0.appendSections(["Y", "B"]) },
    Refusal(duplicateSection) { try $0.insertSections(["Y", "B"], beforeSection: "A") },
    Refusal(repeatedSection) { try $0.appendSections(["Y", "Y"]) },
    Refusal(repeatedSection) { try $0.insertSections(["Y", "Y"], afterSection: "A") },
    Refusal(
      "item identifier 2 cannot be moved next to itself; name another item"
    ) { try $0.moveItem(2, afterItem: 2) },
    Refusal(
      "section identifier B cannot be moved next to itself; name another section"
    ) { try $0.moveSection("B", beforeSection: "B") },
  ]

  /// A refused change throws its reason and changes nothing.
  @Test(arguments: refusals) func refusesWhatWouldBreakIt(_ refusal: Refusal) throws {
    let before = try sample()
    var snapshot = before
    do {
      try refusal.change(&snapshot)
      Issue.record("accepted")
    } catch let error {
      #expect((error as? SnapshotError)?.description == refusal.testDescription)
    }
    #expect(snapshot == before)
    #expect(snapshot.itemIdentifiers.allSatisfy { snapshot.indexPath(for: $0) != nil })
    #expect(snapshot.numberOfItems == 5)
  }

  @Test func itemsNeedASection() throws {
    var snapshot = Snapshot()
    #expect(throws: SnapshotError.noSection) { try snapshot.appendItems([1]) }
    #expect(
      SnapshotError.noSection.description
        == "the snapshot has no sections; append a section before its items")
  }
}
