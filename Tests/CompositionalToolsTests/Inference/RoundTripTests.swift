import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalTools
import Testing

/// Layouts of the kinds that people write are found from their frames.
@Suite struct RoundTripTests {
  @Test func twoSizesPredictAThird() {
    var misses: [String] = []
    let count = RoundTrip.count
    for seed in RoundTrip.seeds {
      let written = WrittenLayout(seed: UInt64(seed))
      let trip = RoundTrip(written, views: 2)
      if let miss = trip.miss { misses.append("\(seed) \(written.kinds): \(miss)") }
    }
    #expect(misses.count * 20 <= count, "\(misses)")
  }

  @Test func oneSizeMatches() {
    var misses: [String] = []
    for seed in RoundTrip.seeds {
      let written = WrittenLayout(seed: UInt64(seed))
      let trip = RoundTrip(written, views: 1)
      if let miss = trip.unmatched { misses.append("\(seed) \(written.kinds): \(miss)") }
    }
    #expect(misses.isEmpty, "\(misses)")
  }
}
