/// A position that a batch vacates or takes.
struct Displacement<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The position: before the batch for departures, after it for arrivals.
  let place: Place
  /// The index within the row: the item within the section, or the section itself.
  let number: Int
  /// The other position of a move; nil for a delete or an insert.
  let counterpart: Place?
}

/// The departures and arrivals of a batch, each sorted by position.
///
/// This is the sparse form of a mapping in both directions: all other elements keep their order and
/// fill the positions without arrivals, so that their positions follow from two ranks.
struct Displacements<Place: Comparable & Hashable & Sendable>: Hashable, Sendable {
  /// The departures, by position before the batch.
  var departures: [Displacement<Place>] = []
  /// The arrivals, by position after the batch.
  var arrivals: [Displacement<Place>] = []

  var isEmpty: Bool { departures.isEmpty && arrivals.isEmpty }

  mutating func sort() {
    if departures.count > 1 { departures.sort { $0.place < $1.place } }
    if arrivals.count > 1 { arrivals.sort { $0.place < $1.place } }
  }

  /// The moves, by position before the batch.
  var moves: [PlaceChange<Place>] {
    departures.compactMap { departure in
      departure.counterpart.map { PlaceChange(old: departure.place, new: $0) }
    }
  }

  /// The positions of deleted elements.
  var deletions: [Place] { departures.filter { $0.counterpart == nil }.map(\.place) }
  /// The positions of inserted elements.
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
  /// Returns the displacements within one section.
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
  /// Returns the first index whose element satisfies a predicate that also holds for all later
  /// ones.
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

  /// Returns the index of an element after a batch, given the departures from its row.
  ///
  /// With departures and arrivals exchanged, returns the index before the batch.
  ///
  /// - Parameters:
  ///   - number: The index within the row.
  ///   - arrivals: The arrivals in the row.
  /// - Returns: The index after the batch and nil, or the displacement of a departing element.
  /// - Complexity: O(log `count` + log `arrivals.count`)
  func carried<Place>(
    _ number: Int, past arrivals: ArraySlice<Displacement<Place>>
  ) -> (kept: Int, displaced: Displacement<Place>?) where Element == Displacement<Place> {
    let next = firstIndex(fromWhich: { $0.number >= number })
    if next < endIndex, self[next].number == number { return (0, self[next]) }
    let rank = number - (next - startIndex)
    // A kept element follows every arrival that at most `rank` kept elements precede.
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
