import Foundation

/// The seeds that randomized tests run on.
package enum RandomRun {
  /// Returns the seeds of a randomized test.
  ///
  /// The environment variable `COMPOSITIONAL_LAYOUTS` sets another number of seeds, and
  /// `COMPOSITIONAL_SEED` a single one.
  ///
  /// - Parameter count: The number of seeds if the environment sets none.
  package static func seeds(_ count: UInt64) -> Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["COMPOSITIONAL_SEED"].flatMap(UInt64.init) { return seed..<seed + 1 }
    let asked = environment["COMPOSITIONAL_LAYOUTS"].flatMap(UInt64.init)
    return 1..<(asked ?? count) + 1
  }

  /// Applies a law to random samples, and returns a text for each of the first that break it.
  ///
  /// - Parameters:
  ///   - count: The number of samples if the environment sets none.
  ///   - limit: The number of violations after which to stop.
  ///   - law: A function that returns nil for a sample it holds for, and a complaint for any other.
  ///     A law that throws does not hold.
  package static func violations<Sample: RandomSample>(
    samples count: UInt64, limit: Int = 3, _ law: (Sample) throws -> String?
  ) -> [String] {
    var violations: [String] = []
    for seed in seeds(count) where violations.count < limit {
      do {
        let sample = try Sample(seed: seed)
        let complaint: String?
        do { complaint = try law(sample) } catch { complaint = "refused: \(error)" }
        if let complaint { violations.append("\(sample)\n\(complaint)") }
      } catch {
        violations.append("seed \(seed) makes no sample: \(error)")
      }
    }
    return violations
  }
}

/// A value that tests make from a seed.
///
/// A failure prints its description.
package protocol RandomSample: CustomStringConvertible {
  /// Creates the sample of a seed.
  init(seed: UInt64) throws
}
