extension PictureSheet {
  /// Returns the pictures side by side in characters, with one legend (see
  /// ``LayoutPicture/text(columns:rows:style:)``).
  ///
  /// - Parameters:
  ///   - columns: The most characters across.
  ///   - rows: The most lines.
  ///   - style: The characters to use, and the legend.
  public func text(
    columns: Int = 80, rows: Int = 40, style: PictureTextStyle = .init()
  ) -> String {
    lines(columns: columns, rows: rows, style: style).map { $0 + "\n" }.joined()
  }

  /// Returns the lines of the pictures in characters.
  package func lines(columns: Int, rows: Int, style: PictureTextStyle) -> [String] {
    guard pictures.count > 1 else {
      return pictures.first?.lines(columns: columns, rows: rows, style: style) ?? []
    }
    // The legend of all shapes together; the pictures share what is left.
    let all = LayoutPicture(
      bounds: pictures[0].bounds, commands: pictures.flatMap { $0.commands })
    var legend: [String] = []
    if style.showsLegend {
      legend = TextRenderer(picture: all, columns: columns, rows: rows, style: style).legend
    }
    if rows - legend.count < 4 { legend = [] }
    var plain = style
    plain.showsLegend = false
    let width = (columns - (pictures.count - 1)) / pictures.count
    guard width >= 4 else { return pictures[0].lines(columns: columns, rows: rows, style: style) }
    let height = rows - legend.count
    // One scale, so that the pictures can be compared.
    func drawn(_ picture: LayoutPicture) -> [String] {
      TextRenderer(
        picture: picture, columns: min(width, 2_000), rows: min(height, 2_000), style: plain,
        isEven: false
      ).lines
    }
    let drawings = pictures.map { drawn($0) }
    plain.usesColor = false
    let blanks = pictures.map { picture in
      String(repeating: " ", count: drawn(picture).first?.count ?? 0)
    }
    let longest = drawings.map { $0.count }.max() ?? 0
    let rows = (0..<longest).map { row in
      let parts = zip(drawings, blanks).map { lines, blank in
        row < lines.count ? lines[row] : blank
      }
      return parts.joined(separator: " ").trimmingEnd()
    }
    return rows + legend
  }
}
