/// A part of a sequence after a batch, and the origin of its elements.
package enum EditPart<Place: Hashable & Sendable>: Hashable, Sendable {
  /// Elements of the same sequence that are adjacent before and after, by their indices before.
  case kept(Range<Int>)
  /// New elements.
  case inserted(count: Int)
  /// One element from elsewhere in this sequence or in another, by its position before.
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
