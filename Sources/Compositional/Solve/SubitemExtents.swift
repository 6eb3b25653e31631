/// The extents of a list of subitems and its repetitions, determined one after another.
struct SubitemExtents {
  private let items: [CollectionLayoutItem]
  let axis: LayoutAxis
  let inner: Vector
  /// The index from which on every pass over the list has the extents of the one from there; nil if
  /// measured sizes make each pass different.
  private(set) var repeatStart: Int?
  private var known: [SubitemExtent] = []

  init(_ items: [CollectionLayoutItem], along axis: LayoutAxis, inner: Vector, repeats: Bool) {
    self.items = items
    self.axis = axis
    self.inner = inner
    repeatStart = repeats ? 0 : nil
  }

  var listCount: Int { items.count }

  /// Returns the same list without its known extents.
  func emptied(repeats: Bool) -> Self {
    Self(items, along: axis, inner: inner, repeats: repeats)
  }

  /// Returns true if fewer extents are known than `count` subitems need.
  func needsMore(for count: Int) -> Bool {
    known.count < (repeatStart.map { min(count, $0 + items.count) } ?? count)
  }

  /// Notes that the passes over the list are alike from the next extent on, if it starts a pass.
  mutating func repeatIfPassStarts() {
    if repeatStart == nil, known.count % items.count == 0 { repeatStart = known.count }
  }

  /// True if all passes over the list are alike.
  var repeats: Bool { repeatStart == 0 }

  /// The subitem whose extent is determined next.
  var nextItem: CollectionLayoutItem { items[known.count % items.count] }

  mutating func append(_ extent: SubitemExtent) { known.append(extent) }

  subscript(index: Int) -> SubitemExtent {
    guard let repeatStart, index >= repeatStart else { return known[index] }
    return known[repeatStart + (index - repeatStart) % items.count]
  }
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
