import Compositional

/// Rows with separators, changed by operations: AloeStackView's (content rule 7).
public struct ContentRows: Hashable, Sendable {
  /// The known rows; each must have an id.
  public var rows: [Content]
  /// The settings before the first operation.
  public var settings: RowSettings
  /// The operations on an empty list, in order; nil to add all rows.
  public var operations: [RowOperation]?

  /// Creates rows.
  ///
  /// - Parameters:
  ///   - settings: The settings before the first operation.
  ///   - operations: The operations on an empty list, in order; nil to add all rows.
  ///   - rows: The known rows; each must have an id.
  public init(
    settings: RowSettings = .init(), operations: [RowOperation]? = nil, rows: [Content]
  ) {
    self.rows = rows
    self.settings = settings
    self.operations = operations
  }
}

/// The settings of a list of rows.
public struct RowSettings: Hashable, Sendable {
  /// The axis along which the rows follow one another.
  public var axis = LayoutAxis.vertical
  /// The insets of a row in its cell, in points; for cells made later.
  public var rowInset = DirectionalEdgeInsets(top: 12, leading: 15, bottom: 12, trailing: 15)
  /// The insets of a separator in its cell, in points; for cells made later.
  public var separatorInset = DirectionalEdgeInsets(leading: 15)
  /// The thickness of the separators, in points; nil for one pixel.
  public var separatorWidth: CGFloat?
  /// True if cells made later hide their separators.
  public var hidesSeparatorsByDefault = false
  /// True if the separator of the last cell is hidden.
  public var automaticallyHidesLastSeparator = false

  /// Creates the default settings.
  public init() {}
}

/// Changes of the settings of a list of rows; nil keeps a setting.
public struct RowSettingsChange: Hashable, Sendable {
  /// The axis.
  public var axis: LayoutAxis?
  /// The insets of a row in its cell, in points.
  public var rowInset: DirectionalEdgeInsets?
  /// The insets of a separator in its cell, in points.
  public var separatorInset: DirectionalEdgeInsets?
  /// The thickness of the separators, in points.
  public var separatorWidth: CGFloat?
  /// True if cells made later hide their separators.
  public var hidesSeparatorsByDefault: Bool?
  /// True if the separator of the last cell is hidden.
  public var automaticallyHidesLastSeparator: Bool?

  /// Creates a change; nil leaves a setting as it is.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - rowInset: The insets of a row in its cell, in points.
  ///   - separatorInset: The insets of a separator in its cell, in points.
  ///   - separatorWidth: The thickness of the separators, in points.
  ///   - hidesSeparatorsByDefault: True if cells made later hide their separators.
  ///   - automaticallyHidesLastSeparator: True if the separator of the last cell is hidden.
  public init(
    axis: LayoutAxis? = nil, rowInset: DirectionalEdgeInsets? = nil,
    separatorInset: DirectionalEdgeInsets? = nil, separatorWidth: CGFloat? = nil,
    hidesSeparatorsByDefault: Bool? = nil, automaticallyHidesLastSeparator: Bool? = nil
  ) {
    self.axis = axis
    self.rowInset = rowInset
    self.separatorInset = separatorInset
    self.separatorWidth = separatorWidth
    self.hidesSeparatorsByDefault = hidesSeparatorsByDefault
    self.automaticallyHidesLastSeparator = automaticallyHidesLastSeparator
  }

  /// Applies the change to settings.
  func apply(to settings: inout RowSettings) {
    settings.axis = axis ?? settings.axis
    settings.rowInset = rowInset ?? settings.rowInset
    settings.separatorInset = separatorInset ?? settings.separatorInset
    settings.separatorWidth = separatorWidth ?? settings.separatorWidth
    settings.hidesSeparatorsByDefault =
      hidesSeparatorsByDefault ?? settings.hidesSeparatorsByDefault
    settings.automaticallyHidesLastSeparator =
      automaticallyHidesLastSeparator ?? settings.automaticallyHidesLastSeparator
  }
}

/// An operation on a list of rows, which names rows by their ids (content rule 7).
public enum RowOperation: Hashable, Sendable {
  /// Appends rows.
  case add([String])
  /// Puts rows before all others, in their order.
  case prepend([String])
  /// Puts each row before another one.
  case insertBefore(rows: [String], anchor: String)
  /// Puts the first row after another one, and each further row after the one before it.
  case insertAfter(rows: [String], anchor: String)
  /// Removes rows.
  case remove([String])
  /// Removes all rows.
  case removeAll
  /// Hides rows.
  case hide([String])
  /// Shows hidden rows.
  case show([String])
  /// Changes the insets of rows, in points.
  case setInset([String], DirectionalEdgeInsets)
  /// Changes the insets of the separators of rows, in points.
  case setSeparatorInset([String], DirectionalEdgeInsets)
  /// Hides the separators of rows.
  case hideSeparator([String])
  /// Shows the separators of rows.
  case showSeparator([String])
  /// Changes settings.
  case set(RowSettingsChange)
  /// Gives rows a tap handler.
  case setTapHandler([String])
  /// Takes the tap handler of rows away.
  case removeTapHandler([String])
  /// Taps a row.
  case tap(String)
  /// Scrolls as little as needed to have a row in sight.
  case scrollToVisible(String)
}

/// An effect of a tap on a row.
public enum RowTapEffect: String, Hashable, Sendable, CaseIterable {
  /// The row itself is told.
  case didTapView
  /// The tap handler of the row is called.
  case handler
}
