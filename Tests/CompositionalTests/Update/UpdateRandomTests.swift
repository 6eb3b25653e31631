import Compositional
import CompositionalTestSupport
import Testing

/// A batch that fits, made of a seed, and the counts on both sides of it.
struct RandomBatch {
  let seed: UInt64
  var before: [Int]
  var after: [Int] = []
  var operations: [UpdateOperation] = []

  init(seed: UInt64) {
    self.seed = seed
    var random = RandomSource(seed: seed)
    before = (0..<random.integer(0...5)).map { _ in random.integer(0...6) }
    let pairs = makeSections(&random)
    makeItems(pairs, &random)
    operations.shuffle(using: &random)
  }

  /// Makes operations on sections; the pairs of those whose items may stay.
  private mutating func makeSections(_ random: inout RandomSource) -> [(old: Int, new: Int)] {
    var moved: [Int] = []
    var staying: [Int] = []
    var reloaded: Set<Int> = []
    for section in before.indices {
      if random.chance(12) {
        operations.append(.deleteSection(section))
      } else {
        if random.chance(15) { moved.append(section) } else { staying.append(section) }
        if random.chance(10) { reloaded.insert(section) }
      }
    }
    let inserted = random.chance(30) ? random.integer(1...2) : 0
    let count = moved.count + staying.count + inserted
    var places = Array(0..<count).shuffled(using: &random)
    var pairs: [(old: Int, new: Int)] = []
    for old in moved {
      let new = places.removeLast()
      operations.append(.moveSection(from: old, to: new))
      pairs.append((old, new))
    }
    after = [Int](repeating: 0, count: count)
    for _ in 0..<inserted {
      let new = places.removeLast()
      operations.append(.insertSection(new))
      after[new] = random.integer(0...4)
    }
    pairs += zip(staying, places.sorted()).map { ($0, $1) }
    for pair in pairs where reloaded.contains(pair.old) {
      operations.append(.reloadSection(pair.old))
      after[pair.new] = random.integer(0...4)
    }
    return pairs.filter { !reloaded.contains($0.old) }
  }

  private mutating func makeItems(
    _ pairs: [(old: Int, new: Int)], _ random: inout RandomSource
  ) {
    guard !pairs.isEmpty else { return }
    let busy = random.number(1...25)
    var moves: [(old: ElementIndexPath, section: Int)] = []
    for pair in pairs {
      for item in 0..<before[pair.old] {
        let path = ElementIndexPath(item: item, section: pair.old)
        if random.chance(busy) {
          operations.append(.deleteItem(path))
          continue
        }
        if random.chance(busy) {
          moves.append((path, random.pick(pairs).new))
        } else {
          after[pair.new] += 1
        }
        if random.chance(busy / 2) { operations.append(.reloadItem(path)) }
        if random.chance(busy / 2) { operations.append(.reconfigureItem(path)) }
      }
    }
    for pair in pairs {
      let arriving = moves.filter { $0.section == pair.new }
      let inserted = random.chance(busy * 2) ? random.integer(1...3) : 0
      after[pair.new] += arriving.count + inserted
      var places = Array(0..<after[pair.new]).shuffled(using: &random)
        .map { ElementIndexPath(item: $0, section: pair.new) }
      for move in arriving {
        operations.append(.moveItem(from: move.old, to: places.removeLast()))
      }
      for _ in 0..<inserted { operations.append(.insertItem(places.removeLast())) }
    }
  }

  var updates: BatchUpdates { BatchUpdates(operations) }
}

extension RandomBatch: RandomSample {
  var description: String {
    "seed \(seed): \(before) to \(after)\n\(updates)"
  }
}

/// What is wrong with a batch, found by going through the rules with sets.
struct NaiveCheck {
  let before: [Int]
  let after: [Int]
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(old: Int, new: Int)] = []
  var deleted: [ElementIndexPath] = []
  var inserted: [ElementIndexPath] = []
  var touched: [ElementIndexPath] = []
  var moved: [(old: ElementIndexPath, new: ElementIndexPath)] = []

  init(_ operations: [UpdateOperation], from before: [Int], to after: [Int]) {
    self.before = before
    self.after = after
    for operation in operations {
      switch operation {
      case .deleteSection(let section): deletedSections.append(section)
      case .insertSection(let section): insertedSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .moveSection(let old, let new): movedSections.append((old, new))
      case .deleteItem(let path): deleted.append(path)
      case .insertItem(let path): inserted.append(path)
      case .reloadItem(let path), .reconfigureItem(let path): touched.append(path)
      case .moveItem(let old, let new): moved.append((old, new))
      }
    }
  }

  private func areDifferent<Element: Hashable>(_ elements: [Element]) -> Bool {
    Set(elements).count == elements.count
  }

  /// Whether the batch fits.
  var fits: Bool {
    let leaving = deletedSections + movedSections.map(\.old)
    let arriving = insertedSections + movedSections.map(\.new)
    guard areDifferent(leaving), areDifferent(arriving),
      (leaving + reloadedSections).allSatisfy(before.indices.contains),
      arriving.allSatisfy(after.indices.contains),
      Set(deletedSections).isDisjoint(with: reloadedSections),
      after.count == before.count + insertedSections.count - deletedSections.count
    else { return false }
    let staying = before.indices.filter { !leaving.contains($0) }
    let free = after.indices.filter { !arriving.contains($0) }
    let pairs = (movedSections + zip(staying, free).map { ($0, $1) })
      .filter { !reloadedSections.contains($0.old) }
    return fitItems(pairs)
  }

  private func fitItems(_ pairs: [(old: Int, new: Int)]) -> Bool {
    let leaving = deleted + moved.map(\.old)
    let arriving = inserted + moved.map(\.new)
    let oldSections = Set(pairs.map(\.old))
    let newSections = Set(pairs.map(\.new))
    guard areDifferent(leaving), areDifferent(arriving), Set(deleted).isDisjoint(with: touched),
      (leaving + touched).allSatisfy({
        oldSections.contains($0.section) && (0..<before[$0.section]).contains($0.item)
      }),
      arriving.allSatisfy({
        newSections.contains($0.section) && (0..<after[$0.section]).contains($0.item)
      })
    else { return false }
    return pairs.allSatisfy { pair in
      let gone = leaving.count { $0.section == pair.old }
      let come = arriving.count { $0.section == pair.new }
      return after[pair.new] == before[pair.old] - gone + come
    }
  }
}
