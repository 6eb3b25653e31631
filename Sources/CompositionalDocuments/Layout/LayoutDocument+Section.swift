import Compositional

extension LayoutDocument.Section: DocumentForm {
  /// The keys of both kinds of section: `group` for one, `list` for the other.
  ///
  /// A list has its background and the z-index of its cells by itself.
  package enum DocumentKey: String, CaseIterable {
    case group, list, contentInsets, interGroupSpacing, contentInsetsReference
    case supplementaryContentInsetsReference, supplementariesFollowContentInsets
    case orthogonalScrollingBehavior, orthogonalScrollingProperties
    case boundarySupplementaryItems, decorationItems, listBackground, listZIndex, keepsToMargins
  }

  package static var documentForm: String { #"a section object with a "group" or a "list""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    let kinds: [DocumentKey] = [.group, .list]
    let meant = kinds.first { object.misspells($0) }
    let key = if let meant { meant } else { try object.only(of: kinds).key }
    guard key == .list else {
      self = .section(try CollectionLayoutSection(reading: reader))
      return
    }
    let ofLists: [DocumentKey] = [.listBackground, .listZIndex, .keepsToMargins]
    let keys = DocumentKey.allCases.filter { !ofLists.contains($0) }
    let list = try ObjectReader<DocumentKey>(
      reader, form: Self.documentForm, among: keys.map { $0.rawValue })
    var changes = LayoutDocument.ListChanges()
    var members = Members(reading: list)
    let own: CollectionLayoutListConfiguration = try list.value(.list)
    try changes.members(&members)
    self = .list(own, changes)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    switch self {
    case .section(let section): return try section.written(at: path)
    case .list(let list, var changes):
      return try JSONValue.written(at: path) { (members: inout Members<DocumentKey>) in
        members.given(.list, list)
        try? changes.members(&members)
      }
    }
  }
}

extension LayoutDocument.ListChanges {
  /// Reads or writes the keys that a list has beside its own.
  fileprivate mutating func members(
    _ members: inout Members<LayoutDocument.Section.DocumentKey>
  ) throws(DocumentError) {
    try members.optional(.contentInsets, &contentInsets)
    try members.optional(.interGroupSpacing, &interGroupSpacing)
    try members.optional(.contentInsetsReference, &contentInsetsReference)
    try members.optional(
      .supplementaryContentInsetsReference, &supplementaryContentInsetsReference)
    try members.optional(.supplementariesFollowContentInsets, &supplementariesFollowContentInsets)
    try members.optional(.orthogonalScrollingBehavior, &orthogonalScrollingBehavior)
    try members.optional(.orthogonalScrollingProperties, &orthogonalScrollingProperties)
    try members.value(.boundarySupplementaryItems, &boundarySupplementaryItems, default: [])
    try members.value(.decorationItems, &decorationItems, default: [])
  }
}
