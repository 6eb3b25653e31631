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
  /// - Complexity: O(rows + operations)
  public init(_ rows: Rows) { self.init(rows.contentRows) }
}
