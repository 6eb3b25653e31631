/// A placement behind a reference, so that a copy of a node copies few words.
///
/// Two are equal if their placements are.
final class ContentWishes: Hashable, Sendable {
  let placement: ContentPlacement

  init(_ placement: ContentPlacement) { self.placement = placement }

  static func == (one: ContentWishes, other: ContentWishes) -> Bool {
    one === other || one.placement == other.placement
  }

  func hash(into hasher: inout Hasher) { hasher.combine(placement) }
}
