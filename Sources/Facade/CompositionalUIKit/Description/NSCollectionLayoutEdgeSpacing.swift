import Compositional
import Foundation

/// The spacing outside each edge of an item's slot.
///
/// Immutable, so any thread may create, read and compare it, in Swift 6 too. Edge spacings with the
/// same content are equal.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  private nonisolated let edges:
    (
      leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
      trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    )

  /// Creates edge spacing.
  ///
  /// - Parameters:
  ///   - leading: The spacing before the leading edge; nil for none.
  ///   - top: The spacing above the top edge; nil for none.
  ///   - trailing: The spacing after the trailing edge; nil for none.
  ///   - bottom: The spacing below the bottom edge; nil for none.
  public nonisolated init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    edges = (leading, top, trailing, bottom)
  }

  /// Creates edge spacing from that of the engine.
  ///
  /// - Parameter value: The edge spacing.
  public nonisolated convenience init(_ value: CollectionLayoutEdgeSpacing) {
    self.init(
      leading: value.leading.map { NSCollectionLayoutSpacing($0) },
      top: value.top.map { NSCollectionLayoutSpacing($0) },
      trailing: value.trailing.map { NSCollectionLayoutSpacing($0) },
      bottom: value.bottom.map { NSCollectionLayoutSpacing($0) })
  }

  /// The spacing before the leading edge.
  nonisolated open var leading: NSCollectionLayoutSpacing? { edges.leading }
  /// The spacing above the top edge.
  nonisolated open var top: NSCollectionLayoutSpacing? { edges.top }
  /// The spacing after the trailing edge.
  nonisolated open var trailing: NSCollectionLayoutSpacing? { edges.trailing }
  /// The spacing below the bottom edge.
  nonisolated open var bottom: NSCollectionLayoutSpacing? { edges.bottom }

  /// The edge spacing of the engine.
  package nonisolated var value: CollectionLayoutEdgeSpacing {
    CollectionLayoutEdgeSpacing(
      leading: leading?.value, top: top?.value, trailing: trailing?.value, bottom: bottom?.value)
  }

  /// Returns the edge spacing itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true if the other object is edge spacing with the same content.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutEdgeSpacing)?.value == value
  }

  /// The hash of the compared properties.
  nonisolated open override var hash: Int { value.hashValue }

  /// The edges that have spacing.
  nonisolated open override var description: String { "\(value)" }
}

extension CollectionLayoutEdgeSpacing {
  /// Creates edge spacing of the engine from that of Apple's class.
  ///
  /// - Parameter spacing: The edge spacing.
  public init(_ spacing: NSCollectionLayoutEdgeSpacing) { self = spacing.value }
}
