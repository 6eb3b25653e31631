import Compositional

extension CollectionLayoutSpacing: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case fixed, flexible }

  package static var documentForm: String { #"a spacing such as {"fixed": 8}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    let (key, number) = try object.only(of: DocumentKey.allCases)
    let points = try CGFloat(reading: number)
    self = key == .fixed ? .fixed(points) : .flexible(points)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(isFlexible ? .flexible : .fixed, spacing)
    return object.value
  }
}

extension CollectionLayoutEdgeSpacing: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case leading, top, trailing, bottom }

  package static var documentForm: String {
    #"edge spacing such as {"leading": {"fixed": 8}, "top": {"flexible": 0}}"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(
      leading: try object.optional(.leading), top: try object.optional(.top),
      trailing: try object.optional(.trailing), bottom: try object.optional(.bottom))
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.setIfPresent(.leading, leading)
    try object.setIfPresent(.top, top)
    try object.setIfPresent(.trailing, trailing)
    try object.setIfPresent(.bottom, bottom)
    return object.value
  }
}
