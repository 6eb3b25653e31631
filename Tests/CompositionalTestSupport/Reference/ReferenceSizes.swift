import Compositional

/// The measured size of an element and its proposal; NaN on axes that do not apply.
package struct ReferenceMeasurement {
  /// The preferred lengths, on the measured axes.
  var size: ReferencePoint
  /// The proposed lengths, on the other axes.
  var proposal: ReferencePoint
}

/// The self-sizing of an element.
struct ReferenceSizing {
  /// The measured axes.
  let axes: [LayoutAxis]
  /// The lengths that, if measured, would not change the element.
  let current: ReferencePoint
  /// The axes on which it shares the length of its siblings.
  var uniformAxes: [LayoutAxis] = []
  /// The group of the element; siblings have the same.
  var parent = 0
  /// The axes on which its whole section shares its length.
  var sharedAxes: [LayoutAxis] = []
}

/// The measured sizes of the cells of one section.
struct ReferenceSizes {
  /// The item count of the section; cells beyond it have only estimates.
  var itemCount = 0
  /// The measured sizes by item.
  var measured: [Int: ReferencePoint] = [:]
  /// The axes on which the outermost group makes the section share its largest cell (rule 2.8).
  var sharedAxes: [LayoutAxis] = []

  /// No measured sizes.
  static let none = ReferenceSizes()

  /// Returns the measured length of an item along an axis.
  func length(of item: Int, along axis: LayoutAxis) -> Double? {
    guard item < itemCount, let length = measured[item]?[axis], !length.isNaN else { return nil }
    return length
  }

  /// Returns the longest measured cell of the section; nil if the section does not share it.
  func shared(along axis: LayoutAxis) -> Double? {
    guard sharedAxes.contains(axis) else { return nil }
    return (0..<itemCount).compactMap { length(of: $0, along: axis) }.max()
  }

  /// Returns true if any of some items is measured.
  func knowsAny(of items: Range<Int>) -> Bool {
    items.contains { measured[$0] != nil }
  }
}
