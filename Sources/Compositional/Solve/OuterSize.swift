/// The size of an item before its subitems are solved.
struct OuterSize {
  /// The resolved size, in points; an estimate on the estimated axes.
  var size: Vector
  /// The axes on which the size is estimated.
  var estimated: [LayoutAxis]
  /// The size that the item's fractions are of, in points.
  let reference: Vector
}
