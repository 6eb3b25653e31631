import Compositional
import CompositionalDSL
import Foundation

extension ListSection {
  /// Makes a list.
  ///
  /// - Parameters:
  ///   - configuration: what kind of list it is.
  ///   - layoutEnvironment: that of the section provider.
  public init(
    configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: NSCollectionLayoutEnvironment
  ) {
    self.init(
      configuration: configuration.value,
      layoutEnvironment: CollectionLayoutEnvironment(layoutEnvironment))
    details = configuration
  }

  /// Makes a list of an appearance.
  ///
  /// - Parameters:
  ///   - appearance: the style of the list.
  ///   - layoutEnvironment: that of the section provider.
  @_disfavoredOverload
  public init(
    appearance: UICollectionLayoutListConfiguration.Appearance,
    layoutEnvironment: NSCollectionLayoutEnvironment
  ) {
    self.init(
      appearance: appearance, layoutEnvironment: CollectionLayoutEnvironment(layoutEnvironment))
  }

  /// Sets the colour behind the list; it decides no frame and is kept for whoever draws it.
  public func backgroundColor(_ backgroundColor: UIColor?) -> Self {
    var section = self
    section.details.backgroundColor = backgroundColor
    return section
  }

  /// Sets what gives the actions of a row swiped from its trailing side; it decides no frame.
  public func trailingSwipeActionsConfigurationProvider(
    _ provider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  ) -> Self {
    var section = self
    section.details.trailingSwipeActionsConfigurationProvider = provider
    return section
  }

  /// Sets what gives the actions of a row swiped from its leading side; it decides no frame.
  public func leadingSwipeActionsConfigurationProvider(
    _ provider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  ) -> Self {
    var section = self
    section.details.leadingSwipeActionsConfigurationProvider = provider
    return section
  }

  /// The whole configuration, with what decides no frame.
  public var listConfiguration: UICollectionLayoutListConfiguration {
    var configuration = details
    configuration.value = self.configuration
    return configuration
  }

  private var details: UICollectionLayoutListConfiguration {
    get {
      appearanceDetails[Self.detailsName] as? UICollectionLayoutListConfiguration
        ?? UICollectionLayoutListConfiguration(appearance: configuration.appearance)
    }
    set { appearanceDetails[Self.detailsName] = newValue }
  }

  private static var detailsName: String { "UICollectionLayoutListConfiguration" }
}
