import UIKit

/// Returns what a window shows as a picture in a line of SVG: the frames of the views, their colors and texts.
@MainActor func picture(of window: UIWindow) -> String {
  let size = window.bounds.size
  let body = ([window] + all(of: window)).map { drawing(of: $0, in: window) }.joined()
  return """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width) \(size.height)" \
    width="\(size.width)" height="\(size.height)" font-family="sans-serif">\
    <rect width="100%" height="100%" fill="white"/>\(body)</svg>
    """
}

/// Returns the frame of a view, filled with its color, and its texts.
@MainActor private func drawing(of view: UIView, in window: UIWindow) -> String {
  let frame = view.convert(view.bounds, to: window)
  guard frame.width > 0, frame.height > 0, frame.intersects(window.bounds) else { return "" }
  let edge = view is UICollectionReusableView || view is UITableViewCell || view is UIControl
  let line = edge ? " stroke=\"#bbb\" stroke-width=\"0.5\"" : ""
  let fill = view is UIImageView ? "#ddd" : paint(view.backgroundColor, view.traitCollection)
  var drawn = ""
  if fill != nil || edge {
    drawn = "<rect \(place(frame)) fill=\"\(fill ?? "none")\"\(line)/>"
  }
  let texts = texts(of: view)
  guard !texts.isEmpty else { return drawn }
  let font = (view as? UILabel)?.font.pointSize ?? 17
  let color = (view as? UILabel)?.textColor ?? .label
  let left: CGFloat = view is UIListContentView ? 16 : 0
  let lines = texts.flatMap { wrapped($0, font: font, width: frame.width - 2 * left) }
  let top = max(0, frame.height - CGFloat(lines.count) * font * 1.2) / 2
  drawn += "<svg \(place(frame)) font-size=\"\(font)\">"
  for (index, line) in lines.enumerated() {
    let y = top + font + CGFloat(index) * font * 1.2
    drawn +=
      "<text x=\"\(left)\" y=\"\(y)\" fill=\"\(paint(color, view.traitCollection) ?? "black")\">"
    drawn += "\(escaped(line))</text>"
  }
  return drawn + "</svg>"
}

/// Returns a text in lines of about a width; a picture measures nothing.
private func wrapped(_ text: String, font: CGFloat, width: CGFloat) -> [String] {
  let most = max(1, Int(width / max(1, font * 0.48)))
  var lines: [String] = []
  for word in text.split(whereSeparator: \.isWhitespace).prefix(1_000) {
    if let last = lines.last, last.count + 1 + word.count <= most {
      lines[lines.count - 1] = last + " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}

/// Returns a color as SVG has it; nil for none.
@MainActor private func paint(_ color: UIColor?, _ traits: UITraitCollection) -> String? {
  var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
  guard
    color?.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      == true,
    alpha > 0
  else { return nil }
  func percent(_ part: CGFloat) -> String { "\(Int((100 * part).rounded()))%" }
  return "rgba(\(percent(red)),\(percent(green)),\(percent(blue)),\(alpha))"
}

private func place(_ frame: CGRect) -> String {
  "x=\"\(frame.minX)\" y=\"\(frame.minY)\" width=\"\(frame.width)\" height=\"\(frame.height)\""
}

private func escaped(_ text: String) -> String {
  String(
    text.unicodeScalars.filter { $0.value >= 32 }.flatMap { scalar -> String in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      default: String(scalar)
      }
    })
}
