import Compositional
import CompositionalSimulation
import CompositionalTestSupport

/// A script made of a seed whose actions can be carried out one by one on a simulator.
enum RandomScript {
  /// Makes a script; the simulator is left as it is.
  static func make(
    seed: UInt64, actions count: Int, for simulator: CollectionViewSimulator
  ) -> ScrollScript {
    var random = RandomSource(seed: seed)
    var script = ScrollScript()
    var probe = simulator
    while script.actions.count < count {
      let action = action(&random, probe)
      do throws(ScriptError) {
        var trial = probe
        try trial.run([action], within: 0.2)
        probe = trial
        script.actions.append(action)
      } catch {
        // Nothing to lift or to scroll to; another action is next.
        script.actions.append(.wait(random.number(0...0.1)))
      }
    }
    return script
  }

  private static func action(
    _ random: inout RandomSource, _ simulator: CollectionViewSimulator
  ) -> ScrollAction {
    let size = simulator.viewport.size
    let counts = simulator.itemCounts
    let section = counts.isEmpty ? 0 : random.integer(0...(counts.count - 1))
    let item =
      counts.isEmpty || counts[section] == 0 ? 0 : random.integer(0...(counts[section] - 1))
    let path = ElementIndexPath(item: item, section: section)
    func point() -> CGPoint {
      CGPoint(x: random.number(0...Double(size.width)), y: random.number(0...Double(size.height)))
    }
    switch random.integer(0...17) {
    case 0, 1:
      let way = CGPoint(x: random.number(-300...300), y: random.number(-600...600))
      return .drag(
        from: random.chance(50) ? nil : point(), by: way, duration: random.number(0...0.2),
        holding: random.pick([0, 0, 0.15]))
    case 2, 3: return .fling(velocity: CGFloat(random.number(-5_000...5_000)))
    case 4: return .tap(at: point())
    case 5:
      return .scrollTo(CGPoint(x: point().x * 2, y: point().y * 5), animated: random.chance(50))
    case 6:
      return .scrollToItem(
        path, random.pick(ItemScrollPosition.allCases), animated: random.chance(50))
    case 7, 8: return .wait(random.number(0...0.5))
    case 9:
      return .resize(CGSize(width: random.length(100...900), height: random.length(100...900)))
    case 10: return .rotate
    case 11: return .contentSizeCategory(random.pick(PreferredContentSizeCategory.allCases))
    case 12: return .keyboard(CGFloat(random.pick([0, 120.5, 300])))
    case 13: return .reload(itemCounts: nil)
    case 14: return .update([.insertItem(path), .insertItem(path)], itemCounts: [:])
    case 15: return .update([.deleteItem(path)], itemCounts: [:])
    case 16: return .dragSection(section, by: CGFloat(random.number(-200...200)), duration: 0.1)
    default: return .flingSection(section, velocity: CGFloat(random.number(-2_000...2_000)))
    }
  }
}
