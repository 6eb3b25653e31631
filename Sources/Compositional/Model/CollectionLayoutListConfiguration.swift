/// The appearance, headers and footers of a list section.
///
/// Apple's name: `UICollectionLayoutListConfiguration` (rules 1.14, 2.28).
public struct CollectionLayoutListConfiguration: Hashable, Sendable {
  /// The style of the list.
  public enum Appearance: Int, Hashable, Sendable, CaseIterable {
    /// Rows from edge to edge, with pinned headers.
    case plain = 0
    /// Rows from edge to edge, in groups with space between them.
    case grouped = 1
    /// Rows in groups inset from the sides.
    case insetGrouped = 2
    /// The list of a sidebar.
    case sidebar = 3
    /// The list of a sidebar without groups, with pinned headers.
    case sidebarPlain = 4
  }

  /// The source of a section's header.
  public enum HeaderMode: Int, Hashable, Sendable, CaseIterable {
    /// No header.
    case none = 0
    /// A separate supplementary view.
    case supplementary = 1
    /// The first item of the section.
    case firstItemInSection = 2
  }

  /// The source of a section's footer.
  public enum FooterMode: Int, Hashable, Sendable, CaseIterable {
    /// No footer.
    case none = 0
    /// A separate supplementary view.
    case supplementary = 1
  }

  /// The style of the list.
  public let appearance: Appearance
  /// True if lines separate the rows; the default depends on the appearance.
  public var showsSeparators: Bool
  /// The source of the header.
  public var headerMode: HeaderMode = .none
  /// The source of the footer.
  public var footerMode: FooterMode = .none
  /// The padding above a header, in points; nil for the default of the appearance.
  ///
  /// A list with one that is not finite shows nothing and has a diagnostic.
  public var headerTopPadding: CGFloat?

  /// Creates a configuration with the defaults of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }
}

extension CollectionLayoutListConfiguration {
  /// The element kind of a list section's header.
  public static let headerKind = "UICollectionElementKindSectionHeader"
  /// The element kind of a list section's footer.
  public static let footerKind = "UICollectionElementKindSectionFooter"
  /// The element kind of a list section's background, in this library; UIKit's is not published.
  public static let backgroundKind = "ListSectionBackground"
}

extension CollectionLayoutListConfiguration {
  /// Returns the frame of the line at the bottom of a row, as iOS 26 shows it: 1 point high and 16
  /// points from both sides (rule 2.28).
  ///
  /// - Parameters:
  ///   - row: The frame of the row's cell, in points.
  ///   - isLast: True for the last row of its section.
  /// - Returns: The frame, in the coordinates of the row; nil if no line separates the rows, and for
  ///   the last one.
  public func separatorFrame(of row: CGRect, isLast: Bool) -> CGRect? {
    guard showsSeparators, !isLast else { return nil }
    return CGRect(x: row.minX + 16, y: row.maxY - 1, width: row.width - 32, height: 1)
  }
}

extension ElementID {
  /// True for the background of a list section, which the collection view makes itself.
  package var isListBackground: Bool {
    guard case .decoration(let kind, _) = self else { return false }
    return kind == CollectionLayoutListConfiguration.backgroundKind
  }
}
