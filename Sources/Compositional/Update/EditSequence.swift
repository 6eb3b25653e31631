/// A sequence of elements after a batch, as parts in order.
///
/// Values stored per element can be spliced part by part. No part is empty, adjacent parts are merged
/// where possible, except for moves, and their counts add up to ``newCount``.
///
/// - Complexity: Iterating over all parts is O(operations on the sequence), regardless of its length.
package struct EditSequence<Place: Hashable & Sendable>: Sequence, Sendable {
  let departures: ArraySlice<Displacement<Place>>
  let arrivals: ArraySlice<Displacement<Place>>
  /// The number of elements of the sequence before the batch; 0 for a new or reloaded sequence.
  package let oldCount: Int
  /// The number of elements of the sequence after the batch.
  package let newCount: Int
  /// True if no element of the sequence before is in the sequence after.
  package let isReplaced: Bool

  /// Returns an iterator at the first element after the batch.
  package func makeIterator() -> Iterator { Iterator(sequence: self, cursor: start) }

  /// An iterator over the parts of a sequence.
  package struct Iterator: IteratorProtocol {
    fileprivate let sequence: EditSequence
    fileprivate var cursor: Cursor

    /// Returns the next part; nil after the last.
    package mutating func next() -> EditPart<Place>? { sequence.next(&cursor) }
  }

  /// A place between two parts of a sequence.
  ///
  /// A loop over cursors copies neither the parts nor the references they contain.
  struct Cursor {
    fileprivate var old = 0
    fileprivate var new = 0
    fileprivate var departure: Int
    fileprivate var arrival: Int
  }

  /// The place before the first part.
  @inline(__always)
  var start: Cursor { Cursor(departure: departures.startIndex, arrival: arrivals.startIndex) }

  /// Returns the part at a cursor and moves the cursor after it; nil after the last part.
  func next(_ cursor: inout Cursor) -> EditPart<Place>? {
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

  private func nextArrivals(_ cursor: inout Cursor) -> EditPart<Place> {
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

  private func nextKept(_ cursor: inout Cursor) -> EditPart<Place> {
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
    precondition(length > 0, "The counts of a resolved batch fit its operations.")
    defer {
      cursor.old += length
      cursor.new += length
    }
    return .kept(cursor.old..<cursor.old + length)
  }
}

extension EditSequence {
  /// The index of the first element after the batch that has moved.
  var firstChange: Int {
    var cursor = start
    guard case .kept(let range)? = next(&cursor), range.lowerBound == 0 else { return 0 }
    return range.count
  }
}
