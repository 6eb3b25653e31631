import Compositional
import CompositionalIsolation
import Foundation

/// The container and traits that a layout depends on.
///
/// A protocol, as in UIKit, so that users' classes can conform. The engine passes its own value,
/// which conforms.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
  /// The container of the section or group that is laid out.
  var container: NSCollectionLayoutContainer { get }
  /// Size classes, text size, reading direction and display scale.
  var traitCollection: UITraitCollection { get }
}

extension NSCollectionLayoutEnvironment {
  /// The current traits, for environments without traits, such as AppKit's.
  public var traitCollection: UITraitCollection { .current }
}

extension CollectionLayoutContainer: NSCollectionLayoutContainer {}

extension CollectionLayoutEnvironment: NSCollectionLayoutEnvironment {
  // The engine's property of the same name wins if no type is written.
  /// The container of the section or group that is laid out.
  @_disfavoredOverload
  nonisolated public var container: NSCollectionLayoutContainer { ownContainer }

  /// Size classes, text size, reading direction and display scale, and the current traits besides,
  /// which are those of the collection view where it is laid out.
  nonisolated public var traitCollection: UITraitCollection {
    let own = UITraitCollection(
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
      preferredContentSizeCategory: contentSizeCategory, layoutDirection: layoutDirection,
      displayScale: displayScale)
    return UITraitCollection(traitsFrom: [.current, own])
  }

  /// Creates an environment of the engine.
  ///
  /// - Parameter environment: The engine's own value, or a user's class with a container and
  ///   traits, in which case safe area and margins are zero.
  public init(_ environment: NSCollectionLayoutEnvironment) {
    if let environment = environment as? CollectionLayoutEnvironment {
      self = environment
      return
    }
    let given = UserClosure(body: environment)
    let (traits, size, insets) = withoutIsolation {
      let container = given.body.container
      return (given.body.traitCollection, container.contentSize, container.contentInsets)
    }
    self.init(
      size: size, displayScale: traits.displayScale,
      layoutDirection: traits.layoutDirection,
      contentSizeCategory: traits.preferredContentSizeCategory,
      horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass)
    ownContainer = CollectionLayoutContainer(
      contentSize: size, contentInsets: insets)
  }
}
