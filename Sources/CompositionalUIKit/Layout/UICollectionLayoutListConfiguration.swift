import Compositional
import Foundation

/// What a list section looks like.
///
/// Appearance, header, footer and padding decide frames; colours, separators and swipe actions are
/// kept for whoever draws the list.
public struct UICollectionLayoutListConfiguration {
  /// The style of the list.
  public typealias Appearance = CollectionLayoutListConfiguration.Appearance
  /// Where the header of a section comes from.
  public typealias HeaderMode = CollectionLayoutListConfiguration.HeaderMode
  /// Where the footer of a section comes from.
  public typealias FooterMode = CollectionLayoutListConfiguration.FooterMode
  /// What gives the actions of a swiped row.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// What gives the separators of a row.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// Which elements shrink to their content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// A bit an element.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The header of a section.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// The list of the engine, with all that decides frames.
  public internal(set) var value: CollectionLayoutListConfiguration

  /// The style of the list.
  public var appearance: Appearance { value.appearance }
  /// Whether lines separate the rows; by default as the appearance has it.
  public var showsSeparators: Bool {
    get { value.showsSeparators }
    set { value.showsSeparators = newValue }
  }
  /// Where the header comes from.
  public var headerMode: HeaderMode {
    get { value.headerMode }
    set { value.headerMode = newValue }
  }
  /// Where the footer comes from.
  public var footerMode: FooterMode {
    get { value.footerMode }
    set { value.footerMode = newValue }
  }
  /// The room above a header, in points; nil leaves it to the appearance.
  public var headerTopPadding: CGFloat? {
    get { value.headerTopPadding }
    set { value.headerTopPadding = newValue }
  }
  /// The colour behind the list; nil is the system's.
  public var backgroundColor: UIColor?
  /// What gives the actions of a row swiped from its leading side.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What gives the actions of a row swiped from its trailing side.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What separators look like.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// What gives the separators of a row.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Which elements shrink to their content.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Makes a configuration with the defaults of an appearance.
  public init(appearance: Appearance) {
    value = CollectionLayoutListConfiguration(appearance: appearance)
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
