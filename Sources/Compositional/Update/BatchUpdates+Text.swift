extension BatchUpdates: LosslessStringConvertible {
  /// The operations, one per line, such as `delete 0.3`.
  public var description: String {
    operations.map { $0.description }.joined(separator: "\n")
  }

  /// Creates a batch from operations, one per line; nil if a line is not an operation.
  ///
  /// - Parameter description: The lines; blank ones are skipped.
  /// - Complexity: O(*n*), where *n* is the number of characters.
  public init?(_ description: String) {
    var operations: [UpdateOperation] = []
    for line in description.split(whereSeparator: { $0.isNewline })
    where !line.allSatisfy({ $0.isWhitespace }) {
      guard let operation = UpdateOperation(String(line)) else { return nil }
      operations.append(operation)
    }
    self.init(operations)
  }
}
