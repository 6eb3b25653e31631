import Compositional
import CompositionalPictures

/// A table with a row for each element, and for each part inside it.
///
/// All cells are one text in UTF-8, as there may be a million elements.
struct ElementTable {
  private static let head = ["element", "x", "y", "width", "height", "z"]

  /// The cells of all rows, one after another: those of ``head``, then a note.
  private var bytes: [UInt8] = []
  /// The end of each cell in ``bytes``.
  private var ends: [Int] = []
  /// The greatest number of characters of each column.
  private var widths = Self.head.map(\.count)
  private let elementCount: Int

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - parts: Returns the parts inside an element.
  init(_ elements: [LayoutAttributes], partsOf parts: (LayoutAttributes) -> [PlacedPart]) {
    elementCount = elements.count
    ends.reserveCapacity(elements.count * (Self.head.count + 1))
    for element in elements {
      add(element)
      for part in parts(element) { add(part) }
    }
  }

  /// Writes the heading, the rows, and a line with the number of elements.
  func write(to output: any TextOutput, on terminal: Terminal) {
    var heading: [UInt8] = []
    for (column, name) in Self.head.enumerated() {
      append(name.utf8, characters: name.count, column, to: &heading)
    }
    output.line(Ink.heading.paint(String(decoding: heading, as: UTF8.self), on: terminal))
    var block: [UInt8] = []
    let columns = Self.head.count + 1
    for row in 0..<ends.count / columns where !output.isClosed {
      for column in 0..<columns {
        let cell = cell(row * columns + column)
        append(cell, characters: Self.characters(cell), column, to: &block)
      }
      while block.last == UInt8(ascii: " ") { block.removeLast() }
      block.append(UInt8(ascii: "\n"))
      guard block.count >= 1 << 16 else { continue }
      output.write(String(decoding: block, as: UTF8.self))
      block.removeAll(keepingCapacity: true)
    }
    output.write(String(decoding: block, as: UTF8.self))
    let count = elementCount == 1 ? "1 element" : "\(NumberText(count: elementCount)) elements"
    output.line(Ink.faint.paint(count, on: terminal))
  }

  /// Appends a cell with the spaces around it: names to the left, numbers to the right.
  private func append(
    _ cell: some Collection<UInt8>, characters: Int, _ column: Int, to line: inout [UInt8]
  ) {
    guard column < widths.count else { return line.append(contentsOf: cell) }
    let space = repeatElement(UInt8(ascii: " "), count: widths[column] - characters)
    if column > 0 { line.append(contentsOf: space) }
    line.append(contentsOf: cell)
    if column == 0 { line.append(contentsOf: space) }
    if column < widths.count - 1 { line.append(contentsOf: "  ".utf8) }
  }

  private func cell(_ index: Int) -> ArraySlice<UInt8> {
    bytes[(index > 0 ? ends[index - 1] : 0)..<ends[index]]
  }

  private static func characters(_ cell: ArraySlice<UInt8>) -> Int {
    cell.allSatisfy { $0 < 0x80 } ? cell.count : String(decoding: cell, as: UTF8.self).count
  }

  // MARK: Rows

  private mutating func add(_ element: LayoutAttributes) {
    bytes.append(contentsOf: element.id.description.printable.utf8)
    endCell()
    addFrame(element.frame)
    DecimalDigits.append(element.zIndex, to: &bytes)
    endCell()
    if element.alpha != 1 {
      bytes.append(contentsOf: "   alpha \(NumberText(Double(element.alpha)))".utf8)
    }
    if element.isHidden {
      bytes.append(contentsOf: (element.alpha != 1 ? " hidden" : "   hidden").utf8)
    }
    endCell()
  }

  private mutating func add(_ part: PlacedPart) {
    bytes.append(contentsOf: "  \(part.path.printable)".utf8)
    endCell()
    addFrame(part.frame)
    endCell()
    endCell()
  }

  private mutating func addFrame(_ frame: CGRect) {
    for length in [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] {
      if !DecimalDigits.append(Double(length), decimals: 3, to: &bytes) {
        bytes.append(contentsOf: NumberText(Double(length), decimals: 3).description.utf8)
      }
      endCell()
    }
  }

  private mutating func endCell() {
    ends.append(bytes.count)
    let column = (ends.count - 1) % (Self.head.count + 1)
    guard column < widths.count else { return }
    widths[column] = max(widths[column], Self.characters(cell(ends.count - 1)))
  }
}
