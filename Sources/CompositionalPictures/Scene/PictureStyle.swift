/// The meaning of a shape in a picture, which determines its look.
public enum PictureStyle: Hashable, Sendable {
  /// A cell. Cells of one section have one hue, from 0 to ``hues`` - 1.
  case cell(hue: Int)
  /// A header, a footer or a side view that does not pin.
  case boundary
  /// A boundary item that pins and is at its natural position.
  case pinning
  /// A boundary item that pins and is displaced.
  case pinned
  /// The natural position of a displaced item.
  case ghost
  /// A supplementary view anchored to an item or a group.
  case badge
  /// A decoration view.
  case decoration
  /// The outline of a part that contains others.
  case container
  /// A line between parts.
  case separator
  /// The bounds of a section.
  case sectionGuide
  /// The content of a section inside its insets.
  case insetsGuide
  /// A top-level group.
  case groupGuide
  /// The viewport of an orthogonal section.
  case rowGuide
  /// The part of the view inside its adjusted content inset.
  case safeAreaGuide
  /// The bounds of the view in a picture of the whole content.
  case viewportGuide
  /// The visible part of a scrollable length.
  case scrollThumb
  /// An element that is equal in two layouts.
  case same
  /// An element of the first of two layouts.
  case before
  /// An element of the second of two layouts.
  case after

  /// The number of hues of cells.
  public static let hues = 6

  /// Returns the style of the cells of a section.
  public static func cell(section: Int) -> PictureStyle {
    .cell(hue: Int(section.magnitude % UInt(hues)))
  }

  /// All styles, in the order of the legend.
  package static var all: [PictureStyle] {
    (0..<hues).map { PictureStyle.cell(hue: $0) } + [
      .boundary, .pinning, .pinned, .ghost, .badge, .decoration, .container, .separator,
      .sectionGuide,
      .insetsGuide, .groupGuide, .rowGuide, .safeAreaGuide, .viewportGuide, .scrollThumb,
      .same, .after, .before,
    ]
  }

  /// The name in a legend.
  package var name: String {
    switch self {
    case .cell: "cell"
    case .boundary: "header, footer"
    case .pinning: "pins"
    case .pinned: "pinned, displaced"
    case .ghost: "natural place"
    case .badge: "badge"
    case .decoration: "background"
    case .container: "container"
    case .separator: "separator"
    case .sectionGuide: "section"
    case .insetsGuide: "insets"
    case .groupGuide: "group"
    case .rowGuide: "row"
    case .safeAreaGuide: "safe area"
    case .viewportGuide: "view"
    case .scrollThumb: "scroll position"
    case .same: "equal in both"
    case .before: "only like this in A"
    case .after: "only like this in B"
    }
  }

  /// True for an outline that covers nothing.
  package var isOutline: Bool {
    switch self {
    case .cell, .boundary, .pinning, .pinned, .badge, .decoration, .separator, .scrollThumb, .same:
      false
    case .ghost, .container, .sectionGuide, .insetsGuide, .groupGuide, .rowGuide, .safeAreaGuide,
      .viewportGuide, .before, .after:
      true
    }
  }
}
