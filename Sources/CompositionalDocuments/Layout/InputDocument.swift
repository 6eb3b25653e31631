import Compositional

/// What a JSON text holds: a layout, or a layout with data.
public enum InputDocument: Hashable, Sendable {
  /// A layout alone.
  case layout(LayoutDocument)
  /// A layout with an environment and data.
  case testCase(CaseDocument)

  /// Reads a text that holds either; one with a key that only cases have is a case.
  ///
  /// - Parameters:
  ///   - bytes: the JSON text in UTF-8.
  ///   - limits: what the text may ask of its reader.
  /// - Throws: the first thing that is wrong, with its place and what to write instead.
  public init(json bytes: [UInt8], limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try Self.read(json: bytes, limits: limits)
  }

  /// Reads a text that holds either; one with a key that only cases have is a case.
  ///
  /// - Parameters:
  ///   - text: the JSON text.
  ///   - limits: what the text may ask of its reader.
  /// - Throws: the first thing that is wrong, with its place and what to write instead.
  public init(json text: String, limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try Self.read(json: text, limits: limits)
  }
}

extension InputDocument: DocumentForm {
  package static var documentForm: String { #"an object with a "layout" or with "sections""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    guard case .object = reader.value else { throw reader.mismatch(Self.documentForm) }
    // Any of the keys, so that a case whose "layout" is misspelt is told so.
    let isCase = CaseDocument.DocumentKey.allCases.contains { reader.value[$0.rawValue] != nil }
    self =
      isCase
      ? .testCase(try CaseDocument(reading: reader)) : .layout(try LayoutDocument(reading: reader))
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    switch self {
    case .layout(let layout): try layout.written(at: path)
    case .testCase(let document): try document.written(at: path)
    }
  }
}
