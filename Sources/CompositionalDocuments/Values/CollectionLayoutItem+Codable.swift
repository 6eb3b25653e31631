import Compositional

extension CollectionLayoutItem: DocumentRecord {
  package enum DocumentKey: String, CaseIterable {
    case type, width, height, subitems, subitem, repeatingSubitem, count, items
    case interItemSpacing, contentInsets, edgeSpacing, supplementaryItems
  }

  /// The type of an item, identified by its name in documents.
  package enum DocumentType: String, DocumentEnumeration {
    case item, horizontal, vertical, custom

    /// The keys that apply to the type.
    package var keys: [DocumentKey] {
      DocumentKey.allCases.filter { key in
        switch key {
        case .type, .width, .height, .contentInsets, .edgeSpacing, .supplementaryItems: true
        case .interItemSpacing: self != .item
        case .items: self == .custom
        case .subitems, .subitem, .repeatingSubitem, .count:
          self == .horizontal || self == .vertical
        }
      }
    }
  }

  package static var documentForm: String { #"an item or group object with a "type""# }

  /// A group, which is allowed wherever an item is.
  package static var placeholder: CollectionLayoutItem? {
    let size = CollectionLayoutSize(.absolute(1), .absolute(1))
    let item = CollectionLayoutItem(layoutSize: size)
    return CollectionLayoutItem(layoutSize: size, content: .group(.horizontal, .list([item])))
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    let type: DocumentType = try object.value(.type)
    for key in DocumentKey.allCases where object[key] != nil && !type.keys.contains(key) {
      let names = type.keys.map { $0.rawValue }
      let hint =
        EditDistance.ending(in: key.rawValue, among: names).map { "did you mean \"\($0)\"?" }
        ?? "expected \(choice: names)"
      throw reader.failure(
        "the key \"\(key.rawValue)\" is not valid for the type \"\(type.rawValue)\"; \(hint)",
        atKey: key.rawValue)
    }
    let size = CollectionLayoutSize(try object.value(.width), try object.value(.height))
    switch type {
    case .item: self.init(layoutSize: size)
    case .horizontal:
      self.init(
        layoutSize: size, content: .group(.horizontal, try Self.subitems(object)))
    case .vertical:
      self.init(
        layoutSize: size, content: .group(.vertical, try Self.subitems(object)))
    case .custom: self.init(layoutSize: size, content: .custom(try object.value(.items)))
    }
    try read(object)
  }

  private static func subitems(
    _ object: ObjectReader<DocumentKey>
  ) throws(DocumentError) -> Subitems {
    let (key, value) = try object.only(of: [.subitems, .subitem, .repeatingSubitem])
    if key == .subitems {
      if object[.count] != nil {
        throw object.reader.failure(
          "\"count\" and \"subitems\" cannot be combined; use \"count\" with \"subitem\" or "
            + "\"repeatingSubitem\"")
      }
      let list = try value.list(of: CollectionLayoutItem.self)
      guard !list.isEmpty else { throw value.mismatch("at least one subitem") }
      return .list(list)
    }
    let form = "a whole number of at least 1"
    let subitem: CollectionLayoutItem = try object.value(key)
    let count = try object.value(.count, form, placeholder: 1) { (reader) throws(DocumentError) in
      try reader.integer(in: 1 ... .max, form)
    }
    return key == .subitem
      ? .counted([subitem], count: count) : .repeating([subitem], count: count)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    if case .cell = content, interItemSpacing != nil {
      throw path.invalid(self, "A cell cannot have inter-item spacing.")
    }
    return try object(at: path)
  }

  package mutating func members(
    _ members: inout Members<DocumentKey>
  ) throws(DocumentError) {
    members.given(.type, documentType)
    members.given(.width, layoutSize.widthDimension)
    members.given(.height, layoutSize.heightDimension)
    try members.optional(.interItemSpacing, &interItemSpacing)
    try members.value(.contentInsets, &contentInsets, default: .zero)
    try members.optional(.edgeSpacing, &edgeSpacing)
    try members.value(.supplementaryItems, &supplementaryItems, default: [])
    switch content {
    case .cell: break
    case .custom(let provider): members.given(.items, provider)
    case .group(_, .list(let items)): members.given(.subitems, items)
    case .group(_, .counted(let items, let count)):
      for item in items { members.given(.subitem, item) }
      members.given(.count, count)
    case .group(_, .repeating(let items, let count)):
      for item in items { members.given(.repeatingSubitem, item) }
      members.given(.count, count)
    }
  }

  private var documentType: DocumentType {
    switch content {
    case .cell: .item
    case .group(.horizontal, _): .horizontal
    case .group(.vertical, _): .vertical
    case .custom: .custom
    }
  }
}
