extension RowSection {
  /// Creates a section of rows that are written in the DSL, one cell for each row.
  ///
  /// ```swift
  /// var rows = RowSection(Rows {
  ///   Text("name", string: "Ada Lovelace")
  ///   Row { Text("imprint", length: 40) }.separatorHidden()
  /// })
  /// let layout = LayoutBuilder { RawSection(rawLayoutSection: rows.section()) }
  /// ```
  ///
  /// - Parameter rows: The rows.
  /// - Complexity: O(rows)
  public init(_ rows: Rows) { self.init(content: rows.content) }

  /// Creates a section of the rows that a list has after its operations.
  ///
  /// - Parameter list: The list.
  /// - Complexity: O(rows + operations)
  public init(_ list: AloeStackView) { self.init(content: list.content) }

  private init(content: Content) {
    if case .rows(let rows) = content.kind { self.init(rows) } else { self.init() }
  }
}
