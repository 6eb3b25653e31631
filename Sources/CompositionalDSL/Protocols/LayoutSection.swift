/// A section: a repeated group, with headers, footers and backgrounds.
///
/// ```swift
/// struct Lane: LayoutSection {
///   var layoutSection: LayoutSection {
///     Section { HGroup { Item() }.width(.absolute(150)).height(.absolute(100)) }
///       .interGroupSpacing(8)
///       .orthogonalScrollingBehavior(.continuousGroupLeadingBoundary)
///   }
/// }
/// ```
public protocol LayoutSection {
  /// The body of this element: one element, which `if` with `else` and `switch` can choose.
  @SingleResultBuilder<LayoutSection> var layoutSection: LayoutSection { get }

  /// Returns the value of the engine; by default, that of ``layoutSection``.
  ///
  /// Public because requirements of a public protocol are; users do not implement it.
  func _collectionLayoutSection() -> CollectionLayoutSection
}

extension LayoutSection {
  /// Returns the value of ``layoutSection``.
  public func _collectionLayoutSection() -> CollectionLayoutSection {
    BodyDepth.within(Self.self, "layoutSection") { layoutSection._collectionLayoutSection() }
  }

  func modified(_ change: @escaping (inout CollectionLayoutSection) -> Void)
    -> LayoutSection
  {
    Modified(_collectionLayoutSection, change)
  }
}

extension LayoutSection {
  /// Sets the insets of the section, in points; the outermost call wins.
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> LayoutSection {
    modified { $0.contentInsets = insets }
  }
}
