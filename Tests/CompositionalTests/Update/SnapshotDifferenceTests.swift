import Compositional
import CompositionalTestSupport
import Testing

/// Two snapshots made of a seed, the second with much of the first.
private struct RandomPair {
  typealias Snapshot = CollectionSnapshot<Int, Int>

  let seed: UInt64
  var old = Snapshot()
  var new = Snapshot()

  init(seed: UInt64, items: Int, sections: Int) throws {
    self.seed = seed
    var random = RandomSource(seed: seed)
    old = try Self.snapshot(
      Array(0..<random.integer(0...sections)).shuffled(using: &random),
      Array(0..<random.integer(0...items)).shuffled(using: &random), &random)
    new = old
    switch random.integer(0...2) {
    case 0:
      new = try Self.snapshot(
        Array(0..<random.integer(0...sections)).shuffled(using: &random),
        Array(random.integer(0...5)..<items).shuffled(using: &random), &random)
    case 1: try shift(&random)
    default:
      try shift(&random)
      if let section = new.sectionIdentifiers.randomElement(using: &random) {
        try new.insertSections([90, 91], beforeSection: section)
        try new.appendItems([100, 101, 102], toSection: section)
        try new.appendItems([103], toSection: 90)
        if random.chance(50) { try new.deleteSections([section]) }
      }
    }
    try new.reloadItems(new.itemIdentifiers.filter { _ in random.chance(15) })
    try new.reconfigureItems(new.itemIdentifiers.filter { _ in random.chance(15) })
    try new.reloadSections(new.sectionIdentifiers.filter { _ in random.chance(8) })
  }

  private static func snapshot(
    _ sections: [Int], _ items: [Int], _ random: inout RandomSource
  ) throws -> Snapshot {
    var snapshot = Snapshot()
    try snapshot.appendSections(sections)
    if sections.isEmpty { return snapshot }
    for item in items { try snapshot.appendItems([item], toSection: random.pick(sections)) }
    return snapshot
  }

  private mutating func shift(_ random: inout RandomSource) throws {
    for _ in 0..<random.integer(0...4) where new.numberOfItems > 1 {
      let two = new.itemIdentifiers.shuffled(using: &random)
      try new.moveItem(two[0], afterItem: two[1])
    }
    if random.chance(30), new.numberOfSections > 1 {
      let two = new.sectionIdentifiers.shuffled(using: &random)
      try new.moveSection(two[0], beforeSection: two[1])
    }
    if random.chance(50), let item = new.itemIdentifiers.randomElement(using: &random) {
      try new.deleteItems([item])
    }
  }
}

extension RandomPair: RandomSample {
  init(seed: UInt64) throws { try self.init(seed: seed, items: 14, sections: 4) }

  var description: String {
    """
    seed \(seed)
    \(old)
    becomes
    \(new)
    reload \(new.reloadedItemIdentifiers), sections \(new.reloadedSectionIdentifiers)
    by
    \(new.difference(from: old))
    """
  }
}

/// The updates between two snapshots.
@Suite struct SnapshotDifferenceTests {
  typealias Snapshot = CollectionSnapshot<Int, Int>

  /// Applied word by word to the arrangement before, the operations give the one after: what they
  /// keep or move is what is there, and what they insert was not there, or came or went with a
  /// section.
  @Test func operationsMakeTheNewArrangement() {
    Law<RandomPair>.hold(samples: 2000) { pair in
      // Items are called as in the snapshots, and 1000 is far from what the model makes up.
      var collection = NaiveCollection(
        try pair.old.sectionIdentifiers.map { section in
          NaiveSection(name: section, items: try pair.old.itemIdentifiers(inSection: section))
        })
      let operations = pair.new.difference(from: pair.old).operations
      collection.apply(operations, counts: pair.new.itemCounts)
      for (section, name) in zip(collection.sections, pair.new.sectionIdentifiers) {
        let isNew = section.name < 0
        if isNew ? pair.old.contains(section: name) : section.name != name {
          return "section \(name) is \(section.name)"
        }
        let isReplaced = isNew || pair.new.reloadedSectionIdentifiers.contains(name)
        for (item, identifier) in zip(
          section.items, try pair.new.itemIdentifiers(inSection: name))
        {
          if item >= 0 {
            if item != identifier { return "\(identifier) is \(item)" }
          } else if !isReplaced, let home = pair.old.sectionIdentifier(containingItem: identifier),
            pair.new.contains(section: home), !pair.new.reloadedSectionIdentifiers.contains(home)
          {
            return "\(identifier) is new, but was there"
          }
        }
      }
      return nil
    }
  }

  /// Applied as a resolved mapping, they do the same.
  @Test func theMappingMakesTheNewArrangement() {
    Law<RandomPair>.hold(samples: 2000) { pair in
      let updates = pair.new.difference(from: pair.old)
      let resolved = try updates.resolved(from: pair.old.itemCounts, to: pair.new.itemCounts)
      for identifier in pair.new.itemIdentifiers {
        guard
          let old = resolved.oldIndexPath(for: try #require(pair.new.indexPath(for: identifier)))
        else { continue }
        if pair.old.itemIdentifier(for: old) != identifier { return "\(identifier) is from \(old)" }
      }
      for identifier in pair.old.itemIdentifiers {
        guard
          let new = resolved.newIndexPath(for: try #require(pair.old.indexPath(for: identifier)))
        else { continue }
        if pair.new.itemIdentifier(for: new) != identifier { return "\(identifier) goes to \(new)" }
      }
      return nil
    }
  }

  /// Marked items that remain are reloaded or reconfigured, each once.
  @Test func marksBecomeOperations() {
    Law<RandomPair>.hold(samples: 2000) { pair in
      let resolved = try pair.new.difference(from: pair.old)
        .resolved(from: pair.old.itemCounts, to: pair.new.itemCounts)
      func stays(_ item: Int) -> Bool {
        guard let before = pair.old.sectionIdentifier(containingItem: item),
          let after = pair.new.sectionIdentifier(containingItem: item)
        else { return false }
        return [before, after].allSatisfy {
          pair.old.contains(section: $0) && pair.new.contains(section: $0)
            && !pair.new.reloadedSectionIdentifiers.contains($0)
        }
      }
      let reloaded = Set(pair.new.reloadedItemIdentifiers.filter(stays))
      let reconfigured = Set(pair.new.reconfiguredItemIdentifiers.filter(stays))
        .subtracting(reloaded)
      if Set(resolved.reloadedItems.map { pair.new.itemIdentifier(for: $0.new) }) != reloaded {
        return "reloads \(resolved.reloadedItems)"
      }
      if Set(resolved.reconfiguredItems.map { pair.new.itemIdentifier(for: $0.new) })
        != reconfigured
      {
        return "reconfigures \(resolved.reconfiguredItems)"
      }
      let sections = Set(resolved.reloadedSections.map { pair.new.sectionIdentifiers[$0.new] })
      let expected = Set(pair.new.reloadedSectionIdentifiers.filter(pair.old.contains(section:)))
      return sections == expected ? nil : "reloads sections \(sections)"
    }
  }

  /// A difference has the minimum number of moves of items and of sections.
  @Test func movesAreFew() throws {
    for seed in UInt64(1)..<1501 {
      let pair = try RandomPair(seed: seed, items: 8, sections: 3)
      let difference = pair.new.difference(from: pair.old)
      let open = pair.old.sectionIdentifiers.filter {
        pair.new.contains(section: $0) && !pair.new.reloadedSectionIdentifiers.contains($0)
      }
      func rows(_ snapshot: Snapshot) throws -> [[Int]] {
        try open.map { try snapshot.itemIdentifiers(inSection: $0) }
      }
      let expected = fewestMoves(from: try rows(pair.old), to: try rows(pair.new))
      let moves = difference.operations.count { $0.verb == "move" && $0.section(.before) == nil }
      #expect(moves == expected, "\(pair)")
      let expectedSections = fewestMoves(
        from: [pair.old.sectionIdentifiers], to: [pair.new.sectionIdentifiers])
      let sectionMoves = difference.operations.count {
        $0.verb == "move" && $0.section(.before) != nil
      }
      #expect(sectionMoves == expectedSections, "\(pair)")
      if moves != expected || sectionMoves != expectedSections { return }
    }
  }

  /// All orders of six items.
  @Test func movesAreFewInEveryOrder() throws {
    var orders: [[Int]] = [[]]
    for item in 0..<6 {
      orders = orders.flatMap { order in
        (0...order.count).map { place in
          order[..<place] + [item] + order[place...]
        }.map(Array.init)
      }
    }
    #expect(orders.count == 720)
    let old = try snapshot(Array(0..<6))
    for order in orders {
      let moves = try snapshot(order).difference(from: old).operations
      #expect(moves.count == fewestMoves(from: [Array(0..<6)], to: [order]), "\(order)")
    }
  }

  /// The fewest moves between rows, found by trying every set of items that may stay.
  private func fewestMoves(from old: [[Int]], to new: [[Int]]) -> Int {
    let common = Array(Set(old.joined()).intersection(new.joined())).sorted()
    var most = 0
    for choice in 0..<(1 << common.count) where choice.nonzeroBitCount > most {
      let staying = Set(common.indices.filter { choice >> $0 & 1 == 1 }.map { common[$0] })
      let fits = zip(old, new).allSatisfy { before, after in
        before.filter(staying.contains) == after.filter(staying.contains)
      }
      if fits { most = choice.nonzeroBitCount }
    }
    return common.count - most
  }

  private func snapshot(_ items: [Int]) throws -> Snapshot {
    var snapshot = Snapshot()
    try snapshot.appendSections([0])
    try snapshot.appendItems(items)
    return snapshot
  }

  @Test func anExampleByHand() throws {
    var old = CollectionSnapshot<String, String>()
    try old.appendSections(["A", "B", "C"])
    try old.appendItems(["a", "b", "c", "d"], toSection: "A")
    try old.appendItems(["x", "y"], toSection: "B")
    try old.appendItems(["z"], toSection: "C")
    var new = old
    try new.moveItem("d", beforeItem: "x")
    try new.moveItem("c", beforeItem: "a")
    try new.deleteItems(["b"])
    try new.insertItems(["n"], afterItem: "a")
    try new.deleteSections(["C"])
    try new.insertSections(["N"], beforeSection: "A")
    try new.appendItems(["m"], toSection: "N")
    try new.reloadItems(["y", "m"])
    try new.reconfigureItems(["d", "y"])
    // N: m / A: c a n / B: d x y
    #expect(
      new.difference(from: old).description == """
        delete section 2
        insert section 0
        delete 0.1
        insert 1.2
        move 0.2 → 1.0
        move 0.3 → 2.0
        reload 1.1
        reconfigure 0.3
        """)
    #expect(old.difference(from: old).isEmpty)
  }

  /// A mark counts in one difference: a snapshot that is made from one that was applied keeps it, and
  /// only what is marked since is reloaded.
  @Test func aMarkCountsOnce() throws {
    var shown = Snapshot()
    try shown.appendSections([0, 1])
    try shown.appendItems([10, 11], toSection: 0)
    var new = shown
    try new.reloadItems([10])
    try new.reloadSections([1])
    #expect(new.difference(from: shown).description == "reload section 1\nreload 0.0")
    shown = new
    try new.reconfigureItems([11])
    #expect(new.difference(from: shown).description == "reconfigure 0.1")
    shown = new
    #expect(new.difference(from: shown).isEmpty)
    try new.reloadItems([10])
    #expect(new.difference(from: shown).description == "reload 0.0")
    #expect(new.reloadedItemIdentifiers == [10])
  }

  @Test func whatWasInADeletedSectionIsNew() throws {
    var old = Snapshot()
    try old.appendSections([0, 1])
    try old.appendItems([10, 11], toSection: 0)
    try old.appendItems([12], toSection: 1)
    var new = old
    try new.moveItem(10, afterItem: 12)
    try new.deleteSections([0])
    #expect(new.difference(from: old).description == "delete section 0\ninsert 0.1")
    #expect(old.difference(from: new).description == "insert section 0\ndelete 0.1")
  }
}
