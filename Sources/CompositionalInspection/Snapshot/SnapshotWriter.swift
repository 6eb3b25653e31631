import Compositional

/// The lines of a snapshot.
struct SnapshotWriter {
  let environment: CollectionLayoutEnvironment?
  let itemCounts: [Int]
  let contentSize: CGSize
  /// The content offset, in points; nil for a snapshot of all elements.
  let contentOffset: CGPoint?
  /// How far the rows of sections are scrolled, in points.
  let orthogonalOffsets: [Int: CGFloat]

  /// The lines about the layout as a whole.
  var lines: [String] {
    var lines: [String] = []
    if let environment { lines += Self.lines(of: environment) }
    lines.append("items: " + Self.list(itemCounts))
    lines.append("content: " + Self.text(contentSize))
    if let contentOffset {
      lines.append(
        "offset: " + Self.text(contentOffset.x) + ", " + Self.text(contentOffset.y))
    }
    for (section, offset) in orthogonalOffsets.sorted(by: { $0.key < $1.key })
    where offset != 0 {
      lines.append("row of section " + String(section) + ": " + Self.text(offset))
    }
    return lines
  }

  private static func lines(of environment: CollectionLayoutEnvironment) -> [String] {
    var lines = [
      "view: " + text(environment.ownContainer.contentSize) + " at "
        + text(environment.displayScale) + "x"
    ]
    if environment.layoutDirection == .rightToLeft { lines.append("direction: right to left") }
    if environment.contentSizeCategory != .large {
      lines.append("text size: " + environment.contentSizeCategory.rawValue)
    }
    return lines
  }

  /// The most item counts of a line.
  private static let counts = 20

  private static func list(_ counts: [Int]) -> String {
    guard !counts.isEmpty else { return "no sections" }
    var words = counts.prefix(Self.counts).map { String($0) }
    if counts.count > Self.counts {
      words.append("and " + String(counts.count - Self.counts) + " more sections")
    }
    return words.joined(separator: ", ")
  }

  /// Returns the line of an element.
  static func line(of element: LayoutAttributes) -> String {
    var line = oneLine(element.id.description) + ": " + text(element.frame)
    if element.zIndex != 0 { line += ", z " + String(element.zIndex) }
    if element.alpha != 1 { line += ", alpha " + text(element.alpha) }
    if element.isHidden { line += ", hidden" }
    if element.transform != .identity { line += ", transformed" }
    return line
  }

  /// Returns the line of a part inside an element.
  static func line(of part: PlacedPart) -> String {
    "  " + oneLine(part.description) + ": " + text(part.frame)
  }

  /// Returns a name without ends of lines.
  private static func oneLine(_ name: String) -> String {
    guard name.contains(where: { $0.isNewline }) else { return name }
    return String(name.map { $0.isNewline ? " " : $0 })
  }

  private static func text(_ frame: CGRect) -> String {
    text(frame.origin.x) + ", " + text(frame.origin.y) + ", " + text(frame.size)
  }

  private static func text(_ size: CGSize) -> String {
    text(size.width) + " x " + text(size.height)
  }

  private static func text(_ number: CGFloat) -> String { "\(points: number)" }
}
