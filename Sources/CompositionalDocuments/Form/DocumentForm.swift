import Compositional

/// Something with a form in documents: read from a JSON value, and written to one.
package protocol DocumentForm {
  /// What an error message says may stand there, such as `a number`.
  static var documentForm: String { get }

  /// Reads the value; every rule is checked here, before an initializer could refuse it.
  init(reading reader: DocumentReader) throws(DocumentError)

  /// The value as JSON; what stands by default is left out.
  ///
  /// - Parameter path: where it will stand, for errors.
  func written(at path: DocumentPath) throws(EncodingError) -> JSONValue
}

extension DocumentForm {
  /// Reads the form from any decoder; what the `Codable` conformances are made of.
  ///
  /// - Throws: a ``DocumentError`` with the path of what is wrong.
  static func decoded(from decoder: any Decoder) throws -> Self {
    let value = try JSONValue(from: decoder)
    return try Self(reading: DocumentReader(value, at: DocumentPath(decoder.codingPath)))
  }

  /// Writes the form to any encoder.
  ///
  /// - Throws: an `EncodingError` where the value holds a closure, which no document can.
  func encodeForm(to encoder: any Encoder) throws {
    try written(at: DocumentPath(encoder.codingPath)).encode(to: encoder)
  }
}

extension DocumentForm {
  /// Reads a whole text.
  static func read(
    json bytes: [UInt8], limits: DocumentLimits
  ) throws(DocumentError) -> Self {
    try Self(reading: DocumentReader(try JSONParser.parse(bytes, limits: limits), at: .root))
  }

  /// Reads a whole text; its size is checked before it is copied.
  static func read(json text: String, limits: DocumentLimits) throws(DocumentError) -> Self {
    let bytes = text.utf8.prefix(limits.bytes + 1)
    return try read(json: Array(bytes), limits: limits)
  }

  /// Writes a whole text.
  func json() throws(EncodingError) -> String {
    JSONPrinter.print(try written(at: .root))
  }
}

/// An enumeration whose cases stand in documents by their names.
package protocol DocumentEnumeration: DocumentForm, CaseIterable, Hashable {}

extension DocumentEnumeration {
  package static var documentForm: String { "\(choice: allCases.map { "\($0)" })" }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    guard case .string(let name) = reader.value else { throw reader.mismatch(Self.documentForm) }
    guard let value = Self.allCases.first(where: { "\($0)" == name }) else {
      throw reader.unknown("value", name, among: Self.allCases.map { "\($0)" })
    }
    self = value
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    .string("\(self)")
  }
}
