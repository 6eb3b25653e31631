import Compositional
import CompositionalTestSupport
import Foundation
import Testing

/// Laws of the text model, checked on random texts.
@Suite struct TextModelLawTests {
  private static let pieces = [
    "a", "i", "m", "W", "7", " ", " ", "  ", "\u{A0}", "-", "-", "\u{2014}", ".", "(", "+", "\n",
    "\r", "\r\n", "漢", "か", "\u{3000}", "😀", "👨‍👩‍👧", "🏽", "🇩", "🇪", "\u{200D}", "\u{200B}",
    "\u{301}", "\u{FE0F}", "é", "supercalifragilistic", "well-known", "word",
  ]

  private static func text(_ random: inout RandomSource, upTo count: Int = 30) -> String {
    var text = ""
    for _ in 0..<random.integer(0...count) { text += random.pick(pieces) }
    return text
  }

  private static func model(_ random: inout RandomSource, lineLimit: Int? = nil) -> TextModel {
    TextModel(
      random.pick(TextStyle.allCases),
      contentSizeCategory: random.pick(PreferredContentSizeCategory.allCases), lineLimit: lineLimit,
      weight: random.pick(TextWeight.allCases), displayScale: random.pick([1, 2, 3]))
  }

  @Test func widerNeverTakesMoreLines() {
    var random = RandomSource(seed: 1)
    for _ in 0..<400 {
      let (text, model) = (Self.text(&random), Self.model(&random))
      let widths = (0..<8).map { _ in CGFloat(random.number(0...300)) }.sorted()
      let counts = widths.map { model.lineCount(of: text, fitting: $0) }
      #expect(counts == counts.sorted(by: >), "\(text.debugDescription) at \(widths)")
      #expect(model.lineCount(of: text) <= counts[7])
    }
  }

  /// Filler text has the size of its characters, read one by one.
  @Test func fillerTextIsNotRead() {
    var random = RandomSource(seed: 11)
    for _ in 0..<250 {
      let model = Self.model(&random, lineLimit: random.pick([nil, nil, 1, 7, 60]))
      let length = random.integer(0...random.pick([3, 700, 6_000]))
      let most = random.pick([3.0, 40, 300, 3_000, 60_000])
      let width = random.chance(10) ? nil : CGFloat(random.number(0...most))
      #expect(
        model.size(ofFillerOf: length, fitting: width)
          == model.size(of: TextModel.text(of: length), fitting: width),
        "\(model) \(length) \(String(describing: width))")
    }
  }

  @Test func moreTextNeverTakesFewerLines() {
    var random = RandomSource(seed: 2)
    for _ in 0..<2000 {
      let (one, other) = (Self.text(&random, upTo: 8), Self.text(&random, upTo: 8))
      let (model, width) = (Self.model(&random), CGFloat(random.number(0...200)))
      let count = model.lineCount(of: one + other, fitting: width)
      #expect(
        count >= model.lineCount(of: one, fitting: width)
          && count >= model.lineCount(of: other, fitting: width),
        "\(one.debugDescription) and \(other.debugDescription) at \(width)")
    }
  }

  @Test func largerTextIsNeverLower() {
    var random = RandomSource(seed: 3)
    for _ in 0..<200 {
      let (text, width) = (Self.text(&random), CGFloat(random.number(0...300)))
      let style = random.pick(TextStyle.allCases)
      let sizes = PreferredContentSizeCategory.allCases.sorted().map {
        TextModel(style, contentSizeCategory: $0)
      }
      let heights = sizes.map { $0.size(of: text, fitting: width).height }
      let widths = sizes.map { $0.size(of: text).width }
      #expect(heights == heights.sorted(), "\(text.debugDescription) at \(width)")
      #expect(widths == widths.sorted(), "\(text.debugDescription)")
    }
  }

  @Test func theLimitCaps() {
    var random = RandomSource(seed: 4)
    for _ in 0..<400 {
      let (text, width) = (Self.text(&random), CGFloat(random.number(0...200)))
      let limit = random.integer(1...6)
      let (free, limited) = (TextModel(), TextModel(lineLimit: limit))
      let count = min(limit, free.lineCount(of: text, fitting: width))
      let size = limited.size(of: text, fitting: width)
      #expect(limited.lineCount(of: text, fitting: width) == count)
      #expect(size.height == (count == 0 ? 0 : CGFloat(count) * 22 - 1.5))
      #expect(size.width <= free.size(of: text, fitting: width).width)
    }
  }

  @Test func textFitsItsOwnSize() {
    var random = RandomSource(seed: 5)
    for _ in 0..<1000 {
      let (text, model) = (Self.text(&random), Self.model(&random))
      let natural = model.size(of: text)
      let pixels = natural.width * model.displayScale
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
      #expect(model.size(of: text, fitting: natural.width) == natural, "\(text.debugDescription)")
      // Above the widest character, which is an emoji of 1.25 times 60 points.
      let width = CGFloat(random.number(80...400))
      let size = model.size(of: text, fitting: width)
      #expect(size.width <= width)
      #expect(model.size(of: text, fitting: size.width) == size, "\(text.debugDescription)")
      #expect(model.size(of: text, fitting: width) == size)
    }
  }

  @Test func plainTextBreaksAsANaiveBreakerDoes() {
    var random = RandomSource(seed: 6)
    let pieces = ["a", "i", "W", "7", ".", " ", " ", "  ", "\n", "word", "quitealongwordthis"]
    for _ in 0..<1000 {
      var text = ""
      for _ in 0..<random.integer(1...25) { text += random.pick(pieces) }
      let width = Int(random.integer(900...6000))
      let lines = NaiveBreaker.lines(of: text, units: width)
      // Half a unit more, so that what fills the line fits.
      let room = (CGFloat(width) + 0.5) * 0.017
      #expect(
        TextModel().lineCount(of: text, fitting: room) == lines.count,
        "\(text.debugDescription): \(lines)")
      let widest = lines.map { NaiveBreaker.units($0.text + $0.spaces) }.max() ?? 0
      let pixels = (CGFloat(widest) * 0.017 * 2 - 1e-6).rounded(.up) / 2
      let got = TextModel().size(of: text, fitting: room).width
      #expect(abs(got - min(pixels, room)) < 1e-6, "\(text.debugDescription): \(lines)")
    }
  }

  /// Equal strings have equal widths, however their accents are encoded.
  @Test func equivalentTextsAreEqual() {
    let blocks: [ClosedRange<UInt32>] = [
      0xA0...0x24F, 0x370...0x52F, 0x600...0x6FF, 0x900...0xDFF, 0xF00...0xFFF, 0x1B00...0x1B4F,
      0x1E00...0x1FFF, 0x2000...0x23FF, 0x2A00...0x2AFF, 0x3000...0x30FF, 0xAC00...0xACFF,
      0xD7A4...0xD7FF, 0xF900...0xFB4F, 0x11080...0x115FF, 0x1D150...0x1D1FF, 0x2F800...0x2FA1F,
    ]
    for scalar in blocks.joined().compactMap(Unicode.Scalar.init) {
      let text = String(scalar)
      let decomposed = text.decomposedStringWithCanonicalMapping
      #expect(text == decomposed)
      #expect(
        TextModel(.largeTitle).size(of: text) == TextModel(.largeTitle).size(of: decomposed),
        "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: [nil, .nan, 50] as [CGFloat?])
  func hostileTexts(width: CGFloat?) {
    let count = 100_000
    let model = TextModel(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
    for piece in ["a", "\n", " ", "a ", "漢", "\u{301}", "\u{200D}", "-", "a-", "🇩", "👨\u{200D}"] {
      let text = String(repeating: piece, count: count)
      let size = model.size(of: text, fitting: width)
      #expect(size.width.isFinite && size.height.isFinite && size.width >= 0)
      #expect(model.lineCount(of: text, fitting: width) <= text.unicodeScalars.count + 1)
      #expect(TextModel(lineLimit: 3).lineCount(of: text, fitting: width) <= 3)
    }
    #expect(model.lineCount(of: String(repeating: "\n", count: count), fitting: width) == count + 1)
    let zalgo = "z" + String(repeating: "\u{301}", count: count)
    #expect(model.size(of: zalgo, fitting: width) == model.size(of: "z", fitting: width))
  }
}

/// Breaks plain words at spaces and line feeds, a line at a time, by looking at all of it again.
private enum NaiveBreaker {
  static func units(_ text: String) -> Int { text.reduce(0) { $0 + units($1) } }

  /// The advances of the table and the tracking at 17 points.
  private static func units(_ character: Character) -> Int {
    let advances: [Character: Int] = [
      " ": 271, "a": 554, "d": 604, "e": 575, "g": 589, "h": 603, "i": 255, "l": 264, "n": 610,
      "o": 593, "q": 567, "r": 375, "s": 538, "t": 357, "u": 582, "w": 737, "W": 917, "7": 562,
      ".": 261,
    ]
    return (advances[character] ?? .min) - 26
  }

  /// Returns the lines, with the spaces at which each was broken.
  static func lines(of text: String, units limit: Int) -> [(text: String, spaces: String)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines = [(text: "", spaces: "")]
      var gap = ""
      func last() -> String { lines[lines.count - 1].text }
      for word in words(String(paragraph)) {
        if word.hasPrefix(" ") {
          gap = word
          continue
        }
        if units(last() + gap + word) <= limit {
          lines[lines.count - 1].text += gap + word
        } else {
          if !last().isEmpty || !gap.isEmpty {
            lines[lines.count - 1].spaces = gap
            lines.append(("", ""))
          }
          for character in word {
            if units(last() + String(character)) > limit, !last().isEmpty { lines.append(("", "")) }
            lines[lines.count - 1].text.append(character)
          }
        }
        gap = ""
      }
      return lines
    }
  }

  /// Runs of spaces and runs of other characters, in turn.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    for character in text {
      if let last = words.last?.last, (last == " ") == (character == " ") {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }
}
