import Compositional
import Foundation

/// An anchor point on a host or on a supplementary view.
///
/// Immutable, so any thread may create, read and compare it, in Swift 6 too. Anchors with the same
/// content are equal.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The anchor of the engine.
  package nonisolated let value: CollectionLayoutAnchor

  /// Creates an anchor from one of the engine.
  ///
  /// - Parameter value: The anchor.
  public nonisolated init(_ value: CollectionLayoutAnchor) { self.value = value }

  /// Creates an anchor at edges, without an offset.
  ///
  /// - Parameter edges: The edges that determine the point.
  public nonisolated convenience init(edges: NSDirectionalRectEdge) {
    self.init(CollectionLayoutAnchor(edges: edges))
  }

  /// Creates an anchor at edges with an offset in points.
  ///
  /// - Parameters:
  ///   - edges: The edges that determine the point.
  ///   - absoluteOffset: The offset of the view; a section with one that is not finite is empty.
  public nonisolated convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(CollectionLayoutAnchor(unchecked: edges, absoluteOffset, isFractional: false))
  }

  /// Creates an anchor at edges with an offset in fractions of the view's own size.
  ///
  /// - Parameters:
  ///   - edges: The edges that determine the point.
  ///   - fractionalOffset: The offset of the view; a section with one that is not finite is empty.
  public nonisolated convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(CollectionLayoutAnchor(unchecked: edges, fractionalOffset, isFractional: true))
  }

  /// The edges that determine the point; an axis with no edge or both has its center.
  public nonisolated var edges: NSDirectionalRectEdge { value.edges }
  /// The offset of the view, in points or as fractions of its own size.
  public nonisolated var offset: CGPoint { value.offset }
  /// True if ``offset`` is in points.
  public nonisolated var isAbsoluteOffset: Bool { value.isAbsoluteOffset }
  /// True if ``offset`` is a fraction of the view's own size.
  public nonisolated var isFractionalOffset: Bool { value.isFractionalOffset }

  /// Returns the anchor itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true if the other object is an anchor with the same content.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutAnchor)?.value == value
  }

  /// The hash of the compared properties.
  nonisolated open override var hash: Int { value.hashValue }

  /// The edges and the offset.
  nonisolated open override var description: String { "\(value)" }
}

extension CollectionLayoutAnchor {
  /// Creates an anchor of the engine from one of Apple's class.
  ///
  /// - Parameter anchor: The anchor.
  public init(_ anchor: NSCollectionLayoutAnchor) { self = anchor.value }
}
