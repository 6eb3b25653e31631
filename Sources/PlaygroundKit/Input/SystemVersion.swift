import Compositional

/// A version of iOS whose behavior a layout can follow.
enum SystemVersion: String, CaseIterable {
  /// iOS 14.
  case iOS14 = "14"
  /// iOS 17 and 18.
  case iOS17 = "17"
  /// iOS 26.
  case iOS26 = "26"

  /// Returns quirks with those of this version in place of those of another one.
  ///
  /// Quirks that belong to no version stay.
  func applied(to quirks: Quirks) -> Quirks { quirks.following(iOS: Int(rawValue) ?? 17) }
}
