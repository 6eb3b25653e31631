import Compositional
import CompositionalSimulation

/// A simulated view of a random layout, with random properties and a random script.
package struct RandomSimulation: CustomStringConvertible {
  package let layout: RandomLayout
  package private(set) var script: RandomScript
  private let seed: UInt64

  /// Creates the simulation of a seed.
  package init(
    seed: UInt64, isEstimating: Bool, actions: Int,
    options: RandomScriptOptions = RandomScriptOptions()
  ) {
    self.seed = seed
    layout = RandomLayout(isEstimating ? .estimates : .anything, seed: seed)
    script = RandomScript(seed: seed, for: layout, actions: actions, options: options)
    // Actions that fail are removed, such as lifting an item that does not exist.
    while true {
      var simulator = makeSimulator()
      do throws(ScriptError) {
        try simulator.run(script.script)
        break
      } catch {
        script = script.without(error.action)
      }
    }
  }

  package var description: String { "\(layout)\n\(script)" }

  /// Returns the view before the script.
  ///
  /// - Parameter measurer: The measurer; nil for lengths derived from the element.
  package func makeSimulator(measurer: (any Measuring)? = nil) -> CollectionViewSimulator {
    let sections = layout.sections
    let engine = CollectionLayout(configuration: layout.configuration) { index, _ in
      sections.isEmpty ? nil : sections[index % sections.count]
    }
    var random = RandomSource(seed: seed &* 31 &+ 5)
    let insets: PhysicalEdgeInsets = random.chance(30) ? random.edgeInsets() : .zero
    var simulator = CollectionViewSimulator(
      engine, itemCounts: layout.itemCounts, in: layout.environment, contentInset: insets,
      measurer: measurer ?? self.measurer)
    simulator.bounces = random.chance(80)
    simulator.alwaysBounceVertical = random.chance(30)
    simulator.alwaysBounceHorizontal = random.chance(30)
    simulator.isPagingEnabled = random.chance(15)
    simulator.isDirectionalLockEnabled = random.chance(30)
    if random.chance(20) { simulator.decelerationRate = .fast }
    simulator.isPrefetchingEnabled = random.chance(90)
    return simulator
  }

  /// A measurer of lengths derived from the element alone, so that sizes settle.
  package var measurer: ClosureMeasurer {
    let seed = seed &* 31 &+ 6
    return ClosureMeasurer { proposal in
      let path = proposal.id.indexPath
      let kind = proposal.id.kind?.utf8.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1) } ?? 0
      let state = seed &+ kind &+ UInt64(truncatingIfNeeded: path.section &* 7919 &+ path.item)
      var random = RandomSource(seed: state)
      return PreferredSize(width: random.length(5...120), height: random.length(5...120))
    }
  }
}
