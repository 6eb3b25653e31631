extension LayoutDocument: DocumentForm, Codable {
  package enum DocumentKey: String, CaseIterable {
    case scrollDirection, interSectionSpacing, contentInsetsReference
    case boundarySupplementaryItems, quirks, sections
  }

  package static var documentForm: String { #"a layout, an object with "sections""# }

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
        reading: DocumentReader(.object(rest), at: reader.path)),
      sections: sections)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    object.merge(try configuration.written(at: path))
    try object.set(.sections, sections)
    return object.value
  }

  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension LayoutDocument.Section: DocumentForm {
  package static var documentForm: String { #"a section, an object with a "group" or a "list""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    guard reader.value["list"] != nil else {
      self = .section(try CollectionLayoutSection(reading: reader))
      return
    }
    if reader.value["group"] != nil {
      throw reader.failure("\"list\" stands beside \"group\"; there must be one of them")
    }
    self = try ListForm.read(reader)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    switch self {
    case .section(let section): try section.written(at: path)
    case .list(let list, let changes): try ListForm.write(list, changes, at: path)
    }
  }
}

/// The form of a section that is a list.
package enum ListForm {
  package enum DocumentKey: String, CaseIterable {
    case list, contentInsets, interGroupSpacing, contentInsetsReference
    case boundarySupplementaryItems, decorationItems
  }

  static func read(_ reader: DocumentReader) throws(DocumentError) -> LayoutDocument.Section {
    let object = try ObjectReader(reader, form: "a list section", DocumentKey.self)
    var changes = LayoutDocument.ListChanges()
    changes.contentInsets = try object.optional(.contentInsets)
    changes.interGroupSpacing = try object.optional(.interGroupSpacing)
    changes.contentInsetsReference = try object.optional(.contentInsetsReference)
    changes.boundarySupplementaryItems = try object.value(.boundarySupplementaryItems, default: [])
    changes.decorationItems = try object.value(.decorationItems, default: [])
    return .list(try object.value(.list), changes)
  }

  static func write(
    _ list: CollectionLayoutListConfiguration, _ changes: LayoutDocument.ListChanges,
    at path: DocumentPath
  ) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.list, list)
    try object.setIfPresent(.contentInsets, changes.contentInsets)
    try object.setIfPresent(.interGroupSpacing, changes.interGroupSpacing)
    try object.setIfPresent(.contentInsetsReference, changes.contentInsetsReference)
    try object.set(.boundarySupplementaryItems, changes.boundarySupplementaryItems, default: [])
    try object.set(.decorationItems, changes.decorationItems, default: [])
    return object.value
  }
}
