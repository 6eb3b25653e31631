/// A part of ``Rows``: content, or content with settings of its own.
public protocol RowPart: Sendable {
  /// The row.
  var row: Row { get }
}

extension ContentElement {
  /// The content as a row with the settings of its list.
  public var row: Row {
    let content = content
    return Row { content }
  }
}

extension ListResultBuilder where Element == RowPart {
  /// Diagnoses an element that is no row.
  @available(*, unavailable, message: "rows contain content; Row { } changes its settings")
  public static func buildExpression<Other>(_ expression: Other) -> [Element] { [] }
}

/// A row with settings of its own (content rule 7.1).
public struct Row: RowPart {
  /// The content of the row.
  let content: Content
  private var inset: DirectionalEdgeInsets?
  private var separatorInset: DirectionalEdgeInsets?
  private var showsSeparator: Bool?
  private var isHidden = false
  private var hasTapHandler = false

  /// Creates a row.
  ///
  /// - Parameter content: The content, with a name.
  public init(@ContentBuilder _ content: () -> Content) { self.content = content() }

  /// The row itself.
  public var row: Row { self }

  /// The name of the row.
  ///
  /// - Precondition: The content has a name.
  var name: String { ContentNames.required(content, "A row") }

  /// The operations that give the row its settings.
  var operations: [RowOperation] {
    var operations: [RowOperation] = []
    if let inset { operations.append(.setInset([name], inset)) }
    if let separatorInset { operations.append(.setSeparatorInset([name], separatorInset)) }
    if let showsSeparator {
      operations.append(showsSeparator ? .showSeparator([name]) : .hideSeparator([name]))
    }
    if isHidden { operations.append(.hide([name])) }
    if hasTapHandler { operations.append(.setTapHandler([name])) }
    return operations
  }

  private func with(_ change: (inout Row) -> Void) -> Row {
    var row = self
    change(&row)
    return row
  }

  /// Sets the insets of the row in its cell, in points.
  public func inset(_ inset: DirectionalEdgeInsets) -> Row { with { $0.inset = inset } }

  /// Sets the insets of the separator in its cell, in points.
  public func separatorInset(_ inset: DirectionalEdgeInsets) -> Row {
    with { $0.separatorInset = inset }
  }

  /// Hides the separator, or shows one that is hidden by default.
  public func separatorHidden(_ isHidden: Bool = true) -> Row {
    with { $0.showsSeparator = !isHidden }
  }

  /// Hides the row, which keeps its place in the list.
  public func hidden(_ isHidden: Bool = true) -> Row { with { $0.isHidden = isHidden } }

  /// Gives the row a tap handler: a tap on the row has the effect `handler` (content rule 7.5).
  public func tapHandler(_ hasTapHandler: Bool = true) -> Row {
    with { $0.hasTapHandler = hasTapHandler }
  }
}
