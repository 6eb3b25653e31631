import Compositional

extension CollectionLayoutSection: DocumentRecord {
  package enum DocumentKey: String, CaseIterable {
    case group, contentInsets, interGroupSpacing, contentInsetsReference
    case supplementaryContentInsetsReference, supplementariesFollowContentInsets
    case orthogonalScrollingBehavior, orthogonalScrollingProperties
    case boundarySupplementaryItems, decorationItems
    case listBackground, listZIndex, keepsToMargins
  }

  package static var documentForm: String { #"a section object with a "group""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    let group: CollectionLayoutItem = try object.value(.group)
    guard group.isGroup else {
      let type = reader.path.appending(DocumentKey.group.rawValue).appending("type")
      throw DocumentError(
        at: type,
        message: #"expected "horizontal", "vertical" or "custom", found the string "item"; "#
          + "a section repeats a group, not an item")
    }
    self.init(group: CollectionLayoutGroup(item: group))
    try read(object)
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    members.given(.group, group.item)
    try members.value(.contentInsets, &contentInsets, default: .zero)
    try members.value(.interGroupSpacing, &interGroupSpacing, default: 0)
    try members.value(.contentInsetsReference, &contentInsetsReference, default: .automatic)
    try members.value(
      .supplementaryContentInsetsReference, &supplementaryContentInsetsReference,
      default: .automatic)
    try members.value(
      .supplementariesFollowContentInsets, &supplementariesFollowContentInsets, default: true)
    try members.value(.orthogonalScrollingBehavior, &orthogonalScrollingBehavior, default: .none)
    try members.value(
      .orthogonalScrollingProperties, &orthogonalScrollingProperties, default: .init())
    try members.value(.boundarySupplementaryItems, &boundarySupplementaryItems, default: [])
    try members.value(.decorationItems, &decorationItems, default: [])
    try members.optional(.listBackground, &listBackground)
    try members.optional(.listZIndex, &listZIndex)
    try members.value(.keepsToMargins, &keepsToMargins, default: false)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    if visibleItemsInvalidationHandler != nil {
      throw path.invalid(
        self, "A document cannot contain a visible items invalidation handler.")
    }
    if let invalidCall {
      throw path.invalid(self, "A document cannot contain \(invalidCall): it cannot be laid out.")
    }
    return try object(at: path)
  }
}

extension ContentInsetsReference: DocumentEnumeration {}
