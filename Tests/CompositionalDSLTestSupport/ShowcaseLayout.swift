/// The layouts that CompositionalLayoutDSL shows: in its article, its read-me, its examples and its
/// tests with pictures.
///
/// Each is written three times: in the DSL (``Showcase``), with Apple's names, and as documents in
/// `Tests/CompositionalDocumentsTests/Fixtures/showcase`.
package enum ShowcaseLayout: String, CaseIterable, Sendable {
  // The article.

  /// A big cell beside two small ones, in a lane.
  case nestedGroups = "nested-groups"
  /// A list between a header that is pinned and a footer, as the article has it in the DSL.
  case pinnedList = "pinned-list"
  /// The same as the article has it for UIKit: rows apart, and away from the sides.
  case spacedPinnedList = "pinned-list-spaced"
  /// Big and small tiles in turn.
  case tiledSection = "tiled-section"

  // The read-me; the lane of squares is an iOS example as well, the inner groups have a picture.

  /// Columns one, two and three cells deep.
  case innerGroups = "inner-groups"
  /// Squares in a lane under a header from side to side.
  case gettingStarted = "getting-started"

  // The other five of the iOS examples.

  /// Five squares a row, between pinned bars that keep off the rows.
  case listOfFive = "list-of-five"
  /// A cell, half a cell, and the same again in what is left.
  case fractal
  /// Such groups in a lane under a header.
  case fractalLane = "fractal-lane"
  /// The front page of a store.
  case appStore = "app-store"
  /// Lanes between a header and a footer of the whole layout.
  case globalHeader = "global-header"

  // The five sections that the iOS examples reuse.

  /// Cells of one size in a lane.
  case laneSection = "lane-section"
  /// A lane of which so many cells are in sight.
  case columnLaneSection = "column-lane-section"
  /// A lane of which as many cells are in sight as there is room for.
  case adaptiveColumnLaneSection = "adaptive-column-lane-section"
  /// A section that knows of its insets.
  case sectionWithEnvironmentInsets = "section-with-environment-insets"
  /// A section under a header.
  case sectionWithHeader = "section-with-header"

  // The three macOS examples.

  /// Four columns.
  case fourColumns = "four-columns"
  /// A list between pinned bars from side to side.
  case desktopList = "desktop-list"
  /// Columns side by side, each scrolling down on its own.
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
    /// The name of its file, without the ending.
    package let name: String
    /// The width whose description it is; nil where that is the same at any width.
    package let width: Int?
    /// Whether it says what elements measure.
    package let isMeasured: Bool

    package var description: String { name }
  }

  /// The documents of the layout.
  ///
  /// A description that the room decides on has one for each width, with the width in its name.
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
