/// What holds for a layout as a whole: vertical, without spacing, inside the safe area.
///
/// ```swift
/// LayoutBuilder(configuration: Configuration().interSectionSpacing(20)) {
///   Section { HGroup { Item() }.height(.absolute(44)) }
/// }
/// ```
public struct Configuration: LayoutConfiguration {
  /// Makes the configuration a layout has by default.
  public init() {}

  /// A configuration is made of itself.
  public var layoutConfiguration: LayoutConfiguration { self }

  /// The configuration of the engine.
  public func _collectionLayoutConfiguration(_ path: _BodyPath) -> CollectionLayoutConfiguration {
    CollectionLayoutConfiguration()
  }
}
