/// A place that is not simply carried over a batch: one that is left, or one that is taken.
struct Displacement<Place: Hashable & Sendable>: Hashable, Sendable {
  /// Where: before the batch for what leaves, after it for what arrives.
  let place: Place
  /// The number of the place within its row: the item within the section, or the section itself.
  let number: Int
  /// The other end of a move; nil for a delete or an insert.
  let counterpart: Place?
}

/// What leaves and what arrives, each in order of its places.
///
/// The sparse form of a mapping both ways: everything that is not named keeps its order and fills
/// the places that nothing arrives at, so that the place of any of it follows from two ranks.
struct Displacements<Place: Comparable & Hashable & Sendable>: Hashable, Sendable {
  /// By where they were before the batch.
  var departures: [Displacement<Place>] = []
  /// By where they are after the batch.
  var arrivals: [Displacement<Place>] = []

  var isEmpty: Bool { departures.isEmpty && arrivals.isEmpty }

  mutating func sort() {
    if departures.count > 1 { departures.sort { $0.place < $1.place } }
    if arrivals.count > 1 { arrivals.sort { $0.place < $1.place } }
  }

  /// The moves, by where they come from.
  var moves: [PlaceChange<Place>] {
    departures.compactMap { departure in
      departure.counterpart.map { PlaceChange(old: departure.place, new: $0) }
    }
  }

  /// The places that are left for good.
  var deletions: [Place] { departures.filter { $0.counterpart == nil }.map(\.place) }
  /// The places taken by what is new.
  var insertions: [Place] { arrivals.filter { $0.counterpart == nil }.map(\.place) }
}

extension Displacements<Int> {
  mutating func insert(_ section: Int) {
    arrivals.append(Displacement(place: section, number: section, counterpart: nil))
  }

  mutating func delete(_ section: Int) {
    departures.append(Displacement(place: section, number: section, counterpart: nil))
  }

  mutating func move(_ old: Int, _ new: Int) {
    departures.append(Displacement(place: old, number: old, counterpart: new))
    arrivals.append(Displacement(place: new, number: new, counterpart: old))
  }
}

extension Displacements<ElementIndexPath> {
  mutating func insert(_ path: ElementIndexPath) {
    arrivals.append(Displacement(place: path, number: path.item, counterpart: nil))
  }

  mutating func delete(_ path: ElementIndexPath) {
    departures.append(Displacement(place: path, number: path.item, counterpart: nil))
  }

  mutating func move(_ old: ElementIndexPath, _ new: ElementIndexPath) {
    departures.append(Displacement(place: old, number: old.item, counterpart: new))
    arrivals.append(Displacement(place: new, number: new.item, counterpart: old))
  }
}

extension Array {
  /// The displacements within one section.
  ///
  /// - Complexity: O(log `count`)
  func inSection(_ section: Int) -> ArraySlice<Element>
  where Element == Displacement<ElementIndexPath> {
    let low = self[...].firstIndex(fromWhich: { $0.place.section >= section })
    let high = self[low...].firstIndex(fromWhich: { $0.place.section > section })
    return self[low..<high]
  }
}

extension ArraySlice {
  /// The first element of a part for which something holds, where it holds for all that follow.
  ///
  /// - Complexity: O(log `count`)
  func firstIndex(fromWhich holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Where the element of a number stands after a batch, given what leaves its row; the way back
  /// with both exchanged.
  ///
  /// - Parameters:
  ///   - number: the number within its row.
  ///   - arrivals: what arrives in the row.
  /// - Returns: the number after the batch and nil, or the displacement of what leaves.
  /// - Complexity: O(log `count` + log `arrivals.count`)
  func carried<Place>(
    _ number: Int, past arrivals: ArraySlice<Displacement<Place>>
  ) -> (kept: Int, displaced: Displacement<Place>?) where Element == Displacement<Place> {
    let next = firstIndex(fromWhich: { $0.number >= number })
    if next < endIndex, self[next].number == number { return (0, self[next]) }
    let rank = number - (next - startIndex)
    // The kept element of a rank stands behind every arrival that has at most so many kept before.
    var low = arrivals.startIndex
    var high = arrivals.endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if arrivals[middle].number - (middle - arrivals.startIndex) <= rank {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return (rank + (low - arrivals.startIndex), nil)
  }
}
