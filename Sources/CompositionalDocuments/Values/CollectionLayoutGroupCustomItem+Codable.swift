import Compositional

extension CollectionLayoutGroupCustomItem: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case frame, zIndex }

  package static var documentForm: String { #"a custom item such as {"frame": [0, 0, 50, 50]}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(
      frame: try object.value(.frame), zIndex: try object.zIndex(.zIndex, default: 0))
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.frame, frame)
    try object.set(.zIndex, zIndex, default: 0)
    return object.value
  }
}

extension CollectionLayoutCustomItemProvider: DocumentForm {
  package static var documentForm: String {
    #"a list of frames such as [{"frame": [0, 0, 50, 50]}]"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    guard case .array = reader.value else { throw reader.mismatch(Self.documentForm) }
    self.init(try reader.list(of: CollectionLayoutGroupCustomItem.self))
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    guard let fixedItems else {
      throw path.invalid(
        self, "A document cannot contain the closure of a custom group; use a list of frames.")
    }
    return try fixedItems.written(at: path)
  }
}
