import Compositional
import CompositionalDocuments

/// Many elements as JSON, written as bytes: the text of ``JSONValue``, without its tree.
struct ElementLines {
  /// The most bytes before they are written.
  private static let block = 1 << 16

  /// The longest line, in characters, and its indentation.
  private let width: Int
  private let indent: Int
  private let output: any TextOutput
  private var bytes: [UInt8] = []
  private var isFirst = true
  /// The element kinds in quotes.
  private var kinds: [String: [UInt8]] = [:]

  init(to output: any TextOutput, width: Int, indent: Int) {
    self.output = output
    self.width = width
    self.indent = indent
    bytes.reserveCapacity(Self.block + 1_024)
  }

  /// Writes an element; `unscrolled` is its frame before its section scrolled.
  mutating func add(_ element: LayoutAttributes, unscrolled: CGRect?) {
    append(isFirst ? "\n" : ",\n")
    isFirst = false
    for _ in 0..<indent { append(" ") }
    let start = bytes.count
    line(element, unscrolled)
    if bytes.count - start > width - indent {
      bytes.removeSubrange(start...)
      let answer = JSONValue.element(element, unscrolled: unscrolled)
      bytes += answer.pretty(width: width, indent: indent).utf8
    }
    if bytes.count >= Self.block { flush() }
  }

  /// Writes what is left.
  mutating func flush() {
    output.write(raw: String(decoding: bytes, as: UTF8.self))
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func line(_ element: LayoutAttributes, _ unscrolled: CGRect?) {
    let path = element.indexPath
    let word = element.category.word
    append("{\"id\": \"")
    bytes += word.utf8
    if let kind = element.kind {
      append(" ")
      // The quotes around it belong to the whole identifier.
      bytes += quoted(kind).dropFirst().dropLast()
    }
    append(" ")
    DecimalDigits.append(path.section, to: &bytes)
    append(".")
    item(path)
    append("\", \"category\": \"")
    bytes += word.utf8
    append("\", \"kind\": ")
    if let kind = element.kind { bytes += quoted(kind) } else { append("null") }
    append(", \"section\": ")
    DecimalDigits.append(path.section, to: &bytes)
    append(", \"item\": ")
    if path.isOfLayout { append("\"") }
    item(path)
    if path.isOfLayout { append("\"") }
    append(", \"frame\": ")
    rect(element.frame)
    append(", \"zIndex\": ")
    DecimalDigits.append(element.zIndex, to: &bytes)
    append(", \"alpha\": ")
    number(Double(element.alpha))
    append(element.isHidden ? ", \"isHidden\": true" : ", \"isHidden\": false")
    if let unscrolled {
      append(", \"unscrolledFrame\": ")
      rect(unscrolled)
    }
    append("}")
  }

  private mutating func item(_ path: ElementIndexPath) {
    if path.isOfLayout { append("max") } else { DecimalDigits.append(path.item, to: &bytes) }
  }

  private mutating func rect(_ rect: CGRect) {
    append("[")
    number(Double(rect.origin.x))
    append(", ")
    number(Double(rect.origin.y))
    append(", ")
    number(Double(rect.size.width))
    append(", ")
    number(Double(rect.size.height))
    append("]")
  }

  private mutating func number(_ number: Double) {
    if DecimalDigits.append(number, decimals: JSONValue.decimals, to: &bytes) { return }
    bytes += JSONValue.number(number).compact.utf8
  }

  private mutating func quoted(_ kind: String) -> [UInt8] {
    if let quoted = kinds[kind] { return quoted }
    let quoted = Array(JSONPrinter.quote(kind).utf8)
    kinds[kind] = quoted
    return quoted
  }

  private mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

extension LayoutAttributes {
  /// True if every number of the element is finite.
  var isFinite: Bool {
    let frame = frame
    return frame.origin.x.isFinite && frame.origin.y.isFinite && frame.size.width.isFinite
      && frame.size.height.isFinite && alpha.isFinite
  }
}
