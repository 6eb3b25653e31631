import Compositional

extension CollectionLayoutListConfiguration: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case appearance, headerMode, footerMode, showsSeparators, headerTopPadding
  }

  package static var documentForm: String { #"a list such as {"appearance": "plain"}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(appearance: try object.value(.appearance))
    headerMode = try object.value(.headerMode, default: .none)
    footerMode = try object.value(.footerMode, default: .none)
    showsSeparators = try object.value(.showsSeparators, default: showsSeparators)
    headerTopPadding = try object.optional(.headerTopPadding)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    let plain = CollectionLayoutListConfiguration(appearance: appearance)
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.appearance, appearance)
    try object.set(.headerMode, headerMode, default: .none)
    try object.set(.footerMode, footerMode, default: .none)
    try object.set(.showsSeparators, showsSeparators, default: plain.showsSeparators)
    try object.setIfPresent(.headerTopPadding, headerTopPadding)
    return object.value
  }
}

extension CollectionLayoutListConfiguration.Appearance: DocumentEnumeration {}
extension CollectionLayoutListConfiguration.HeaderMode: DocumentEnumeration {}
extension CollectionLayoutListConfiguration.FooterMode: DocumentEnumeration {}
