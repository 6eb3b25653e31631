import Compositional
import CompositionalDSL
import CompositionalIsolation
import CompositionalUIKit
import Foundation

// Initializers and modifiers of the DSL that take Apple's classes and closures.

extension RawSection {
  /// Creates a section from one of Apple's class.
  ///
  /// - Parameter rawLayoutSection: The section; modifiers change a copy.
  public init(rawLayoutSection: NSCollectionLayoutSection) {
    self.init(rawLayoutSection: withoutIsolation { rawLayoutSection.value })
  }
}

extension CustomGroup {
  /// Creates a group from a closure that returns its frames.
  ///
  /// - Parameters:
  ///   - width: The width of the group; the container's by default.
  ///   - height: The height of the group; the container's by default.
  ///   - itemProvider: A closure that returns the frames for an environment whose container is the
  ///     group.
  public init(
    width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .fractionalHeight(1),
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) {
    self.init(
      width: width.value, height: height.value,
      items: CollectionLayoutCustomItemProvider(asking: itemProvider))
  }

  /// Creates a group with a size from a closure that returns its frames.
  ///
  /// - Parameters:
  ///   - size: The size of the group.
  ///   - itemProvider: A closure that returns the frames for an environment whose container is the
  ///     group.
  public init(
    size: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) {
    self.init(
      width: size.value.widthDimension, height: size.value.heightDimension,
      items: CollectionLayoutCustomItemProvider(asking: itemProvider))
  }
}

extension CompositionalLayout {
  /// A closure that returns the section at an index for Apple's environment; nil for none.
  public typealias SectionProvider = (Int, NSCollectionLayoutEnvironment) -> LayoutSection?

  /// Creates a layout whose sections come from several closures in turn.
  ///
  /// - Parameters:
  ///   - configuration: The properties of the whole layout.
  ///   - sectionsBuilders: The closures; section `i` comes from closure `i % count`, and an empty
  ///     list returns no sections.
  @_disfavoredOverload
  public init(
    configuration: LayoutConfiguration = Configuration(),
    repeatingSections sectionsBuilders: [(Int, NSCollectionLayoutEnvironment) -> LayoutSection?]
  ) {
    self.init(
      configuration: configuration,
      repeatingSections: sectionsBuilders.map { builder in { builder($0, $1) } })
  }
}

extension LayoutSection {
  /// Sets the closure that receives the visible items on every scroll.
  public func visibleItemsInvalidationHandler(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  ) -> LayoutSection {
    visibleItemsInvalidationHandler(handler.map { VisibleItemsInvalidationHandler(telling: $0) })
  }
}
