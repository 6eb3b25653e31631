import Compositional

extension CaseExpectation.Element: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case id, frame, zIndex }

  package static var documentForm: String {
    #"an element such as {"id": "cell 0.3", "frame": [0, 0, 320, 44]}"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    id = try object.value(.id)
    frame = try object.value(.frame)
    zIndex = try object[.zIndex]?.zIndex()
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.id, id)
    try object.set(.frame, frame)
    try object.setIfPresent(.zIndex, zIndex)
    return object.value
  }
}

extension CaseExpectation.Query: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case rect, elements }

  package static var documentForm: String {
    #"a query such as {"rect": [0, 0, 320, 50], "elements": ["cell 0.0"]}"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    rect = try object.value(.rect)
    elements = try object.value(.elements)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.rect, rect)
    try object.set(.elements, elements)
    return object.value
  }
}

extension CaseExpectation.OrthogonalStep: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case set, offsets, visible }

  package static var documentForm: String {
    #"a step such as {"set": {"0": 40}, "offsets": {"0": 6}, "visible": []}"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    set = try object[.set]?.sectionOffsets() ?? [:]
    offsets = try object[.offsets]?.sectionOffsets() ?? [:]
    visible = try object.value(.visible, default: [])
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.set, SectionOffsets(set))
    try object.set(.offsets, SectionOffsets(offsets))
    try object.set(.visible, visible)
    return object.value
  }
}

extension ElementID: DocumentForm {
  package static var documentForm: String {
    #""cell S.I", "supplementary KIND S.I" or "decoration KIND S.I""#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let text = try String(reading: reader)
    guard let id = ElementID(text) else { throw reader.mismatch(Self.documentForm) }
    self = id
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    .string(description)
  }
}
