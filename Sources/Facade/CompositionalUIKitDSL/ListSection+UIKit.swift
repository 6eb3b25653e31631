import Compositional
import CompositionalDSL
import CompositionalUIKit
import Foundation

extension ListSection {
  /// Creates a list.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the list.
  ///   - layoutEnvironment: The environment that the section provider receives.
  public init(
    configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: NSCollectionLayoutEnvironment
  ) {
    self.init(
      configuration: configuration.value,
      layoutEnvironment: CollectionLayoutEnvironment(layoutEnvironment))
    details = configuration
  }

  /// Creates a list with an appearance.
  ///
  /// - Parameters:
  ///   - appearance: The style of the list.
  ///   - layoutEnvironment: The environment that the section provider receives.
  @_disfavoredOverload
  public init(
    appearance: UICollectionLayoutListConfiguration.Appearance,
    layoutEnvironment: NSCollectionLayoutEnvironment
  ) {
    self.init(
      appearance: appearance, layoutEnvironment: CollectionLayoutEnvironment(layoutEnvironment))
  }

  /// Sets the color behind the list; it affects no frame and is kept for drawing.
  public func backgroundColor(_ backgroundColor: UIColor?) -> Self {
    var section = self
    section.details.backgroundColor = backgroundColor
    return section
  }

  /// Sets the provider of the actions for a swipe from the trailing side; it affects no frame.
  public func trailingSwipeActionsConfigurationProvider(
    _ provider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  ) -> Self {
    var section = self
    section.details.trailingSwipeActionsConfigurationProvider = provider
    return section
  }

  /// Sets the provider of the actions for a swipe from the leading side; it affects no frame.
  public func leadingSwipeActionsConfigurationProvider(
    _ provider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  ) -> Self {
    var section = self
    section.details.leadingSwipeActionsConfigurationProvider = provider
    return section
  }

  /// The whole configuration, including the properties that affect no frame.
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
