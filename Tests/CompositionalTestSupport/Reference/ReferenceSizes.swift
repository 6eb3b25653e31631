import Compositional

/// What one element was measured at, and for what; NaN stands for "not on this axis".
package struct ReferenceMeasurement {
  /// The lengths it answered, on the axes on which it is measured.
  var size: ReferencePoint
  /// The lengths it was given, on the other axes.
  var proposal: ReferencePoint
}

/// How an element that sizes itself may do so.
struct ReferenceSizing {
  /// The axes on which it is measured.
  let axes: [LayoutAxis]
  /// The lengths that, measured, would leave it as it stands.
  let current: ReferencePoint
  /// Those on which it shares the length of its siblings.
  var uniformAxes: [LayoutAxis] = []
  /// The group it stands in; its siblings have the same.
  var parent = 0
  /// Those on which its whole section shares its length.
  var sharedAxes: [LayoutAxis] = []
}

/// What is known of the cells of one section.
struct ReferenceSizes {
  /// How many items the section has; what comes after them has only estimates.
  var itemCount = 0
  /// The measured items.
  var measured: [Int: ReferencePoint] = [:]
  /// The axes on which the outermost group lets the whole section share its largest cell (2.8).
  var sharedAxes: [LayoutAxis] = []

  /// Nothing is known of anything.
  static let none = ReferenceSizes()

  /// What an item measured along an axis.
  func length(of item: Int, along axis: LayoutAxis) -> Double? {
    guard item < itemCount, let length = measured[item]?[axis], !length.isNaN else { return nil }
    return length
  }

  /// The longest measured cell of the section, where the section shares it.
  func shared(along axis: LayoutAxis) -> Double? {
    guard sharedAxes.contains(axis) else { return nil }
    return (0..<itemCount).compactMap { length(of: $0, along: axis) }.max()
  }

  /// Whether anything was measured among some items.
  func knowsAny(of items: Range<Int>) -> Bool {
    items.contains { measured[$0] != nil }
  }
}
