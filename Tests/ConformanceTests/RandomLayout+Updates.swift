import CompositionalDocuments
import CompositionalSimulation
import CompositionalTestSupport

extension RandomLayout {
  /// A script that changes the data and scrolls, without animations: in batches, with reloaded data,
  /// or with snapshots.
  ///
  /// - Parameter scrolls: True if it may scroll.
  func updates(scrolls: Bool) -> ScrollScript {
    var random = RandomSource(seed: seed ^ 0xA11C_E5ED)
    if random.chance(30) { return ScrollScript(snapshots(&random)) }
    var options = RandomScriptOptions()
    options.movesItems = false
    options.changesSurroundings = false
    let script = RandomScript(seed: seed, for: self, actions: 30, options: options)
    let goal = CGPoint(x: random.length(-50...500), y: random.length(-50...900))
    return ScrollScript(
      script.actions.filter {
        switch $0 {
        case .update, .reload: true
        default: false
        }
      }.prefix(4) + (scrolls && random.chance(50) ? [.scrollTo(goal, animated: false)] : []))
  }

  /// Two or three snapshots: the data as it is, and then with items that leave, come and move.
  private func snapshots(_ random: inout RandomSource) -> [ScrollAction] {
    var next = 0
    func item() -> String {
      next += 1
      return "item \(next)"
    }
    var sections = itemCounts.enumerated().map { index, count in
      ScrollAction.SnapshotSection(id: "section \(index)", items: (0..<count).map { _ in item() })
    }
    var actions = [ScrollAction.apply(sections)]
    for _ in 0...random.integer(0...1) {
      for index in sections.indices {
        var items = sections[index].items.filter { _ in !random.chance(15) }
        if !items.isEmpty, random.chance(50) {
          items.insert(items.removeLast(), at: random.integer(0...items.count))
        }
        if random.chance(50) { items.insert(item(), at: random.integer(0...items.count)) }
        sections[index].items = items
      }
      actions.append(.apply(sections))
    }
    return actions
  }
}
