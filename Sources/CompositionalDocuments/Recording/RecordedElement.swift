import Compositional
import CompositionalSimulation

/// The document form of an element in a recording: an array of its identifier and its numbers.
///
/// `["cell 0.3", x, y, width, height]`, followed by the z-index if it is not zero, and by an object
/// with other attributes that differ from their defaults. An element that appeared begins with its
/// index. An element that moved has its index in place of the identifier.
enum RecordedElement {
  private enum LookKey: String, CaseIterable { case alpha, isHidden, transform }

  /// The maximum magnitude of a length, in points, which keeps sums of lengths finite.
  static let longest = 1e100

  private static let numbersForm =
    "[..., x, y, width, height], optionally with a z-index and an object"
  private static let transformForm = "six numbers [a, b, c, d, tx, ty]"

  // MARK: Reading

  /// Reads an element of a keyframe.
  static func read(_ reader: DocumentReader) throws(DocumentError) -> LayoutAttributes {
    let form = #"an element such as ["cell 0.3", 0, 44, 390, 44]"#
    let values = try reader.elements(form)
    guard let first = values.first else { throw reader.mismatch(form) }
    return try element(try ElementID(reading: first), values[1...], reader)
  }

  /// Reads an element that appeared, with its index.
  static func readAppeared(_ reader: DocumentReader) throws(DocumentError) -> Recording.Change {
    let form = #"an index and an element such as [3, "cell 0.3", 0, 44, 390, 44]"#
    let values = try reader.elements(form)
    guard values.count > 1 else { throw reader.mismatch(form) }
    let index = try values[0].count()
    let id = try ElementID(reading: values[1])
    return .init(index: index, element: try element(id, values[2...], reader))
  }

  /// Reads an element that moved, given the visible elements.
  static func readMoved(
    _ reader: DocumentReader, in elements: [LayoutAttributes]
  ) throws(DocumentError) -> Recording.Change {
    let form = "an index and four numbers such as [3, 0, 44, 390, 44]"
    let values = try reader.elements(form)
    guard let first = values.first else { throw reader.mismatch(form) }
    let index = try first.index(below: elements.count)
    return .init(index: index, element: try element(elements[index].id, values[1...], reader))
  }

  private static func element(
    _ id: ElementID, _ values: ArraySlice<DocumentReader>, _ reader: DocumentReader
  ) throws(DocumentError) -> LayoutAttributes {
    guard (4...6).contains(values.count) else { throw reader.mismatch(numbersForm) }
    let start = values.startIndex
    var numbers: [CGFloat] = []
    for value in values[..<(start + 4)] { numbers.append(try value.recordedLength()) }
    var element = LayoutAttributes(
      id: id, frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    if values.count > 4 { element.zIndex = try Int(reading: values[start + 4]) }
    if values.count > 5 {
      let look = try ObjectReader(
        values[start + 5], form: #"an appearance such as {"alpha": 0.5}"#, LookKey.self)
      element.alpha = try look.value(.alpha, default: 1)
      element.isHidden = try look.value(.isHidden, default: false)
      if let numbers = try look[.transform]?.numbers(6, transformForm) {
        guard numbers.allSatisfy({ $0.magnitude <= RecordedElement.longest }) else {
          throw reader.mismatch(transformForm)
        }
        element.transform = ElementTransform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
          ty: numbers[5])
      }
    }
    return Recording.rounded(element)
  }

  // MARK: Writing

  /// Writes the numbers of an element after its identifier or index.
  static func written(
    _ element: LayoutAttributes, after head: [JSONValue], at path: DocumentPath
  ) throws(EncodingError) -> JSONValue {
    let frame = element.untransformedFrame
    let lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    var values = head
    for length in lengths {
      try path.checkRecorded(length)
      values.append(try length.written(at: path))
    }
    let hasDefaultLook = element.alpha == 1 && !element.isHidden && element.transform == .identity
    if element.zIndex != 0 || !hasDefaultLook { values.append(.integer(element.zIndex)) }
    guard !hasDefaultLook else { return .array(values) }
    var look = ObjectWriter(path, LookKey.self)
    try look.set(.alpha, element.alpha, default: 1)
    try look.set(.isHidden, element.isHidden, default: false)
    let transform = element.transform
    if transform != .identity {
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      for number in numbers { try path.checkRecorded(number) }
      try look.set(.transform, numbers)
    }
    return .array(values + [look.value])
  }
}

extension DocumentReader {
  /// Reads a length of at most ``RecordedElement/longest``.
  func recordedLength() throws(DocumentError) -> CGFloat {
    try number("a number of points") { $0.magnitude <= RecordedElement.longest }
  }

  /// Reads two lengths.
  func recordedLengths(_ form: String) throws(DocumentError) -> (CGFloat, CGFloat) {
    let readers = try elements(form)
    guard readers.count == 2 else { throw mismatch(form) }
    return (try readers[0].recordedLength(), try readers[1].recordedLength())
  }

  /// Reads an index below a count.
  func index(below count: Int) throws(DocumentError) -> Int {
    guard count > 0 else { throw mismatch("no index because no element is visible") }
    return try integer(in: 0...(count - 1), "an index from 0 to \(count - 1)")
  }
}

extension DocumentPath {
  /// Throws if a length is one that cannot be read again.
  func checkRecorded(_ length: CGFloat) throws(EncodingError) {
    guard length.magnitude <= RecordedElement.longest else {
      throw invalid(
        length, "A recording holds lengths up to \(RecordedElement.longest) points, not \(length).")
    }
  }
}
