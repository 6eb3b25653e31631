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
    self = .list(try list.value(.list), try .init(list))
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    switch self {
    case .section(let section): return try section.written(at: path)
    case .list(let list, let changes):
      var object = ObjectWriter(path, DocumentKey.self)
      try object.set(.list, list)
      try changes.write(to: &object)
      return object.value
    }
  }
}

extension LayoutDocument.ListChanges {
  fileprivate typealias Key = LayoutDocument.Section.DocumentKey

  fileprivate init(_ object: ObjectReader<Key>) throws(DocumentError) {
    contentInsets = try object.optional(.contentInsets)
    interGroupSpacing = try object.optional(.interGroupSpacing)
    contentInsetsReference = try object.optional(.contentInsetsReference)
    supplementaryContentInsetsReference = try object.optional(
      .supplementaryContentInsetsReference)
    supplementariesFollowContentInsets = try object.optional(.supplementariesFollowContentInsets)
    orthogonalScrollingBehavior = try object.optional(.orthogonalScrollingBehavior)
    orthogonalScrollingProperties = try object.optional(.orthogonalScrollingProperties)
    boundarySupplementaryItems = try object.value(.boundarySupplementaryItems, default: [])
    decorationItems = try object.value(.decorationItems, default: [])
  }

  fileprivate func write(to object: inout ObjectWriter<Key>) throws(EncodingError) {
    try object.setIfPresent(.contentInsets, contentInsets)
    try object.setIfPresent(.interGroupSpacing, interGroupSpacing)
    try object.setIfPresent(.contentInsetsReference, contentInsetsReference)
    try object.setIfPresent(
      .supplementaryContentInsetsReference, supplementaryContentInsetsReference)
    try object.setIfPresent(
      .supplementariesFollowContentInsets, supplementariesFollowContentInsets)
    try object.setIfPresent(.orthogonalScrollingBehavior, orthogonalScrollingBehavior)
    try object.setIfPresent(.orthogonalScrollingProperties, orthogonalScrollingProperties)
    try object.set(.boundarySupplementaryItems, boundarySupplementaryItems, default: [])
    try object.set(.decorationItems, decorationItems, default: [])
  }
}
