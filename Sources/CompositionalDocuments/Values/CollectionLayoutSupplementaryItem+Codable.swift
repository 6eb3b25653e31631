import Compositional

extension CollectionLayoutSupplementaryItem: DocumentRecord {
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
    try read(object)
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    members.given(.elementKind, elementKind)
    members.given(.width, layoutSize.widthDimension)
    members.given(.height, layoutSize.heightDimension)
    members.given(.containerAnchor, containerAnchor)
    members.given(.itemAnchor, ifPresent: itemAnchor)
    try members.zIndex(.zIndex, &zIndex, default: 1)
    try members.value(.contentInsets, &contentInsets, default: .zero)
    try members.optional(.edgeSpacing, &edgeSpacing)
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
