import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// Offsets of rows through operations on sections, against a list that is written down.
@Suite struct SimulatorSectionLawTests {
  /// Rows of groups of 100 points with a spacing of 8, all with one behavior, in a view of 390.
  private func simulator(
    _ behavior: OrthogonalScrollingBehavior, _ direction: UserInterfaceLayoutDirection,
    sections: Int
  ) -> CollectionViewSimulator {
    var section = Sample.cells(.absolute(100), .absolute(80))
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = behavior
    return CollectionViewSimulator(
      CollectionLayout(section: section), itemCounts: Array(repeating: 40, count: sections),
      in: CollectionLayoutEnvironment(size: SampleList.screen, layoutDirection: direction))
  }

  /// Performs a random operation, and the same one on a list.
  private func change(
    _ simulator: inout CollectionViewSimulator, _ offsets: inout [CGFloat], initial: CGFloat,
    _ random: inout RandomSource
  ) throws {
    var batch = BatchUpdates()
    let index = random.integer(0...(offsets.count - 1))
    switch random.integer(0...5) {
    case 0:
      let place = random.integer(0...offsets.count)
      batch.insertSections([place])
      offsets.insert(initial, at: place)
      try simulator.update(batch) { $0 == place ? 40 : nil }
      return
    case 1 where offsets.count > 2:
      batch.deleteSections([index])
      offsets.remove(at: index)
    case 2: batch.reloadSections([index])
    case 3:
      batch.insertItems(at: [ElementIndexPath(item: random.integer(0...39), section: index)])
    default:
      let target = random.integer(0...(offsets.count - 1))
      guard target != index else { return }
      batch.moveSection(index, toSection: target)
      offsets.insert(offsets.remove(at: index), at: target)
    }
    try simulator.update(batch)
  }

  private func offsets(_ simulator: CollectionViewSimulator) -> [CGFloat] {
    simulator.itemCounts.indices.map { simulator.viewport.orthogonalOffsets[$0] ?? 0 }
  }

  /// Every row goes with its section, also one that is centered; new rows are where rows begin.
  @Test(
    arguments: [
      OrthogonalScrollingBehavior.continuous, .groupPaging, .groupPagingCentered, .paging,
    ], [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func rowsGoWithTheirSections(
    _ behavior: OrthogonalScrollingBehavior, _ direction: UserInterfaceLayoutDirection
  ) throws {
    // A group of 100 in the middle of 390 starts at 145.
    let initial: CGFloat = behavior == .groupPagingCentered ? -145 : 0
    for seed in RandomRun.seeds(12) {
      var random = RandomSource(seed: seed)
      var simulator = simulator(behavior, direction, sections: random.integer(3...7))
      for section in simulator.itemCounts.indices where random.chance(70) {
        simulator.scroll(section: section, to: CGFloat(random.number(0...3_000)))
      }
      var model = offsets(simulator)
      #expect(zip(model, simulator.itemCounts.indices).contains { $0.0 != initial })
      for step in 0..<20 {
        try change(&simulator, &model, initial: initial, &random)
        guard offsets(simulator) == model else {
          Issue.record("seed \(seed), step \(step): \(offsets(simulator)), not \(model)")
          break
        }
        #expect(simulator.isAtRest)
      }
    }
  }
}
