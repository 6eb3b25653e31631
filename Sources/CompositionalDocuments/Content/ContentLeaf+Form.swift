import Compositional
import CompositionalContent

extension ContentLeaf {
  private enum WrappingKey: String, CaseIterable { case naturalWidth, lineHeight, lineLimit }
  private enum TextKey: String, CaseIterable {
    case string, length, textStyle, lineLimit, weight
  }
  private enum BaselineKey: String, CaseIterable { case first, last }

  /// The keys of the rules, of which a leaf has at most one.
  private static let ruleKeys: [ContentKey] = [.size, .wrapping, .area, .text]

  /// Reads a leaf from the keys of its node.
  init(reading object: ObjectReader<ContentKey>) throws(DocumentError) {
    let keys = Self.ruleKeys.filter { object[$0] != nil }
    guard keys.count <= 1 else {
      throw object.reader.failure(
        "\"\(keys[0].rawValue)\" and \"\(keys[1].rawValue)\" cannot be combined; remove one")
    }
    self.init()
    switch keys.first {
    case .size: rule = .fixed(try object.required(.size, "a size").contentLengths())
    case .area: rule = .area(try object.required(.area, "a size").contentLengths())
    case .wrapping: rule = try Self.wrapping(object.required(.wrapping, "a rule"))
    case .text: rule = try Self.text(object.required(.text, "a text"))
    default: break
    }
    if let reader = object[.baselines] {
      let object = try ObjectReader(
        reader, form: #"baselines such as {"first": 15, "last": 4}"#, BaselineKey.self)
      baselines = Baselines(
        first: try object.required(.first, "a number").points(),
        last: try object.required(.last, "a number").points())
    }
  }

  private static func wrapping(_ reader: DocumentReader) throws(DocumentError) -> SizeRule {
    let object = try ObjectReader(
      reader, form: #"a rule such as {"naturalWidth": 300, "lineHeight": 20}"#, WrappingKey.self)
    return .wrapping(
      naturalWidth: try object.required(.naturalWidth, "a number").contentLength(),
      lineHeight: try object.required(.lineHeight, "a number").contentLength(),
      lineLimit: try object[.lineLimit]?.lineLimit())
  }

  private static func text(_ reader: DocumentReader) throws(DocumentError) -> SizeRule {
    let object = try ObjectReader(
      reader, form: #"a text such as {"length": 80, "textStyle": "body"}"#, TextKey.self)
    return .text(
      ContentText(
        try source(object), style: try object.value(.textStyle, default: .body),
        lineLimit: try object[.lineLimit]?.lineLimit(), weight: try object.optional(.weight)))
  }

  /// Reads the characters of a text: those of a string, or a number of them.
  private static func source(
    _ object: ObjectReader<TextKey>
  ) throws(DocumentError) -> ContentText.Source {
    let most = DocumentBounds.contentText
    guard object[.string] != nil else {
      return .filler(
        try object.required(.length, "a number of characters")
          .integer(in: 0...most, "a whole number from 0 to \(most)"))
    }
    guard object[.length] == nil else {
      throw object.reader.failure(#""string" and "length" cannot be combined; remove one"#)
    }
    return .string(try object.value(.string))
  }

  /// Adds the leaf to the keys of its node.
  func write(
    to object: inout ObjectWriter<ContentKey>, at path: DocumentPath
  ) throws(EncodingError) {
    switch rule {
    case .fixed(let size): try object.set(.size, size, default: .zero)
    case .area(let size): try object.set(.area, size)
    case .wrapping(let width, let height, let limit):
      var rule = ObjectWriter(path.appending("wrapping"), WrappingKey.self)
      try rule.set(.naturalWidth, width)
      try rule.set(.lineHeight, height)
      try rule.setIfPresent(.lineLimit, limit)
      object.set(.wrapping, json: rule.value)
    case .text(let text):
      var rule = ObjectWriter(path.appending("text"), TextKey.self)
      switch text.source {
      case .string(let string): try rule.set(.string, string)
      case .filler(let length): try rule.set(.length, length)
      }
      try rule.set(.textStyle, text.style, default: .body)
      try rule.setIfPresent(.lineLimit, text.lineLimit)
      try rule.setIfPresent(.weight, text.weight)
      object.set(.text, json: rule.value)
    case .measured: throw path.invalid(self, "A document cannot contain a closure.")
    }
    guard let baselines else { return }
    var lines = ObjectWriter(path.appending("baselines"), BaselineKey.self)
    try lines.set(.first, baselines.first)
    try lines.set(.last, baselines.last)
    object.set(.baselines, json: lines.value)
  }
}

extension DocumentReader {
  /// Reads a number of lines; 0 is no limit.
  fileprivate func lineLimit() throws(DocumentError) -> Int? {
    let limit = try integer(in: 0...1_000_000, "a whole number from 0 to 1000000")
    return limit == 0 ? nil : limit
  }
}

extension ObjectWriter {
  /// Sets a value that is JSON already.
  mutating func set(_ key: Key, json value: JSONValue) {
    merge(.object([.init(key: key.rawValue, value: value)]))
  }
}
