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
  var deletions: [Place] { departures.filter { $0.counterpart == nil }.map { $0.place } }
  /// The positions of inserted elements.
  var insertions: [Place] { arrivals.filter { $0.counterpart == nil }.map { $0.place } }
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
