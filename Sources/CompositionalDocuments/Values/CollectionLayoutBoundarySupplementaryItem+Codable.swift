import Compositional

extension CollectionLayoutBoundarySupplementaryItem: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case elementKind, width, height, alignment, absoluteOffset, extendsBoundary
    case pinToVisibleBounds, zIndex, contentInsets, edgeSpacing
  }

  package static var documentForm: String { #"a boundary item object with an "elementKind""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(
      layoutSize: .init(try object.value(.width), try object.value(.height)),
      elementKind: try object.value(.elementKind), alignment: try object.value(.alignment),
      absoluteOffset: try object.value(.absoluteOffset, default: CGPoint(x: 0, y: 0)))
    extendsBoundary = try object.value(.extendsBoundary, default: true)
    pinToVisibleBounds = try object.value(.pinToVisibleBounds, default: false)
    zIndex = try object.zIndex(.zIndex, default: 1)
    contentInsets = try object.value(.contentInsets, default: .zero)
    edgeSpacing = try object.optional(.edgeSpacing)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.elementKind, elementKind)
    try object.set(.width, layoutSize.widthDimension)
    try object.set(.height, layoutSize.heightDimension)
    try object.set(.alignment, alignment)
    try object.set(.absoluteOffset, offset, default: CGPoint(x: 0, y: 0))
    try object.set(.extendsBoundary, extendsBoundary, default: true)
    try object.set(.pinToVisibleBounds, pinToVisibleBounds, default: false)
    try object.set(.zIndex, zIndex, default: 1)
    try object.set(.contentInsets, contentInsets, default: .zero)
    try object.setIfPresent(.edgeSpacing, edgeSpacing)
    return object.value
  }
}

extension RectAlignment: DocumentEnumeration {}

extension CollectionLayoutDecorationItem: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case elementKind, contentInsets, zIndex, edgeSpacing
  }

  package static var documentForm: String { #"a decoration item object with an "elementKind""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self = .background(elementKind: try object.value(.elementKind))
    contentInsets = try object.value(.contentInsets, default: .zero)
    zIndex = try object.zIndex(.zIndex, default: 0)
    edgeSpacing = try object.optional(.edgeSpacing)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.elementKind, elementKind)
    try object.set(.contentInsets, contentInsets, default: .zero)
    try object.set(.zIndex, zIndex, default: 0)
    try object.setIfPresent(.edgeSpacing, edgeSpacing)
    return object.value
  }
}
