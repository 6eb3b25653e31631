import Compositional

/// A version of iOS whose behavior a layout can follow.
enum SystemVersion: String, CaseIterable {
  /// iOS 14.
  case iOS14 = "14"
  /// iOS 17 and later.
  case iOS17 = "17"

  /// Returns quirks with those of this version in place of those of another one.
  ///
  /// Quirks that belong to no version stay.
  func applied(to quirks: Quirks) -> Quirks {
    let others = quirks.subtracting(.iOS14)
    return self == .iOS14 ? others.union(.iOS14) : others
  }
}
