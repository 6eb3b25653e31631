import Compositional

extension LayoutDocument: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case scrollDirection, interSectionSpacing, contentInsetsReference
    case boundarySupplementaryItems, quirks, sections
  }

  package static var documentForm: String { #"a layout object with "sections""# }

  package static var placeholder: LayoutDocument? {
    CollectionLayoutItem.placeholder.map {
      LayoutDocument(sections: [CollectionLayoutSection(group: CollectionLayoutGroup(item: $0))])
    }
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    let sections: [Section] = try object.value(.sections)
    guard !sections.isEmpty else {
      throw try object.required(.sections, "sections").mismatch("at least one section")
    }
    var rest: [JSONValue.Member] = []
    if case .object(let members) = reader.value {
      rest = members.filter { $0.key != DocumentKey.sections.rawValue }
    }
    self.init(
      configuration: try CollectionLayoutConfiguration(
        reading: DocumentReader(.object(rest), at: reader.path, reader.problems)),
      sections: sections)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    object.merge(try configuration.written(at: path))
    try object.set(.sections, sections)
    return object.value
  }
}
