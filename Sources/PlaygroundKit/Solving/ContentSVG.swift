import Compositional
import CompositionalDocuments

/// Solved content as an SVG picture, a unit for each point.
struct ContentSVG {
  let size: CGSize
  let parts: [ContentPart]

  /// The margin around the content, in points.
  private static let margin = 1.0

  var lines: [String] {
    let bounds = parts.map(\.frame).reduce(CGRect(origin: .zero, size: size)) { $0.union($1) }
      .insetBy(dx: -Self.margin, dy: -Self.margin)
    let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(Self.text)
    return [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="\#(box.joined(separator: " "))" "#
        + #"width="\#(box[2])" height="\#(box[3])" font-family="sans-serif">"#,
      Self.rect(CGRect(origin: .zero, size: size), ##"fill="white" stroke="#8e8e93""##),
    ] + parts.flatMap(Self.shapes) + ["</svg>"]
  }

  private static func shapes(of part: ContentPart) -> [String] {
    switch part.role {
    case .container, .cell:
      return [rect(part.frame, ##"fill="none" stroke="#aeaeb2" stroke-dasharray="3 2""##)]
    case .separator: return [rect(part.frame, ##"fill="#8e8e93""##)]
    case .leaf:
      let box = rect(part.frame, ##"fill="#dbe7fb" stroke="#3a6fc4""##)
      return [box] + label(part)
    }
  }

  private static func label(_ part: ContentPart) -> [String] {
    let height = min(11, Double(part.frame.height) * 0.8)
    // A character is about half as wide as it is high.
    guard height >= 4, Double(part.name.count) * height * 0.55 <= Double(part.frame.width) else {
      return []
    }
    return [
      ##"<text x="\##(text(part.frame.midX))" y="\##(text(part.frame.midY))" "##
        + ##"font-size="\##(text(CGFloat(height)))" text-anchor="middle" "##
        + ##"dominant-baseline="central" fill="#1c3a6b">\##(escaped(part.name))</text>"##
    ]
  }

  private static func rect(_ frame: CGRect, _ style: String) -> String {
    #"<rect x="\#(text(frame.minX))" y="\#(text(frame.minY))" width="\#(text(frame.width))" "#
      + #"height="\#(text(frame.height))" \#(style)/>"#
  }

  private static func text(_ number: CGFloat) -> String {
    NumberText(Double(number), decimals: 3).description
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}
