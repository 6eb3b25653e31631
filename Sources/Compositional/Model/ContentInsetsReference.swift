/// The guide whose insets keep content away from the edges across the scroll direction.
///
/// Apple's name: `UIContentInsetsReference` (rule 1.11, 2.14).
public enum ContentInsetsReference: Int, Hashable, Sendable, CaseIterable {
  /// What the next outer description says; on the layout itself the safe area.
  case automatic = 0
  /// The bounds: no insets.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content guide.
  case readableContent = 4
}
