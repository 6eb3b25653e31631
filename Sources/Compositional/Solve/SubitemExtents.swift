/// The extents of a list of subitems and its repetitions, determined one after another.
struct SubitemExtents {
  private let items: [CollectionLayoutItem]
  let axis: LayoutAxis
  let inner: Vector
  /// True if every repetition of the list has the extents of the first.
  let repeats: Bool
  private var known: [SubitemExtent] = []

  init(_ items: [CollectionLayoutItem], along axis: LayoutAxis, inner: Vector, repeats: Bool) {
    self.items = items
    self.axis = axis
    self.inner = inner
    self.repeats = repeats
  }

  var listCount: Int { items.count }

  /// Returns the same list without its known extents.
  func emptied(repeats: Bool) -> Self {
    Self(items, along: axis, inner: inner, repeats: repeats)
  }

  /// Returns true if fewer extents are known than `count` subitems need.
  func needsMore(for count: Int) -> Bool {
    known.count < (repeats ? min(count, items.count) : count)
  }

  /// The subitem whose extent is determined next.
  var nextItem: CollectionLayoutItem { items[known.count % items.count] }

  mutating func append(_ extent: SubitemExtent) { known.append(extent) }

  subscript(index: Int) -> SubitemExtent { known[repeats ? index % items.count : index] }
}

/// The extent of a subitem along its group, before fractions are resolved.
struct SubitemExtent {
  /// The fraction of the reference length.
  var fraction = 0.0
  /// The length independent of the reference length, in points.
  var points = 0.0
  /// The fixed and the minimum flexible edge spacing beside it, in points.
  var edges = 0.0
}
