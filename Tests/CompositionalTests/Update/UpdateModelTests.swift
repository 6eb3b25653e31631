import Compositional
import CompositionalTestSupport
import Testing

/// A section with numbers that identify it and its items.
struct NaiveSection: Equatable {
  var name: Int
  var items: [Int]
}

/// Sections and items as arrays, to which a batch is applied word by word.
///
/// Slow and simple; shares nothing with the engine but the operations themselves.
struct NaiveCollection: Equatable {
  var sections: [NaiveSection]
  /// The identity of the next new item or section; negative, to tell it from existing ones.
  private var fresh = -1

  init(_ sections: [NaiveSection]) { self.sections = sections }

  /// Sections of as many items; the item I of section S is called 100 S + I.
  init(counts: [Int]) {
    self.init(
      counts.enumerated().map { section, count in
        NaiveSection(name: section, items: (0..<count).map { 100 * section + $0 })
      })
  }

  var counts: [Int] { sections.map(\.items.count) }

  private mutating func makeUp() -> Int {
    fresh -= 1
    return fresh
  }

  /// Applies a batch that fits.
  mutating func apply(_ operations: [UpdateOperation], counts: [Int]) {
    let before = sections
    var leaving: Set<Int> = []
    var slots = [NaiveSection?](repeating: nil, count: counts.count)
    var replaced: Set<Int> = []
    for operation in operations {
      switch operation {
      case .deleteSection(let section): leaving.insert(section)
      case .insertSection(let section):
        let name = makeUp()
        slots[section] = NaiveSection(name: name, items: [])
        replaced.insert(name)
      case .moveSection(let old, let new):
        leaving.insert(old)
        slots[new] = before[old]
      case .reloadSection(let section): replaced.insert(before[section].name)
      default: break
      }
    }
    let staying = before.indices.filter { !leaving.contains($0) }.map { before[$0] }
    sections = Self.filled(slots, with: staying)
    for index in sections.indices {
      if replaced.contains(sections[index].name) {
        sections[index].items = (0..<counts[index]).map { _ in makeUp() }
      } else {
        sections[index].items = items(of: index, count: counts[index], operations, before)
      }
    }
  }

  private mutating func items(
    of section: Int, count: Int, _ operations: [UpdateOperation], _ before: [NaiveSection]
  ) -> [Int] {
    var slots = [Int?](repeating: nil, count: count)
    var leaving: Set<Int> = []
    func identity(_ path: ElementIndexPath) -> Int { before[path.section].items[path.item] }
    for operation in operations {
      switch operation {
      case .insertItem(let path) where path.section == section: slots[path.item] = makeUp()
      case .deleteItem(let path): leaving.insert(identity(path))
      case .moveItem(let old, let new):
        leaving.insert(identity(old))
        if new.section == section { slots[new.item] = identity(old) }
      default: break
      }
    }
    return Self.filled(slots, with: sections[section].items.filter { !leaving.contains($0) })
  }

  /// The elements in the places that are free, in order.
  private static func filled<Element>(
    _ slots: [Element?], with elements: [Element]
  ) -> [Element] {
    var rest = elements[...]
    let filled = slots.map { slot in slot ?? rest.removeFirst() }
    precondition(rest.isEmpty)
    return filled
  }

  /// The places of all items, by identity.
  var places: [Int: ElementIndexPath] {
    var places: [Int: ElementIndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, identity) in content.items.enumerated() {
        places[identity] = ElementIndexPath(item: item, section: section)
      }
    }
    return places
  }
}

/// The naive model itself, on arrangements worked out by hand.
@Suite struct UpdateModelTests {
  private func items(_ text: String, _ before: [Int], _ after: [Int]) throws -> [[Int]] {
    var collection = NaiveCollection(counts: before)
    collection.apply(try #require(BatchUpdates(text)).operations, counts: after)
    return collection.sections.map { $0.items.map { max(-1, $0) } }
  }

  @Test func itemsFillThePlacesThatAreLeft() throws {
    #expect(try items("delete 0.1\ninsert 0.0", [3], [3]) == [[-1, 0, 2]])
    #expect(try items("move 0.0 → 0.2", [3], [3]) == [[1, 2, 0]])
    #expect(
      try items("move 0.2 → 1.0\ndelete 1.1\ninsert 1.2", [3, 2], [2, 3])
        == [[0, 1], [2, 100, -1]])
  }

  @Test func sectionsTakeTheirItemsAlong() throws {
    #expect(
      try items("move section 0 → 2\ndelete 0.0\ninsert 2.1", [2, 1, 1], [1, 1, 2])
        == [[100], [200], [1, -1]])
    #expect(
      try items("delete section 0\ninsert section 1\nreload section 1", [2, 1, 1], [2, 1, 1])
        == [[-1, -1], [-1], [200]])
  }
}
