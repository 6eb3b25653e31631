import Compositional

/// A visible element and the view that shows it.
struct ShownElement: Sendable {
  /// The position of the element in the layout, with the frame at which it appeared.
  var frame: ElementFrame
  /// The element kind; nil for a cell.
  var kind: String?
  /// The number of the view.
  var view: Int

  /// The identifier of the element.
  var id: ElementID {
    switch (frame.category, kind) {
    case (.supplementaryView, let kind?): .supplementary(kind: kind, frame.indexPath)
    case (.decorationView, let kind?): .decoration(kind: kind, frame.indexPath)
    default: .cell(frame.indexPath)
    }
  }
}

extension [ElementFrame] {
  /// True if the elements are in the order of ``ElementFrame/isPlacedBefore(_:)``.
  var isSortedByPlace: Bool {
    guard count > 1 else { return true }
    for index in 1..<count where !self[index - 1].isPlacedBefore(self[index]) { return false }
    return true
  }
}
