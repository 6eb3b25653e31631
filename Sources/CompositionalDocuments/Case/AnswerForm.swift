import Compositional

/// The document form of a single measurement: one key that names its rule, and the parameters.
enum AnswerForm {
  typealias Object = ObjectReader<CaseMeasurement.DocumentKey>

  private enum LengthKey: String, CaseIterable { case width, height }
  private enum RandomKey: String, CaseIterable { case seed, width, height }
  private enum TextKey: String, CaseIterable { case lengths, textStyle, weight }

  /// The valid text styles of a measurement.
  private static let textStyles = [
    "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline",
    "footnote", "caption1", "caption2",
  ]

  /// Reads a measurement; returns nil if the object contains none.
  static func read(_ object: Object) throws(DocumentError) -> SampleMeasurer? {
    let keys = CaseMeasurement.DocumentKey.allCases.filter {
      ![.supplementary, .contents, .sections].contains($0) && object[$0] != nil
    }
    guard keys.count <= 1 else {
      throw object.reader.failure(
        "\"\(keys[0].rawValue)\" and \"\(keys[1].rawValue)\" cannot be combined; use only "
          + "\(choice: CaseMeasurement.answerKeys)")
    }
    guard let key = keys.first, let reader = object[key] else { return nil }
    switch key {
    case .constant:
      let lengths = try ObjectReader(reader, form: #"{"width": w, "height": h}"#, LengthKey.self)
      return SampleMeasurer(
        .constant(width: try lengths[.width]?.length(), height: try lengths[.height]?.length()))
    case .heights: return SampleMeasurer(.heights(try reader.lengths()))
    case .widths: return SampleMeasurer(.widths(try reader.lengths()))
    case .heightsByWidth: return SampleMeasurer(.heightsByWidth(try heightsByWidth(reader)))
    case .random:
      let random = try ObjectReader(
        reader, form: #"{"seed": 1, "height": [30, 300]}"#, RandomKey.self)
      return SampleMeasurer(
        .random(
          seed: try random.value(.seed), width: try random[.width]?.bounds(),
          height: try random[.height]?.bounds()))
    case .text:
      let text = try ObjectReader(
        reader, form: #"{"lengths": [40], "textStyle": "body"}"#, TextKey.self)
      let style: String = try text.value(.textStyle, default: "body")
      guard textStyles.contains(style) else {
        throw try text.required(.textStyle, "a string").unknown("value", style, among: textStyles)
      }
      let reader = try text.required(.lengths, "an array of whole numbers")
      var lengths: [Int] = []
      for element in try reader.elements("an array of whole numbers") {
        lengths.append(try element.itemCount())
      }
      guard !lengths.isEmpty else { throw reader.mismatch("at least one whole number") }
      return SampleMeasurer(
        .text(lengths: lengths, textStyle: style, weight: try text.optional(.weight)))
    case .supplementary, .contents, .sections: return nil
    }
  }

  private static func heightsByWidth(
    _ reader: DocumentReader
  ) throws(DocumentError) -> [CGFloat: [CGFloat]] {
    var heights: [CGFloat: [CGFloat]] = [:]
    for (key, list) in try reader.members("heights by width") {
      // Only the characters of a decimal number, because `Double` also reads "nan" and "0x10".
      let isDecimal = key.utf8.allSatisfy {
        (0x30...0x39).contains($0) || ".eE+-".utf8.contains($0)
      }
      guard isDecimal, let width = Double(key), width.isFinite, width >= 0 else {
        throw reader.failure("expected a width in points, found the key \(quoted: key)")
      }
      guard heights.updateValue(try list.lengths(), forKey: CGFloat(width)) == nil else {
        throw reader.failure("the width \(width) appears twice; remove one")
      }
    }
    return heights
  }

  /// Writes a measurement as a member of an object.
  static func write(
    _ answer: SampleMeasurer, at path: DocumentPath
  ) throws(EncodingError) -> JSONValue.Member {
    switch answer.rule {
    case .constant(let width, let height):
      var object = ObjectWriter(path, LengthKey.self)
      try object.setIfPresent(.width, width)
      try object.setIfPresent(.height, height)
      return .init(key: "constant", value: object.value)
    case .heights(let list): return .init(key: "heights", value: try list.written(at: path))
    case .widths(let list): return .init(key: "widths", value: try list.written(at: path))
    case .heightsByWidth(let heights):
      var members: [JSONValue.Member] = []
      for (width, list) in heights.sorted(by: { $0.key < $1.key }) {
        let key = JSONPrinter.text(.number(Double(width)))
        members.append(.init(key: key, value: try list.written(at: path.appending(key))))
      }
      return .init(key: "heightsByWidth", value: .object(members))
    case .random(let seed, let width, let height):
      var object = ObjectWriter(path, RandomKey.self)
      try object.set(.seed, seed)
      try object.setIfPresent(.width, width)
      try object.setIfPresent(.height, height)
      return .init(key: "random", value: object.value)
    case .text(let lengths, let style, let weight):
      var object = ObjectWriter(path, TextKey.self)
      try object.set(.lengths, lengths)
      try object.set(.textStyle, style)
      try object.setIfPresent(.weight, weight)
      return .init(key: "text", value: object.value)
    }
  }
}

extension DocumentReader {
  /// Reads a length in points, not negative.
  fileprivate func length() throws(DocumentError) -> CGFloat {
    try number("a nonnegative number") { $0 >= 0 }
  }

  /// Reads lengths in points, at least one.
  fileprivate func lengths() throws(DocumentError) -> [CGFloat] {
    var lengths: [CGFloat] = []
    for element in try elements("an array of numbers") { lengths.append(try element.length()) }
    guard !lengths.isEmpty else { throw mismatch("at least one number") }
    return lengths
  }

  /// Reads a lower and an upper bound in points.
  fileprivate func bounds() throws(DocumentError) -> [CGFloat] {
    let bounds = try numbers(2, "two numbers [least, most]")
    guard bounds[0] >= 0, bounds[0] <= bounds[1] else {
      throw failure(
        "expected two nonnegative numbers [least, most] in ascending order, "
          + "found \(JSONPrinter.text(value))")
    }
    return bounds
  }
}
