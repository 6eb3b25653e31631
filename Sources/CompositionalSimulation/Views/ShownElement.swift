import Compositional

/// An element in sight and the view that shows it.
struct ShownElement: Sendable {
  /// Where in the layout it is; the frame itself is that of the moment it came into sight.
  var frame: ElementFrame
  /// The element kind; nil for a cell.
  var kind: String?
  /// The number of its view.
  var view: Int

  /// What names it.
  var id: ElementID {
    switch (frame.category, kind) {
    case (.supplementaryView, let kind?): .supplementary(kind: kind, frame.indexPath)
    case (.decorationView, let kind?): .decoration(kind: kind, frame.indexPath)
    default: .cell(frame.indexPath)
    }
  }
}

extension [ElementFrame] {
  /// Whether elements are in the order of ``ElementFrame/isPlacedBefore(_:)``.
  var isSortedByPlace: Bool {
    guard count > 1 else { return true }
    for index in 1..<count where !self[index - 1].isPlacedBefore(self[index]) { return false }
    return true
  }
}
