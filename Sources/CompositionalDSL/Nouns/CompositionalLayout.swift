/// A layout of sections that a closure gives, one for each section of the data.
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
/// A layout whose sections are all known is written without a closure; further sections of the
/// data begin at the first one again:
///
/// ```swift
/// CompositionalLayout {
///   Section { HGroup { Item() }.height(.absolute(200)) }
///   Section { HGroup(count: 3) { Item() }.height(.absolute(100)) }
/// }
/// ```
public struct CompositionalLayout {
  /// What gives the section at an index; nil stands for none, which the engine reports.
  public typealias SectionBuilder = (Int, CollectionLayoutEnvironment) -> LayoutSection?

  private(set) var configuration: LayoutConfiguration
  let sectionsBuilder: SectionBuilder

  /// Makes a layout whose sections come from a closure.
  ///
  /// - Parameters:
  ///   - configuration: what holds for the layout as a whole.
  ///   - sectionsBuilder: gives the section at an index for the environment of the moment.
  public init(
    configuration: LayoutConfiguration = Configuration(),
    sectionsBuilder: @escaping SectionBuilder
  ) {
    self.configuration = configuration
    self.sectionsBuilder = sectionsBuilder
  }

  /// Makes a layout whose sections come from several closures in turn.
  ///
  /// - Parameters:
  ///   - configuration: what holds for the layout as a whole.
  ///   - sectionsBuilders: section `i` comes from closure `i % count`; an empty list gives none.
  public init(
    configuration: LayoutConfiguration = Configuration(),
    repeatingSections sectionsBuilders: [SectionBuilder]
  ) {
    self.init(configuration: configuration) { section, environment in
      sectionsBuilders.isEmpty
        ? nil : sectionsBuilders[section % sectionsBuilders.count](section, environment)
    }
  }

  /// Makes a layout of sections that are all known.
  ///
  /// - Parameters:
  ///   - configuration: what holds for the layout as a whole.
  ///   - sections: section `i` of the data is section `i % count` of these.
  public init(
    configuration: LayoutConfiguration = Configuration(),
    @LayoutSectionsBuilder sections: () -> [LayoutSection]
  ) {
    let sections = sections()
    self.init(
      configuration: configuration,
      repeatingSections: sections.map { section in { _, _ in section } })
  }

  /// Makes a layout of sections that are known once the environment is.
  ///
  /// - Parameters:
  ///   - configuration: what holds for the layout as a whole.
  ///   - sections: gives the sections for an environment; section `i` of the data is section
  ///     `i % count` of these.
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
  /// Sets the axis along which the sections follow one another and the view scrolls.
  public func scrollDirection(_ scrollDirection: LayoutAxis) -> Self {
    configured { $0.scrollDirection(scrollDirection) }
  }

  /// Sets the room between neighbouring sections, in points.
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

  /// Sets the guide that narrows sections which say `.automatic`.
  public func contentInsetsReference(_ reference: ContentInsetsReference) -> Self {
    configured { $0.contentInsetsReference(reference) }
  }

  /// Sets which of several known behaviours to follow where systems differ.
  public func quirks(_ quirks: Quirks) -> Self { configured { $0.quirks(quirks) } }
}
