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
  package func makeIterator() -> Iterator { Iterator(runs: self, cursor: start) }

  /// An iterator over the runs of a row.
  package struct Iterator: IteratorProtocol {
    fileprivate let runs: EditRuns
    fileprivate var cursor: Cursor

    /// Returns the next run; nil after the last.
    package mutating func next() -> EditRun<Place>? { runs.next(&cursor) }
  }

  /// A place between two runs of a row.
  ///
  /// A loop over cursors copies neither the runs nor the references they contain.
  struct Cursor {
    fileprivate var old = 0
    fileprivate var new = 0
    fileprivate var departure: Int
    fileprivate var arrival: Int
  }

  /// The place before the first run.
  @inline(__always)
  var start: Cursor { Cursor(departure: departures.startIndex, arrival: arrivals.startIndex) }

  /// Returns the run at a cursor and moves the cursor behind it; nil after the last run.
  func next(_ cursor: inout Cursor) -> EditRun<Place>? {
    guard cursor.new < newCount else { return nil }
    if isReplaced {
      cursor.new = newCount
      return .inserted(count: newCount)
    }
    if cursor.arrival < arrivals.endIndex, arrivals[cursor.arrival].number == cursor.new {
      return nextArrivals(&cursor)
    }
    return nextKept(&cursor)
  }

  private func nextArrivals(_ cursor: inout Cursor) -> EditRun<Place> {
    if let origin = arrivals[cursor.arrival].counterpart {
      cursor.arrival += 1
      cursor.new += 1
      return .moved(from: origin)
    }
    let first = cursor.new
    while cursor.arrival < arrivals.endIndex, arrivals[cursor.arrival].number == cursor.new,
      arrivals[cursor.arrival].counterpart == nil
    {
      cursor.arrival += 1
      cursor.new += 1
    }
    return .inserted(count: cursor.new - first)
  }

  private func nextKept(_ cursor: inout Cursor) -> EditRun<Place> {
    while cursor.departure < departures.endIndex,
      departures[cursor.departure].number == cursor.old
    {
      cursor.departure += 1
      cursor.old += 1
    }
    let oldEnd =
      cursor.departure < departures.endIndex ? departures[cursor.departure].number : oldCount
    let newEnd = cursor.arrival < arrivals.endIndex ? arrivals[cursor.arrival].number : newCount
    let length = Swift.min(oldEnd - cursor.old, newEnd - cursor.new)
    assert(length > 0, "The counts of a resolved batch fit its operations.")
    defer {
      cursor.old += length
      cursor.new += length
    }
    return .kept(cursor.old..<cursor.old + length)
  }
}

extension EditRuns {
  /// The index of the first element after the batch that has moved.
  var firstChange: Int {
    var cursor = start
    guard case .kept(let range)? = next(&cursor), range.lowerBound == 0 else { return 0 }
    return range.count
  }
}
