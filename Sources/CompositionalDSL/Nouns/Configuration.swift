/// The properties of a whole layout: by default vertical, without spacing, inset by the safe area.
///
/// ```swift
/// LayoutBuilder(configuration: Configuration().interSectionSpacing(20)) {
///   Section { HGroup { Item() }.height(.absolute(44)) }
/// }
/// ```
public struct Configuration: LayoutConfiguration {
  /// Creates the default configuration.
  public init() {}

  /// The configuration itself.
  public var layoutConfiguration: LayoutConfiguration { self }

  /// Returns the configuration of the engine.
  public func _collectionLayoutConfiguration() -> CollectionLayoutConfiguration {
    CollectionLayoutConfiguration()
  }
}
