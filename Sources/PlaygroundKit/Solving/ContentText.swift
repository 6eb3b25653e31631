import Compositional
import CompositionalDocuments
import CompositionalPictures

/// Solved content as text: a picture, and a table of the parts.
struct ContentText {
  let title: String
  let solution: ContentSolution
  let parts: [ContentPart]

  /// The most lines of a picture.
  private static let rows = 60
  /// The most rows of the table, so that large content stays readable.
  private static let listed = 200

  func lines(on terminal: Terminal) -> [String] {
    let head = title.isEmpty ? "content" : title.printable
    let glyphs = Glyphs(unicode: terminal.usesUnicode)
    let size =
      "\(Self.text(solution.size.width)) \(glyphs.times) \(Self.text(solution.size.height))"
    return [Ink.heading.paint(head, on: terminal), Ink.faint.paint(size, on: terminal)]
      + picture(on: terminal) + table(on: terminal) + notes
  }

  private static func text(_ number: CGFloat) -> String {
    NumberText(Double(number), decimals: 3).description
  }

  // MARK: Picture

  private func picture(on terminal: Terminal) -> [String] {
    guard solution.size.width > 0, solution.size.height > 0 else { return [] }
    let bounds = CGRect(origin: .zero, size: solution.size)
    let scale = PictureScale(bounds, columns: terminal.columns - 2, rows: Self.rows)
    var canvas = CharacterCanvas(width: scale.lastColumn + 1, height: scale.lastRow + 1)
    for part in parts where part.role != .separator {
      let area = scale.area(part.frame)
      let isLeaf = part.role == .leaf
      canvas.box(area, isLeaf ? .light : .dashed, ink: isLeaf ? .cell : .decoration)
      if isLeaf { label(part.name, area, &canvas) }
    }
    let lines = canvas.lines(
      unicode: terminal.usesUnicode, usesColor: terminal.usesColor, padded: true)
    return PictureFrame(bounds: bounds, range: bounds).around(
      lines, width: canvas.width, unicode: terminal.usesUnicode, usesColor: terminal.usesColor)
  }

  private func label(
    _ name: String, _ area: CharacterCanvas.Area, _ canvas: inout CharacterCanvas
  ) {
    let left = max(area.columns.lowerBound + 1, 0)
    let room = min(area.columns.upperBound - 1, canvas.width - 1) - left + 1
    guard name.count <= room else { return }
    let row = (area.rows.lowerBound + area.rows.upperBound) / 2
    canvas.text(name, column: left + (room - name.count) / 2, row: row, ink: .cell)
  }

  // MARK: Table

  private func table(on terminal: Terminal) -> [String] {
    let head = ["part", "x", "y", "width", "height"]
    let rows = parts.prefix(Self.listed).map { part in
      [part.path]
        + [part.frame.origin.x, part.frame.origin.y, part.frame.size.width, part.frame.size.height]
        .map(Self.text)
    }
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      zip(cells, widths).enumerated().map { column, cell in
        column == 0 ? cell.0.padded(to: cell.1) : cell.0.padded(from: cell.1)
      }.joined(separator: "  ").trimmingEnd()
    }
    let more = parts.count - rows.count
    return [Ink.heading.paint(line(head), on: terminal)] + rows.map(line)
      + (more > 0 ? ["and \(NumberText(count: more)) more"] : [])
  }

  /// The choices, branches and reflowed stacks, a line for each kind.
  private var notes: [String] {
    func list<Value>(_ name: String, _ values: [String: Value], _ text: (Value) -> String)
      -> [String]
    {
      guard !values.isEmpty else { return [] }
      let entries = values.sorted { $0.key < $1.key }.map {
        "\($0.key.printable) \(text($0.value))"
      }
      return ["\(name): " + entries.joined(separator: ", ")]
    }
    let reflowed = solution.reflowed.sorted().map(\.printable)
    return list("choices", solution.choices) { "\($0)" }
      + list("branches", solution.branches) { $0.map { "\($0)" } ?? "none" }
      + list("content", solution.contentSizes) {
        "\(Self.text($0.width)) by \(Self.text($0.height))"
      } + (reflowed.isEmpty ? [] : ["vertical: " + reflowed.joined(separator: ", ")])
  }
}
