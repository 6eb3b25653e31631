/// Whether a view has much or little room along an axis.
///
/// Apple's name: `UIUserInterfaceSizeClass`.
public enum InterfaceSizeClass: String, Hashable, Sendable, CaseIterable {
  /// Not known.
  case unspecified
  /// Little room, as on a phone held upright.
  case compact
  /// Much room, as on a tablet.
  case regular
}
