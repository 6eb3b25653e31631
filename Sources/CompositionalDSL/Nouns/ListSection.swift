/// A list: full-width rows that measure themselves, with what its appearance surrounds them with.
///
/// ```swift
/// CompositionalLayout { index, environment in
///   ListSection(appearance: .insetGrouped, layoutEnvironment: environment)
///     .headerMode(.supplementary)
///     .headerTopPadding(8)
/// }
/// ```
/// ```
/// 375 wide, unmeasured: header 343 x 25.5, its view 17.5 high at (16, 8), rows 343 x 44 from y 25.5
/// ```
public struct ListSection: LayoutSection {
  /// What kind of list it is.
  package var configuration: CollectionLayoutListConfiguration
  /// What has no bearing on any frame and is kept for whoever draws the list, by name.
  package var appearanceDetails: [String: Any] = [:]
  private let environment: CollectionLayoutEnvironment

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - configuration: what kind of list it is.
  ///   - layoutEnvironment: that of the section provider.
  public init(
    configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: CollectionLayoutEnvironment
  ) {
    self.configuration = configuration
    environment = layoutEnvironment
  }

  /// Makes a list of an appearance.
  ///
  /// - Parameters:
  ///   - appearance: the style of the list.
  ///   - layoutEnvironment: that of the section provider.
  public init(
    appearance: CollectionLayoutListConfiguration.Appearance,
    layoutEnvironment: CollectionLayoutEnvironment
  ) {
    self.init(
      configuration: CollectionLayoutListConfiguration(appearance: appearance),
      layoutEnvironment: layoutEnvironment)
  }

  /// A list section is made of itself.
  public var layoutSection: LayoutSection { self }

  /// The section of the engine.
  public func _collectionLayoutSection(_ path: _BodyPath) -> CollectionLayoutSection {
    .list(using: configuration, layoutEnvironment: environment)
  }
}

extension ListSection {
  /// Sets whether lines separate the rows; as the appearance has it without a call.
  public func showsSeparators(_ showsSeparators: Bool) -> Self {
    setting(\.showsSeparators, to: showsSeparators)
  }

  /// Sets where the header comes from; there is none without a call.
  public func headerMode(_ mode: CollectionLayoutListConfiguration.HeaderMode) -> Self {
    setting(\.headerMode, to: mode)
  }

  /// Sets where the footer comes from; there is none without a call.
  public func footerMode(_ mode: CollectionLayoutListConfiguration.FooterMode) -> Self {
    setting(\.footerMode, to: mode)
  }

  /// Sets the room above the header, in points; nil leaves it to the appearance.
  public func headerTopPadding(_ padding: CGFloat?) -> Self {
    setting(\.headerTopPadding, to: padding)
  }

  private func setting<Property>(
    _ property: WritableKeyPath<CollectionLayoutListConfiguration, Property>, to value: Property
  ) -> Self {
    var section = self
    section.configuration[keyPath: property] = value
    return section
  }
}
