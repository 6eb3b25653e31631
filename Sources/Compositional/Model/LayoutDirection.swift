/// The direction in which text is read, and with it where leading and trailing are.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// The text size a user has chosen.
///
/// Apple's name: `UIContentSizeCategory`.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
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

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}

/// Whether a view has much or little room along an axis.
///
/// Apple's name: `UIUserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable {
  /// Not known.
  case unspecified
  /// Little room, as on a phone held upright.
  case compact
  /// Much room, as on a tablet.
  case regular
}
