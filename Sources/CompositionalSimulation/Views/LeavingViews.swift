import Compositional

/// The views of a host that stay on screen until an animation is over, in the order of their ends.
///
/// A view that waits here shows no element. All animations take the same time, so that views leave
/// in the order in which they began.
package struct LeavingViews {
  /// The time that an animation takes, in ticks: 0.3 s.
  package static let duration = 36
  /// The number of views that can leave at once; the oldest of more leave without delay.
  package static let atMost = 256

  private struct Entry {
    let number: Int
    let end: Int
  }

  private var entries: [Entry] = []
  private var next = 0

  /// True if no view is leaving.
  package var isEmpty: Bool { entries.isEmpty }

  /// Adds a view.
  ///
  /// - Parameter ticks: The time of the simulator, in ticks.
  /// - Returns: The number by which ``takeLeft(at:)`` returns the view.
  mutating func begin(at ticks: Int) -> Int {
    defer { next += 1 }
    entries.append(Entry(number: next, end: ticks + Self.duration))
    return next
  }

  /// Removes the views whose time is over, and the oldest of too many.
  ///
  /// - Complexity: O(leaving views); O(1) if there are none
  mutating func takeLeft(at ticks: Int) -> [Int] {
    guard !entries.isEmpty else { return [] }
    let over = entries.firstIndex { $0.end > ticks } ?? entries.count
    let left = entries.prefix(max(over, entries.count - Self.atMost)).map { $0.number }
    entries.removeFirst(left.count)
    return left
  }

  /// Removes a view before its time.
  mutating func remove(_ number: Int) { entries.removeAll { $0.number == number } }
}

/// The views that are leaving, by the simulator's clock.
extension CollectionViewSimulator {
  /// Lets a view of the host leave.
  ///
  /// - Returns: The number of the view.
  package mutating func beginLeaving() -> Int { leaving.begin(at: ticks) }

  /// Returns the views that have left since the last call, in the order in which they began.
  package mutating func takeLeft() -> [Int] { leaving.takeLeft(at: ticks) }

  /// Ends the leaving of a view before its time.
  package mutating func endLeaving(_ number: Int) { leaving.remove(number) }
}
