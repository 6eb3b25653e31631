// Conversions from elements of the DSL to values of the engine.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a layout of sections.
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
///   - layoutSections: The sections; section `i` of the data is section `i % count` of the list.
@_disfavoredOverload
public func LayoutBuilder(
  configuration: LayoutConfiguration = Configuration(),
  @LayoutSectionsBuilder layoutSections: () -> [LayoutSection]
) -> CollectionLayout {
  let sections = layoutSections().map { CollectionLayoutSection($0) }
  let configuration = CollectionLayoutConfiguration(configuration)
  if sections.count == 1 {
    return CollectionLayout(section: sections[0], configuration: configuration)
  }
  return CollectionLayout(configuration: configuration) { index, _ in
    sections.isEmpty ? nil : sections[index % sections.count]
  }
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

extension CompositionalLayout {
  /// Returns the layout, solved for item counts and an environment.
  ///
  /// - Parameters:
  ///   - itemCounts: The number of items of each section; not negative.
  ///   - environment: The size of the view and other input of the layout.
  /// - Complexity: O(sections)
  public func prepared(
    itemCounts: [Int], in environment: CollectionLayoutEnvironment
  ) -> CollectionLayout {
    var layout = CollectionLayout(self)
    layout.prepare(itemCounts: itemCounts, in: environment)
    return layout
  }

  /// Diagnoses a description that is prepared in place.
  @available(
    *, unavailable,
    message: "a CompositionalLayout is a description; write layout.prepared(itemCounts:in:)"
  )
  public mutating func prepare(itemCounts: [Int], in environment: CollectionLayoutEnvironment) {}
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

extension CollectionLayoutGroup {
  /// Creates a group from one written in the DSL.
  public init(_ group: LayoutGroup) { self.init(item: group._collectionLayoutItem()) }
}

extension CollectionLayoutItem {
  /// Creates an item or a group from one written in the DSL.
  public init(_ item: LayoutItem) { self = item._collectionLayoutItem() }
}
