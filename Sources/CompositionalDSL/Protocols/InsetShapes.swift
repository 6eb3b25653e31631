// Values for the forms of the modifiers of insets and spacing.

extension DirectionalEdgeInsets {
  /// Returns the same inset on every side, in points.
  static func all(_ value: CGFloat) -> DirectionalEdgeInsets {
    symmetric(horizontal: value, vertical: value)
  }

  /// Returns horizontal and vertical insets, in points.
  static func symmetric(horizontal: CGFloat, vertical: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

extension CollectionLayoutEdgeSpacing {
  /// Returns horizontal and vertical spacing.
  static func symmetric(
    horizontal: CollectionLayoutSpacing?, vertical: CollectionLayoutSpacing?
  ) -> CollectionLayoutEdgeSpacing {
    CollectionLayoutEdgeSpacing(
      leading: horizontal, top: vertical, trailing: horizontal, bottom: vertical)
  }
}
