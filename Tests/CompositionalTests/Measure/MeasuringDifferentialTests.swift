import Compositional
import CompositionalTestSupport
import Testing

/// The engine against the naive reference while elements are measured one after another.
@Suite struct MeasuringDifferentialTests {
  /// Layouts of one kind, and the sizes that most of their elements take.
  struct Measured: CustomTestStringConvertible, Sendable {
    let trait: RandomLayout.Trait
    let seeds: UInt64
    /// The steps of each run.
    let steps: Int
    /// The steps that the runs take on average at least, before nothing is left to measure.
    let average: Int
    /// Returns the sizes that most elements of a seed take; none for any size.
    var sizes: @Sendable (UInt64) -> [PreferredSize] = { _ in [] }
    var isEmpty = false
    var testDescription: String { "\(trait)\(isEmpty ? ", empty cells" : "")" }

    /// Layouts whose elements take any size.
    static let ofAnySize = [
      Self(trait: .estimates, seeds: 80, steps: 10, average: 5),
      // Estimates of 0 have no place in a query, and are measured where they would have one.
      Self(trait: .emptyEstimates, seeds: 80, steps: 10, average: 5),
      Self(trait: .measuredRows, seeds: 40, steps: 10, average: 3),
    ]

    /// Stretches of one size and of many, edits among them, forward and backward.
    static let alike = [
      Self(
        trait: .wrapping, seeds: 30, steps: 12, average: 8,
        sizes: { seed in
          var random = RandomSource(seed: seed ^ 0xACE)
          return (0..<3).map { _ in
            PreferredSize(width: random.length(10...120), height: random.length(10...60))
          }
        }),
      // Sizes around the estimates, so that cells become longer and shorter than them.
      Self(
        trait: .sharing, seeds: 30, steps: 14, average: 12,
        sizes: { _ in
          [15.0, 20, 25, 30.5, 36, 40, 47, 60, 75.25].map {
            PreferredSize(width: $0 * 1.5, height: $0)
          }
        }),
    ]

    /// Cells that shrink to nothing on either axis or both, and grow again.
    static let empty = [RandomLayout.Trait.estimates, .wrapping, .sharing, .measuredRows].map {
      Self(
        trait: $0, seeds: 40, steps: 14, average: 4,
        sizes: { _ in
          [(0.0, 0.0), (0, 20), (30, 0), (0, 0), (45, 25)].map {
            PreferredSize(width: $0.0, height: $0.1)
          }
        }, isEmpty: true)
    }
  }

  @Test(arguments: Measured.ofAnySize + Measured.alike + Measured.empty)
  func engineAgreesWithReference(_ measured: Measured) {
    let seeds = RandomRun.seeds(measured.seeds)
    var failures = 0
    var steps = 0
    for seed in seeds where failures < 4 {
      var run = MeasuringRun(
        RandomLayout(measured.trait, seed: seed), sizes: measured.sizes(seed))
      steps += run.play(steps: measured.steps)
      guard !run.comparison.isEmpty else { continue }
      failures += 1
      Issue.record("\(run)")
    }
    #expect(
      steps >= measured.average * seeds.count, "too few layouts have anything to measure: \(steps)")
  }
}
