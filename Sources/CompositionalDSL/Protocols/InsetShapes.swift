// Insets and edge spacing of one or two lengths: `.contentInsets(.all(8))`.

extension DirectionalEdgeInsets {
  /// Returns the same inset on every side.
  ///
  /// - Parameter value: The inset, in points.
  public static func all(_ value: CGFloat) -> DirectionalEdgeInsets {
    symmetric(horizontal: value, vertical: value)
  }

  /// Returns horizontal and vertical insets.
  ///
  /// - Parameters:
  ///   - horizontal: The leading and the trailing inset, in points.
  ///   - vertical: The top and the bottom inset, in points.
  public static func symmetric(
    horizontal: CGFloat = 0, vertical: CGFloat = 0
  ) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

extension CollectionLayoutEdgeSpacing {
  /// Returns the same spacing outside every edge.
  ///
  /// - Parameter value: The spacing; nil for none.
  public static func all(_ value: CollectionLayoutSpacing?) -> CollectionLayoutEdgeSpacing {
    symmetric(horizontal: value, vertical: value)
  }

  /// Returns horizontal and vertical spacing.
  ///
  /// - Parameters:
  ///   - horizontal: The spacing outside the leading and the trailing edge; nil for none.
  ///   - vertical: The spacing outside the top and the bottom edge; nil for none.
  public static func symmetric(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> CollectionLayoutEdgeSpacing {
    CollectionLayoutEdgeSpacing(
      leading: horizontal, top: vertical, trailing: horizontal, bottom: vertical)
  }
}
