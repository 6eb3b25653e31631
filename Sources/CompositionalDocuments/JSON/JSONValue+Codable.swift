#if !hasFeature(Embedded)
  import Compositional

  /// An arbitrary key of an object.
  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  extension JSONValue: Codable {
    /// Reads any value from a decoder.
    ///
    /// - Throws: The error of the decoder, or ``DocumentError`` if the values are nested too deep.
    package init(from decoder: any Decoder) throws {
      let depth = DocumentLimits().depth
      guard decoder.codingPath.count <= depth else {
        throw DocumentError(
          path: "", message: "more than \(depth) levels of nesting, the limit for a document")
      }
      if let scalar = try Self.scalar(decoder) {
        self = scalar
      } else if var list = try? decoder.unkeyedContainer() {
        var values: [JSONValue] = []
        while !list.isAtEnd { values.append(try list.decode(JSONValue.self)) }
        self = .array(values)
      } else {
        let object = try decoder.container(keyedBy: AnyKey.self)
        // A decoder returns the keys in no defined order. Sorting them makes the first error
        // reproducible.
        let keys = object.allKeys.sorted { $0.stringValue < $1.stringValue }
        var members: [Member] = []
        for key in keys {
          let value = try object.decode(JSONValue.self, forKey: key)
          members.append(Member(key: key.stringValue, value: value))
        }
        self = .object(members)
      }
    }

    private static func scalar(_ decoder: any Decoder) throws -> JSONValue? {
      guard let value = try? decoder.singleValueContainer() else { return nil }
      if value.decodeNil() { return .null }
      if let flag = try? value.decode(Bool.self) { return .bool(flag) }
      if let integer = try? value.decode(Int.self) { return .integer(integer) }
      if let number = try? value.decode(Double.self) { return .number(number) }
      if let text = try? value.decode(String.self) { return .string(text) }
      return nil
    }

    /// Writes the value to the matching container of an encoder.
    package func encode(to encoder: any Encoder) throws {
      switch self {
      case .array(let values):
        var list = encoder.unkeyedContainer()
        for value in values { try list.encode(value) }
        return
      case .object(let members):
        var object = encoder.container(keyedBy: AnyKey.self)
        for member in members {
          try object.encode(member.value, forKey: AnyKey(stringValue: member.key))
        }
        return
      case .null, .bool, .integer, .number, .string: break
      }
      var value = encoder.singleValueContainer()
      switch self {
      case .bool(let flag): try value.encode(flag)
      case .integer(let number): try value.encode(number)
      case .number(let number): try value.encode(number)
      case .string(let text): try value.encode(text)
      case .null, .array, .object: try value.encodeNil()
      }
    }
  }
#endif
