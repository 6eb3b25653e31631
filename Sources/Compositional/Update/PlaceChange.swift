/// The positions of an item or section before and after a batch.
public struct PlaceChange<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The position before the batch.
  public let old: Place
  /// The position after the batch.
  public let new: Place

  /// Creates a pair of positions.
  package init(old: Place, new: Place) {
    self.old = old
    self.new = new
  }
}

extension PlaceChange: CustomStringConvertible where Place: CustomStringConvertible {
  /// Both positions, such as `0.2 → 1.0`.
  public var description: String { "\(old) → \(new)" }
}
