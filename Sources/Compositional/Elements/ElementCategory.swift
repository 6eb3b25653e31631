/// The category of an element: cell, supplementary view or decoration view.
public enum ElementCategory: Int, Hashable, Sendable, CaseIterable {
  /// A cell.
  case cell = 0
  /// A supplementary view, such as a header, a footer or a badge.
  case supplementaryView = 1
  /// A decoration view, such as a background.
  case decorationView = 2
}
