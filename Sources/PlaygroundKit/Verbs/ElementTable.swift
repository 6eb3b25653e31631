import Compositional
import CompositionalPictures

/// A table with a row for each element, and for each part inside it.
struct ElementTable {
  /// The heading, the rows, and a line with the count.
  let lines: [String]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - parts: Returns the parts inside an element.
  ///   - terminal: The terminal that shows the table.
  init(
    _ elements: [LayoutAttributes], partsOf parts: (LayoutAttributes) -> [PlacedPart],
    on terminal: Terminal
  ) {
    let head = ["element", "x", "y", "width", "height", "z"]
    let rows = elements.flatMap { [Self.row($0)] + parts($0).map(Self.row) }
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    func text(_ cells: [String]) -> String {
      let columns = zip(cells, widths).enumerated().map { column, cell in
        column == 0 ? cell.0.padded(to: cell.1) : cell.0.padded(from: cell.1)
      }
      return (columns.joined(separator: "  ") + "  " + cells.dropFirst(head.count).joined())
        .trimmingEnd()
    }
    let heading = Ink.heading.paint(text(head), on: terminal)
    let count = elements.count == 1 ? "1 element" : "\(NumberText(count: elements.count)) elements"
    lines = [heading] + rows.map(text) + [Ink.faint.paint(count, on: terminal)]
  }

  private static func row(_ part: PlacedPart) -> [String] {
    ["  " + part.path] + numbers(part.frame) + ["", ""]
  }

  private static func numbers(_ frame: CGRect) -> [String] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map {
      NumberText(Double($0), decimals: 3).description
    }
  }

  private static func row(_ element: LayoutAttributes) -> [String] {
    let numbers = numbers(element.frame)
    var note = ""
    if element.alpha != 1 { note += " alpha \(NumberText(Double(element.alpha)))" }
    if element.isHidden { note += " hidden" }
    return [element.id.description] + numbers + [String(element.zIndex), note]
  }
}
