extension LayoutPicture {
  /// Returns the picture in characters.
  ///
  /// Boxes that touch share a line. Frames of one size take equally many characters where that changes
  /// a side of the picture by at most a fifth. A shape has the best of its labels that fits.
  ///
  /// - Parameters:
  ///   - columns: The most characters across.
  ///   - rows: The most lines.
  ///   - style: The characters to use, and the legend.
  /// - Returns: Lines that end in a line feed; none of them is longer than `columns`, and there are
  ///   no more than `rows`. Escape sequences of color do not count.
  /// - Complexity: O(shapes × characters that they cover)
  public func text(
    columns: Int = 80, rows: Int = 40, style: PictureTextStyle = .init()
  ) -> String {
    lines(columns: columns, rows: rows, style: style).map { $0 + "\n" }.joined()
  }

  /// Returns the lines of the picture in characters (see ``text(columns:rows:style:)``).
  package func lines(columns: Int, rows: Int, style: PictureTextStyle) -> [String] {
    TextRenderer(
      picture: self, columns: min(columns, 2_000), rows: min(rows, 2_000), style: style
    ).lines
  }

  /// Returns the size of a character of the picture, in points.
  package func characterSize(columns: Int, rows: Int, style: PictureTextStyle) -> CGSize {
    let scale = TextRenderer(picture: self, columns: columns, rows: rows, style: style)
      .scale(rows: rows)
    return CGSize(width: scale.pointsPerColumn, height: scale.pointsPerRow)
  }
}
