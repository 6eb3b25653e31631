/// A section: a group that is repeated, and what surrounds it.
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
  /// What this element is made of.
  var layoutSection: LayoutSection { get }

  /// The element as a value of the engine; by default that of ``layoutSection``.
  func _collectionLayoutSection(_ path: _BodyPath) -> CollectionLayoutSection
}

extension LayoutSection {
  /// The value of ``layoutSection``.
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
  /// Sets the room inside the section, in points; the outermost call wins.
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> LayoutSection {
    modified { $0.contentInsets = insets }
  }

  /// Sets the same room inside on every side, in points.
  public func contentInsets(value: CGFloat) -> LayoutSection {
    contentInsets(.all(value))
  }

  /// Sets the room inside at the sides and at top and bottom, in points.
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> LayoutSection {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the room inside side by side, in points; a side that is not named has none.
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutSection {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}
