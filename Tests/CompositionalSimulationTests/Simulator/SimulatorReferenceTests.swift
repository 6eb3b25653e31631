import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// The simulation against the naive reference layout, which receives the same changes.
@Suite struct SimulatorReferenceTests {
  /// Records the proposals, in order.
  private final class Notes {
    var answers: [(ElementID, PreferredSize)] = []
  }

  @Test(arguments: [false, true])
  func framesAgreeWithTheReference(isEstimating: Bool) throws {
    var options = RandomScriptOptions()
    options.changesSections = false
    options.movesItems = false
    var failures = 0
    for seed in RandomRun.seeds(12) where failures < 4 {
      let simulation = RandomSimulation(
        seed: seed, isEstimating: isEstimating, actions: 9, options: options)
      let log = try compared(simulation)
      guard !log.isEmpty else { continue }
      failures += 1
      Issue.record("\(log.summary)\n\(simulation)")
    }
  }

  private func compared(_ simulation: RandomSimulation) throws -> ComparisonLog {
    let steady = simulation.measurer
    let notes = Notes()
    var simulator = simulation.makeSimulator(
      measurer: ClosureMeasurer { proposal in
        let answer = steady.preferredSize(for: proposal)
        notes.answers.append((proposal.id, answer))
        return answer
      })
    var layout = simulation.layout
    var host = layout.referenceHost
    var log = ComparisonLog()
    func compare(_ simulator: CollectionViewSimulator, _ what: String) {
      for (id, answer) in notes.answers { host.record(id, answer) }
      notes.answers = []
      // In the reference, rows are at their initial offsets.
      var viewport = simulator.viewport
      viewport.orthogonalOffsets = [:]
      let content = host.layout.contentSize
      var found = ComparisonLog()
      found.compare(simulator.layout.contentSize, with: content)
      found.compare(
        "in sight",
        simulator.layout.attributes(in: viewport).clear(of: viewport.bounds, in: content),
        with: host.layout.query(viewport.bounds, at: viewport)
          .clear(of: viewport.bounds, in: content))
      for line in found.lines { log.add("\(what): \(line)") }
    }
    compare(simulator, "the first frame")
    for (index, action) in simulation.script.actions.enumerated() {
      guard log.isEmpty else { return log }
      let before = notes.answers.count
      let environment = simulator.environment
      #expect(before == 0)
      layout.itemCounts = simulation.script.itemCounts[index + 1]
      // The data changes first; elements measured after that have their new identifiers.
      if let names = simulation.script.oldItems[index] {
        let make = layout.makeReference
        host = host.showing(make) { id in
          guard case .cell(let path) = id else {
            if case .reload = action { return nil }
            return id
          }
          return names[path.section][path.item].map { .cell(section: path.section, item: $0) }
        }
      }
      switch action {
      case .rotate:
        // The safe area turns with the view.
        let safe = environment.safeAreaInsets
        let size = environment.container.contentSize
        layout.environment.safeAreaInsets = PhysicalEdgeInsets(
          top: safe.left, left: safe.top, bottom: safe.right, right: safe.bottom)
        layout.environment.container = CollectionLayoutContainer(
          contentSize: CGSize(width: size.height, height: size.width))
        host = layout.referenceHost
      case .resize(let size):
        if size != environment.container.contentSize {
          layout.environment.container = CollectionLayoutContainer(contentSize: size)
          host = layout.referenceHost
        }
      case .contentSizeCategory(let category):
        if category != environment.contentSizeCategory {
          layout.environment.contentSizeCategory = category
          host = layout.referenceHost
        }
      default: break
      }
      // Each action ends with the view at rest, so that its frames can be told apart.
      do throws(ScriptError) {
        var isFirst = true
        try simulator.run([action]) { frame, simulator in
          // The first frame shows the state before.
          defer { isFirst = false }
          if isFirst { return true }
          if !notes.answers.isEmpty || simulator.ticks % 24 == 0 {
            compare(simulator, "action \(index), \(frame.time) s")
          }
          return log.isEmpty
        }
      } catch {
        // A section that was visible while the view still moved.
        continue
      }
      if log.isEmpty { compare(simulator, "after action \(index)") }
    }
    return log
  }
}
