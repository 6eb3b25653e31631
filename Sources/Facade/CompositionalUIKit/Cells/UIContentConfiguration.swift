import Foundation

/// The content of a view as a value: it makes the view, and changes it later.
public protocol UIContentConfiguration {
  /// Creates a view that shows the content.
  @MainActor @preconcurrency func makeContentView() -> UIView & UIContentView
  /// Returns the configuration for a state, such as a selected cell.
  func updated(for state: UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The configuration; setting it changes the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns true if the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns true if the configuration is of the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a view that a configuration depends on.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A value that the app adds; nil for none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

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

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// True if the cell is disabled.
  public var isDisabled = false
  /// True if the cell is highlighted.
  public var isHighlighted = false
  /// True if the cell is selected.
  public var isSelected = false
  /// True if the cell has the focus.
  public var isFocused = false
  /// True if the cell is edited.
  public var isEditing = false
  /// True if the cell shows the children of its item.
  public var isExpanded = false
  /// True if the cell is swiped.
  public var isSwiped = false
  /// True if the cell is being moved.
  public var isReordering = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A value that the app adds; nil for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// Creates a state with nothing set.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
