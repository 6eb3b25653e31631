import Foundation

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
