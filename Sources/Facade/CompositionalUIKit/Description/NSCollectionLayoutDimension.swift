import Compositional
import Foundation

/// A width or a height: a fraction, points, or an estimate.
///
/// Immutable, so any thread may create, read and compare it, in Swift 6 too. Dimensions with the
/// same content are equal. Apps may add members and initializers.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  /// The dimension of the engine.
  package nonisolated let value: CollectionLayoutDimension

  /// Creates a dimension from one of the engine.
  ///
  /// - Parameter value: The dimension.
  public nonisolated required init(_ value: CollectionLayoutDimension) { self.value = value }

  /// Returns a fraction of the containing group's width; 1 is all of it.
  ///
  /// - Parameter fractionalWidth: The fraction; a section with one that is not finite is empty.
  nonisolated open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(CollectionLayoutDimension(unchecked: .fractionalWidth, fractionalWidth))
  }

  /// Returns a fraction of the containing group's height; 1 is all of it.
  ///
  /// - Parameter fractionalHeight: The fraction; a section with one that is not finite is empty.
  nonisolated open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(CollectionLayoutDimension(unchecked: .fractionalHeight, fractionalHeight))
  }

  /// Returns a fixed length in points.
  ///
  /// - Parameter absoluteDimension: The length; a section with one that is not finite is empty.
  nonisolated open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(CollectionLayoutDimension(unchecked: .absolute, absoluteDimension))
  }

  /// Returns a length in points that applies until the element is measured.
  ///
  /// - Parameter estimatedDimension: The estimate; a section with one that is not finite is empty.
  nonisolated open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(CollectionLayoutDimension(unchecked: .estimated, estimatedDimension))
  }

  /// Returns a length in points that applies until the siblings are measured and take the largest
  /// size.
  ///
  /// UIKit has it since iOS 17.
  ///
  /// - Parameter estimate: The estimate; a section with one that is not finite is empty.
  nonisolated open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    Self(CollectionLayoutDimension(unchecked: .uniformAcrossSiblings, estimate))
  }

  public nonisolated var isFractionalWidth: Bool { value.isFractionalWidth }
  public nonisolated var isFractionalHeight: Bool { value.isFractionalHeight }
  /// True if this is a fixed number of points.
  public nonisolated var isAbsolute: Bool { value.isAbsolute }
  /// True if the size is measured, including ``uniformAcrossSiblings(estimate:)``.
  public nonisolated var isEstimated: Bool { value.isEstimated }
  /// True if all siblings take the largest measured size.
  public nonisolated var isUniformAcrossSiblings: Bool { value.isUniformAcrossSiblings }
  /// The number as given: a fraction, or points.
  public nonisolated var dimension: CGFloat { value.dimension }

  /// Returns the dimension itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true if the other object is a dimension with the same content.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.value == value
  }

  /// The hash of the compared properties.
  nonisolated open override var hash: Int { value.hashValue }

  /// The call that creates the dimension, such as `.fractionalWidth(0.5)`.
  nonisolated open override var description: String { "\(value)" }
}

extension CollectionLayoutDimension {
  /// Creates a dimension of the engine from one of Apple's class.
  ///
  /// - Parameter dimension: The dimension.
  public init(_ dimension: NSCollectionLayoutDimension) { self = dimension.value }
}
