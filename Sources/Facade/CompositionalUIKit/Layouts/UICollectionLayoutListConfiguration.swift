import Compositional
import Foundation

/// The appearance of a list section.
///
/// Appearance, header, footer and padding affect frames. A test asks for the actions of a swipe. Colors and separators
/// are kept for drawing.
public struct UICollectionLayoutListConfiguration {
  /// The style of the list.
  public typealias Appearance = CollectionLayoutListConfiguration.Appearance
  /// The source of a section's header.
  public typealias HeaderMode = CollectionLayoutListConfiguration.HeaderMode
  /// The source of a section's footer.
  public typealias FooterMode = CollectionLayoutListConfiguration.FooterMode
  /// A closure that returns the actions of a swiped row.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// A closure that returns the separators of a row.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// The elements that shrink to their content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// One bit per element.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The header of a section.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// The list of the engine, with the properties that affect frames.
  public package(set) var value: CollectionLayoutListConfiguration

  /// The style of the list.
  public var appearance: Appearance { value.appearance }
  /// True if separators are shown; the default depends on the appearance.
  public var showsSeparators: Bool {
    get { value.showsSeparators }
    set { value.showsSeparators = newValue }
  }
  /// The source of the header.
  public var headerMode: HeaderMode {
    get { value.headerMode }
    set { value.headerMode = newValue }
  }
  /// The source of the footer.
  public var footerMode: FooterMode {
    get { value.footerMode }
    set { value.footerMode = newValue }
  }
  /// The padding above a header, in points; nil for the appearance's.
  public var headerTopPadding: CGFloat? {
    get { value.headerTopPadding }
    set { value.headerTopPadding = newValue }
  }
  /// The color behind the list; nil for the system's.
  public var backgroundColor: UIColor?
  /// The provider of the actions for a swipe from the leading side.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The provider of the actions for a swipe from the trailing side.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The appearance of the separators.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that returns the separators of a row; kept, without effect.
  public var itemSeparatorHandler: ItemSeparatorHandler? {
    didSet { UIKitSimulation.noteInert("UICollectionLayoutListConfiguration.itemSeparatorHandler") }
  }
  /// The elements that shrink to their content; kept, without effect.
  public var contentHuggingElements: ContentHuggingElements = [] {
    didSet {
      UIKitSimulation.noteInert("UICollectionLayoutListConfiguration.contentHuggingElements")
    }
  }

  /// Creates a configuration with the defaults of an appearance.
  public init(appearance: Appearance) {
    value = CollectionLayoutListConfiguration(appearance: appearance)
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
