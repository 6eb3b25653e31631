/// A list: full-width, self-sizing rows with the insets, headers and footers of its appearance.
///
/// ```swift
/// CompositionalLayout { index, environment in
///   ListSection(appearance: .insetGrouped, layoutEnvironment: environment)
///     .headerMode(.supplementary)
///     .headerTopPadding(8)
/// }
/// ```
/// ```
/// 375 wide, unmeasured: header 343 x 25.5, its view 17.5 high at (16, 8), rows 343 x 44 from
/// y 25.5
/// ```
public struct ListSection: LayoutSection {
  /// The configuration of the list.
  package var configuration: CollectionLayoutListConfiguration
  /// Properties that affect no frame, kept for drawing, by name.
  package var appearanceDetails: [String: Any] = [:]
  private let environment: CollectionLayoutEnvironment

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the list.
  ///   - layoutEnvironment: The environment that the section provider receives.
  public init(
    configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: CollectionLayoutEnvironment
  ) {
    self.configuration = configuration
    environment = layoutEnvironment
  }

  /// Creates a list with an appearance.
  ///
  /// - Parameters:
  ///   - appearance: The style of the list.
  ///   - layoutEnvironment: The environment that the section provider receives.
  public init(
    appearance: CollectionLayoutListConfiguration.Appearance,
    layoutEnvironment: CollectionLayoutEnvironment
  ) {
    self.init(
      configuration: CollectionLayoutListConfiguration(appearance: appearance),
      layoutEnvironment: layoutEnvironment)
  }

  /// The list itself.
  public var layoutSection: LayoutSection { self }

  /// Returns the section of the engine.
  public func _collectionLayoutSection() -> CollectionLayoutSection {
    .list(using: configuration, layoutEnvironment: environment)
  }
}

extension ListSection {
  /// Sets whether separators are shown; the default depends on the appearance.
  public func showsSeparators(_ showsSeparators: Bool) -> Self {
    setting(\.showsSeparators, to: showsSeparators)
  }

  /// Sets the source of the header; none by default.
  public func headerMode(_ mode: CollectionLayoutListConfiguration.HeaderMode) -> Self {
    setting(\.headerMode, to: mode)
  }

  /// Sets the source of the footer; none by default.
  public func footerMode(_ mode: CollectionLayoutListConfiguration.FooterMode) -> Self {
    setting(\.footerMode, to: mode)
  }

  /// Sets the padding above the header, in points; nil for the appearance's.
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
