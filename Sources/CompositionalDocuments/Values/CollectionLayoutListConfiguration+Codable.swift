import Compositional

extension CollectionLayoutListConfiguration: DocumentRecord {
  package enum DocumentKey: String, CaseIterable {
    case appearance, headerMode, footerMode, showsSeparators, headerTopPadding
  }

  package static var documentForm: String { #"a list such as {"appearance": "plain"}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(appearance: try object.value(.appearance))
    try read(object)
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    let plain = CollectionLayoutListConfiguration(appearance: appearance)
    members.given(.appearance, appearance)
    try members.value(.headerMode, &headerMode, default: .none)
    try members.value(.footerMode, &footerMode, default: .none)
    try members.value(.showsSeparators, &showsSeparators, default: plain.showsSeparators)
    try members.optional(.headerTopPadding, &headerTopPadding)
  }
}

extension CollectionLayoutListConfiguration.Appearance: DocumentEnumeration {}
extension CollectionLayoutListConfiguration.HeaderMode: DocumentEnumeration {}
extension CollectionLayoutListConfiguration.FooterMode: DocumentEnumeration {}
