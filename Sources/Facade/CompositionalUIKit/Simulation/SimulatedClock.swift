import Foundation

/// The time of animations, which a test advances: one clock a thread, as there is one run loop.
@MainActor
final class SimulatedClock {
  private struct Entry {
    let due: Double
    let number: Int
    let body: () -> Void
  }

  private static let key = "SimulatedClock"
  private var waiting: [Entry] = []
  private var time = 0.0
  private var count = 0

  /// The clock of the thread.
  static var current: SimulatedClock {
    let dictionary = Thread.current.threadDictionary
    if let clock = dictionary[key] as? SimulatedClock { return clock }
    let clock = SimulatedClock()
    dictionary[key] = clock
    return clock
  }

  /// Calls a closure after a time, at the earliest in the next turn.
  func after(_ seconds: Double, _ body: @escaping () -> Void) {
    count += 1
    waiting.append(
      Entry(due: time + max(0, seconds.isFinite ? seconds : 0), number: count, body: body))
  }

  /// Lets time pass, in one turn of a run loop, and calls what is due in its order.
  ///
  /// What is asked meanwhile without a time waits for the next turn.
  func advance(by seconds: Double) {
    let (end, last) = (time + seconds, count)
    func isDue(_ entry: Entry) -> Bool {
      entry.due <= end + 1e-9 && (entry.number <= last || entry.due > time + 1e-9)
    }
    while let next = waiting.filter(isDue).min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
      waiting.removeAll { $0.number == next.number }
      time = max(time, next.due)
      next.body()
    }
    time = end
  }
}
