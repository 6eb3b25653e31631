/// The size class of a view along an axis.
public enum InterfaceSizeClass: String, Hashable, Sendable, CaseIterable {
  /// An unknown size class.
  case unspecified
  /// Little space, as on a phone in portrait orientation.
  case compact
  /// Much space, as on a tablet.
  case regular
}
