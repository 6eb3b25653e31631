/// What the cells of one group were measured at, read in the order of the data while it is solved.
struct CellSizes {
  private let sizes: [MeasuredSize]
  /// The cells that are there; what follows is missing in a last group.
  let present: Int
  /// The cell that is read next.
  var position = 0
  /// The lengths that all uniform cells of the section share, in points; NaN on other axes.
  let shared: Vector?

  init(_ sizes: [MeasuredSize], present: Int, shared: Vector? = nil) {
    self.sizes = sizes
    self.present = present
    self.shared = shared
  }

  /// What the next cell was measured at; nothing for one that is missing.
  mutating func next() -> MeasuredSize {
    defer { position += 1 }
    return position < sizes.count ? sizes[position] : .none
  }

  mutating func skip(_ count: Int) { position += count }
}
