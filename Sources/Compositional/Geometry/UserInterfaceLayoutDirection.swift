/// The direction in which text is read, and with it where leading and trailing are.
public enum UserInterfaceLayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
