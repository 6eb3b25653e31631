import CompositionalPictures

extension Result<LayoutPicture, any Error> {
  /// Returns the lines of a picture in a report, or the reason why there is none.
  ///
  /// - Parameters:
  ///   - rows: The most lines, without the legend.
  ///   - terminal: The terminal.
  func lines(rows: Int, on terminal: Terminal) -> [String] {
    switch self {
    case .success(let picture):
      picture.lines(columns: terminal.columns, rows: rows + 2, style: PictureTextStyle(terminal))
    case .failure(let error): "  \(error).".wrapped(to: terminal.columns)
    }
  }
}
