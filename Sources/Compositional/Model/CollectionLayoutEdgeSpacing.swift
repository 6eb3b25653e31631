/// Room outside the slot of an item or group, edge by edge; nil is none.
///
/// Apple's name: `NSCollectionLayoutEdgeSpacing` (rule 1.3, 2.6).
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The room before the leading edge.
  public let leading: CollectionLayoutSpacing?
  /// The room above the top edge.
  public let top: CollectionLayoutSpacing?
  /// The room after the trailing edge.
  public let trailing: CollectionLayoutSpacing?
  /// The room below the bottom edge.
  public let bottom: CollectionLayoutSpacing?

  /// Makes edge spacing; an edge that is not named has none.
  public init(
    leading: CollectionLayoutSpacing? = nil, top: CollectionLayoutSpacing? = nil,
    trailing: CollectionLayoutSpacing? = nil, bottom: CollectionLayoutSpacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The spacing at the lower end of an axis.
  package func start(_ axis: LayoutAxis) -> CollectionLayoutSpacing? {
    axis == .horizontal ? leading : top
  }

  /// The spacing at the upper end of an axis.
  package func end(_ axis: LayoutAxis) -> CollectionLayoutSpacing? {
    axis == .horizontal ? trailing : bottom
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
