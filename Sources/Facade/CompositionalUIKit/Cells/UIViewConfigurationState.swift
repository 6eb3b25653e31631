import Foundation

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// True if the view is disabled.
  public var isDisabled = false
  /// True if the view is highlighted.
  public var isHighlighted = false
  /// True if the view is selected.
  public var isSelected = false
  /// True if the view has the focus.
  public var isFocused = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A value that the app adds; nil for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// Creates a state with nothing set.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
