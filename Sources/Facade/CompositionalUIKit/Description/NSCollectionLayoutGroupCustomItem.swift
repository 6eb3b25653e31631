import Compositional
import Foundation

/// The frame of one cell of a custom group.
///
/// Immutable, so any thread may create, read and compare it, in Swift 6 too. Items with the same
/// content are equal.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  private nonisolated let item: CollectionLayoutGroupCustomItem

  /// Creates a frame at a depth.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points from the outer corner of the group; a section with one that is
  ///     not finite is empty.
  ///   - zIndex: The order in depth; higher is in front.
  public nonisolated init(frame: CGRect, zIndex: Int) {
    item = CollectionLayoutGroupCustomItem(unchecked: frame, zIndex: zIndex)
  }

  /// Creates a frame in the usual depth.
  ///
  /// Apart from the initializer with a depth, so that each can be passed as a function.
  ///
  /// - Parameter frame: The frame, in points from the outer corner of the group; a section with one
  ///   that is not finite is empty.
  public nonisolated convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item from one of the engine.
  ///
  /// - Parameter value: The item.
  public nonisolated convenience init(_ value: CollectionLayoutGroupCustomItem) {
    self.init(frame: value.frame, zIndex: value.zIndex)
  }

  /// The frame, in points from the outer corner of the group.
  nonisolated open var frame: CGRect { item.frame }
  /// The order in depth; higher is in front.
  nonisolated open var zIndex: Int { item.zIndex }

  /// The item of the engine.
  package nonisolated var value: CollectionLayoutGroupCustomItem {
    CollectionLayoutGroupCustomItem(unchecked: frame, zIndex: zIndex)
  }

  /// Returns the item itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true if the other object is an item with the same content.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutGroupCustomItem)?.value == value
  }

  /// The hash of the compared properties.
  nonisolated open override var hash: Int { value.hashValue }

  /// The class, the frame and the depth.
  nonisolated open override var description: String {
    let origin = "\(frame.origin.x), \(frame.origin.y)"
    return "<\(type(of: self)): (\(origin), \(frame.width), \(frame.height)), zIndex: \(zIndex)>"
  }
}

extension CollectionLayoutGroupCustomItem {
  /// Creates an item of the engine from one of Apple's class.
  ///
  /// - Parameter item: The item.
  public init(_ item: NSCollectionLayoutGroupCustomItem) { self = item.value }
}
