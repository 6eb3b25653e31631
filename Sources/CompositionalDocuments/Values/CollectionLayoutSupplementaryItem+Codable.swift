import Compositional

extension CollectionLayoutSupplementaryItem: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case elementKind, width, height, containerAnchor, itemAnchor, zIndex, contentInsets
    case edgeSpacing
  }

  package static var documentForm: String { #"a supplementary item object with an "elementKind""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(
      layoutSize: .init(try object.value(.width), try object.value(.height)),
      elementKind: try object.value(.elementKind),
      containerAnchor: try object.value(.containerAnchor),
      itemAnchor: try object.optional(.itemAnchor))
    zIndex = try object.zIndex(.zIndex, default: 1)
    contentInsets = try object.value(.contentInsets, default: .zero)
    edgeSpacing = try object.optional(.edgeSpacing)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.elementKind, elementKind)
    try object.set(.width, layoutSize.widthDimension)
    try object.set(.height, layoutSize.heightDimension)
    try object.set(.containerAnchor, containerAnchor)
    try object.setIfPresent(.itemAnchor, itemAnchor)
    try object.set(.zIndex, zIndex, default: 1)
    try object.set(.contentInsets, contentInsets, default: .zero)
    try object.setIfPresent(.edgeSpacing, edgeSpacing)
    return object.value
  }
}

extension ObjectReader {
  /// Reads a z-index that may be absent.
  func zIndex(_ key: Key, default: Int) throws(DocumentError) -> Int {
    try self[key]?.zIndex() ?? `default`
  }
}

extension DocumentReader {
  /// Reads a z-index, limited so that the z-index of pinned items can be added to it.
  func zIndex() throws(DocumentError) -> Int {
    let limit = DocumentBounds.items
    return try integer(in: -limit...limit, "a whole number from \(-limit) to \(limit)")
  }
}
