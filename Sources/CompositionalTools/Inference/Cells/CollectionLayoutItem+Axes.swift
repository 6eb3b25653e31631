import Compositional

extension CollectionLayoutSize {
  /// Returns the size with another dimension along an axis.
  func with(_ dimension: CollectionLayoutDimension, along axis: LayoutAxis) -> CollectionLayoutSize
  {
    axis == .horizontal ? .init(dimension, heightDimension) : .init(widthDimension, dimension)
  }
}

extension CollectionLayoutEdgeSpacing {
  /// Creates the spacing before and after an item along an axis, beside that across it of another.
  init(
    along axis: LayoutAxis, _ start: CollectionLayoutSpacing?, _ end: CollectionLayoutSpacing?,
    across other: CollectionLayoutEdgeSpacing? = nil
  ) {
    if axis == .horizontal {
      self.init(leading: start, top: other?.top, trailing: end, bottom: other?.bottom)
    } else {
      self.init(leading: other?.leading, top: start, trailing: other?.trailing, bottom: end)
    }
  }
}
