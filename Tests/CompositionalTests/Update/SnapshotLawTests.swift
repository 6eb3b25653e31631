import Compositional
import CompositionalTestSupport
import Testing

/// Laws of snapshots, checked against arrays that are searched from the start.
@Suite struct SnapshotLawTests {
  typealias Snapshot = CollectionSnapshot<Int, Int>

  /// Sections and items as an array of arrays.
  private struct Model {
    var sections: [(name: Int, items: [Int])] = []

    func place(of item: Int) -> (section: Int, item: Int)? {
      for (section, content) in sections.enumerated() {
        if let index = content.items.firstIndex(of: item) { return (section, index) }
      }
      return nil
    }
  }

  private func complaint(_ snapshot: Snapshot, _ model: Model) -> String? {
    if snapshot.sectionIdentifiers != model.sections.map(\.name) { return "sections" }
    if snapshot.itemIdentifiers != model.sections.flatMap(\.items) { return "items" }
    if snapshot.itemCounts != model.sections.map(\.items.count) { return "counts" }
    var index = 0
    for (section, content) in model.sections.enumerated() {
      if snapshot.indexOfSection(content.name) != section { return "section \(content.name)" }
      for (position, item) in content.items.enumerated() {
        let path = ElementIndexPath(item: position, section: section)
        if snapshot.indexPath(for: item) != path { return "the path of \(item)" }
        if snapshot.indexOfItem(item) != index { return "the index of \(item)" }
        if snapshot.itemIdentifier(for: path) != item { return "what is at \(path)" }
        if snapshot.sectionIdentifier(containingItem: item) != content.name {
          return "the section of \(item)"
        }
        index += 1
      }
    }
    return snapshot.numberOfItems == index ? nil : "the number of items"
  }

  /// After any change, every identifier is at its index in the arrays.
  @Test(arguments: 1...12) func findsEverythingAfterAnyChanges(_ seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var snapshot = Snapshot()
    var model = Model()
    var next = 0
    // Every third run has few and large sections, in which positions are far off before they are
    // looked up again.
    let looksEveryTime = !seed.isMultiple(of: 3)
    for step in 0..<300 {
      try change(&snapshot, &model, &next, &random)
      guard looksEveryTime || step % 50 == 49 else { continue }
      if let complaint = complaint(snapshot, model) {
        Issue.record("seed \(seed), step \(step): \(complaint) in\n\(snapshot)")
        return
      }
    }
  }

  private func change(
    _ snapshot: inout Snapshot, _ model: inout Model, _ next: inout Int,
    _ random: inout RandomSource
  ) throws {
    func made(_ count: Int) -> [Int] {
      defer { next += count }
      return Array(next..<next + count)
    }
    let items = model.sections.flatMap(\.items)
    switch random.integer(0...9) {
    case 0 where model.sections.count < 6, _ where model.sections.isEmpty:
      let new = made(random.integer(1...2))
      if let anchor = model.sections.indices.randomElement(using: &random) {
        try snapshot.insertSections(new, beforeSection: model.sections[anchor].name)
        model.sections.insert(contentsOf: new.map { ($0, []) }, at: anchor)
      } else {
        try snapshot.appendSections(new)
        model.sections += new.map { ($0, []) }
      }
    case 1 where model.sections.count > 1 && random.chance(30):
      let gone = model.sections.remove(at: random.integer(0...model.sections.count - 1))
      try snapshot.deleteSections([gone.name])
    case 2 where model.sections.count > 1:
      let names = model.sections.map(\.name).shuffled(using: &random)
      try snapshot.moveSection(names[0], afterSection: names[1])
      let moved = model.sections.remove(
        at: model.sections.firstIndex { $0.name == names[0] }!)
      model.sections.insert(
        moved, at: model.sections.firstIndex { $0.name == names[1] }! + 1)
    case 3 where items.count > 1, 4 where items.count > 1:
      let two = items.shuffled(using: &random)
      try snapshot.moveItem(two[0], beforeItem: two[1])
      let old = model.place(of: two[0])!
      model.sections[old.section].items.remove(at: old.item)
      let new = model.place(of: two[1])!
      model.sections[new.section].items.insert(two[0], at: new.item)
    case 5 where items.count > 40:
      let gone = Array(items.shuffled(using: &random).prefix(random.integer(1...20)))
      try snapshot.deleteItems(gone)
      for index in model.sections.indices {
        model.sections[index].items.removeAll { gone.contains($0) }
      }
    case 6 where !items.isEmpty, 7 where !items.isEmpty:
      let anchor = random.pick(items)
      let new = made(random.integer(1...8))
      try snapshot.insertItems(new, afterItem: anchor)
      let place = model.place(of: anchor)!
      model.sections[place.section].items.insert(contentsOf: new, at: place.item + 1)
    default:
      let section = random.integer(0...model.sections.count - 1)
      let new = made(random.integer(1...12))
      try snapshot.appendItems(new, toSection: model.sections[section].name)
      model.sections[section].items += new
    }
  }

  /// A copy does not change with the original.
  @Test func copiesAreIndependent() throws {
    var one = Snapshot()
    try one.appendSections([0])
    try one.appendItems([1, 2, 3])
    let copy = one
    try one.moveItem(3, beforeItem: 1)
    try one.deleteItems([2])
    #expect(copy.itemIdentifiers == [1, 2, 3])
    #expect(copy.indexPath(for: 3) == ElementIndexPath(item: 2, section: 0))
  }
}
