/// Labels in characters that all take one column.
enum LabelText {
  /// Returns the first label that fits a number of characters, else the last one shortened; nil if
  /// no more than one character of it would be left.
  static func fitting(_ labels: [String], in room: Int, ellipsis: Character) -> String? {
    for label in labels {
      let text = plain(label)
      if !text.isEmpty, text.count <= room { return text }
    }
    // A number without its end would be another number.
    guard room >= 4, let text = labels.first.map({ plain($0) }), text.first?.isLetter ?? false
    else { return nil }
    return String(text.prefix(room - 1)) + String(ellipsis)
  }

  /// Returns a text with a mark for each character that a terminal may not show in one column, or
  /// would obey.
  static func plain(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return text }
    return String(text.map { isPlain($0) ? $0 : "?" })
  }

  private static func isPlain(_ character: Character) -> Bool {
    var scalars = character.unicodeScalars.makeIterator()
    guard let scalar = scalars.next(), scalars.next() == nil else { return false }
    // Latin, Greek and Cyrillic letters and ordinary signs, without controls and combining marks.
    return (0x20...0x7E).contains(scalar.value) || (0xA1...0xAC).contains(scalar.value)
      || (0xAE...0x2FF).contains(scalar.value) || (0x384...0x3FF).contains(scalar.value)
      || (0x400...0x482).contains(scalar.value) || (0x48A...0x52F).contains(scalar.value)
  }
}
