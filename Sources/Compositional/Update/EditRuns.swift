/// The runs of elements, in order, that make up a row after a batch.
///
/// Values stored per element can be spliced run by run. No run is empty, adjacent runs are merged
/// where possible, except for moves, and their counts add up to ``newCount``.
///
/// - Complexity: Iterating over all runs is O(operations on the row), regardless of its length.
package struct EditRuns<Place: Hashable & Sendable>: Sequence, Sendable {
  let departures: ArraySlice<Displacement<Place>>
  let arrivals: ArraySlice<Displacement<Place>>
  /// The number of elements of the row before the batch; 0 for a new or reloaded row.
  package let oldCount: Int
  /// The number of elements of the row after the batch.
  package let newCount: Int
  /// True if no element of the row before is in the row after.
  package let isReplaced: Bool

  /// Returns an iterator at the first element after the batch.
  package func makeIterator() -> Iterator { Iterator(self) }

  /// An iterator over the runs of a row.
  package struct Iterator: IteratorProtocol {
    private let runs: EditRuns
    private var old = 0
    private var new = 0
    private var departure: Int
    private var arrival: Int

    fileprivate init(_ runs: EditRuns) {
      self.runs = runs
      departure = runs.departures.startIndex
      arrival = runs.arrivals.startIndex
    }

    /// Returns the next run; nil after the last.
    package mutating func next() -> EditRun<Place>? {
      guard new < runs.newCount else { return nil }
      if runs.isReplaced {
        new = runs.newCount
        return .inserted(count: runs.newCount)
      }
      if arrival < runs.arrivals.endIndex, runs.arrivals[arrival].number == new {
        return nextArrivals()
      }
      return nextKept()
    }

    private mutating func nextArrivals() -> EditRun<Place> {
      if let origin = runs.arrivals[arrival].counterpart {
        arrival += 1
        new += 1
        return .moved(from: origin)
      }
      let first = new
      while arrival < runs.arrivals.endIndex, runs.arrivals[arrival].number == new,
        runs.arrivals[arrival].counterpart == nil
      {
        arrival += 1
        new += 1
      }
      return .inserted(count: new - first)
    }

    private mutating func nextKept() -> EditRun<Place> {
      while departure < runs.departures.endIndex, runs.departures[departure].number == old {
        departure += 1
        old += 1
      }
      let oldEnd =
        departure < runs.departures.endIndex ? runs.departures[departure].number : runs.oldCount
      let newEnd = arrival < runs.arrivals.endIndex ? runs.arrivals[arrival].number : runs.newCount
      let length = Swift.min(oldEnd - old, newEnd - new)
      assert(length > 0, "The counts of a resolved batch fit its operations.")
      defer {
        old += length
        new += length
      }
      return .kept(old..<old + length)
    }
  }
}

extension EditRuns {
  /// The index of the first element after the batch that has moved.
  var firstChange: Int {
    guard case .kept(let range)? = first(where: { _ in true }),
      range.lowerBound == 0
    else { return 0 }
    return range.count
  }
}
