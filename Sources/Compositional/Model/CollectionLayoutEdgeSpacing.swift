/// The spacing outside the edges of an item or group; nil is none.
///
/// Apple's name: `NSCollectionLayoutEdgeSpacing` (rules 1.3, 2.6).
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The spacing before the leading edge.
  public let leading: CollectionLayoutSpacing?
  /// The spacing above the top edge.
  public let top: CollectionLayoutSpacing?
  /// The spacing after the trailing edge.
  public let trailing: CollectionLayoutSpacing?
  /// The spacing below the bottom edge.
  public let bottom: CollectionLayoutSpacing?

  /// Creates edge spacing; omitted edges have none.
  public init(
    leading: CollectionLayoutSpacing? = nil, top: CollectionLayoutSpacing? = nil,
    trailing: CollectionLayoutSpacing? = nil, bottom: CollectionLayoutSpacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

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

  /// Returns the spacing at the lower end of an axis: leading or top.
  package func start(_ axis: LayoutAxis) -> CollectionLayoutSpacing? {
    axis == .horizontal ? leading : top
  }

  /// Returns the spacing at the upper end of an axis: trailing or bottom.
  package func end(_ axis: LayoutAxis) -> CollectionLayoutSpacing? {
    axis == .horizontal ? trailing : bottom
  }

  /// Returns the spacing at both ends of an axis, flexible spacing at its minimum, in points.
  package func least(_ axis: LayoutAxis) -> Double {
    Double(start(axis)?.spacing ?? 0) + Double(end(axis)?.spacing ?? 0)
  }
}

extension CollectionLayoutEdgeSpacing: CustomStringConvertible {
  /// The edges that have spacing.
  public var description: String {
    let edges = [("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom)]
    let named = edges.compactMap { name, spacing in spacing.map { "\(name): \($0)" } }
    return "{\(named.joined(separator: ", "))}"
  }
}
