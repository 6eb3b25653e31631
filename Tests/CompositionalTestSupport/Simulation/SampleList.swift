import Compositional
import CompositionalSimulation

/// A list of rows, used by most tests of the simulator.
package enum SampleList {
  /// The size of the view, in points.
  package static let screen = CGSize(width: 390, height: 844)

  /// Returns a layout with rows of one height, one below the other.
  package static func layout(
    height: CollectionLayoutDimension = .absolute(44)
  ) -> CollectionLayout {
    CollectionLayout(section: Sample.list(height, in: .vertical))
  }

  /// Returns a simulator of a list with rows of 44 points, or of another height.
  package static func simulator(
    _ count: Int = 1_000, height: CGFloat = 44
  ) -> CollectionViewSimulator {
    CollectionViewSimulator(
      layout(height: .absolute(height)), itemCounts: [count],
      in: CollectionLayoutEnvironment(size: screen))
  }
}
