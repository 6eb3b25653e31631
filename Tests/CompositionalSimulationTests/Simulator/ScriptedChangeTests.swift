import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Foundation
import Testing

/// Changes of the data in scripts: what they keep, and what they may cost.
@Suite struct ScriptedChangeTests {
  private func path(_ item: Int) -> ElementIndexPath { ElementIndexPath(item: item, section: 0) }

  /// A billion cells in rows of two, which share their largest height.
  private func uniform(
    sections: Int = 1, _ measurer: ClosureMeasurer
  ) -> CollectionViewSimulator {
    let size = CollectionLayoutSize(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 44))
    let half = CollectionLayoutSize(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: half)])
    return CollectionViewSimulator(
      CollectionLayout(section: CollectionLayoutSection(group: group)),
      itemCounts: [1_000_000_000],
      in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)), measurer: measurer)
  }

  /// A view that has stopped measuring a billion cells measures the ten that a reload leaves.
  @Test func aReloadMeasuresAgain() throws {
    var simulator = uniform(ClosureMeasurer { _ in PreferredSize(height: 50) })
    try simulator.run([.reload(itemCounts: [10])])
    #expect(simulator.visibleElements.map(\.frame.height) == Array(repeating: 50, count: 10))
  }

  /// Another text size discards the sizes, and the view measures those of the new one.
  @Test func anotherTextSizeMeasuresAgain() throws {
    var simulator = uniform(
      ClosureMeasurer {
        PreferredSize(height: $0.environment.contentSizeCategory == .large ? 50 : 100)
      })
    try simulator.run([.contentSizeCategory(.accessibilityLarge)])
    #expect(!simulator.visibleElements.isEmpty)
    #expect(simulator.visibleElements.allSatisfy { $0.frame.height == 100 })
  }

  /// Each reload of a billion cells measures 20,000 of them; a script may not go on without end.
  ///
  /// With a smaller limit: the real one takes a minute in a debug build.
  @Test func changesMeasureSoManyElementsAtMost() throws {
    var asked = 0
    var simulator = uniform(
      ClosureMeasurer { _ in
        asked += 1
        return PreferredSize(height: 50)
      })
    let script = ScrollScript(Array(repeating: .reload(itemCounts: nil), count: 10_000))
    var run = ScriptRun<CollectionViewSimulator>(ticksPerFrame: 1, lastTick: .max) { _, _ in true }
    #expect(run.measuredAtMost == 1_000_000)
    run.measuredAtMost = 40_000
    #expect {
      try run.run(script, &simulator)
    } throws: { error in
      "\(error)".contains("the limit for a script is 40000")
        // The third reload is beyond the limit.
        && "\(error)".hasPrefix("[2]: ")
    }
    #expect((40_000...90_000).contains(asked))
  }

  private func apply(_ items: String...) -> ScrollAction {
    .apply([ScrollAction.SnapshotSection(id: "s", items: items)])
  }

  private func updates(_ script: ScrollScript) throws -> [String] {
    var simulator = SampleList.simulator(3)
    var details: [String] = []
    try simulator.run(script) { frame, _ in
      details += frame.events.filter { $0.kind == .updated }.map(\.detail)
      return true
    }
    return details
  }

  /// The row at 22 goes to the end; a snapshot in that order changes nothing.
  @Test func aDropChangesTheSnapshotOfAScript() throws {
    let drag: [ScrollAction] = [
      .lift(path(0)), .dragItem(to: CGPoint(x: 195, y: 110), duration: 0.1),
    ]
    let first = apply("a", "b", "c")
    let dropped = try updates([first] + drag + [.drop, apply("b", "c", "a")])
    #expect(dropped.last == "nothing")
    let original = try updates([first] + drag + [.drop, apply("a", "b", "c")])
    #expect(original.last == "1 moved")
    let canceled = try updates([first] + drag + [.cancelMovement, apply("a", "b", "c")])
    #expect(canceled.last == "nothing")
    let added = try updates([first] + drag + [.drop, apply("b", "c", "a", "d")])
    #expect(added.last == "1 inserted")
  }
}

extension ScrollScript {
  fileprivate static func + (one: ScrollScript, other: [ScrollAction]) -> ScrollScript {
    ScrollScript(one.actions + other)
  }
}
