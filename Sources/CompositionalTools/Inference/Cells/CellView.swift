import Compositional

/// The cells of a section in one view.
struct CellView {
  /// The environment, read from left to right.
  let environment: CollectionLayoutEnvironment
  /// The insets of the reference across the scroll direction, in points.
  let reference: Span
  /// The frames by item; nil for an item that was not seen.
  var cells: [Box?]
  /// The room before the first cell along the scroll direction, in points; nil if it is unknown.
  let roomBefore: Double?
  /// The distance from the start of the first cell to what follows the section along the scroll
  /// direction, in points; nil if nothing is known to follow.
  let roomAfter: Double?
  /// The size of a cell that was not measured, where others were, in points.
  var estimate: Vector? = nil

  /// The size of the view, in points.
  var size: Vector {
    let size = environment.container.contentSize
    return Vector(x: Double(size.width), y: Double(size.height))
  }
  /// Returns the length of the view less the insets of the reference, across the scroll direction, in
  /// points.
  func room(along axis: LayoutAxis) -> Double { size[axis] - reference.low - reference.high }
  /// The pixels per point.
  var scale: Double { Double(environment.displayScale) }
  /// The length of a pixel, in points.
  var pixel: Double { 1 / scale }
  /// Returns the view with its first cell at a distance from the reference, in points.
  func moved(to start: Double, along axis: LayoutAxis) -> CellView {
    guard let first = cells.first ?? nil else { return self }
    var view = self
    let shift = reference.low + start - first.min(axis)
    view.cells = cells.map { cell in
      cell.map { box in
        var box = box
        box.origin[axis] += shift
        return box
      }
    }
    return view
  }
  /// The number of items that were seen.
  var seen: Int { cells.count { $0 != nil } }
}

/// What counts as equal.
struct Slack {
  /// The largest difference of two equal lengths, in points.
  let same: Double

  func equal(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= same }

  /// Returns the mean if the numbers are equal, else nil.
  func common(_ numbers: [Double]) -> Double? {
    guard let low = numbers.min(), let high = numbers.max(), high - low <= 2 * same else {
      return nil
    }
    return (low + high) / 2
  }

  /// Half of the largest pixel that is looked for, in points.
  private static let halfPixel = 0.25

  /// Returns the plainest length that all numbers may be.
  ///
  /// - Parameters:
  ///   - loose: How much larger it may be.
  ///   - isSize: True for sizes of elements, which are not rounded, and not distances of positions.
  func plain(_ numbers: [Double], loose: Double = 0, isSize: Bool = false) -> PlainNumber? {
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    let number = isSize ? PlainNumber.length : PlainNumber.distance
    if let plain = PlainNumber.plainer(
      number(high - same, low + same), number(high - same, low + same + loose))
    {
      return plain
    }
    // Views with other pixels, or other positions, round half points to others.
    let half = Self.halfPixel
    guard let rounded = PlainNumber.length(high - half, low + half),
      rounded.oddness < (isSize ? 1 : 2)
    else {
      return nil
    }
    return PlainNumber(value: rounded.value, oddness: rounded.oddness + 0.3)
  }
}
