import CompositionalTestSupport
import Testing

/// The engine against the naive reference while elements are measured one after another.
@Suite struct MeasuringDifferentialTests {
  /// Estimates of 0 have no place in a query, and are measured where they would have one.
  @Test func estimatesOfNothingAgree() {
    var failures = 0
    var steps = 0
    let seeds = RandomRun.seeds(80)
    for seed in seeds where failures < 8 {
      var run = MeasuringRun(.estimatingNothing(seed: seed))
      steps += run.play(steps: 10)
      guard !run.comparison.isEmpty else { continue }
      failures += 1
      Issue.record("\(run)")
    }
    #expect(steps >= 5 * seeds.count, "too few layouts have anything to measure")
  }

  @Test func engineAgreesWithReference() {
    let seeds = RandomRun.seeds(80)
    var failures = 0
    var steps = 0
    for seed in seeds where failures < 8 {
      var run = MeasuringRun(seed: seed)
      steps += run.play(steps: 10)
      guard !run.comparison.isEmpty else { continue }
      failures += 1
      Issue.record("\(run)")
    }
    #expect(steps >= 5 * seeds.count, "too few layouts have anything to measure")
  }
}
