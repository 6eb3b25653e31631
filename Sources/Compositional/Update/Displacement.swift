/// A position that a batch vacates or takes.
struct Displacement<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The position: before the batch for departures, after it for arrivals.
  let place: Place
  /// The index within the sequence: the item within the section, or the section itself.
  let number: Int
  /// The other position of a move; nil for a delete or an insert.
  let counterpart: Place?
}
