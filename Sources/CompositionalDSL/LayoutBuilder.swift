// The ways out of the DSL: its elements as values of the engine.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a layout in which every section is the same.
///
/// ```swift
/// var layout = LayoutBuilder {
///   Section { HGroup(count: 3) { Item() }.height(.absolute(100)) }
/// }
/// layout.prepare(itemCounts: [7], in: environment)
/// ```
///
/// - Parameters:
///   - configuration: what holds for the layout as a whole.
///   - layoutSection: what every section is.
@_disfavoredOverload
public func LayoutBuilder(
  configuration: LayoutConfiguration = Configuration(),
  @SingleResultBuilder<LayoutSection> layoutSection: () -> LayoutSection
) -> CollectionLayout {
  CollectionLayout(
    section: CollectionLayoutSection(layoutSection()),
    configuration: CollectionLayoutConfiguration(configuration))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a layout whose sections differ.
///
/// - Parameter compositionalLayout: gives the layout; `if` and `switch` may choose it.
@_disfavoredOverload
public func LayoutBuilder(
  @SingleResultBuilder<CompositionalLayout> compositionalLayout: () -> CompositionalLayout
) -> CollectionLayout {
  CollectionLayout(compositionalLayout())
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a section of the engine.
///
/// - Parameter layoutSection: gives the section; `if` and `switch` may choose it.
@_disfavoredOverload
public func LayoutSectionBuilder(
  @SingleResultBuilder<LayoutSection> layoutSection: () -> LayoutSection
) -> CollectionLayoutSection {
  CollectionLayoutSection(layoutSection())
}

extension CollectionLayout {
  /// Makes a layout of one written in the DSL.
  public init(_ layout: CompositionalLayout) {
    let sections = layout.sectionsBuilder
    self.init(configuration: CollectionLayoutConfiguration(layout.configuration)) {
      sections($0, $1).map { CollectionLayoutSection($0) }
    }
  }
}

extension CollectionLayoutSection {
  /// Makes a section of one written in the DSL.
  public init(_ section: LayoutSection) { self = section._collectionLayoutSection(_BodyPath()) }
}

extension CollectionLayoutConfiguration {
  /// Makes a configuration of one written in the DSL.
  public init(_ configuration: LayoutConfiguration) {
    self = configuration._collectionLayoutConfiguration(_BodyPath())
  }
}

extension CollectionLayoutItem {
  /// Makes an item or a group of one written in the DSL.
  public init(_ item: LayoutItem) { self = item._collectionLayoutItem(_BodyPath()) }
}
