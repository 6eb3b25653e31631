extension ModifiableElement {
  /// Sets the room inside the element, in points; the outermost call wins.
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> Self {
    modified { $0.contentInsets = insets }
  }

  /// Sets the same room inside on every side, in points.
  public func contentInsets(value: CGFloat) -> Self {
    contentInsets(.all(value))
  }

  /// Sets the room inside at the sides and at top and bottom, in points.
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Self {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the room inside side by side, in points; a side that is not named has none.
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> Self {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}

extension ModifiableElement {
  /// Sets the room outside the element; nil is none, and the outermost call wins.
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?) -> Self {
    modified { $0.edgeSpacing = spacing }
  }

  /// Sets the same room outside every edge.
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> Self {
    edgeSpacing(.symmetric(horizontal: value, vertical: value))
  }

  /// Sets the room outside the sides, and above and below.
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> Self {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the room outside edge by edge; an edge that is not named has none.
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> Self {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}
