import Compositional
import CompositionalTestSupport
import Testing

/// The cost of a difference, counted rather than timed.
@Suite struct SnapshotCostTests {
  private final class Tally {
    var comparisons = 0
    var hashes = 0
  }

  /// An identifier that counts how often it is looked at.
  private struct CountedID: Hashable {
    let number: Int
    let tally: Tally

    static func == (one: Self, other: Self) -> Bool {
      one.tally.comparisons += 1
      return one.number == other.number
    }

    func hash(into hasher: inout Hasher) {
      tally.hashes += 1
      hasher.combine(number)
    }
  }

  private typealias Snapshot = CollectionSnapshot<Int, CountedID>

  private func snapshot(_ numbers: [Int], _ tally: Tally) throws -> Snapshot {
    var snapshot = Snapshot()
    try snapshot.appendSections([0])
    try snapshot.appendItems(numbers.map { CountedID(number: $0, tally: tally) })
    return snapshot
  }

  /// Sixteen times the items are sixteen times the look-ups, where n log n would be 21 times.
  ///
  /// The number of comparisons per look-up in a hash table depends on the process's hash seed, so
  /// it is only bounded per item. Both sizes fill a hash table to the same fraction.
  @Test func anyDifferenceIsLinear() throws {
    let few = try workOfDifferences(1500)
    let many = try workOfDifferences(24_000)
    for (few, many) in zip(few, many) {
      #expect(Double(many.hashes) <= 16 * 1.2 * Double(few.hashes))
      #expect(few.comparisons <= 16 * 1500)
      #expect(many.comparisons <= 16 * 24_000)
    }
  }

  /// The cost of comparing items with the reverse, any order, others, and a rotation.
  private func workOfDifferences(_ count: Int) throws -> [(hashes: Int, comparisons: Int)] {
    var random = RandomSource(seed: 7)
    let tally = Tally()
    let old = try snapshot(Array(0..<count), tally)
    let orders = [
      Array((0..<count).reversed()), (0..<count).shuffled(using: &random),
      Array(count..<2 * count), Array(1..<count) + [0],
    ]
    return try orders.map { order in
      let new = try snapshot(order, tally)
      tally.comparisons = 0
      tally.hashes = 0
      _ = new.difference(from: old)
      return (tally.hashes, tally.comparisons)
    }
  }

  @Test func oneEditHashesNothing() throws {
    let count = 5000
    let tally = Tally()
    let old = try snapshot(Array(0..<count), tally)
    var new = old
    try new.insertItems(
      [CountedID(number: count, tally: tally)],
      beforeItem: CountedID(number: count / 2, tally: tally))
    tally.comparisons = 0
    tally.hashes = 0
    let updates = new.difference(from: old)
    #expect(
      updates == [.insertItem(ElementIndexPath(item: count / 2, section: 0))])
    #expect(tally.hashes <= 4)
    #expect(tally.comparisons <= 2 * count)
  }

  @Test func sectionsThatShareTheirStorageCostNothing() throws {
    let tally = Tally()
    let old = try snapshot(Array(0..<5000), tally)
    var new = old
    try new.appendSections([1])
    tally.comparisons = 0
    tally.hashes = 0
    #expect(new.difference(from: old) == [.insertSection(1)])
    #expect(tally.comparisons == 0)
    #expect(tally.hashes == 0)
  }

  /// Marks in a section whose positions are unknown are found in one walk.
  @Test func marksAreLinear() throws {
    let count = 5000
    let tally = Tally()
    var old = try snapshot(Array(0..<count), tally)
    // Thirty items before all others, one at a time: every hint is off by thirty.
    for number in count..<count + 30 {
      try old.insertItems(
        [CountedID(number: number, tally: tally)], beforeItem: old.itemIdentifiers[0])
    }
    var new = old
    try new.reloadItems(old.itemIdentifiers)
    tally.comparisons = 0
    tally.hashes = 0
    let updates = new.difference(from: old)
    #expect(updates.operations.count == count + 30)
    // Looking each up by itself would take some sixty comparisons.
    #expect(tally.comparisons + tally.hashes <= 25 * count)
  }

  /// Looking up after many edits in the middle compares with at most about twice the root of the
  /// section's items.
  @Test func lookUpsAreShort() throws {
    let count = 10_000
    let tally = Tally()
    var snapshot = try snapshot(Array(0..<count), tally)
    var worst = 0
    for number in count..<count + 500 {
      try snapshot.insertItems(
        [CountedID(number: number, tally: tally)],
        afterItem: CountedID(number: 0, tally: tally))
      tally.comparisons = 0
      _ = snapshot.indexPath(for: CountedID(number: count - 1, tally: tally))
      worst = max(worst, tally.comparisons)
    }
    #expect(worst > 10)
    // The walk, and the few comparisons that the process's hash seed adds.
    #expect(worst <= 2 * 110 + 20)
  }

  /// Appending one item at a time is fast, because it copies nothing.
  @Test func appendingOneAtATime() throws {
    var snapshot = CollectionSnapshot<Int, Int>()
    try snapshot.appendSections([0])
    for item in 0..<50_000 { try snapshot.appendItems([item]) }
    #expect(snapshot.indexOfItem(49_999) == 49_999)
  }
}
