import Compositional

/// The content of a JSON text: a layout, a case with a layout and data, a flow layout, or results of a
/// recording.
public enum InputDocument: Hashable, Sendable {
  /// A layout alone.
  case layout(LayoutDocument)
  /// A layout with an environment and data.
  case testCase(CaseDocument)
  /// A flow layout, alone or with an environment and data.
  case flow(FlowDocument)
  /// What a system answered to cases.
  case results(ConformanceResults)

  /// Reads a document; a text with a key that only cases have is a case.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text, in UTF-8.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(json bytes: [UInt8], limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try Self.read(json: bytes, limits: limits)
  }

  /// Reads a document; a text with a key that only cases have is a case.
  ///
  /// - Parameters:
  ///   - text: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(json text: String, limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try Self.read(json: text, limits: limits)
  }
}

extension InputDocument: DocumentForm {
  package static var documentForm: String { #"an object with a "layout" or with "sections""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    guard case .object(let members) = reader.value else {
      throw reader.mismatch(Self.documentForm)
    }
    switch DocumentKind(keys: members.map { $0.key }) {
    case .results: self = .results(try ConformanceResults(reading: reader))
    case .flow: self = .flow(try FlowDocument(reading: reader))
    case .testCase, .script: self = .testCase(try CaseDocument(reading: reader))
    default: self = .layout(try LayoutDocument(reading: reader))
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    switch self {
    case .layout(let layout): try layout.written(at: path)
    case .testCase(let document): try document.written(at: path)
    case .flow(let document): try document.written(at: path)
    case .results(let results): try results.written(at: path)
    }
  }
}
