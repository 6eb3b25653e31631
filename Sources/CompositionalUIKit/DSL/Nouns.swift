import Compositional
import CompositionalDSL
import Foundation

// What the DSL's nouns take of Apple's classes and closures.

extension RawSection {
  /// Makes a section of one with Apple's name.
  ///
  /// - Parameter rawLayoutSection: the section; modifiers change a copy.
  public init(rawLayoutSection: NSCollectionLayoutSection) {
    self.init(rawLayoutSection: rawLayoutSection.value)
  }
}

extension CustomGroup {
  /// Makes a group whose frames a closure gives.
  ///
  /// - Parameters:
  ///   - width: the width of the group; all there is by default.
  ///   - height: the height of the group; all there is by default.
  ///   - itemProvider: gives the frames for an environment whose container is the group.
  public init(
    width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .fractionalHeight(1),
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) {
    self.init(width: width, height: height, items: .init(asking: itemProvider))
  }

  /// Makes a group of a size whose frames a closure gives.
  ///
  /// - Parameters:
  ///   - size: the size of the group.
  ///   - itemProvider: gives the frames for an environment whose container is the group.
  public init(
    size: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) {
    self.init(
      width: size.widthDimension, height: size.heightDimension, items: .init(asking: itemProvider))
  }
}

extension CompositionalLayout {
  /// Makes a layout whose sections come from several closures in turn.
  ///
  /// - Parameters:
  ///   - configuration: what holds for the layout as a whole.
  ///   - sectionsBuilders: section `i` comes from closure `i % count`; an empty list gives none.
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
  /// Sets what is told of the visible items on every scroll.
  public func visibleItemsInvalidationHandler(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  ) -> LayoutSection {
    visibleItemsInvalidationHandler(handler.map { VisibleItemsInvalidationHandler(telling: $0) })
  }
}
