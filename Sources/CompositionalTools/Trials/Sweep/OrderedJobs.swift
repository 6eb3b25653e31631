// The browser has no threads.
#if !hasFeature(Embedded)
  import Foundation

  /// Work on indexes in several threads, whose results come in the order of the indexes.
  package enum OrderedJobs {
    /// The stack of a thread, as large as that of a main thread: layouts may nest deeply.
    private static let stackSize = 8 << 20
    /// The most threads.
    package static let jobsAtMost = 256

    /// Does the work, and delivers each result in the calling thread, in order.
    ///
    /// At most a few results for each job wait for delivery. If a delivery throws, no further work
    /// begins.
    ///
    /// - Parameters:
    ///   - range: The indexes.
    ///   - jobs: The number of threads, at least 1.
    ///   - work: Returns the result of an index.
    ///   - deliver: Takes a result.
    package static func run<Value: Sendable, Failure: Error>(
      _ range: Range<Int>, jobs: Int, work: @escaping @Sendable (Int) -> Value,
      deliver: (Value) throws(Failure) -> Void
    ) throws(Failure) {
      let jobs = max(1, min(jobs, jobsAtMost, range.count))
      let queue = Queue<Value>(range, window: 8 * jobs)
      let group = DispatchGroup()
      for _ in 0..<jobs {
        group.enter()
        let thread = Thread {
          while let index = queue.take() { queue.put(work(index), at: index) }
          group.leave()
        }
        thread.stackSize = stackSize
        thread.start()
      }
      defer {
        queue.stop()
        group.wait()
      }
      for index in range { try deliver(queue.result(at: index)) }
    }

    /// The indexes to work on, and the results that wait for delivery.
    private final class Queue<Value: Sendable>: @unchecked Sendable {
      private let condition = NSCondition()
      private let window: Int
      private var range: Range<Int>
      private var delivered: Int
      private var results: [Int: Value] = [:]

      init(_ range: Range<Int>, window: Int) {
        self.range = range
        self.window = window
        delivered = range.lowerBound
      }

      /// Returns the next index, as soon as few enough results wait; nil if there is none.
      func take() -> Int? {
        condition.withLock {
          while let first = range.first, first >= delivered + window { condition.wait() }
          return range.popFirst()
        }
      }

      func put(_ value: Value, at index: Int) {
        condition.withLock {
          results[index] = value
          condition.broadcast()
        }
      }

      /// Returns the result of an index, as soon as it is there.
      func result(at index: Int) -> Value {
        condition.withLock {
          while true {
            if let value = results.removeValue(forKey: index) {
              delivered = index + 1
              condition.broadcast()
              return value
            }
            condition.wait()
          }
        }
      }

      /// Leaves no further index.
      func stop() {
        condition.withLock {
          range = range.upperBound..<range.upperBound
          condition.broadcast()
        }
      }
    }
  }

  extension LayoutSweep {
    /// Returns the results of combinations, in order.
    ///
    /// They do not depend on the number of jobs.
    ///
    /// - Parameters:
    ///   - range: The indexes of the combinations, such as a ``shard(_:of:)``; nil for all.
    ///   - jobs: The number of threads, at least 1.
    /// - Precondition: The indexes are from 0 to below ``count``.
    /// - Complexity: That of preparing, measuring and checking a layout, for each combination.
    public func outcomes(in range: Range<Int>? = nil, jobs: Int = 1) -> [SweepOutcome] {
      var outcomes: [SweepOutcome] = []
      OrderedJobs.run(range ?? 0..<count, jobs: jobs, work: { outcome(at: $0) }) {
        outcomes.append($0)
      }
      return outcomes
    }
  }
#endif
