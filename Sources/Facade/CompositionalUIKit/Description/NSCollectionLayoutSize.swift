import Compositional
import Foundation

/// A width and a height.
///
/// Immutable, so any thread may create, read and compare it, in Swift 6 too. Sizes with the same
/// content are equal. Apps may add members and initializers.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  private nonisolated let width: NSCollectionLayoutDimension
  private nonisolated let height: NSCollectionLayoutDimension

  /// Creates a size from two dimensions.
  ///
  /// - Parameters:
  ///   - widthDimension: The width.
  ///   - heightDimension: The height.
  public nonisolated init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    width = widthDimension
    height = heightDimension
  }

  /// Creates a size from one of the engine.
  ///
  /// - Parameter value: The size.
  public nonisolated convenience init(_ value: CollectionLayoutSize) {
    self.init(
      widthDimension: NSCollectionLayoutDimension(value.widthDimension),
      heightDimension: NSCollectionLayoutDimension(value.heightDimension))
  }

  nonisolated open var widthDimension: NSCollectionLayoutDimension { width }
  nonisolated open var heightDimension: NSCollectionLayoutDimension { height }

  /// The size of the engine.
  package nonisolated var value: CollectionLayoutSize {
    CollectionLayoutSize(widthDimension.value, heightDimension.value)
  }

  /// Returns the size itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true if the other object is a size with the same content.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSize)?.value == value
  }

  /// The hash of the compared properties.
  nonisolated open override var hash: Int { value.hashValue }

  /// Both dimensions, the width first.
  nonisolated open override var description: String { "\(value)" }
}

extension CollectionLayoutSize {
  /// Creates a size of the engine from one of Apple's class.
  ///
  /// - Parameter size: The size.
  public init(_ size: NSCollectionLayoutSize) { self = size.value }
}
