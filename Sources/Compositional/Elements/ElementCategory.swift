/// What an element of the layout is.
public enum ElementCategory: Int, Hashable, Sendable, CaseIterable {
  /// A cell.
  case cell = 0
  /// A supplementary view: a header, a footer, a badge.
  case supplementaryView = 1
  /// A decoration view: a background.
  case decorationView = 2
}
