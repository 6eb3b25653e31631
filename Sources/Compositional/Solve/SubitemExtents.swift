/// The extents of a list of subitems and its repetitions, asked for one after another.
struct SubitemExtents {
  private let items: [CollectionLayoutItem]
  let axis: LayoutAxis
  let inner: Vector
  /// Whether every pass over the list has the extents of the first.
  let repeats: Bool
  private var known: [SubitemExtent] = []

  init(_ items: [CollectionLayoutItem], along axis: LayoutAxis, inner: Vector, repeats: Bool) {
    self.items = items
    self.axis = axis
    self.inner = inner
    self.repeats = repeats
  }

  var listCount: Int { items.count }

  /// The same list with nothing known of it.
  func emptied(repeats: Bool) -> Self {
    Self(items, along: axis, inner: inner, repeats: repeats)
  }

  /// Whether the extents of so many subitems are not known yet.
  func needsMore(for count: Int) -> Bool {
    known.count < (repeats ? min(count, items.count) : count)
  }

  /// The subitem whose extent is the next to be known.
  var nextItem: CollectionLayoutItem { items[known.count % items.count] }

  mutating func append(_ extent: SubitemExtent) { known.append(extent) }

  subscript(index: Int) -> SubitemExtent { known[repeats ? index % items.count : index] }
}

/// The extent of a subitem along its group, as far as it is known before fractions are resolved.
struct SubitemExtent {
  /// The part of the reference length it takes.
  var fraction = 0.0
  /// The points it takes whatever the reference length.
  var points = 0.0
  /// The fixed and the least flexible edge spacing beside it, in points.
  var edges = 0.0
}
