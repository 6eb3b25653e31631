/// A label at the largest size that fits.
struct FittedLabel: Equatable {
  /// The text.
  let text: String
  /// The size of the characters, one of those offered.
  let size: Double

  /// Returns the first label that fits a rectangle at one of several sizes, else a shortened one; nil
  /// if there is no room.
  ///
  /// A better label in small characters comes before a worse one in large characters.
  ///
  /// - Parameters:
  ///   - labels: The labels, the best first.
  ///   - width: The width of the rectangle.
  ///   - height: The height of the rectangle.
  ///   - sizes: The sizes of characters, the largest first.
  ///   - characterWidth: The width of a character of size 1, with the space after it.
  static func fitting(
    _ labels: [String], width: Double, height: Double, sizes: [Double], characterWidth: Double
  ) -> FittedLabel? {
    let offered = sizes.filter { $0 <= height }
    for label in labels {
      let count = Double(label.count)
      guard count > 0 else { continue }
      for size in offered where count * size * characterWidth <= width {
        return FittedLabel(text: label, size: size)
      }
    }
    guard let smallest = offered.last, let label = labels.first, label.first?.isLetter ?? false
    else { return nil }
    let room = width / (smallest * characterWidth)
    guard room >= 4 else { return nil }
    return FittedLabel(text: String(label.prefix(Int(min(room, 1e6)) - 1)) + "…", size: smallest)
  }
}
