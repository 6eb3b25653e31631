extension BatchUpdates: LosslessStringConvertible {
  /// The operations, one a line, such as `delete 0.3`.
  public var description: String {
    operations.map(\.description).joined(separator: "\n")
  }

  /// Reads operations, one a line; nil when a line is not one.
  ///
  /// - Parameter description: the lines; empty ones are left out.
  /// - Complexity: O(n) for n characters.
  public init?(_ description: String) {
    var operations: [UpdateOperation] = []
    for line in description.split(whereSeparator: \.isNewline)
    where !line.allSatisfy(\.isWhitespace) {
      guard let operation = UpdateOperation(String(line)) else { return nil }
      operations.append(operation)
    }
    self.init(operations)
  }
}

extension UpdateOperation: Codable {
  /// Reads the text form, such as `"delete 0.3"`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a text that is not an operation.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let operation = UpdateOperation(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: """
          "\(text)" is not an update; write one such as "delete 0.3", "move 0.2 → 1.0" \
          or "insert section 1"
          """)
    }
    self = operation
  }

  /// Writes the text form, such as `"delete 0.3"`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension BatchUpdates: Codable {
  /// Reads a list of operations, each a text such as `"delete 0.3"`.
  public init(from decoder: any Decoder) throws {
    self.init(try [UpdateOperation](from: decoder))
  }

  /// Writes a list of operations, each a text such as `"delete 0.3"`.
  public func encode(to encoder: any Encoder) throws {
    try operations.encode(to: encoder)
  }
}
