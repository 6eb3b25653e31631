/// What a list section looks like.
///
/// Apple's name: `UICollectionLayoutListConfiguration` (rule 1.14, 2.28).
public struct CollectionLayoutListConfiguration: Hashable, Sendable {
  /// The style of the list.
  public enum Appearance: Int, Hashable, Sendable, CaseIterable {
    /// Rows from edge to edge, headers pinned.
    case plain = 0
    /// Rows from edge to edge, in groups with room between.
    case grouped = 1
    /// Rows in groups that keep away from the sides.
    case insetGrouped = 2
    /// The list of a sidebar.
    case sidebar = 3
    /// The list of a sidebar without groups, headers pinned.
    case sidebarPlain = 4
  }

  /// Where the header of a section comes from.
  public enum HeaderMode: Int, Hashable, Sendable, CaseIterable {
    /// There is none.
    case none = 0
    /// A supplementary view of its own.
    case supplementary = 1
    /// The first item of the section.
    case firstItemInSection = 2
  }

  /// Where the footer of a section comes from.
  public enum FooterMode: Int, Hashable, Sendable, CaseIterable {
    /// There is none.
    case none = 0
    /// A supplementary view of its own.
    case supplementary = 1
  }

  /// The style of the list.
  public let appearance: Appearance
  /// Whether lines separate the rows; by default as the appearance has it.
  public var showsSeparators: Bool
  /// Where the header comes from.
  public var headerMode: HeaderMode = .none
  /// Where the footer comes from.
  public var footerMode: FooterMode = .none
  /// Points above a header; nil leaves it to the appearance.
  public var headerTopPadding: CGFloat? {
    didSet { headerTopPadding.map { requireFinite($0, "header top padding") } }
  }

  /// Makes a configuration with the defaults of an appearance.
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
}
