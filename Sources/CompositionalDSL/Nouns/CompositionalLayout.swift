/// A layout whose sections come from a closure, one for each section of the data.
///
/// ```swift
/// CompositionalLayout { section, environment in
///   if section == 0 {
///     return Banner()
///   }
///   return Grid(columns: environment.container.effectiveContentSize.width > 600 ? 4 : 2)
/// }
/// .interSectionSpacing(8)
/// ```
///
/// A layout of fixed sections needs no closure; further sections of the data repeat the list from
/// the start:
///
/// ```swift
/// CompositionalLayout {
///   Section { HGroup { Item() }.height(.absolute(200)) }
///   Section { HGroup(count: 3) { Item() }.height(.absolute(100)) }
/// }
/// ```
public struct CompositionalLayout {
  /// A closure that returns the section at an index; nil for none, which the engine reports.
  public typealias SectionBuilder = (Int, CollectionLayoutEnvironment) -> LayoutSection?

  private(set) var configuration: LayoutConfiguration
  let sectionsBuilder: SectionBuilder

  /// Creates a layout whose sections come from a closure.
  ///
  /// - Parameters:
  ///   - configuration: The properties of the whole layout.
  ///   - sectionsBuilder: A closure that returns the section at an index for the current
  ///     environment.
  public init(
    configuration: LayoutConfiguration = Configuration(),
    @SingleResultBuilder<LayoutSection?> sectionsBuilder: @escaping SectionBuilder
  ) {
    self.configuration = configuration
    self.sectionsBuilder = sectionsBuilder
  }

  /// Creates a layout whose sections come from several closures in turn.
  ///
  /// - Parameters:
  ///   - configuration: The properties of the whole layout.
  ///   - sectionsBuilders: The closures; section `i` comes from closure `i % count`, and an empty
  ///     list returns no sections.
  public init(
    configuration: LayoutConfiguration = Configuration(),
    repeatingSections sectionsBuilders: [SectionBuilder]
  ) {
    self.init(configuration: configuration) { section, environment in
      sectionsBuilders.isEmpty
        ? nil : sectionsBuilders[section % sectionsBuilders.count](section, environment)
    }
  }

  /// Creates a layout of fixed sections.
  ///
  /// - Parameters:
  ///   - configuration: The properties of the whole layout.
  ///   - sections: The sections; section `i` of the data is section `i % count` of the list.
  public init(
    configuration: LayoutConfiguration = Configuration(),
    @LayoutSectionsBuilder sections: () -> [LayoutSection]
  ) {
    let sections = sections()
    self.init(
      configuration: configuration,
      repeatingSections: sections.map { section in { _, _ in section } })
  }

  /// Creates a layout of sections that depend on the environment.
  ///
  /// - Parameters:
  ///   - configuration: The properties of the whole layout.
  ///   - sections: A closure that returns the sections for an environment; section `i` of the data
  ///     is section `i % count` of the list.
  public init(
    configuration: LayoutConfiguration = Configuration(),
    @LayoutSectionsBuilder sections: @escaping (CollectionLayoutEnvironment) -> [LayoutSection]
  ) {
    self.init(configuration: configuration) { section, environment in
      let sections = sections(environment)
      return sections.isEmpty ? nil : sections[section % sections.count]
    }
  }

  private func configured(
    _ change: (LayoutConfiguration) -> LayoutConfiguration
  ) -> CompositionalLayout {
    var layout = self
    layout.configuration = change(configuration)
    return layout
  }
}

extension CompositionalLayout {
  /// Sets the axis along which sections are placed and the view scrolls.
  public func scrollDirection(_ scrollDirection: LayoutAxis) -> Self {
    configured { $0.scrollDirection(scrollDirection) }
  }

  /// Sets the spacing between adjacent sections, in points.
  public func interSectionSpacing(_ spacing: CGFloat) -> Self {
    configured { $0.interSectionSpacing(spacing) }
  }

  /// Adds headers, footers and side views of the whole layout.
  public func boundarySupplementaryItems(
    @LayoutBoundarySupplementaryItemBuilder
    _ boundarySupplementaryItems: () -> [LayoutBoundarySupplementaryItem]
  ) -> Self {
    configured { $0.boundarySupplementaryItems(boundarySupplementaryItems) }
  }

  /// Sets the guide that insets sections whose own guide is `.automatic`.
  public func contentInsetsReference(_ reference: ContentInsetsReference) -> Self {
    configured { $0.contentInsetsReference(reference) }
  }

  /// Sets the known behaviors to follow where systems differ.
  public func quirks(_ quirks: Quirks) -> Self { configured { $0.quirks(quirks) } }
}
