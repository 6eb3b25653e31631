import Compositional

extension Bool: DocumentForm {
  package static var documentForm: String { "true or false" }

  package static var placeholder: Bool? { false }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    guard case .bool(let flag) = reader.value else { throw reader.mismatch(Self.documentForm) }
    self = flag
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue { .bool(self) }
}

extension Int: DocumentForm {
  package static var documentForm: String { "a whole number" }

  package static var placeholder: Int? { 1 }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    self = try reader.integer(in: .min ... .max, "a \(Int.bitWidth)-bit whole number")
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue { .integer(self) }
}

extension String: DocumentForm {
  package static var documentForm: String { "a string" }

  package static var placeholder: String? { "name" }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    guard case .string(let text) = reader.value else { throw reader.mismatch(Self.documentForm) }
    self = text
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue { .string(self) }
}

extension CGFloat: DocumentForm {
  package static var documentForm: String { "a number" }

  package static var placeholder: CGFloat? { 1 }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    self = try reader.number()
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    guard isFinite else {
      throw path.invalid(self, "A document can contain only finite numbers, not \(self).")
    }
    return .number(Double(self))
  }
}

extension Array: DocumentForm where Element: DocumentForm {
  package static var documentForm: String { "an array" }

  package static var placeholder: [Element]? { [] }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    self = try reader.list(of: Element.self)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var values: [JSONValue] = []
    for (index, element) in enumerated() {
      values.append(try element.written(at: path.appending(index)))
    }
    return .array(values)
  }
}
