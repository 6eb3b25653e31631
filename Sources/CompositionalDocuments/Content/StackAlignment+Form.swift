import Compositional
import CompositionalContent

/// An alignment across a stack: a name, or a target.
private protocol AlignmentForm: DocumentForm {
  static var names: [(String, Self)] { get }
  static func centeredTo(_ path: String) -> Self
  var target: String? { get }
}

private enum TargetKey: String, CaseIterable { case centeredTo }

extension AlignmentForm where Self: Equatable {
  fileprivate init(alignment reader: DocumentReader) throws(DocumentError) {
    if case .object = reader.value {
      let object = try ObjectReader(reader, form: Self.documentForm, TargetKey.self)
      self = .centeredTo(try object.value(.centeredTo))
      return
    }
    guard case .string(let name) = reader.value else { throw reader.mismatch(Self.documentForm) }
    guard let found = Self.names.first(where: { $0.0 == name }) else {
      throw reader.unknown("alignment", name, among: Self.names.map { $0.0 })
    }
    self = found.1
  }

  fileprivate func writtenAlignment(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    if let target {
      return .object([.init(key: TargetKey.centeredTo.rawValue, value: .string(target))])
    }
    guard let name = Self.names.first(where: { $0.1 == self })?.0 else {
      throw path.invalid(self, "A document cannot contain a closure.")
    }
    return .string(name)
  }
}

extension StackVerticalAlignment: AlignmentForm {
  package static var documentForm: String { #"an alignment such as "top""# }

  fileprivate static var names: [(String, Self)] {
    [("fill", .fill), ("top", .top), ("center", .center), ("bottom", .bottom)]
  }

  fileprivate var target: String? {
    if case .centeredTo(let path) = self { return path }
    return nil
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    try self.init(alignment: reader)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    try writtenAlignment(at: path)
  }
}

extension StackHorizontalAlignment: AlignmentForm {
  package static var documentForm: String { #"an alignment such as "leading""# }

  fileprivate static var names: [(String, Self)] {
    [("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing)]
  }

  fileprivate var target: String? {
    if case .centeredTo(let path) = self { return path }
    return nil
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    try self.init(alignment: reader)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    try writtenAlignment(at: path)
  }
}
