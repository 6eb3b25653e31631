/// The layouts of CompositionalLayoutDSL: those of its article, read-me, examples and picture
/// tests.
///
/// Each is written three times: in the DSL (``Showcase``), with Apple's names, and as documents in
/// `Tests/CompositionalDocumentsTests/Fixtures/showcase`.
package enum ShowcaseLayout: String, CaseIterable, Sendable {
  // The article.

  /// A large cell beside two small ones, in a lane.
  case nestedGroups = "nested-groups"
  /// A list between a pinned header and a footer, as in the DSL code of the article.
  case pinnedList = "pinned-list"
  /// The same list as in the UIKit code of the article: rows with spacing, inset from the sides.
  case spacedPinnedList = "pinned-list-spaced"
  /// Alternating large and small tiles.
  case tiledSection = "tiled-section"

  // The read-me; the lane of squares is also an iOS example, and the inner groups have a picture.

  /// Columns one, two and three cells deep.
  case innerGroups = "inner-groups"
  /// Squares in a lane under a header of the full width.
  case gettingStarted = "getting-started"

  // The other five of the iOS examples.

  /// Five squares per row, between pinned bars at a distance from the rows.
  case listOfFive = "list-of-five"
  /// A cell, half a cell, and the same again in the remaining space.
  case fractal
  /// Fractal groups in a lane under a header.
  case fractalLane = "fractal-lane"
  /// The front page of a store.
  case appStore = "app-store"
  /// Lanes between a header and a footer of the whole layout.
  case globalHeader = "global-header"

  // The five sections that the iOS examples reuse.

  /// Cells of one size in a lane.
  case laneSection = "lane-section"
  /// A lane with a fixed number of visible cells.
  case columnLaneSection = "column-lane-section"
  /// A lane with as many visible cells as fit.
  case adaptiveColumnLaneSection = "adaptive-column-lane-section"
  /// A section that takes its insets into account.
  case sectionWithEnvironmentInsets = "section-with-environment-insets"
  /// A section under a header.
  case sectionWithHeader = "section-with-header"

  // The three macOS examples.

  /// Four columns.
  case fourColumns = "four-columns"
  /// A list between pinned bars of the full width.
  case desktopList = "desktop-list"
  /// Adjacent columns that each scroll vertically.
  case tweetDeck = "tweet-deck"

  // The other three of the tests with pictures.

  /// A list between pinned bars.
  case listBetweenBars = "list-between-bars"
  /// Badges on cells and a label beside every row.
  case badges
  /// A background behind a lane.
  case background
}

extension ShowcaseLayout {
  /// A document of a layout.
  package struct Document: Sendable, CustomStringConvertible {
    /// The name of its file, without the extension.
    package let name: String
    /// The width the description is for; nil if it is the same at any width.
    package let width: Int?
    /// True if it contains measurements of elements.
    package let isMeasured: Bool

    package var description: String { name }
  }

  /// The documents of the layout.
  ///
  /// A description that depends on the width has one document per width, with the width in its
  /// name.
  package var documents: [Document] {
    switch self {
    case .pinnedList, .spacedPinnedList:
      [
        Document(name: rawValue, width: nil, isMeasured: false),
        Document(name: "\(rawValue)-measured", width: nil, isMeasured: true),
      ]
    case .tiledSection, .columnLaneSection, .sectionWithEnvironmentInsets:
      documents(widths: [375, 1024])
    // One column, one and a half, two and a half.
    case .appStore, .adaptiveColumnLaneSection: documents(widths: [375, 600, 1024])
    default: [Document(name: rawValue, width: nil, isMeasured: false)]
    }
  }

  private func documents(widths: [Int]) -> [Document] {
    widths.map { Document(name: "\(rawValue)-\($0)", width: $0, isMeasured: false) }
  }
}
