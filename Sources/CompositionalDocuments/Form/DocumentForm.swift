import Compositional

/// A value with a document form, which is read from and written to JSON.
package protocol DocumentForm {
  /// The allowed form, as error messages name it, such as `a number`.
  static var documentForm: String { get }

  /// A value in place of a wrong one while the rest of a document is read for its errors; nil if the
  /// object around it cannot be read without it.
  static var placeholder: Self? { get }

  /// Reads the value, and checks all rules before an initializer could trap on them.
  init(reading reader: DocumentReader) throws(DocumentError)

  /// Returns the value as JSON, without default values.
  ///
  /// - Parameter path: The path of the value, for errors.
  func written(at path: DocumentPath) throws(EncodingError) -> JSONValue
}

extension DocumentForm {
  package static var placeholder: Self? { nil }
}

#if !hasFeature(Embedded)
  extension DocumentForm {
    /// Reads the document form from any decoder; used by the `Codable` conformances.
    ///
    /// - Throws: ``DocumentError`` with the path of the error.
    static func decoded(from decoder: any Decoder) throws -> Self {
      let value = try JSONValue(from: decoder)
      return try Self(reading: DocumentReader(value, at: DocumentPath(decoder.codingPath)))
    }

    /// Writes the document form to any encoder.
    ///
    /// - Throws: `EncodingError` if the value contains a closure, which a document cannot.
    func encodeForm(to encoder: any Encoder) throws {
      try written(at: DocumentPath(encoder.codingPath)).encode(to: encoder)
    }
  }
#endif

extension DocumentForm {
  /// Reads a complete text.
  static func read(
    json bytes: [UInt8], limits: DocumentLimits
  ) throws(DocumentError) -> Self {
    try JSONParser.read(bytes, limits: limits) { (reader) throws(DocumentError) in
      try Self(reading: reader)
    }
  }

  /// Reads a complete text, and checks its size before copying it.
  static func read(json text: String, limits: DocumentLimits) throws(DocumentError) -> Self {
    let bytes = text.utf8.prefix(limits.bytes + 1)
    return try read(json: Array(bytes), limits: limits)
  }

  /// Returns a complete text.
  func json() throws(EncodingError) -> String {
    JSONPrinter.print(try written(at: .root))
  }
}

/// An enumeration whose document form is the name of the case.
package protocol DocumentEnumeration: DocumentForm, CaseIterable, Hashable,
  CustomStringConvertible
{}

extension DocumentEnumeration {
  package static var documentForm: String { "\(choice: allCases.map { "\($0)" })" }

  package static var placeholder: Self? { allCases.first }

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

extension DocumentEnumeration where Self: RawRepresentable<String> {
  /// The name of the case.
  package var description: String { rawValue }
}
