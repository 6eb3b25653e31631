import Compositional
import Foundation

/// What a layout depends on besides its description.
///
/// A protocol, as at Apple, so that classes of the user's own can stand in for it. The engine hands
/// out its own value, which conforms.
public protocol NSCollectionLayoutEnvironment {
  /// The room for what is being laid out.
  var container: NSCollectionLayoutContainer { get }
  /// Size classes, text size, reading direction and display scale.
  var traitCollection: UITraitCollection { get }
}

extension NSCollectionLayoutEnvironment {
  /// The traits of the moment, for environments that have none, as AppKit's.
  public var traitCollection: UITraitCollection { .current }
}

/// The room for what is being laid out.
public protocol NSCollectionLayoutContainer {
  /// The size before the insets, in points.
  var contentSize: CGSize { get }
  /// The size after the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets as given; a value below 1 is a fraction of the width or height.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

extension CollectionLayoutContainer: NSCollectionLayoutContainer {}

extension CollectionLayoutEnvironment: NSCollectionLayoutEnvironment {
  // The engine's own property of this name is meant wherever no type says otherwise.
  /// The room for what is being laid out.
  @_disfavoredOverload
  public var container: NSCollectionLayoutContainer { ownContainer }

  /// Size classes, text size, reading direction and display scale.
  public var traitCollection: UITraitCollection {
    UITraitCollection(
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
      preferredContentSizeCategory: contentSizeCategory, layoutDirection: layoutDirection,
      displayScale: displayScale, userInterfaceIdiom: UITraitCollection.current.userInterfaceIdiom)
  }

  /// Makes the engine's environment of any.
  ///
  /// - Parameter environment: the engine's own, or a class of the user's with a container and
  ///   traits; safe area and margins are then none.
  public init(_ environment: NSCollectionLayoutEnvironment) {
    if let environment = environment as? CollectionLayoutEnvironment {
      self = environment
      return
    }
    let traits = environment.traitCollection
    let container = environment.container
    self.init(
      size: container.contentSize, displayScale: traits.displayScale,
      layoutDirection: traits.layoutDirection,
      contentSizeCategory: traits.preferredContentSizeCategory,
      horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass)
    ownContainer = CollectionLayoutContainer(
      contentSize: container.contentSize, contentInsets: container.contentInsets)
  }
}
