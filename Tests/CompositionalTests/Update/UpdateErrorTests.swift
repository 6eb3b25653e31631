import Compositional
import Testing

/// The messages for batches that do not fit, word by word.
@Suite struct UpdateErrorTests {
  struct Refusal: Sendable, CustomTestStringConvertible {
    let text: String
    let before: [Int]
    let after: [Int]
    let message: String
    var testDescription: String { text }

    init(_ text: String, _ before: [Int], _ after: [Int], _ message: String) {
      self.text = text
      self.before = before
      self.after = after
      self.message = message
    }
  }

  private func check(_ refusal: Refusal) throws {
    let updates = try #require(BatchUpdates(refusal.text))
    do throws(UpdateError) {
      _ = try updates.resolved(from: refusal.before, to: refusal.after)
      Issue.record("accepted: \(refusal.text)")
    } catch {
      #expect(error.description == refusal.message)
    }
  }

  static let counts = [
    Refusal(
      "", [1, 1], [1, 1, 1],
      """
      invalid number of sections: 3 after the update must equal 2 before plus 0 inserted minus 0 \
      deleted; return 2 from the data source, or insert 1 more section in the batch
      """),
    Refusal(
      "insert section 0\ndelete section 1", [1, 1, 4], [1],
      """
      invalid number of sections: 1 after the update must equal 3 before plus 1 inserted minus 1 \
      deleted; return 3 from the data source, or delete 2 more sections in the batch
      """),
    Refusal(
      "delete 2.0", [0, 0, 7], [0, 0, 5],
      """
      invalid number of items in section 2: 5 after the update must equal 7 before plus 0 inserted \
      minus 1 deleted, plus 0 moved in minus 0 moved out; return 6 from the data source, or delete \
      1 more item in the batch
      """),
    Refusal(
      "", [4], [7],
      """
      invalid number of items in section 0: 7 after the update must equal 4 before plus 0 inserted \
      minus 0 deleted, plus 0 moved in minus 0 moved out; return 4 from the data source, or insert \
      3 more items in the batch
      """),
  ]

  static let sides = [
    Refusal(
      "delete 0.9", [5], [4],
      """
      attempt to delete item 9 of section 0, which has 5 items before the update; use an index \
      from 0 to 4, counted before the batch
      """),
    Refusal(
      "reload 0.1", [1], [1],
      """
      attempt to reload item 1 of section 0, which has 1 item before the update; use index 0, \
      counted before the batch
      """),
    Refusal(
      "reconfigure 0.0", [0], [0],
      """
      attempt to reconfigure item 0 of section 0, which has no items before the update; remove it \
      from the batch
      """),
    Refusal(
      "move 0.-1 → 0.0", [2], [2],
      """
      attempt to move item -1 of section 0, which has 2 items before the update; use an index from \
      0 to 1, counted before the batch
      """),
    Refusal(
      "insert 0.7", [5], [6],
      """
      attempt to insert item 7 into section 0, which has 6 items after the update; use an index \
      from 0 to 5, counted after the batch
      """),
    Refusal(
      "insert 0.-1", [5], [6],
      """
      attempt to insert item -1 into section 0, which has 6 items after the update; use an index \
      from 0 to 5, counted after the batch
      """),
    Refusal(
      "move 0.1 → 0.max", [2], [2],
      """
      attempt to move item 0.1 to item 9223372036854775807 of section 0, which has 2 items after \
      the update; use an index from 0 to 1, counted after the batch
      """),
    Refusal(
      "delete 3.0", [5, 5], [5, 5],
      """
      attempt to delete item 0 of section 3, but there are 2 sections before the update; use an \
      index from 0 to 1, counted before the batch
      """),
    Refusal(
      "insert 1.0", [5], [5],
      """
      attempt to insert item 0 into section 1, but there is 1 section after the update; use index \
      0, counted after the batch
      """),
    Refusal(
      "move 0.0 → 2.0", [5], [5],
      """
      attempt to move item 0.0 to item 0 of section 2, but there is 1 section after the update; \
      use index 0, counted after the batch
      """),
    Refusal(
      "delete section 0", [], [],
      """
      attempt to delete section 0, but there are no sections before the update; remove it from the \
      batch
      """),
    Refusal(
      "reload section -1", [1, 1], [1, 1],
      """
      attempt to reload section -1, but there are 2 sections before the update; use an index from \
      0 to 1, counted before the batch
      """),
    Refusal(
      "move section 4 → 0", [1, 1], [1, 1],
      """
      attempt to move section 4, but there are 2 sections before the update; use an index from 0 \
      to 1, counted before the batch
      """),
    Refusal(
      "move section 0 → 4", [1, 1], [1, 1],
      """
      attempt to move section 0 to section 4, but there are 2 sections after the update; use an \
      index from 0 to 1, counted after the batch
      """),
    Refusal(
      "insert section 3", [1, 1], [1, 1, 0],
      """
      attempt to insert section 3, but there are 3 sections after the update; use an index from 0 \
      to 2, counted after the batch
      """),
  ]

  static let conflicts = [
    ("delete 0.3\nreload 0.3", "both a delete and a reload on item 0.3; remove the reload"),
    (
      "reconfigure 0.3\ndelete 0.3",
      "both a delete and a reconfigure on item 0.3; remove the reconfigure"
    ),
    ("delete 0.3\ndelete 0.3", "two deletes on item 0.3; keep one"),
    ("insert 0.3\ninsert 0.3", "two inserts on item 0.3; keep one"),
    (
      "move 0.3 → 0.1\ndelete 0.3",
      "both a delete and a move on item 0.3; keep only the move or only the delete"
    ),
    (
      "move 0.3 → 0.1\nmove 0.3 → 0.2",
      "two moves on item 0.3; keep only the move to its final index"
    ),
    (
      "move 0.3 → 0.1\nmove 0.3 → 0.1",
      "two moves on item 0.3; keep only the move to its final index"
    ),
    (
      "move 0.3 → 0.1\nmove 0.2 → 0.1",
      "two moves to item 0.1; use a different index for each, counted after the batch"
    ),
    (
      "move 0.3 → 0.1\ninsert 0.1",
      """
      both an insert and a move to item 0.1; use a different index for each, counted after the \
      batch
      """
    ),
    ("delete section 1\ndelete section 1", "two deletes on section 1; keep one"),
    ("insert section 1\ninsert section 1", "two inserts on section 1; keep one"),
    (
      "delete section 1\nreload section 1",
      "both a delete and a reload on section 1; remove the reload"
    ),
    (
      "move section 1 → 0\ndelete section 1",
      "both a delete and a move on section 1; keep only the move or only the delete"
    ),
    (
      "move section 1 → 0\nmove section 1 → 2",
      "two moves on section 1; keep only the move to its final index"
    ),
    (
      "move section 1 → 0\nmove section 2 → 0",
      "two moves to section 0; use a different index for each, counted after the batch"
    ),
    (
      "insert section 0\nmove section 2 → 0",
      "both an insert and a move to section 0; use a different index for each, counted after the batch"
    ),
  ]

  static let replacements = [
    (
      "delete section 1\ndelete 1.0",
      """
      attempt to delete item 0 of section 1, which the batch deletes; leave the item out, because \
      deleting a section deletes its items
      """
    ),
    (
      "delete section 1\nreload 1.0",
      """
      attempt to reload item 0 of section 1, which the batch deletes; leave the item out, because \
      deleting a section deletes its items
      """
    ),
    (
      "delete section 1\nmove 1.0 → 0.0",
      """
      attempt to move item 0 of section 1, which the batch deletes; insert item 0.0 instead, \
      because deleting a section deletes its items
      """
    ),
    (
      "insert section 1\ninsert 1.0",
      """
      attempt to insert item 0 into section 1, which the batch inserts; leave the item out, \
      because inserting a section inserts its items
      """
    ),
    (
      "insert section 1\nmove 0.2 → 1.0",
      """
      attempt to move item 0.2 to item 0 of section 1, which the batch inserts; delete item 0.2 \
      instead, because inserting a section inserts its items
      """
    ),
    (
      "reload section 1\nreconfigure 1.0",
      """
      attempt to reconfigure item 0 of section 1, which the batch reloads; leave the item out, \
      because reloading a section reloads its items
      """
    ),
    (
      "reload section 1\ninsert 1.0",
      """
      attempt to insert item 0 into section 1, which the batch reloads; leave the item out, \
      because reloading a section reloads its items
      """
    ),
    (
      "reload section 1\nmove 0.2 → 1.0",
      """
      attempt to move item 0.2 to item 0 of section 1, which the batch reloads; delete item 0.2 \
      instead, because reloading a section reloads its items
      """
    ),
    (
      "reload section 1\nmove 1.0 → 0.2",
      """
      attempt to move item 0 of section 1, which the batch reloads; insert item 0.2 instead, \
      because reloading a section reloads its items
      """
    ),
  ]

  @Test(arguments: counts) func countsThatDoNotAddUp(_ refusal: Refusal) throws {
    try check(refusal)
  }

  @Test func countsOfAMovedSectionWithItemsMovedInAndOut() throws {
    // Section 0 of 3 becomes section 1: one item out, one in, two inserted, so 5; 6 is refused.
    try check(
      Refusal(
        "move section 0 → 1\nmove 1.0 → 1.2\nmove 0.0 → 0.0\nmove 0.1 → 1.0\ninsert 1.1\ninsert 1.3",
        [3, 2], [2, 6],
        """
        invalid number of items in section 1 (section 0 before the update): 6 after the update \
        must equal 3 before plus 2 inserted minus 0 deleted, plus 1 moved in minus 1 moved out; \
        return 5 from the data source, or insert 1 more item in the batch
        """))
  }

  @Test(arguments: sides) func placesThatAreNotThere(_ refusal: Refusal) throws {
    try check(refusal)
  }

  @Test(arguments: conflicts) func twoOperationsOnOne(_ text: String, _ message: String) throws {
    try check(Refusal(text, [5, 1, 1], [5, 1, 1], "attempt to perform \(message)"))
    // The order of the calls does not matter.
    let reversed = text.split(separator: "\n").reversed().joined(separator: "\n")
    try check(Refusal(reversed, [5, 1, 1], [5, 1, 1], "attempt to perform \(message)"))
  }

  @Test(arguments: replacements)
  func itemsOfSectionsThatAreNotTheSame(_ text: String, _ message: String) throws {
    let difference = text.hasPrefix("delete") ? -1 : text.hasPrefix("insert") ? 1 : 0
    try check(
      Refusal(text, [5, 5], [Int](repeating: 5, count: 2 + difference), message))
  }

  @Test func moreItemsThanCanBeCounted() {
    let updates: BatchUpdates = [.insertItem(ElementIndexPath(item: 0, section: 0))]
    #expect(throws: UpdateError.tooManyItems(section: 0)) {
      try updates.resolved(from: [Int.max], to: [Int.max])
    }
    #expect(
      UpdateError.tooManyItems(section: 0).description
        == """
        too many items in section 0: the number after the update exceeds 9223372036854775807; \
        insert fewer
        """)
  }

  @Test func negativeCounts() async {
    await #expect(processExitsWith: .failure) {
      _ = try BatchUpdates().resolved(from: [-1], to: [-1])
    }
    await #expect(processExitsWith: .failure) {
      _ = try BatchUpdates([.insertItem(ElementIndexPath(item: 0, section: 0))])
        .resolved(from: [-1], to: [0])
    }
  }

  @Test func placesBeyondTheSections() async {
    await #expect(processExitsWith: .failure) {
      _ = try BatchUpdates().resolved(from: [1], to: [1]).newSection(for: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = try BatchUpdates().resolved(from: [1], to: [1])
        .oldIndexPath(for: ElementIndexPath(item: -1, section: 0))
    }
  }
}
