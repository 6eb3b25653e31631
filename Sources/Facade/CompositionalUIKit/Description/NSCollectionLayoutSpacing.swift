import Compositional
import Foundation

/// A fixed or a minimum spacing between items.
///
/// Immutable, so any thread may create, read and compare it, in Swift 6 too. Spacings with the same
/// content are equal.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The spacing of the engine.
  package nonisolated let value: CollectionLayoutSpacing

  /// Creates spacing from that of the engine.
  ///
  /// - Parameter value: The spacing.
  public nonisolated required init(_ value: CollectionLayoutSpacing) { self.value = value }

  /// Returns spacing of a minimum length in points and an equal share of the group's remaining
  /// space.
  ///
  /// - Parameter flexibleSpacing: The length; a section with one that is not finite is empty.
  nonisolated open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(CollectionLayoutSpacing(unchecked: flexibleSpacing, isFlexible: true))
  }

  /// Returns spacing of an exact length in points.
  ///
  /// - Parameter fixedSpacing: The length, negative to let adjacent items overlap; a section with one
  ///   that is not finite is empty.
  nonisolated open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(CollectionLayoutSpacing(unchecked: fixedSpacing, isFlexible: false))
  }

  /// The length, in points: exact if fixed, the minimum if flexible.
  public nonisolated var spacing: CGFloat { value.spacing }
  /// True if this spacing takes a share of the group's remaining space.
  public nonisolated var isFlexible: Bool { value.isFlexible }
  /// True if this spacing never grows.
  public nonisolated var isFixed: Bool { value.isFixed }

  /// Returns the spacing itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true if the other object is spacing with the same content.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSpacing)?.value == value
  }

  /// The hash of the compared properties.
  nonisolated open override var hash: Int { value.hashValue }

  /// The call that creates the spacing, such as `.fixed(8)`.
  nonisolated open override var description: String { "\(value)" }
}

extension CollectionLayoutSpacing {
  /// Creates spacing of the engine from that of Apple's class.
  ///
  /// - Parameter spacing: The spacing.
  public init(_ spacing: NSCollectionLayoutSpacing) { self = spacing.value }
}
