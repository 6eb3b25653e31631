import Compositional

/// The lengths of bars, controls and rows on the system of ``UIDevice``, in points.
///
/// The values up to iOS 18 are published measurements of devices; those of iOS 26 are frames of the
/// simulator of 26.1.
@MainActor
struct SystemMetrics {
  private let isNew: Bool
  private let isLow: Bool
  private let isPad: Bool
  private let isWide: Bool

  /// Creates the lengths for the traits of a view.
  init(_ traits: UITraitCollection) {
    isNew = Self.isNew
    isLow = traits.verticalSizeClass == .compact
    isPad = traits.userInterfaceIdiom == .pad
    isWide = traits.horizontalSizeClass == .regular
  }

  /// True from iOS 26 on.
  nonisolated static var isNew: Bool { UIDevice.current.system?.nearest == .iOS26 }

  // MARK: Bars

  /// The height of a navigation bar without a large title, with the room above it, in points.
  var navigationBar: CGFloat {
    if isLow { return isNew ? 24 + 54 : isWide ? 44 : 32 }
    return isNew ? 54 : isPad ? 50 : 44
  }

  /// The height of a large title, in points.
  var largeTitle: CGFloat { isLow ? 0 : isPad && !isNew ? 46 : 52 }

  /// The room above a navigation bar that belongs to it, in points.
  var aboveNavigationBar: CGFloat { isLow && isNew ? 24 : 0 }

  /// What a prompt and a search bar add to a navigation bar, in points.
  static let (prompt, searchField) = (30, 52) as (CGFloat, CGFloat)

  /// The height that the toolbar of a navigation controller takes of the safe area.
  ///
  /// On iOS 26 it is recorded with the safe area: 86 on a phone, 82 in compact height, 79 on a tablet.
  var toolbar: CGFloat {
    guard isNew else { return isLow ? 32 : 44 }
    return isLow ? 82 - 20 : isPad ? 79 - 25 : 86 - 34
  }

  /// The height of a toolbar that a screen places itself.
  var naturalToolbar: CGFloat { isNew ? (isPad ? 44 : 48) : isLow ? 32 : 44 }

  /// The height that a tab bar takes of the safe area.
  ///
  /// The floating bar of later systems takes as much on a phone with a home indicator: 21 and 62, as 34
  /// and 49.
  ///
  /// - Parameter hasHomeIndicator: True if the screen has a safe area at its end.
  func tabBar(hasHomeIndicator: Bool) -> CGFloat {
    isLow ? 32 : isPad ? (hasHomeIndicator ? 65 - 20 : 50) : 49
  }

  /// The height of a search bar.
  static var searchBar: CGFloat { isNew ? 44 : 56 }

  // MARK: Sheets

  /// The size of a form sheet, in points.
  static var formSheet: CGSize {
    isNew ? CGSize(width: 580, height: 650) : CGSize(width: 540, height: 620)
  }

  /// The distance of a form sheet above the middle, in points.
  static var formSheetRise: CGFloat { isNew ? 5 : 0 }

  // MARK: Controls

  /// The size of a switch.
  static var switchSize: CGSize {
    isNew ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  // MARK: Rows

  /// The least height of a row that a content configuration fills.
  nonisolated static var row: CGFloat { isNew ? 52 : 44 }

  /// The height of the separator that the row of a table adds to its content.
  static var tableSeparator: CGFloat { isNew ? 1 : 0 }

  /// The margin above and below the content of a row.
  nonisolated static var rowMargin: CGFloat { isNew ? 15 : 11 }

  /// The distance between the two lines of a row.
  nonisolated static var rowPadding: CGFloat { isNew ? 0 : 2 }
}
