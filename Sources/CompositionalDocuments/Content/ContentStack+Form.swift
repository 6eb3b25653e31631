import Compositional
import CompositionalContent

extension ContentStack {
  /// Reads a stack from the keys of its node.
  init(reading object: ObjectReader<ContentKey>, isHorizontal: Bool) throws(DocumentError) {
    let arrangement: Arrangement
    if isHorizontal {
      let reflow = Reflow(
        alignment: try object.value(.reflowedAlignment, default: .leading),
        reflowsForAccessibility: try object.value(.reflowsForAccessibility, default: true),
        forceVertical: try object.value(.forceVertical, default: false))
      arrangement = .horizontal(
        alignment: try object.value(.alignment, default: .fill), reflow: reflow)
    } else {
      arrangement = .vertical(alignment: try object.value(.alignment, default: .fill))
    }
    self.init(
      arrangement, spacing: try object[.spacing]?.points() ?? 0,
      insets: try object.value(.insets, default: .zero),
      items: try Content.siblings(object.required(.items, "an array of nodes")))
  }

  /// Adds the stack to the keys of its node.
  func write(to object: inout ObjectWriter<ContentKey>) throws(EncodingError) {
    switch arrangement {
    case .horizontal(let alignment, let reflow):
      try object.set(.alignment, alignment, default: .fill)
      try object.set(.reflowedAlignment, reflow.alignment, default: .leading)
      try object.set(.reflowsForAccessibility, reflow.reflowsForAccessibility, default: true)
      try object.set(.forceVertical, reflow.forceVertical, default: false)
    case .vertical(let alignment): try object.set(.alignment, alignment, default: .fill)
    }
    try object.set(.spacing, spacing, default: 0)
    try object.set(.insets, insets, default: .zero)
    try object.set(.items, items)
  }
}

extension ContentSpacer {
  /// Reads a spacer from the keys of its node.
  init(reading object: ObjectReader<ContentKey>) throws(DocumentError) {
    self.init(
      width: .init(
        min: try object[.minWidth]?.contentLength(), max: try object[.maxWidth]?.contentLength(),
        fixed: try object[.fixedWidth]?.contentLength()),
      height: .init(
        min: try object[.minHeight]?.contentLength(), max: try object[.maxHeight]?.contentLength(),
        fixed: try object[.fixedHeight]?.contentLength()))
  }

  /// Adds the spacer to the keys of its node.
  func write(to object: inout ObjectWriter<ContentKey>) throws(EncodingError) {
    try object.setIfPresent(.minWidth, width.min)
    try object.setIfPresent(.maxWidth, width.max)
    try object.setIfPresent(.fixedWidth, width.fixed)
    try object.setIfPresent(.minHeight, height.min)
    try object.setIfPresent(.maxHeight, height.max)
    try object.setIfPresent(.fixedHeight, height.fixed)
  }
}

extension AdaptiveLength: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case compact, compactAccessibility, regular, regularAccessibility
  }

  package static var documentForm: String { #"a number or {"compact": 16, "regular": 24}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    if reader.value.isNumber {
      self.init(try reader.points())
      return
    }
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init(
      compact: try object.required(.compact, "a number").points(),
      compactAccessibility: try object[.compactAccessibility]?.points(),
      regular: try object.required(.regular, "a number").points(),
      regularAccessibility: try object[.regularAccessibility]?.points())
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    if self == AdaptiveLength(compact) { return try compact.written(at: path) }
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.compact, compact)
    try object.setIfPresent(.compactAccessibility, compactAccessibility)
    try object.set(.regular, regular)
    try object.setIfPresent(.regularAccessibility, regularAccessibility)
    return object.value
  }
}

extension AdaptiveInsets: DocumentForm {
  package static var documentForm: String { "insets as an object or a number" }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    if reader.value.isNumber {
      self.init(try reader.contentInsets())
      return
    }
    typealias Key = DirectionalEdgeInsets.DocumentKey
    let object = try ObjectReader(reader, form: Self.documentForm, Key.self)
    let none = AdaptiveLength(0)
    self.init(
      top: try object.value(.top, default: none),
      leading: try object.value(.leading, default: none),
      bottom: try object.value(.bottom, default: none),
      trailing: try object.value(.trailing, default: none))
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    if self == AdaptiveInsets(top: top, leading: top, bottom: top, trailing: top),
      top == AdaptiveLength(top.compact)
    {
      return try top.compact.written(at: path)
    }
    var object = ObjectWriter(path, DirectionalEdgeInsets.DocumentKey.self)
    let none = AdaptiveLength(0)
    try object.set(.top, top, default: none)
    try object.set(.leading, leading, default: none)
    try object.set(.bottom, bottom, default: none)
    try object.set(.trailing, trailing, default: none)
    return object.value
  }
}
