import Compositional
import CompositionalTestSupport
import Foundation
import Testing

/// The engine against the naive reference while elements are measured one after another.
@Suite struct MeasuringDifferentialTests {
  /// How many layouts are tried; `COMPOSITIONAL_LAYOUTS` asks for more.
  private static var seeds: Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["COMPOSITIONAL_SEED"].flatMap(UInt64.init) { return seed..<seed + 1 }
    let asked = environment["COMPOSITIONAL_LAYOUTS"].flatMap(UInt64.init)
    return 1..<(asked ?? 300) + 1
  }

  @Test func engineAgreesWithReference() {
    var failures = 0
    var steps = 0
    for seed in Self.seeds where failures < 8 {
      var run = MeasuringRun(seed: seed)
      steps += run.play(steps: 10)
      guard !run.differences.isEmpty else { continue }
      failures += 1
      Issue.record("\(run)")
    }
    #expect(steps >= 5 * Self.seeds.count, "too few layouts have anything to measure")
  }
}
