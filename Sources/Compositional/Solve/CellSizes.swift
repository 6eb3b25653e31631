/// The measured sizes of the cells of one group, read in the order of the data while it is solved.
struct CellSizes {
  private let sizes: [MeasuredSize]
  /// The number of cells that exist, which is smaller in a last group.
  let present: Int
  /// The index of the next cell.
  var position = 0
  /// The lengths that all uniform cells of the section share, in points; NaN on other axes.
  let shared: Vector?

  init(_ sizes: [MeasuredSize], present: Int, shared: Vector? = nil) {
    self.sizes = sizes
    self.present = present
    self.shared = shared
  }

  /// Returns the measured size of the next cell; none for a missing one.
  mutating func next() -> MeasuredSize {
    defer { position += 1 }
    return position < sizes.count ? sizes[position] : .none
  }

  /// Returns the measured size of a cell; none for a missing one.
  func size(at index: Int) -> MeasuredSize { index < sizes.count ? sizes[index] : .none }

  /// True if no cell that follows was measured.
  var isExhausted: Bool { position >= sizes.count }

  mutating func skip(_ count: Int) { position += count }
}
