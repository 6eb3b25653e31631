import Compositional

extension CollectionLayoutBoundarySupplementaryItem: DocumentRecord {
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
    try read(object)
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    members.given(.elementKind, elementKind)
    members.given(.width, layoutSize.widthDimension)
    members.given(.height, layoutSize.heightDimension)
    members.given(.alignment, alignment)
    members.given(.absoluteOffset, offset, default: CGPoint(x: 0, y: 0))
    try members.value(.extendsBoundary, &extendsBoundary, default: true)
    try members.value(.pinToVisibleBounds, &pinToVisibleBounds, default: false)
    try members.zIndex(.zIndex, &zIndex, default: 1)
    try members.value(.contentInsets, &contentInsets, default: .zero)
    try members.optional(.edgeSpacing, &edgeSpacing)
  }
}

extension RectAlignment: DocumentEnumeration {}

extension CollectionLayoutDecorationItem: DocumentRecord {
  package enum DocumentKey: String, CaseIterable {
    case elementKind, contentInsets, zIndex, edgeSpacing
  }

  package static var documentForm: String { #"a decoration item object with an "elementKind""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self = .background(elementKind: try object.value(.elementKind))
    try read(object)
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    members.given(.elementKind, elementKind)
    try members.value(.contentInsets, &contentInsets, default: .zero)
    try members.zIndex(.zIndex, &zIndex, default: 0)
    try members.optional(.edgeSpacing, &edgeSpacing)
  }
}
