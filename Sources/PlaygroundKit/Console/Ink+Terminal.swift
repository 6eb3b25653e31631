import CompositionalPictures

extension Ink {
  /// Returns the text in this ink, unchanged on a terminal without color.
  func paint(_ text: String, on terminal: Terminal) -> String {
    paint(text, usesColor: terminal.usesColor)
  }
}

extension PictureTextStyle {
  /// Creates the style that suits a terminal.
  init(_ terminal: Terminal) {
    self.init(usesUnicode: terminal.usesUnicode, usesColor: terminal.usesColor)
  }
}
