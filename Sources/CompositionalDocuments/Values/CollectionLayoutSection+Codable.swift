import Compositional

extension CollectionLayoutSection: DocumentForm {
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
    contentInsets = try object.value(.contentInsets, default: .zero)
    interGroupSpacing = try object.value(.interGroupSpacing, default: 0)
    contentInsetsReference = try object.value(.contentInsetsReference, default: .automatic)
    supplementaryContentInsetsReference = try object.value(
      .supplementaryContentInsetsReference, default: .automatic)
    supplementariesFollowContentInsets = try object.value(
      .supplementariesFollowContentInsets, default: true)
    orthogonalScrollingBehavior = try object.value(.orthogonalScrollingBehavior, default: .none)
    orthogonalScrollingProperties = try object.value(
      .orthogonalScrollingProperties, default: .init())
    boundarySupplementaryItems = try object.value(.boundarySupplementaryItems, default: [])
    decorationItems = try object.value(.decorationItems, default: [])
    listBackground = try object.optional(.listBackground)
    listZIndex = try object.optional(.listZIndex)
    keepsToMargins = try object.value(.keepsToMargins, default: false)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    if visibleItemsInvalidationHandler != nil {
      throw path.invalid(
        self, "A document cannot contain a visible items invalidation handler.")
    }
    if let invalidCall {
      throw path.invalid(self, "A document cannot contain \(invalidCall): it cannot be laid out.")
    }
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.group, group.item)
    try object.set(.contentInsets, contentInsets, default: .zero)
    try object.set(.interGroupSpacing, interGroupSpacing, default: 0)
    try object.set(.contentInsetsReference, contentInsetsReference, default: .automatic)
    try object.set(
      .supplementaryContentInsetsReference, supplementaryContentInsetsReference,
      default: .automatic)
    try object.set(
      .supplementariesFollowContentInsets, supplementariesFollowContentInsets, default: true)
    try object.set(.orthogonalScrollingBehavior, orthogonalScrollingBehavior, default: .none)
    try object.set(
      .orthogonalScrollingProperties, orthogonalScrollingProperties, default: .init())
    try object.set(.boundarySupplementaryItems, boundarySupplementaryItems, default: [])
    try object.set(.decorationItems, decorationItems, default: [])
    try object.setIfPresent(.listBackground, listBackground)
    try object.setIfPresent(.listZIndex, listZIndex)
    try object.set(.keepsToMargins, keepsToMargins, default: false)
    return object.value
  }
}

extension ContentInsetsReference: DocumentEnumeration {}
