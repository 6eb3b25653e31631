import Compositional
import CompositionalTestSupport
import Testing

/// Outlines of one section.
@Suite struct SnapshotSectionTests {
  typealias Outline = SectionSnapshot<String>

  /// Two fruits, one of them with kinds, and nuts.
  private func sample() throws -> Outline {
    var outline = Outline()
    try outline.append(["Fruit", "Nuts"])
    try outline.append(["Apple", "Pear"], to: "Fruit")
    try outline.append(["Boskoop", "Gala"], to: "Apple")
    try outline.expand(["Apple"])
    return outline
  }

  @Test func answersAboutWhatIsThere() throws {
    var outline = try sample()
    #expect(outline.items == ["Fruit", "Apple", "Boskoop", "Gala", "Pear", "Nuts"])
    #expect(outline.rootItems == ["Fruit", "Nuts"])
    #expect(outline.visibleItems == ["Fruit", "Nuts"])
    #expect(outline.expandedItems == ["Apple"])
    #expect(outline.count == 6)
    #expect(try outline.level(of: "Gala") == 2)
    #expect(try outline.level(of: "Nuts") == 0)
    #expect(try outline.parent(of: "Gala") == "Apple")
    #expect(try outline.parent(of: "Nuts") == nil)
    #expect(try outline.children(of: "Fruit") == ["Apple", "Pear"])
    #expect(outline.index(of: "Pear") == 4)
    #expect(outline.index(of: "Fruit") == 0)
    #expect(outline.index(of: "Fig") == nil)
    #expect(outline.contains("Gala") && !outline.contains("Fig"))
    #expect(try outline.isExpanded("Apple") && !outline.isExpanded("Fruit"))
    #expect(try !outline.isVisible("Gala"))
    #expect(try outline.isVisible("Fruit"))
    try outline.expand(["Fruit"])
    #expect(outline.visibleItems == ["Fruit", "Apple", "Boskoop", "Gala", "Pear", "Nuts"])
    #expect(try outline.isVisible("Gala"))
    try outline.collapse(["Apple"])
    #expect(outline.visibleItems == ["Fruit", "Apple", "Pear", "Nuts"])
    #expect(
      outline.description == "- Fruit\n  + Apple\n    * Boskoop\n    * Gala\n  * Pear\n* Nuts")
  }

  @Test func itemsComeAndGo() throws {
    var outline = try sample()
    try outline.insert(["Fig"], before: "Pear")
    try outline.insert(["Elstar"], after: "Boskoop")
    try outline.insert(["Herbs"], after: "Fruit")
    #expect(
      outline.items
        == ["Fruit", "Apple", "Boskoop", "Elstar", "Gala", "Fig", "Pear", "Herbs", "Nuts"])
    #expect(try outline.level(of: "Fig") == 1)
    #expect(try outline.parent(of: "Herbs") == nil)
    // A parent and its child at once, and one of them twice.
    try outline.delete(["Gala", "Apple", "Nuts", "Apple"])
    #expect(outline.items == ["Fruit", "Fig", "Pear", "Herbs"])
    #expect(!outline.contains("Boskoop"))
    try outline.delete(["Fruit"])
    #expect(outline.items == ["Herbs"])
    outline.deleteAll()
    #expect(outline == Outline())
  }

  @Test func partsAreOutlines() throws {
    let outline = try sample()
    let below = try outline.snapshot(of: "Fruit")
    #expect(below.rootItems == ["Apple", "Pear"])
    #expect(below.visibleItems == ["Apple", "Boskoop", "Gala", "Pear"])
    #expect(try below.level(of: "Apple") == 0)
    #expect(!below.contains("Fruit"))
    let whole = try outline.snapshot(of: "Fruit", includingParent: true)
    #expect(whole.items == ["Fruit", "Apple", "Boskoop", "Gala", "Pear"])
    #expect(whole.visibleItems == ["Fruit"])
    #expect(try outline.snapshot(of: "Nuts") == Outline())
  }

  @Test func outlinesAreInserted() throws {
    var outline = try sample()
    var herbs = Outline()
    try herbs.append(["Mint", "Dill"])
    try herbs.append(["Spearmint"], to: "Mint")
    try herbs.expand(["Mint"])
    try outline.insert(herbs, before: "Pear")
    #expect(
      outline.items
        == ["Fruit", "Apple", "Boskoop", "Gala", "Mint", "Spearmint", "Dill", "Pear", "Nuts"])
    #expect(try outline.parent(of: "Mint") == "Fruit")
    #expect(try outline.level(of: "Spearmint") == 2)
    #expect(try outline.isExpanded("Mint"))
    var other = Outline()
    try other.append(["Salt"])
    try outline.insert(other, after: "Fruit")
    #expect(outline.rootItems == ["Fruit", "Salt", "Nuts"])
  }

  @Test func childrenAreReplaced() throws {
    var outline = try sample()
    var other = Outline()
    try other.append(["Gala", "Cherry"])
    try other.append(["Apple"], to: "Cherry")
    try outline.expand(["Fruit"])
    try outline.replace(childrenOf: "Fruit", using: other)
    #expect(outline.items == ["Fruit", "Gala", "Cherry", "Apple", "Nuts"])
    #expect(try outline.isExpanded("Fruit"))
    #expect(try outline.parent(of: "Apple") == "Cherry")
    #expect(try !outline.isExpanded("Apple"))
    try outline.replace(childrenOf: "Fruit", using: Outline())
    #expect(outline.items == ["Fruit", "Nuts"])
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout SectionSnapshot<String>) throws -> Void

    init(
      _ message: String,
      _ change: @escaping @Sendable (inout SectionSnapshot<String>) throws -> Void
    ) {
      testDescription = message
      self.change = change
    }
  }

  static let unknown = "item identifier Fig is not in the snapshot; append or insert it first"
  static let duplicate =
    "item identifier Gala is already in the snapshot; move it, or delete it first"
  static let repeated =
    "item identifier Plum appears twice; identifiers must be unique, so remove one"

  @Sendable static func outline(_ items: [String]) throws -> Outline {
    var outline = Outline()
    try outline.append(items)
    return outline
  }

  static let refusals = [
    Refusal(unknown) { try $0.append(["Plum"], to: "Fig") },
    Refusal(unknown) { try $0.insert(["Plum"], before: "Fig") },
    Refusal(unknown) { try $0.insert(["Plum"], after: "Fig") },
    Refusal(unknown) { try $0.insert(try outline(["Plum"]), before: "Fig") },
    Refusal(unknown) { try $0.insert(try outline(["Plum"]), after: "Fig") },
    Refusal(unknown) { try $0.replace(childrenOf: "Fig", using: try outline(["Plum"])) },
    Refusal(unknown) { try $0.delete(["Gala", "Fig"]) },
    Refusal(unknown) { try $0.expand(["Gala", "Fig"]) },
    Refusal(unknown) { try $0.collapse(["Apple", "Fig"]) },
    Refusal(unknown) { _ = try $0.isExpanded("Fig") },
    Refusal(unknown) { _ = try $0.isVisible("Fig") },
    Refusal(unknown) { _ = try $0.level(of: "Fig") },
    Refusal(unknown) { _ = try $0.parent(of: "Fig") },
    Refusal(unknown) { _ = try $0.children(of: "Fig") },
    Refusal(unknown) { _ = try $0.snapshot(of: "Fig") },
    Refusal(duplicate) { try $0.append(["Plum", "Gala"]) },
    Refusal(duplicate) { try $0.insert(["Plum", "Gala"], before: "Nuts") },
    Refusal(duplicate) { try $0.insert(["Plum", "Gala"], after: "Nuts") },
    Refusal(duplicate) { try $0.insert(try outline(["Plum", "Gala"]), before: "Nuts") },
    Refusal(duplicate) { try $0.insert(try outline(["Plum", "Gala"]), after: "Nuts") },
    Refusal(duplicate) { try $0.replace(childrenOf: "Nuts", using: try outline(["Gala"])) },
    Refusal(repeated) { try $0.append(["Plum", "Plum"], to: "Nuts") },
    Refusal(repeated) { try $0.insert(["Plum", "Plum"], before: "Nuts") },
    Refusal(repeated) { try $0.insert(["Plum", "Plum"], after: "Nuts") },
  ]

  /// A refused change throws its reason and changes nothing.
  @Test(arguments: refusals) func refusesWhatWouldBreakIt(_ refusal: Refusal) throws {
    let before = try sample()
    var outline = before
    do {
      try refusal.change(&outline)
      Issue.record("accepted")
    } catch let error {
      #expect((error as? SnapshotError)?.description == refusal.testDescription)
    }
    #expect(outline == before)
  }

  /// An outline as a list of items with their levels, in order.
  private struct Row: Equatable {
    var item: String
    var level: Int
    var isExpanded = false
  }

  /// After any change, the outline equals a list of items with levels.
  @Test(arguments: 1...20) func isAListWithLevels(_ seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var outline = Outline()
    var rows: [Row] = []
    for step in 0..<120 {
      try change(&outline, &rows, step, &random)
      var visible: [String] = []
      var hiddenBelow = Int.max
      for row in rows where row.level <= hiddenBelow {
        visible.append(row.item)
        hiddenBelow = row.isExpanded ? .max : row.level
      }
      #expect(outline.items == rows.map(\.item), "seed \(seed), step \(step)")
      #expect(outline.visibleItems == visible, "seed \(seed), step \(step)")
      for (index, row) in rows.enumerated() {
        let parent = rows[..<index].last { $0.level < row.level }?.item
        #expect(try outline.level(of: row.item) == row.level, "seed \(seed), step \(step)")
        #expect(try outline.parent(of: row.item) == parent, "seed \(seed), step \(step)")
        #expect(outline.index(of: row.item) == index, "seed \(seed), step \(step)")
        #expect(
          try outline.isVisible(row.item) == visible.contains(row.item),
          "seed \(seed), step \(step)")
      }
    }
  }

  private func change(
    _ outline: inout Outline, _ rows: inout [Row], _ step: Int, _ random: inout RandomSource
  ) throws {
    guard !rows.isEmpty else {
      try outline.append(["\(step)"])
      rows = [Row(item: "\(step)", level: 0)]
      return
    }
    let index = random.integer(0...rows.count - 1)
    let row = rows[index]
    // Behind all that is below the row.
    let end = rows[(index + 1)...].firstIndex { $0.level <= row.level } ?? rows.count
    switch random.integer(0...7) {
    case 0:
      try outline.insert(["\(step)"], before: row.item)
      rows.insert(Row(item: "\(step)", level: row.level), at: index)
    case 1:
      try outline.insert(["\(step)"], after: row.item)
      rows.insert(Row(item: "\(step)", level: row.level), at: end)
    case 2 where rows.count > 12:
      try outline.delete([row.item])
      rows.removeSubrange(index..<end)
    case 3:
      try outline.collapse([row.item])
      rows[index].isExpanded = false
    case 4:
      try outline.expand([row.item])
      rows[index].isExpanded = true
    case 5 where random.chance(20):
      var part = try outline.snapshot(of: row.item)
      try part.append(["\(step)"])
      try outline.replace(childrenOf: row.item, using: part)
      rows.insert(Row(item: "\(step)", level: row.level + 1), at: end)
    default:
      try outline.append(["\(step)"], to: row.item)
      rows.insert(Row(item: "\(step)", level: row.level + 1), at: end)
    }
  }

  /// A chain of items, each below the one before, is walked without recursion.
  @Test func anyDepth() throws {
    var outline = SectionSnapshot<Int>()
    try outline.append([0])
    for item in 1..<20_000 { try outline.append([item], to: item - 1) }
    #expect(outline.items.count == 20_000)
    #expect(try outline.level(of: 19_999) == 19_999)
    try outline.delete([1])
    #expect(outline.items == [0])
  }
}
