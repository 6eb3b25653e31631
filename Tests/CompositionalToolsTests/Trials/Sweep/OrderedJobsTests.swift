import CompositionalDocuments
import CompositionalTools
import Foundation
import Testing

/// Work in several threads, with results in order.
@Suite struct OrderedJobsTests {
  /// Counts in several threads.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private var most = 0

    func enter() {
      lock.withLock {
        count += 1
        most = max(most, count)
      }
    }

    func leave() { lock.withLock { count -= 1 } }

    var greatest: Int { lock.withLock { most } }
  }

  @Test(arguments: [1, 2, 3, 7, 64])
  func resultsComeInOrder(jobs: Int) {
    var results: [Int] = []
    OrderedJobs.run(
      5..<305, jobs: jobs,
      work: { index in
        // Later indexes are done sooner.
        if index % 7 == 0 { Thread.sleep(forTimeInterval: 0.002) }
        return index * index
      }, deliver: { results.append($0) })
    let squares: [Int] = (5..<305).map { $0 * $0 }
    #expect(results == squares)
  }

  @Test func severalThreadsWorkAtATime() {
    let counter = Counter()
    OrderedJobs.run(
      0..<40, jobs: 4,
      work: { _ in
        counter.enter()
        Thread.sleep(forTimeInterval: 0.005)
        counter.leave()
      }, deliver: { _ in })
    #expect((2...4).contains(counter.greatest))
  }

  /// While nothing is delivered, only a bounded number of results is made.
  @Test func fewResultsWait() {
    let made = Counter()
    var isFirst = true
    OrderedJobs.run(
      0..<1_000, jobs: 2, work: { _ in made.enter() },
      deliver: { _ in
        guard isFirst else { return }
        isFirst = false
        Thread.sleep(forTimeInterval: 0.05)
        #expect(made.greatest <= 32)
      })
    #expect(made.greatest == 1_000)
  }

  @Test func nothingBeginsAfterAnError() {
    struct Stop: Error {}
    let made = Counter()
    #expect(throws: Stop.self) {
      try OrderedJobs.run(0..<100_000, jobs: 3, work: { _ in made.enter() }) {
        (_: Void) throws in throw Stop()
      }
    }
    #expect(made.greatest < 100)
  }

  @Test func anEmptyRangeEndsAtOnce() {
    OrderedJobs.run(3..<3, jobs: 4, work: { $0 }, deliver: { _ in Issue.record("no index") })
  }

  @Test func outcomesDoNotDependOnJobsAndShards() throws {
    let sweep = try LayoutSweep(
      [SweepSubject("row", try SweepOrderTests.document(width: 380))],
      over: try SweepOrderTests.axes())
    let one = sweep.outcomes(jobs: 1)
    #expect(one.contains { $0.isPassed } && one.count == sweep.count)
    for jobs in [2, 5] { #expect(sweep.outcomes(jobs: jobs) == one) }
    for parts in [2, 5, 36, 50] {
      let all = (1...parts).flatMap { sweep.outcomes(in: sweep.shard($0, of: parts), jobs: 2) }
      #expect(all == one, "\(parts) parts")
    }
  }
}
