/// A section that is made elsewhere, as a section of the DSL.
///
/// ```swift
/// RawSection(rawLayoutSection: .list(using: list, layoutEnvironment: environment))
///   .contentInsets(top: 8)
/// ```
public struct RawSection: LayoutSection {
  private let section: CollectionLayoutSection

  /// Makes a section of one of the engine's.
  ///
  /// - Parameter rawLayoutSection: the section; modifiers change a copy.
  public init(rawLayoutSection: CollectionLayoutSection) { section = rawLayoutSection }

  /// A raw section is made of itself.
  public var layoutSection: LayoutSection { self }

  /// The section as it was given.
  public func _collectionLayoutSection(_ path: _BodyPath) -> CollectionLayoutSection { section }
}
