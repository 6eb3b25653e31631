import Compositional

extension CGPoint: DocumentForm {
  package static var documentForm: String { "two numbers [x, y]" }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let numbers = try reader.numbers(2, Self.documentForm)
    self.init(x: numbers[0], y: numbers[1])
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    try [x, y].written(at: path)
  }
}

extension CGSize: DocumentForm {
  package static var documentForm: String { "two numbers [width, height]" }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let numbers = try reader.numbers(2, Self.documentForm)
    self.init(width: numbers[0], height: numbers[1])
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    try [width, height].written(at: path)
  }
}

extension CGRect: DocumentForm {
  package static var documentForm: String { "four numbers [x, y, width, height]" }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let numbers = try reader.numbers(4, Self.documentForm)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    // The stored size, because `width` and `height` of a rectangle are never negative, but its size
    // may be.
    try [origin.x, origin.y, size.width, size.height].written(at: path)
  }
}

extension LayoutAxis: DocumentEnumeration {}

extension DirectionalEdgeInsets: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case top, leading, bottom, trailing }

  package static var documentForm: String {
    #"insets such as {"top": 5, "leading": 6, "bottom": 7, "trailing": 8}"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(
      top: try object.value(.top, default: 0), leading: try object.value(.leading, default: 0),
      bottom: try object.value(.bottom, default: 0),
      trailing: try object.value(.trailing, default: 0))
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.top, top, default: 0)
    try object.set(.leading, leading, default: 0)
    try object.set(.bottom, bottom, default: 0)
    try object.set(.trailing, trailing, default: 0)
    return object.value
  }
}

extension PhysicalEdgeInsets: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case top, left, bottom, right }

  package static var documentForm: String {
    #"insets such as {"top": 5, "left": 6, "bottom": 7, "right": 8}"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(
      top: try object.value(.top, default: 0), left: try object.value(.left, default: 0),
      bottom: try object.value(.bottom, default: 0), right: try object.value(.right, default: 0))
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.top, top, default: 0)
    try object.set(.left, left, default: 0)
    try object.set(.bottom, bottom, default: 0)
    try object.set(.right, right, default: 0)
    return object.value
  }
}
