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
  /// The body of this element.
  var layoutSection: LayoutSection { get }

  /// Returns the value of the engine; by default, that of ``layoutSection``.
  ///
  /// Public because requirements of a public protocol are; users do not implement it.
  func _collectionLayoutSection(_ path: _BodyPath) -> CollectionLayoutSection
}

extension LayoutSection {
  /// Returns the value of ``layoutSection``.
  public func _collectionLayoutSection(_ path: _BodyPath) -> CollectionLayoutSection {
    layoutSection._collectionLayoutSection(path.entering(Self.self, "layoutSection"))
  }

  func modified(_ change: @escaping (inout CollectionLayoutSection, _BodyPath) -> Void)
    -> LayoutSection
  {
    Modified(_collectionLayoutSection, change)
  }

  func modified(_ change: @escaping (inout CollectionLayoutSection) -> Void) -> LayoutSection {
    modified { value, _ in change(&value) }
  }
}

extension LayoutSection {
  /// Sets the insets of the section, in points; the outermost call wins.
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> LayoutSection {
    modified { $0.contentInsets = insets }
  }

  /// Sets the same inset on every side, in points.
  public func contentInsets(value: CGFloat) -> LayoutSection {
    contentInsets(.all(value))
  }

  /// Sets the horizontal and vertical insets, in points.
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> LayoutSection {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the inset of each side, in points; 0 by default.
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutSection {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}
