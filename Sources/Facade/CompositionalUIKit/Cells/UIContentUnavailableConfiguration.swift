import Foundation

/// What a screen shows in place of content that is not there: an image, texts and buttons below each other.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// What a button does.
  public struct ButtonProperties {
    /// The action of a touch; nil for none, and then without a button.
    public var primaryAction: UIAction?
    public var isEnabled = true
  }

  /// The image; nil for none.
  public var image: UIImage?
  /// The text; nil for none.
  public var text: String?
  /// The text below; nil for none.
  public var secondaryText: String?
  /// The look of the button.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// The look of the button below.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  /// True for an activity indicator in place of the image.
  var isLoading = false
  /// True for the texts of a search without results.
  private var isOfSearch = false

  /// Returns a configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Returns a configuration for content that is on its way.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.isLoading = true
    made.text = "Loading…"
    return made
  }

  /// Returns a configuration for a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.isOfSearch = true
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  /// Creates a view that shows the content.
  @MainActor @preconcurrency public func makeContentView() -> UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state: that of a search names what was searched for.
  public func updated(for state: UIConfigurationState) -> UIContentUnavailableConfiguration {
    var updated = self
    if isOfSearch, let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    {
      updated.text = "No Results for “\(searched)”"
    }
    return updated
  }
}

/// The state of a controller that shows what is in place of its content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text of the search bar in the navigation item; nil for none.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with nothing set.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value that the app adds; nil for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
