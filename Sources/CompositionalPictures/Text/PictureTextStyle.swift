/// The characters that a picture in text may use.
public struct PictureTextStyle: Hashable, Sendable {
  /// True for box drawing, false for ASCII.
  public var usesUnicode: Bool
  /// True for the colors of a terminal.
  public var usesColor: Bool
  /// True for lines below the picture that explain its outlines.
  public var showsLegend: Bool

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - usesUnicode: True for box drawing, false for ASCII.
  ///   - usesColor: True for the colors of a terminal.
  ///   - showsLegend: True for lines below the picture that explain its outlines.
  public init(usesUnicode: Bool = true, usesColor: Bool = false, showsLegend: Bool = true) {
    self.usesUnicode = usesUnicode
    self.usesColor = usesColor
    self.showsLegend = showsLegend
  }
}

extension PictureStyle {
  /// The outline in characters; nil for a shape that characters do not show.
  var line: LineStyle? {
    switch self {
    case .cell, .same: .light
    case .before: .dashed
    case .after: .heavy
    case .boundary: .double
    case .pinning: .beam
    case .pinned: .heavy
    case .badge: .rounded
    case .decoration, .ghost, .container: .dashed
    case .sectionGuide, .insetsGuide, .groupGuide, .rowGuide, .safeAreaGuide: .dashed
    case .viewportGuide: .heavy
    case .separator, .scrollThumb: nil
    }
  }

  /// The color in a terminal.
  var ink: Ink {
    switch self {
    case .cell: .cell
    case .boundary: .boundary
    case .pinning, .pinned: .pinned
    case .badge: .badge
    case .decoration, .container, .separator, .same: .decoration
    case .before: .bad
    case .after: .good
    case .ghost, .sectionGuide, .insetsGuide, .groupGuide, .rowGuide, .safeAreaGuide,
      .viewportGuide, .scrollThumb:
      .guide
    }
  }
}
