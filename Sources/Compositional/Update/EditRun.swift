/// A part of a row after a batch, and the origin of its elements.
package enum EditRun<Place: Hashable & Sendable>: Hashable, Sendable {
  /// Elements of the same row that are adjacent before and after, by their indices before.
  case kept(Range<Int>)
  /// New elements.
  case inserted(count: Int)
  /// One element from elsewhere in this row or in another, by its position before.
  case moved(from: Place)

  /// The number of elements of the run.
  package var count: Int {
    switch self {
    case .kept(let range): range.count
    case .inserted(let count): count
    case .moved: 1
    }
  }
}
