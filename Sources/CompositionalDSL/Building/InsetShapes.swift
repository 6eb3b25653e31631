// The shapes in which insets and spacing can be said, as values.

extension DirectionalEdgeInsets {
  /// The same inset on every side, in points.
  static func all(_ value: CGFloat) -> DirectionalEdgeInsets {
    symmetric(horizontal: value, vertical: value)
  }

  /// Insets at the sides and at top and bottom, in points.
  static func symmetric(horizontal: CGFloat, vertical: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

extension CollectionLayoutEdgeSpacing {
  /// Spacing at the sides and at top and bottom.
  static func symmetric(
    horizontal: CollectionLayoutSpacing?, vertical: CollectionLayoutSpacing?
  ) -> CollectionLayoutEdgeSpacing {
    CollectionLayoutEdgeSpacing(
      leading: horizontal, top: vertical, trailing: horizontal, bottom: vertical)
  }
}
