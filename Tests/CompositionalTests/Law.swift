import CompositionalTestSupport
import Testing

/// Checks of laws on random samples.
enum Law<Sample: RandomSample> {
  /// Records an issue for each of the first samples that break a law.
  ///
  /// - Parameters:
  ///   - count: The number of samples; `COMPOSITIONAL_LAYOUTS` sets another.
  ///   - sample: A function that makes the sample of a seed.
  ///   - law: A function that returns nil for a sample it holds for, and a complaint for any other.
  static func hold(
    samples count: UInt64, of sample: (UInt64) throws -> Sample = Sample.init(seed:),
    at location: SourceLocation = #_sourceLocation,
    _ law: (Sample) throws -> String?
  ) {
    for violation in RandomRun.violations(samples: count, of: sample, law) {
      Issue.record("\(violation)", sourceLocation: location)
    }
  }
}
