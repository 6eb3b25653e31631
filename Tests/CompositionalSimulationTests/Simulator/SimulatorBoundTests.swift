import Compositional
import CompositionalSimulation
import Foundation
import Testing

/// Views with more to measure than anybody can wait for.
@Suite struct SimulatorBoundTests {
  /// All cells of the section share the largest height, so all of a billion would be measured.
  @Test func aSectionThatSharesALengthIsNotMeasuredWithoutEnd() throws {
    let size = CollectionLayoutSize(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 44))
    let layout = CollectionLayout(
      section: .init(
        group: .horizontal(
          layoutSize: size,
          subitems: [
            .init(layoutSize: .init(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44)))
          ])))
    var asked = 0
    let measurer = ClosureMeasurer { _ in
      asked += 1
      return PreferredSize(height: 50)
    }
    var simulator = CollectionViewSimulator(
      layout, itemCounts: [1_000_000_000],
      in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)), measurer: measurer)
    #expect((20_000...50_000).contains(asked))
    let before = asked
    try simulator.run([.fling(velocity: 3000)])
    #expect(asked == before)
    #expect(simulator.visibleElements.allSatisfy { $0.frame.height == 50 })
  }
}
