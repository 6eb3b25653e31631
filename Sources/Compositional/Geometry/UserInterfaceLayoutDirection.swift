/// The reading direction, which determines the leading and trailing sides.
public enum UserInterfaceLayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
