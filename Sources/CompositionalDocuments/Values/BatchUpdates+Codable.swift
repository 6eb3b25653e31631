#if !hasFeature(Embedded)
  import Compositional

  extension UpdateOperation: Codable {
    /// Decodes the text form, such as `"delete 0.3"`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` if the text is not an operation.
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

    /// Encodes the text form, such as `"delete 0.3"`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }

  extension BatchUpdates: Codable {
    /// Decodes a list of operations, each a text such as `"delete 0.3"`.
    public init(from decoder: any Decoder) throws {
      self.init(try [UpdateOperation](from: decoder))
    }

    /// Encodes a list of operations, each a text such as `"delete 0.3"`.
    public func encode(to encoder: any Encoder) throws {
      try operations.encode(to: encoder)
    }
  }
#endif
