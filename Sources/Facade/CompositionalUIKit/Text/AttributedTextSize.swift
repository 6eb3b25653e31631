import Compositional
import Foundation

/// The size of a text whose parts have fonts of their own, or hold images.
///
/// Lines break between words where they no longer fit, as in a text of one font. A line is as high as its highest
/// part. A word that is wider than a line keeps its width.
struct AttributedTextSize {
  /// A part of a word: a text in a font, or an image.
  private struct Part {
    let width: Double
    /// The width without spaces at the end, in points.
    let inked: Double
    let height: Double
    let leading: Double
  }

  private let standard: UIFont
  private let isBold: Bool
  private let displayScale: CGFloat

  /// - Parameters:
  ///   - standard: The font of text without one.
  ///   - isBold: True if the user asks for bold text.
  ///   - displayScale: The pixels per point.
  init(standard: UIFont, isBold: Bool, displayScale: CGFloat) {
    self.standard = standard
    self.isBold = isBold
    self.displayScale = displayScale
  }

  /// The only font of a text without images; nil if it has several, or an image.
  static func onlyFont(of text: NSAttributedString, standard: UIFont) -> UIFont? {
    var fonts: [UIFont] = []
    var hasImage = false
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, _, _ in
      hasImage = hasImage || attributes[.attachment] is NSTextAttachment
      let font = attributes[.font] as? UIFont ?? standard
      if !fonts.contains(font) { fonts.append(font) }
    }
    return hasImage || fonts.count > 1 ? nil : fonts.first ?? standard
  }

  /// Returns the size, in points, rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The length of a line, in points; nil for any.
  ///   - lineLimit: The greatest number of lines; nil for any.
  /// - Complexity: O(characters)
  func size(of text: NSAttributedString, fitting width: CGFloat?, lineLimit: Int?) -> CGSize {
    let room = width.map { Double($0) + 1e-6 } ?? .infinity
    var lines: [[Part]] = [[]]
    for (index, paragraph) in words(of: text).enumerated() {
      if index > 0 { lines.append([]) }
      for word in paragraph {
        let used = lines[lines.count - 1].reduce(0) { $0 + $1.width }
        let inked = word.dropLast().reduce(0) { $0 + $1.width } + (word.last?.inked ?? 0)
        if used > 0, used + inked > room { lines.append([]) }
        lines[lines.count - 1] += word
      }
    }
    let shown = lines.prefix(lineLimit ?? .max)
    let widths = shown.map { line in
      line.dropLast().reduce(0) { $0 + $1.width } + (line.last?.inked ?? 0)
    }
    var height = 0.0
    for (index, line) in shown.enumerated() {
      let isLast = index == shown.count - 1
      height += line.map { isLast ? $0.height : $0.leading }.max() ?? Double(standard.lineHeight)
    }
    let widest = up(widths.max() ?? 0)
    return CGSize(
      width: width.map { min(widest, max(0, $0)) } ?? widest, height: up(height))
  }

  private func up(_ length: Double) -> CGFloat {
    CGFloat((length * Double(displayScale) - 1e-6).rounded(.up)) / displayScale
  }

  /// Returns the words of each paragraph, with the spaces after them.
  private func words(of text: NSAttributedString) -> [[[Part]]] {
    var paragraphs: [[[Part]]] = [[]]
    var word: [Part] = []
    func end() {
      guard !word.isEmpty else { return }
      paragraphs[paragraphs.count - 1].append(word)
      word = []
    }
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? standard
      if let image = attributes[.attachment] as? NSTextAttachment {
        return word.append(part(image, in: font))
      }
      var rest = Substring((text.string as NSString).substring(with: range))
      while let first = rest.first {
        if first == "\n" {
          end()
          paragraphs.append([])
          rest = rest.dropFirst()
          continue
        }
        let inked = rest.prefix { $0 != " " && $0 != "\n" }
        let spaces = rest.dropFirst(inked.count).prefix { $0 == " " }
        word.append(part(String(inked), spaces.count, in: font))
        if !spaces.isEmpty { end() }
        rest = rest.dropFirst(inked.count + spaces.count)
      }
    }
    end()
    return paragraphs
  }

  private func part(_ text: String, _ spaces: Int, in font: UIFont) -> Part {
    let model = TextModel(
      font.metrics, weight: font.textWeight(isBold: isBold), displayScale: displayScale)
    func width(_ text: String) -> Double { model.widestLine(of: text, fitting: .infinity).exact }
    // Spaces count only between other characters.
    let inked = text.isEmpty ? 0 : width(text)
    let space =
      spaces == 0 ? 0 : width("n" + String(repeating: " ", count: spaces) + "n") - width("nn")
    return Part(
      width: inked + space, inked: inked, height: Double(font.lineHeight),
      leading: Double(font.metrics.leading))
  }

  private func part(_ attachment: NSTextAttachment, in font: UIFont) -> Part {
    let size = attachment.bounds == .zero ? attachment.image?.size ?? .zero : attachment.bounds.size
    // The image stands on the baseline, or as its bounds say.
    let low = min(Double(attachment.bounds.minY), Double(font.descender))
    let high = max(Double(attachment.bounds.minY + size.height), Double(font.ascender))
    return Part(
      width: Double(size.width), inked: Double(size.width), height: high - low, leading: high - low)
  }
}
