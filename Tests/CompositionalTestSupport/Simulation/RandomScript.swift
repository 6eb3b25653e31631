import Compositional
import CompositionalSimulation

/// The kinds of actions a random script may contain.
package struct RandomScriptOptions: Sendable {
  /// True if sections are inserted, deleted, moved and reloaded.
  package var changesSections = true
  /// True if items are lifted and moved.
  package var movesItems = true
  /// True if the script contains rotations, resizes, text size changes and the keyboard.
  package var changesSurroundings = true
  /// True if items are inserted, deleted, moved and reloaded.
  package var changesData = true

  package init() {}
}

/// A script of a seed for a random layout, with a simple model of its data.
package struct RandomScript: CustomStringConvertible {
  /// The actions, in order.
  package private(set) var actions: [ScrollAction] = []
  /// For each action, the old index of each item, by section; nil if the action changes no items.
  ///
  /// The index is nil for an item that is inserted or reloaded.
  package private(set) var oldItems: [[[Int?]]?] = []
  /// The item count of each section before each action, and at the end.
  package private(set) var itemCounts: [[Int]]

  private var random: RandomSource
  private let view: CGSize
  private let options: RandomScriptOptions

  package init(
    seed: UInt64, for layout: RandomLayout, actions count: Int,
    options: RandomScriptOptions = RandomScriptOptions()
  ) {
    random = RandomSource(seed: seed &* 7919 &+ 17)
    view = layout.environment.container.contentSize
    itemCounts = [layout.itemCounts]
    self.options = options
    while actions.count < count {
      let counts = itemCounts[itemCounts.count - 1]
      let (action, names, after) = next(counts)
      actions.append(action)
      oldItems.append(names)
      itemCounts.append(after)
    }
  }

  package var script: ScrollScript { ScrollScript(actions) }

  package var description: String {
    actions.enumerated().map { "\($0): \($1)" }.joined(separator: "\n")
  }

  /// Returns the script without one action, which must not change data.
  package func without(_ index: Int) -> RandomScript {
    var copy = self
    copy.actions[index] = .wait(0)
    copy.oldItems[index] = nil
    return copy
  }

  // MARK: Actions

  private typealias Step = (ScrollAction, [[Int?]]?, [Int])

  private mutating func next(_ counts: [Int]) -> Step {
    switch random.integer(0...39) {
    case 0...5: return (drag(), nil, counts)
    case 6...11: return (.fling(velocity: velocity()), nil, counts)
    case 12, 13: return (.tap(at: random.chance(50) ? nil : point()), nil, counts)
    case 14...18: return (.wait(random.number(0...0.6)), nil, counts)
    case 19: return (.waitUntilRest, nil, counts)
    case 20...24: return (section(counts), nil, counts)
    case 25, 26:
      let goal = CGPoint(x: random.length(-100...2_000), y: random.length(-100...4_000))
      return (.scrollTo(goal, animated: random.chance(60)), nil, counts)
    case 27...29:
      guard let path = path(counts) else { return (.wait(0.1), nil, counts) }
      return (
        .scrollToItem(
          path, random.pick(ItemScrollPosition.allCases), animated: random.chance(60)),
        nil, counts
      )
    case 30...32 where options.changesSurroundings: return (surroundings(), nil, counts)
    case 33...36 where options.changesData: return items(counts)
    case 37 where options.changesData && options.changesSections: return sections(counts)
    case 38, 39: return (movement(counts), nil, counts)
    default: return (.wait(random.number(0...0.2)), nil, counts)
    }
  }

  private mutating func velocity() -> CGFloat {
    let speed: Double = random.pick([5, 30, 300, 1_500, 5_000, 40_000])
    return CGFloat(random.number(-speed...speed))
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: random.number(-10...view.width + 10), y: random.number(-10...view.height + 10))
  }

  private mutating func drag() -> ScrollAction {
    var way = CGPoint(x: random.length(-300...300), y: random.length(-600...600))
    switch random.integer(0...4) {
    case 0: way.x = 0
    case 1: way.y = 0
    case 2: way.y = way.x
    default: break
    }
    return .drag(
      from: random.chance(50) ? nil : point(), by: way, duration: random.number(0.01...0.4),
      holding: random.chance(30) ? random.number(0...0.3) : 0)
  }

  private mutating func section(_ counts: [Int]) -> ScrollAction {
    guard !counts.isEmpty else { return .wait(0.05) }
    let section = random.integer(0...counts.count - 1)
    switch random.integer(0...3) {
    case 0:
      return .scrollSection(
        section, to: random.length(-50...800), animated: random.chance(60))
    case 1: return .flingSection(section, velocity: velocity())
    default:
      return .dragSection(
        section, by: random.length(-300...300), duration: random.number(0.01...0.3))
    }
  }

  private mutating func surroundings() -> ScrollAction {
    switch random.integer(0...4) {
    case 0: return .rotate
    case 1:
      return .resize(CGSize(width: random.length(100...500), height: random.length(100...500)))
    case 2:
      return .contentSizeCategory(random.pick([.small, .large, .extraExtraLarge]))
    default: return .keyboard(random.chance(40) ? 0 : random.length(1...200))
    }
  }

  private mutating func path(_ counts: [Int]) -> ElementIndexPath? {
    let full = counts.indices.filter { counts[$0] > 0 }
    guard !full.isEmpty else { return nil }
    let section = random.pick(full)
    return ElementIndexPath(item: random.integer(0...counts[section] - 1), section: section)
  }

  private mutating func movement(_ counts: [Int]) -> ScrollAction {
    guard options.movesItems, let path = path(counts) else { return .wait(0.1) }
    switch random.integer(0...4) {
    case 0, 1: return .lift(path)
    case 2: return .dragItem(to: point(), duration: random.number(0...0.3))
    case 3: return .cancelMovement
    default: return .wait(0.3)
    }
  }

  // MARK: Data

  private mutating func items(_ counts: [Int]) -> Step {
    guard !counts.isEmpty else { return (.wait(0.1), nil, counts) }
    var names = counts.map { count in (0..<count).map(Int?.some) }
    let section = random.integer(0...counts.count - 1)
    guard
      let change = RandomItemChange(section: section, itemCount: counts[section], &random)
    else {
      return (.reload(itemCounts: nil), counts.map { [Int?](repeating: nil, count: $0) }, counts)
    }
    names[section] = change.oldItems
    return (.update(change.batch, itemCounts: [:]), names, names.map(\.count))
  }

  private mutating func sections(_ counts: [Int]) -> Step {
    var counts = counts
    var batch = BatchUpdates()
    var replaced: [Int: Int] = [:]
    switch random.integer(0...3) {
    case 0 where counts.count > 0:
      let section = random.integer(0...counts.count - 1)
      counts.remove(at: section)
      batch.deleteSections([section])
    case 1 where counts.count > 1:
      let section = random.integer(0...counts.count - 1)
      let count = counts.remove(at: section)
      let target = random.integer(0...counts.count)
      counts.insert(count, at: target)
      batch.moveSection(section, toSection: target)
    case 2 where counts.count > 0:
      let section = random.integer(0...counts.count - 1)
      counts[section] = random.integer(0...20)
      replaced[section] = counts[section]
      batch.reloadSections([section])
    default:
      let section = random.integer(0...counts.count)
      let count = random.integer(0...20)
      counts.insert(count, at: section)
      replaced[section] = count
      batch.insertSections([section])
    }
    return (.update(batch, itemCounts: replaced), nil, counts)
  }
}
