import Compositional
import CompositionalContent

extension Content: DocumentForm {
  package static var documentForm: String {
    #"a node such as {"type": "hStack", "items": []}"#
  }

  package static var placeholder: Content? {
    Content(
      kind: .separator, id: nil, hugging: .hugging, compression: .compression,
      placement: ContentPlacement())
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    try ContentBounds.check(reader)
    try self.init(node: reader)
  }

  /// Reads a node of a tree whose bounds were checked.
  init(node reader: DocumentReader) throws(DocumentError) {
    guard case .object = reader.value else { throw reader.mismatch(Self.documentForm) }
    var type: ContentType?
    if let value = reader.value[ContentKey.type.rawValue] {
      let path = reader.path.appending(ContentKey.type.rawValue)
      type = try ContentType(reading: DocumentReader(value, at: path))
    }
    let object = try ObjectReader<ContentKey>(
      reader, form: Self.documentForm, among: type?.names ?? ContentType.leafNames)
    self.init(
      kind: try Self.kind(type, object), id: try object[.id]?.contentName(),
      hugging: try Self.priorities(object[.hugging], default: .hugging),
      compression: try Self.priorities(object[.compression], default: .compression),
      placement: try ContentPlacement(reading: object))
    style = try object.optional(.style)
  }

  private static func priorities(
    _ reader: DocumentReader?, default: ContentPriorities
  ) throws(DocumentError) -> ContentPriorities {
    guard let reader else { return `default` }
    return try ContentPriorities(reading: reader, default: `default`)
  }

  private static func kind(
    _ type: ContentType?, _ object: ObjectReader<ContentKey>
  ) throws(DocumentError) -> Kind {
    switch type {
    case nil: .leaf(try ContentLeaf(reading: object))
    case .hStack: .stack(try ContentStack(reading: object, isHorizontal: true))
    case .vStack: .stack(try ContentStack(reading: object, isHorizontal: false))
    case .spacer: .spacer(try ContentSpacer(reading: object))
    case .flow: .flow(try ContentFlow(reading: object))
    case .split: .split(try ContentSplit(reading: object))
    case .scrollingSplit: .scrollingSplit(try ContentScrollingSplit(reading: object))
    case .conditional: .conditional(try ContentConditional(reading: object))
    case .rows: .rows(try ContentRows(reading: object))
    case .constraints: .constraints(try ContentConstraints(reading: object))
    case .padding: .padding
    case .separator: .separator
    }
  }

  /// Reads nodes whose names are unique.
  static func siblings(_ reader: DocumentReader) throws(DocumentError) -> [Content] {
    var names: Set<String> = []
    return try reader.list("an array of nodes") { (element) throws(DocumentError) in
      let node = try Content(node: element)
      if let id = node.id, !names.insert(id).inserted {
        throw element.failure("the id \(quoted: id) appears twice; rename one")
      }
      return node
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, ContentKey.self)
    try object.setIfPresent(.type, type)
    try object.setIfPresent(.id, id)
    try object.setIfPresent(.style, style)
    try object.set(.hugging, hugging, default: .hugging)
    try object.set(.compression, compression, default: .compression)
    try placement.write(to: &object, at: path)
    switch kind {
    case .leaf(let leaf): try leaf.write(to: &object, at: path)
    case .stack(let stack): try stack.write(to: &object)
    case .spacer(let spacer): try spacer.write(to: &object)
    case .flow(let flow): try flow.write(to: &object)
    case .split(let split): try split.write(to: &object)
    case .scrollingSplit(let split): try split.write(to: &object, at: path)
    case .conditional(let conditional): try conditional.write(to: &object, at: path)
    case .rows(let rows): try rows.write(to: &object, at: path)
    case .constraints(let constraints): try constraints.write(to: &object, at: path)
    case .padding, .separator: break
    }
    return object.value
  }

  private var type: ContentType? {
    switch kind {
    case .leaf: nil
    case .stack(let stack):
      if case .horizontal = stack.arrangement { .hStack } else { .vStack }
    case .spacer: .spacer
    case .flow: .flow
    case .split: .split
    case .scrollingSplit: .scrollingSplit
    case .conditional: .conditional
    case .rows: .rows
    case .constraints: .constraints
    case .padding: .padding
    case .separator: .separator
    }
  }
}

extension ContentPlacement {
  /// Reads the wishes of a node from its keys.
  init(reading object: ObjectReader<ContentKey>) throws(DocumentError) {
    self.init()
    verticalAlignment = try object.optional(.verticalAlignment)
    horizontalAlignment = try object.optional(.horizontalAlignment)
    accessibilityAlignment = try object.optional(.accessibilityAlignment)
    padding = try object[.padding]?.contentInsets() ?? .zero
    slot = try object.optional(.slot)
    edgeInsets = try object[.edgeInsets]?.contentInsets() ?? .zero
    flowWidth = try object.value(.width, default: .basedOnContents)
    flowAlignment = try object.value(.vertical, default: .top)
    isHidden = try object.value(.hidden, default: false)
    isInteractive = try object.value(.interactive, default: false)
    isTappable = try object.value(.tappable, default: false)
    hidesSeparator = try object.value(.separatorHiding, default: false)
  }

  /// Adds the wishes to the keys of a node.
  func write(
    to object: inout ObjectWriter<ContentKey>, at path: DocumentPath
  ) throws(EncodingError) {
    try object.setIfPresent(.verticalAlignment, verticalAlignment)
    try object.setIfPresent(.horizontalAlignment, horizontalAlignment)
    try object.setIfPresent(.accessibilityAlignment, accessibilityAlignment)
    if padding != .zero { object.set(.padding, json: try padding.writtenAsContent(at: path)) }
    try object.setIfPresent(.slot, slot)
    if edgeInsets != .zero {
      object.set(.edgeInsets, json: try edgeInsets.writtenAsContent(at: path))
    }
    try object.set(.width, flowWidth, default: .basedOnContents)
    try object.set(.vertical, flowAlignment, default: .top)
    try object.set(.hidden, isHidden, default: false)
    try object.set(.interactive, isInteractive, default: false)
    try object.set(.tappable, isTappable, default: false)
    try object.set(.separatorHiding, hidesSeparator, default: false)
  }
}
