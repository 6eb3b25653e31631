/// A list of rows that is changed by operations, by the names of AloeStackView (content rule 7).
///
/// It is a value. A row is named by its id; adding a row whose name is known replaces its content
/// and moves it. Operations on a row that is not in the list do nothing, and the solution reports
/// them.
///
/// ```swift
/// var stackView = AloeStackView()
/// stackView.addRows([Text("title", length: 20), Text("details", length: 200)])
/// stackView.setTapHandler(forRow: "title") { name in print(name) }
/// stackView.hideRow("details", animated: true)
/// let phases = stackView.transitions(for: ContentProposal(width: 375))
/// ```
public struct AloeStackView: ContentElement {
  private let settings: RowSettings
  private var current: RowSettings
  private var known: [Content] = []
  private var places: [String: Int] = [:]
  private var handlers: [String: @Sendable (String) -> Void] = [:]
  private var animated: [Int] = []
  private var operations: [RowOperation] = []
  /// The colors of a cell.
  struct Look: Sendable {
    var background = RowColor.clear
    var highlight = RowColor.highlight
  }

  /// The colors of cells made later.
  private(set) var look = Look()
  /// The changes of colors, each with the number of operations before it.
  private(set) var lookChanges: [(operation: Int, change: LookChange)] = []
  /// The rows that highlight.
  var highlightable: Set<String> = []
  /// The row that the finger came down on; nil for none that highlights.
  var touched: String?
  /// The row that is highlighted.
  var highlighted: String?
  /// The color of all separators; nil for that of a table.
  public var separatorColor: RowColor?
  /// A closure that changes the settings of a new cell, after it got those of the list.
  ///
  /// While there is one, adding rows takes a time in proportion to the operations so far.
  public var configureCell: (@Sendable (inout StackViewCell) -> Void)?

  /// Creates an empty list.
  ///
  /// - Parameter settings: The settings before the first operation.
  public init(settings: RowSettings = .init()) {
    self.settings = settings
    current = settings
  }

  /// The content of the list: its known rows and all operations.
  public var content: Content { return Content(kind: .rows(description)) }

  /// The number of operations so far.
  var operationCount: Int { operations.count }

  /// Returns true if a row is in the list, shown, and reached by touches.
  func isInteractive(_ row: String) -> Bool {
    guard let place = places[row], known[place].placement.isInteractive else { return false }
    return containsRow(row) && !isRowHidden(row)
  }

  /// Changes colors.
  mutating func change(_ change: LookChange) {
    switch change {
    case .background(let color): look.background = color
    case .highlightColor(let color): look.highlight = color
    case .backgroundOf, .highlightColorOf: break
    }
    lookChanges.append((operations.count, change))
  }

  var description: ContentRows {
    ContentRows(settings: settings, operations: operations, rows: known)
  }

  /// The rows of the list after all operations.
  ///
  /// - Complexity: O(operations)
  public var list: ContentSolution.Rows { description.list }

  /// Returns both ends of each animated operation, in order (content rule 7.6).
  ///
  /// - Parameters:
  ///   - proposal: The imposed lengths.
  ///   - environment: The surroundings.
  /// - Complexity: That of solving the list twice for each animated operation.
  public func transitions(
    for proposal: ContentProposal, in environment: ContentEnvironment = .init()
  ) -> [ContentTransition] {
    animated.map { description.transition(ofOperation: $0, for: proposal, in: environment) }
  }

  /// Applies an operation.
  mutating func apply(_ operation: RowOperation, animated isAnimated: Bool = false) {
    if isAnimated { animated.append(operations.count) }
    operations.append(operation)
    switch operation {
    case .add, .prepend, .insertBefore, .insertAfter: configureNewCells()
    default: break
    }
  }

  /// Returns the names of rows, whose content is known from then on.
  ///
  /// - Precondition: Each row has a name.
  mutating func names(of rows: [ContentElement]) -> [String] {
    rows.map { element in
      let row = element.content
      let name = ContentNames.required(row, "A row")
      if let place = places[name] {
        known[place] = row
      } else {
        places[name] = known.count
        known.append(row)
      }
      return name
    }
  }

  /// Changes settings.
  private mutating func set<Value>(
    _ value: Value, _ setting: WritableKeyPath<RowSettings, Value>,
    _ change: WritableKeyPath<RowSettingsChange, Value?>
  ) {
    current[keyPath: setting] = value
    var changes = RowSettingsChange()
    changes[keyPath: change] = value
    apply(.set(changes))
  }
}

// Settings.
extension AloeStackView {
  /// The axis along which the rows follow one another; it counts for all cells at once.
  public var axis: LayoutAxis {
    get { current.axis }
    set { set(newValue, \.axis, \.axis) }
  }

  /// The insets of a row in its cell, in points; for cells made later.
  public var rowInset: DirectionalEdgeInsets {
    get { current.rowInset }
    set { set(newValue, \.rowInset, \.rowInset) }
  }

  /// The insets of a separator in its cell, in points; for cells made later.
  public var separatorInset: DirectionalEdgeInsets {
    get { current.separatorInset }
    set { set(newValue, \.separatorInset, \.separatorInset) }
  }

  /// The thickness of the separators, in points; nil for one pixel, until it is set.
  public var separatorWidth: CGFloat? {
    get { current.separatorWidth }
    set {
      guard let newValue else { return }
      current.separatorWidth = newValue
      var change = RowSettingsChange()
      change.separatorWidth = newValue
      apply(.set(change))
    }
  }

  /// True if cells made later hide their separators.
  public var hidesSeparatorsByDefault: Bool {
    get { current.hidesSeparatorsByDefault }
    set { set(newValue, \.hidesSeparatorsByDefault, \.hidesSeparatorsByDefault) }
  }

  /// True if the separator of the last cell is hidden; it counts at once.
  public var automaticallyHidesLastSeparator: Bool {
    get { current.automaticallyHidesLastSeparator }
    set { set(newValue, \.automaticallyHidesLastSeparator, \.automaticallyHidesLastSeparator) }
  }
}

// Taps.
extension AloeStackView {
  /// Sets the tap handler of a row in the list; nil takes it away.
  ///
  /// - Parameters:
  ///   - row: The name of the row.
  ///   - handler: A closure that is called with the name of the row.
  public mutating func setTapHandler(
    forRow row: String, handler: (@Sendable (String) -> Void)?
  ) {
    handlers[row] = handler
    apply(handler == nil ? .removeTapHandler([row]) : .setTapHandler([row]))
  }

  /// Taps a row: the row itself is told first, if it is tappable, and then its handler is called.
  ///
  /// - Parameters:
  ///   - row: The name of the row.
  ///   - didTapView: A closure that is called where the row itself is told.
  /// - Returns: The effects, in order; none unless the row is shown and interactive.
  /// - Complexity: O(operations)
  @discardableResult
  public mutating func tapRow(
    _ row: String, didTapView: (String) -> Void = { _ in }
  ) -> [RowTapEffect] {
    guard list.all.contains(row) else {
      apply(.tap(row))
      return []
    }
    apply(.tap(row))
    let effects = list.taps?.last ?? []
    for effect in effects {
      switch effect {
      case .didTapView: didTapView(row)
      case .handler: handlers[row]?(row)
      }
    }
    return effects
  }
}
