import Compositional

/// The measured size of one element, and its proposal; NaN means "not on this axis".
package struct ReferenceMeasurement {
  /// The measured lengths, on the axes on which the element is measured.
  var size: ReferencePoint
  /// The lengths it was given, on the other axes.
  var proposal: ReferencePoint
}

/// The axes and siblings that the size of a self-sizing element depends on.
struct ReferenceSizing {
  /// The axes on which it is measured.
  let axes: [LayoutAxis]
  /// The lengths that, if measured, would not change the element.
  let current: ReferencePoint
  /// Those on which it shares the length of its siblings.
  var uniformAxes: [LayoutAxis] = []
  /// The group that contains it; its siblings have the same.
  var parent = 0
  /// Those on which its whole section shares its length.
  var sharedAxes: [LayoutAxis] = []
}

/// The measured sizes of the cells of one section.
struct ReferenceSizes {
  /// The number of items; cells after them have only estimates.
  var itemCount = 0
  /// The measured items.
  var measured: [Int: ReferencePoint] = [:]
  /// The axes on which the outermost group lets the whole section share its largest cell (2.8).
  var sharedAxes: [LayoutAxis] = []

  /// No measured sizes.
  static let none = ReferenceSizes()

  /// Returns the measured length of an item along an axis.
  func length(of item: Int, along axis: LayoutAxis) -> Double? {
    guard item < itemCount, let length = measured[item]?[axis], !length.isNaN else { return nil }
    return length
  }

  /// The longest measured cell of the section, where the section shares it.
  func shared(along axis: LayoutAxis) -> Double? {
    guard sharedAxes.contains(axis) else { return nil }
    return (0..<itemCount).compactMap { length(of: $0, along: axis) }.max()
  }

  /// Returns true if any of some items was measured.
  func knowsAny(of items: Range<Int>) -> Bool {
    items.contains { measured[$0] != nil }
  }
}
