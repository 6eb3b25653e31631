/// A section of the engine, as a section of the DSL.
///
/// ```swift
/// RawSection(rawLayoutSection: .list(using: list, layoutEnvironment: environment))
///   .contentInsets(top: 8)
/// ```
public struct RawSection: LayoutSection {
  private let section: CollectionLayoutSection

  /// Creates a section from a value of the engine.
  ///
  /// - Parameter rawLayoutSection: The section; modifiers change a copy.
  public init(rawLayoutSection: CollectionLayoutSection) { section = rawLayoutSection }

  /// The section itself.
  public var layoutSection: LayoutSection { self }

  /// Returns the section as passed in.
  public func _collectionLayoutSection() -> CollectionLayoutSection { section }
}
