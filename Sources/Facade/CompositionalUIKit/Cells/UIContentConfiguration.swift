import Foundation

/// The content of a view as a value: it makes the view, and changes it later.
public protocol UIContentConfiguration {
  /// Creates a view that shows the content.
  @MainActor @preconcurrency func makeContentView() -> UIView & UIContentView
  /// Returns the configuration for a state, such as a selected cell.
  func updated(for state: UIConfigurationState) -> Self
}
