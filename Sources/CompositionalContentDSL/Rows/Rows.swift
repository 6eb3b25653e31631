/// Rows with separators, each as high as it needs: AloeStackView's (content rule 7).
///
/// ```swift
/// Rows {
///   Text("name", string: "Ada Lovelace")
///   Row { CheckboxRow(title: "Notify me").id("notify") }
///     .inset(.init(top: 8, leading: 15, bottom: 8, trailing: 15))
///     .tapHandler()
///   Row { Text("imprint", length: 40, style: .footnote) }.separatorHidden()
/// }
/// .automaticallyHidesLastSeparator()
/// ```
/// ``operations(_:)`` changes the rows, and `RowSection` changes them in a collection view.
public struct Rows: ContentElement {
  private let id: String?
  private let rows: [Row]
  private var settings = RowSettings()
  private var operations: [RowOperation]?

  /// Creates rows.
  ///
  /// - Parameters:
  ///   - id: The name of the rows; nil for its index among its siblings.
  ///   - rows: The rows, in order, with unique names.
  public init(
    _ id: String? = nil, @ListResultBuilder<RowPart> _ rows: () -> [RowPart]
  ) {
    self.id = id.map(ContentNames.checked)
    self.rows = rows().map(\.row)
    ContentNames.check(self.rows.map(\.name))
  }

  /// The content of the rows.
  public var content: Content { return Content(kind: .rows(contentRows), id: id) }

  /// The rows as a value of the content model, which has the transitions of operations.
  ///
  /// It has operations if a row has settings of its own, all rows being added first, or those of
  /// ``operations(_:)``.
  public var contentRows: ContentRows {
    let changes = rows.flatMap(\.operations)
    var operations = operations
    if !changes.isEmpty {
      operations = [RowOperation.add(rows.map(\.name))] + changes + (operations ?? [])
    }
    return ContentRows(settings: settings, operations: operations, rows: rows.map(\.content))
  }

  /// Adds operations, which come after the settings of the rows.
  ///
  /// Without settings of rows, the list starts empty: an operation has to add the rows.
  ///
  /// - Parameter operations: The operations, in order.
  public func operations(_ operations: [RowOperation]) -> Rows {
    var rows = self
    rows.operations = (rows.operations ?? []) + operations
    return rows
  }

  private func with(_ change: (inout RowSettings) -> Void) -> Rows {
    var rows = self
    change(&rows.settings)
    return rows
  }

  /// Sets the axis along which the rows follow one another; vertical by default.
  public func axis(_ axis: LayoutAxis) -> Rows { with { $0.axis = axis } }

  /// Sets the insets of every row in its cell, in points.
  public func rowInset(_ inset: DirectionalEdgeInsets) -> Rows { with { $0.rowInset = inset } }

  /// Sets the insets of every separator in its cell, in points.
  public func separatorInset(_ inset: DirectionalEdgeInsets) -> Rows {
    with { $0.separatorInset = inset }
  }

  /// Sets the thickness of the separators, in points; nil for one pixel.
  public func separatorWidth(_ width: CGFloat?) -> Rows { with { $0.separatorWidth = width } }

  /// Hides all separators that a row does not show.
  public func hidesSeparatorsByDefault(_ hides: Bool = true) -> Rows {
    with { $0.hidesSeparatorsByDefault = hides }
  }

  /// Hides the separator of the last row, hidden or not.
  public func automaticallyHidesLastSeparator(_ hides: Bool = true) -> Rows {
    with { $0.automaticallyHidesLastSeparator = hides }
  }
}
