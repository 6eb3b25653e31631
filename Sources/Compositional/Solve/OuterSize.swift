/// The size of an item before its subitems are solved.
struct OuterSize {
  /// The resolved size, in points; an estimate on the estimated axes.
  var size: Vector
  /// The axes on which the size is estimated, without one on which the parent determines it.
  var estimated: [LayoutAxis]
  /// The axes on which insets apply: those whose dimension is not estimated (rule 2.1.6), also where
  /// the parent determines the size.
  let insetAxes: [LayoutAxis]
  /// The size that the item's fractions are of, in points.
  let reference: Vector
  /// The length that replaces the item's own dimension; nil for none.
  let slot: GroupSolver.Slot?
  /// The index of the item's first measured cell; nil for estimates.
  let position: Int?
}
