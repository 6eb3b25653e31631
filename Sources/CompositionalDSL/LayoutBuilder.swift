// Conversions from elements of the DSL to values of the engine.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a layout in which every section is the same.
///
/// ```swift
/// var layout = LayoutBuilder {
///   Section { HGroup(count: 3) { Item() }.height(.absolute(100)) }
/// }
/// layout.prepare(itemCounts: [7], in: environment)
/// ```
///
/// - Parameters:
///   - configuration: The properties of the whole layout.
///   - layoutSection: The section.
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
/// Returns a layout whose sections differ.
///
/// - Parameter compositionalLayout: The layout; `if` and `switch` may choose it.
@_disfavoredOverload
public func LayoutBuilder(
  @SingleResultBuilder<CompositionalLayout> compositionalLayout: () -> CompositionalLayout
) -> CollectionLayout {
  CollectionLayout(compositionalLayout())
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a section of the engine.
///
/// - Parameter layoutSection: The section; `if` and `switch` may choose it.
@_disfavoredOverload
public func LayoutSectionBuilder(
  @SingleResultBuilder<LayoutSection> layoutSection: () -> LayoutSection
) -> CollectionLayoutSection {
  CollectionLayoutSection(layoutSection())
}

extension CollectionLayout {
  /// Creates a layout from one written in the DSL.
  public init(_ layout: CompositionalLayout) {
    let sections = UserClosure(body: layout.sectionsBuilder)
    self.init(configuration: CollectionLayoutConfiguration(layout.configuration)) {
      sections.body($0, $1).map { CollectionLayoutSection($0) }
    }
  }
}

extension CollectionLayoutSection {
  /// Creates a section from one written in the DSL.
  public init(_ section: LayoutSection) { self = section._collectionLayoutSection() }
}

extension CollectionLayoutConfiguration {
  /// Creates a configuration from one written in the DSL.
  public init(_ configuration: LayoutConfiguration) {
    self = configuration._collectionLayoutConfiguration()
  }
}

extension CollectionLayoutItem {
  /// Creates an item or a group from one written in the DSL.
  public init(_ item: LayoutItem) { self = item._collectionLayoutItem() }
}
