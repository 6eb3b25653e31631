import Compositional
import CompositionalContent

extension FlowAlignment: DocumentEnumeration {}
extension ContentFlow.ExactFit: DocumentEnumeration {}
extension ContentSlot.Edge: DocumentEnumeration {}
extension RowTapEffect: DocumentEnumeration {}

extension DocumentReader {
  /// Reads a length in points.
  func points() throws(DocumentError) -> CGFloat {
    try number("a number from -1e9 to 1e9") { abs($0) <= DocumentBounds.contentLength }
  }

  /// Reads a length in points that is not negative.
  func contentLength() throws(DocumentError) -> CGFloat {
    try number("a number from 0 to 1e9") { (0...DocumentBounds.contentLength).contains($0) }
  }

  /// Reads a width and a height in points, neither negative.
  func contentLengths() throws(DocumentError) -> CGSize {
    guard case .array(let values) = value, values.count == 2 else {
      throw mismatch("two numbers [width, height] from 0 to 1e9")
    }
    let sides = try elements("two numbers [width, height]")
    return CGSize(width: try sides[0].contentLength(), height: try sides[1].contentLength())
  }

  /// Reads insets: an object with edges, or a number for all of them.
  func contentInsets() throws(DocumentError) -> DirectionalEdgeInsets {
    if case .object = value {
      typealias Key = DirectionalEdgeInsets.DocumentKey
      let form = DirectionalEdgeInsets.documentForm
      let object = try ObjectReader(self, form: form, Key.self)
      return DirectionalEdgeInsets(
        top: try object[.top]?.points() ?? 0, leading: try object[.leading]?.points() ?? 0,
        bottom: try object[.bottom]?.points() ?? 0,
        trailing: try object[.trailing]?.points() ?? 0)
    }
    guard value.isNumber else { throw mismatch("insets as an object or a number") }
    let inset = try points()
    return DirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  /// Reads a name: not empty, without `/`, `@` and `#`.
  func contentName() throws(DocumentError) -> String {
    let name = try String(reading: self)
    guard !name.isEmpty, !name.contains(where: { "/@#".contains($0) }) else {
      throw mismatch(##"a name without "/", "@" and "#""##)
    }
    return name
  }

  /// Reads a list of names.
  func contentNames() throws(DocumentError) -> [String] {
    var names: [String] = []
    for element in try elements("an array of names") { names.append(try element.contentName()) }
    return names
  }
}

extension JSONValue {
  var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }
}

extension DirectionalEdgeInsets {
  /// Returns the insets as JSON: a number if all edges are equal.
  func writtenAsContent(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    if top == leading, top == bottom, top == trailing { return try top.written(at: path) }
    return try written(at: path)
  }
}

extension ContentPriorities: DocumentForm {
  package enum DocumentKey: String, CaseIterable { case horizontal, vertical }

  package static var documentForm: String { #"priorities such as {"horizontal": 1000}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    try self.init(reading: reader, default: .hugging)
  }

  init(reading reader: DocumentReader, default: ContentPriorities) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    func priority(_ key: DocumentKey) throws(DocumentError) -> Double? {
      try object[key].map { reader throws(DocumentError) in
        Double(try reader.number("a number from 1 to 1000") { (1...1000).contains($0) })
      }
    }
    self.init(
      horizontal: try priority(.horizontal) ?? `default`.horizontal,
      vertical: try priority(.vertical) ?? `default`.vertical)
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.horizontal, CGFloat(horizontal))
    try object.set(.vertical, CGFloat(vertical))
    return object.value
  }
}

extension TextStyle: DocumentEnumeration {}
extension TextWeight: DocumentEnumeration {}
