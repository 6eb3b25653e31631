/// The user's preferred text size.
public enum PreferredContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// The smallest size.
  case extraSmall
  /// Two steps below the default.
  case small
  /// A step below the default.
  case medium
  /// The default.
  case large
  /// A step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// The largest of the ordinary sizes.
  case extraExtraExtraLarge
  /// The first of the accessibility sizes.
  case accessibilityMedium
  /// The second of the accessibility sizes.
  case accessibilityLarge
  /// The third of the accessibility sizes.
  case accessibilityExtraLarge
  /// The fourth of the accessibility sizes.
  case accessibilityExtraExtraLarge
  /// The largest of all.
  case accessibilityExtraExtraExtraLarge

  /// True if this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool {
    switch self {
    case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge:
      false
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
      true
    }
  }
}
