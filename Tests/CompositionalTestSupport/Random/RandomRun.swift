import Foundation

/// The seeds that randomized tests run on.
package enum RandomRun {
  /// True if the environment variable `COMPOSITIONAL_DEEP` is 1, as in a part of `.ci/run`: laws run on all of
  /// their seeds, and long tests run at all.
  package static let isDeep = ProcessInfo.processInfo.environment["COMPOSITIONAL_DEEP"] == "1"

  /// Returns the number of samples of a run: all in a deep one, else a fifth, but at least eight.
  ///
  /// - Parameter count: The number of samples of a deep run.
  package static func share(_ count: Int) -> Int { isDeep ? count : max(min(count, 8), count / 5) }

  /// Returns the values of a run: all in a deep one, else every fifth.
  package static func share<Value>(of values: [Value]) -> [Value] {
    isDeep ? values : stride(from: 0, to: values.count, by: 5).map { values[$0] }
  }

  /// Returns the seeds of a randomized test.
  ///
  /// The environment variable `COMPOSITIONAL_LAYOUTS` sets another number of seeds, and
  /// `COMPOSITIONAL_SEED` a single one.
  ///
  /// - Parameter count: The number of seeds of a deep run; elsewhere it is ``share(_:)``.
  package static func seeds(_ count: UInt64) -> Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["COMPOSITIONAL_SEED"].flatMap(UInt64.init) { return seed..<seed + 1 }
    let asked = environment["COMPOSITIONAL_LAYOUTS"].flatMap(UInt64.init)
    return 1..<(asked ?? UInt64(share(Int(count)))) + 1
  }

  /// Applies a law to random samples, and returns a text for each of the first that break it.
  ///
  /// - Parameters:
  ///   - count: The number of samples if the environment sets none.
  ///   - sample: A function that makes the sample of a seed.
  ///   - limit: The number of violations after which to stop.
  ///   - law: A function that returns nil for a sample it holds for, and a complaint for any other.
  ///     A law that throws does not hold.
  package static func violations<Sample: RandomSample>(
    samples count: UInt64, of sample: (UInt64) throws -> Sample = Sample.init(seed:),
    limit: Int = 3, _ law: (Sample) throws -> String?
  ) -> [String] {
    var violations: [String] = []
    for seed in seeds(count) where violations.count < limit {
      do {
        let sample = try sample(seed)
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
