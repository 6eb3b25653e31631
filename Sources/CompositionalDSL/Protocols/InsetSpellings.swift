// The spellings of insets and edge spacing of CompositionalLayoutDSL, as forms of the modifiers that take a value.

extension LayoutItem {
  /// Sets the same inset on every side, in points.
  @_disfavoredOverload
  public func contentInsets(value: CGFloat) -> LayoutItem {
    contentInsets(.all(value))
  }

  /// Sets the horizontal and vertical insets, in points.
  @_disfavoredOverload
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> LayoutItem {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the inset of each side, in points; 0 by default.
  @_disfavoredOverload
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutItem {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// Sets the same spacing outside every edge.
  @_disfavoredOverload
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> LayoutItem {
    edgeSpacing(.all(value))
  }

  /// Sets the horizontal and vertical spacing outside the edges.
  @_disfavoredOverload
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> LayoutItem {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the spacing outside each edge; none by default.
  @_disfavoredOverload
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> LayoutItem {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}

extension LayoutGroup {
  /// Sets the same inset on every side, in points.
  @_disfavoredOverload
  public func contentInsets(value: CGFloat) -> LayoutGroup {
    contentInsets(.all(value))
  }

  /// Sets the horizontal and vertical insets, in points.
  @_disfavoredOverload
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> LayoutGroup {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the inset of each side, in points; 0 by default.
  @_disfavoredOverload
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutGroup {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// Sets the same spacing outside every edge.
  @_disfavoredOverload
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> LayoutGroup {
    edgeSpacing(.all(value))
  }

  /// Sets the horizontal and vertical spacing outside the edges.
  @_disfavoredOverload
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> LayoutGroup {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the spacing outside each edge; none by default.
  @_disfavoredOverload
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> LayoutGroup {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}

extension LayoutSection {
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

extension LayoutSupplementaryItem {
  /// Sets the same inset on every side, in points.
  @_disfavoredOverload
  public func contentInsets(value: CGFloat) -> LayoutSupplementaryItem {
    contentInsets(.all(value))
  }

  /// Sets the horizontal and vertical insets, in points.
  @_disfavoredOverload
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0)
    -> LayoutSupplementaryItem
  {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the inset of each side, in points; 0 by default.
  @_disfavoredOverload
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutSupplementaryItem {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// Sets the same spacing outside every edge.
  @_disfavoredOverload
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> LayoutSupplementaryItem {
    edgeSpacing(.all(value))
  }

  /// Sets the horizontal and vertical spacing outside the edges.
  @_disfavoredOverload
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> LayoutSupplementaryItem {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the spacing outside each edge; none by default.
  @_disfavoredOverload
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> LayoutSupplementaryItem {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}

extension LayoutBoundarySupplementaryItem {
  /// Sets the same inset on every side, in points.
  @_disfavoredOverload
  public func contentInsets(value: CGFloat) -> LayoutBoundarySupplementaryItem {
    contentInsets(.all(value))
  }

  /// Sets the horizontal and vertical insets, in points.
  @_disfavoredOverload
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0)
    -> LayoutBoundarySupplementaryItem
  {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the inset of each side, in points; 0 by default.
  @_disfavoredOverload
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutBoundarySupplementaryItem {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// Sets the same spacing outside every edge.
  @_disfavoredOverload
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> LayoutBoundarySupplementaryItem {
    edgeSpacing(.all(value))
  }

  /// Sets the horizontal and vertical spacing outside the edges.
  @_disfavoredOverload
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> LayoutBoundarySupplementaryItem {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the spacing outside each edge; none by default.
  @_disfavoredOverload
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> LayoutBoundarySupplementaryItem {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}

extension LayoutDecorationItem {
  /// Sets the same inset on every side, in points.
  public func contentInsets(value: CGFloat) -> LayoutDecorationItem {
    contentInsets(.all(value))
  }

  /// Sets the horizontal and vertical insets, in points.
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> LayoutDecorationItem
  {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the inset of each side, in points; 0 by default.
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutDecorationItem {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// Sets the same spacing outside every edge.
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> LayoutDecorationItem {
    edgeSpacing(.all(value))
  }

  /// Sets the horizontal and vertical spacing outside the edges.
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> LayoutDecorationItem {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the spacing outside each edge; none by default.
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> LayoutDecorationItem {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}

extension InsettableItem {
  /// Sets the same inset on every side, in points.
  public func contentInsets(value: CGFloat) -> Self {
    contentInsets(.all(value))
  }

  /// Sets the horizontal and vertical insets, in points.
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Self {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the inset of each side, in points; 0 by default.
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> Self {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// Sets the same spacing outside every edge.
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> Self {
    edgeSpacing(.all(value))
  }

  /// Sets the horizontal and vertical spacing outside the edges.
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> Self {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the spacing outside each edge; none by default.
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> Self {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}
