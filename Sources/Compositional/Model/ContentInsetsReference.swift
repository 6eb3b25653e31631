/// The guide whose insets keep content away from the edges across the scroll direction.
///
/// Apple's name: `UIContentInsetsReference` (rules 1.11, 2.14).
public enum ContentInsetsReference: Int, Hashable, Sendable, CaseIterable {
  /// The reference of the layout's configuration; for the configuration itself, the safe area.
  case automatic = 0
  /// The bounds, without insets.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content guide.
  case readableContent = 4
}
