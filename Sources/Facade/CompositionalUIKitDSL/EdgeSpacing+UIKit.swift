import Compositional
import CompositionalDSL
import CompositionalUIKit
import Foundation

// The DSL's edge spacing with Apple's classes. Where a value may be either, it is the engine's.

extension LayoutItem {
  /// Sets the spacing outside the edges; nil for none, and the outermost call wins.
  @_disfavoredOverload
  public func edgeSpacing(_ spacing: NSCollectionLayoutEdgeSpacing?) -> LayoutItem {
    edgeSpacing(spacing?.value)
  }

  /// Sets the same spacing outside every edge.
  @_disfavoredOverload
  public func edgeSpacing(value: NSCollectionLayoutSpacing?) -> LayoutItem {
    edgeSpacing(value: value?.value)
  }

  /// Sets the horizontal and vertical spacing outside the edges.
  @_disfavoredOverload
  public func edgeSpacing(
    horizontal: NSCollectionLayoutSpacing? = nil, vertical: NSCollectionLayoutSpacing? = nil
  ) -> LayoutItem {
    edgeSpacing(horizontal: horizontal?.value, vertical: vertical?.value)
  }

  /// Sets the spacing outside each edge; none by default.
  @_disfavoredOverload
  public func edgeSpacing(
    top: NSCollectionLayoutSpacing? = nil, leading: NSCollectionLayoutSpacing? = nil,
    bottom: NSCollectionLayoutSpacing? = nil, trailing: NSCollectionLayoutSpacing? = nil
  ) -> LayoutItem {
    edgeSpacing(
      top: top?.value, leading: leading?.value, bottom: bottom?.value, trailing: trailing?.value)
  }
}

extension LayoutGroup {
  /// Sets the spacing outside the edges; nil for none, and the outermost call wins.
  @_disfavoredOverload
  public func edgeSpacing(_ spacing: NSCollectionLayoutEdgeSpacing?) -> LayoutGroup {
    edgeSpacing(spacing?.value)
  }

  /// Sets the same spacing outside every edge.
  @_disfavoredOverload
  public func edgeSpacing(value: NSCollectionLayoutSpacing?) -> LayoutGroup {
    edgeSpacing(value: value?.value)
  }

  /// Sets the horizontal and vertical spacing outside the edges.
  @_disfavoredOverload
  public func edgeSpacing(
    horizontal: NSCollectionLayoutSpacing? = nil, vertical: NSCollectionLayoutSpacing? = nil
  ) -> LayoutGroup {
    edgeSpacing(horizontal: horizontal?.value, vertical: vertical?.value)
  }

  /// Sets the spacing outside each edge; none by default.
  @_disfavoredOverload
  public func edgeSpacing(
    top: NSCollectionLayoutSpacing? = nil, leading: NSCollectionLayoutSpacing? = nil,
    bottom: NSCollectionLayoutSpacing? = nil, trailing: NSCollectionLayoutSpacing? = nil
  ) -> LayoutGroup {
    edgeSpacing(
      top: top?.value, leading: leading?.value, bottom: bottom?.value, trailing: trailing?.value)
  }
}

extension LayoutSupplementaryItem {
  /// Sets the spacing outside the edges; nil for none, and the outermost call wins.
  @_disfavoredOverload
  public func edgeSpacing(_ spacing: NSCollectionLayoutEdgeSpacing?) -> LayoutSupplementaryItem {
    edgeSpacing(spacing?.value)
  }

  /// Sets the same spacing outside every edge.
  @_disfavoredOverload
  public func edgeSpacing(value: NSCollectionLayoutSpacing?) -> LayoutSupplementaryItem {
    edgeSpacing(value: value?.value)
  }

  /// Sets the horizontal and vertical spacing outside the edges.
  @_disfavoredOverload
  public func edgeSpacing(
    horizontal: NSCollectionLayoutSpacing? = nil, vertical: NSCollectionLayoutSpacing? = nil
  ) -> LayoutSupplementaryItem {
    edgeSpacing(horizontal: horizontal?.value, vertical: vertical?.value)
  }

  /// Sets the spacing outside each edge; none by default.
  @_disfavoredOverload
  public func edgeSpacing(
    top: NSCollectionLayoutSpacing? = nil, leading: NSCollectionLayoutSpacing? = nil,
    bottom: NSCollectionLayoutSpacing? = nil, trailing: NSCollectionLayoutSpacing? = nil
  ) -> LayoutSupplementaryItem {
    edgeSpacing(
      top: top?.value, leading: leading?.value, bottom: bottom?.value, trailing: trailing?.value)
  }
}

extension LayoutBoundarySupplementaryItem {
  /// Sets the spacing outside the edges; nil for none, and the outermost call wins.
  @_disfavoredOverload
  public func edgeSpacing(_ spacing: NSCollectionLayoutEdgeSpacing?)
    -> LayoutBoundarySupplementaryItem
  {
    edgeSpacing(spacing?.value)
  }

  /// Sets the same spacing outside every edge.
  @_disfavoredOverload
  public func edgeSpacing(value: NSCollectionLayoutSpacing?) -> LayoutBoundarySupplementaryItem {
    edgeSpacing(value: value?.value)
  }

  /// Sets the horizontal and vertical spacing outside the edges.
  @_disfavoredOverload
  public func edgeSpacing(
    horizontal: NSCollectionLayoutSpacing? = nil, vertical: NSCollectionLayoutSpacing? = nil
  ) -> LayoutBoundarySupplementaryItem {
    edgeSpacing(horizontal: horizontal?.value, vertical: vertical?.value)
  }

  /// Sets the spacing outside each edge; none by default.
  @_disfavoredOverload
  public func edgeSpacing(
    top: NSCollectionLayoutSpacing? = nil, leading: NSCollectionLayoutSpacing? = nil,
    bottom: NSCollectionLayoutSpacing? = nil, trailing: NSCollectionLayoutSpacing? = nil
  ) -> LayoutBoundarySupplementaryItem {
    edgeSpacing(
      top: top?.value, leading: leading?.value, bottom: bottom?.value, trailing: trailing?.value)
  }
}

extension LayoutDecorationItem {
  /// Sets the spacing outside the edges; nil for none, and the outermost call wins.
  @_disfavoredOverload
  public func edgeSpacing(_ spacing: NSCollectionLayoutEdgeSpacing?) -> LayoutDecorationItem {
    edgeSpacing(spacing?.value)
  }

  /// Sets the same spacing outside every edge.
  @_disfavoredOverload
  public func edgeSpacing(value: NSCollectionLayoutSpacing?) -> LayoutDecorationItem {
    edgeSpacing(value: value?.value)
  }

  /// Sets the horizontal and vertical spacing outside the edges.
  @_disfavoredOverload
  public func edgeSpacing(
    horizontal: NSCollectionLayoutSpacing? = nil, vertical: NSCollectionLayoutSpacing? = nil
  ) -> LayoutDecorationItem {
    edgeSpacing(horizontal: horizontal?.value, vertical: vertical?.value)
  }

  /// Sets the spacing outside each edge; none by default.
  @_disfavoredOverload
  public func edgeSpacing(
    top: NSCollectionLayoutSpacing? = nil, leading: NSCollectionLayoutSpacing? = nil,
    bottom: NSCollectionLayoutSpacing? = nil, trailing: NSCollectionLayoutSpacing? = nil
  ) -> LayoutDecorationItem {
    edgeSpacing(
      top: top?.value, leading: leading?.value, bottom: bottom?.value, trailing: trailing?.value)
  }
}
