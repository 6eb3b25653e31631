import Compositional
import CompositionalTestSupport
import Foundation
import Testing

/// The text model: examples worked out by hand from the table of advances, and its laws.
///
/// Body at the large text size is 17 points with a leading of 22, so a unit of advance is 0.017
/// points.
@Suite struct TextModelTests {
  private let body = TextModel()

  @Test func advances() {
    let advances: [(String, TextModel.CharacterClass, CGFloat)] = [
      (" \u{A0}\t\u{2003}", .space, 0.28), ("ijlftrIíłḷ", .narrowLetter, 0.27),
      (".,:;!?'\"()[]{}/-*«»", .punctuation, 0.32), ("aegkzßéжαאก", .letter, 0.54),
      ("0189½٣", .digit, 0.56), ("+=<>&#$€°©", .symbol, 0.58), ("AHZÉЖΩ", .capital, 0.69),
      ("mwMW@%ŵ…—", .wideLetter, 0.83), ("漢字かカー한、（Ａ\u{3000}", .fullWidth, 1),
      ("😀👍🎉⭐☀🇩", .emoji, 1.25), ("\u{301}\u{200D}\u{FE0F}\u{93E}\u{7}\u{AD}", .combining, 0),
    ]
    #expect(Set(advances.map(\.1)) == Set(TextModel.CharacterClass.allCases))
    for (text, expected, advance) in advances {
      #expect(expected.advance == advance)
      for scalar in text.unicodeScalars {
        #expect(
          TextModel.CharacterClass(scalar) == expected, "U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test(
    arguments: [
      // H 690, e o 540, l 270: 2310 units are 39.27 points.
      ("Hello", nil, 40, 1), ("Hello   ", nil, 40, 1), ("   ", nil, 0, 1), ("", nil, 0, 0),
      // w 830, o d 540, r l 270: 2450, with 280 between them 5040 units or 85.68 points.
      ("Hello world", nil, 86, 1), ("Hello world", 86, 86, 1), ("Hello world", 85.7, 85.7, 1),
      ("Hello world", 85, 42, 2), ("Hello     world", 85, 42, 2), ("Hello world ", 85.7, 85.7, 1),
      ("  Hello", 41, 40, 2),  // 2870 units with the spaces, 2411 have room.
      ("a\n\nb", nil, 10, 3), ("a\r\nb", nil, 10, 2), ("a\n", nil, 10, 2), ("\n\r", nil, 0, 3),
      ("a\u{2028}b\u{2029}c\u{B}d\u{85}e", nil, 10, 5),
      // w 830, e 540, l 270 twice, - 320: 2230; k n o 540, w 830, n 540: 2990 or 50.83 points.
      ("well-known", 60, 51, 2), ("well-known", 89, 89, 1), ("well-known", nil, 89, 1),
      // No break before digits. 1764 units: 199 (1680), 0-1 (1440), 995 (1680 or 28.56 points).
      ("1990-1995", 30, 29, 3),
      // 2352 units hold four of 540. The long word starts on a line of its own.
      ("ab aaaaaaaaaa", 40, 37, 4), ("ab aaaaaaaaaa b", 40, 37, 4),
      // A fixed space holds 10 (1120) and km (1370) together: 2770 units or 47.09 points.
      ("a 10\u{A0}km", 50, 48, 2), ("a 10 km", 50, 33, 2),
      ("aaa\u{200B}aaa", 40, 28, 2), ("aaaaaa", 40, 37, 2),
      // 2058 units hold two of 1000; 2647 hold a, a space and one more.
      ("漢字漢字", 35, 34, 2), ("a 漢字", 45, 31, 2), ("漢\u{3000}", 17, 17, 1),
      // One emoji of 1250 units, 21.25 points, each.
      ("👨‍👩‍👧", nil, 22, 1), ("🇩🇪", nil, 22, 1), ("👍🏽", nil, 22, 1), ("❤️", nil, 22, 1),
      ("🇩🇪🇫🇷", nil, 43, 1), ("👨👩", nil, 43, 1), ("👨‍👩‍👧👨‍👩‍👧", 30, 22, 2), ("🏽", nil, 22, 1),
      // 540 units each, whether the accent is part of the character or not.
      ("é", nil, 10, 1), ("e\u{301}", nil, 10, 1), ("e\u{301}\u{302}\u{303}", nil, 10, 1),
    ] as [(String, CGFloat?, CGFloat, Int)])
  func workedExample(text: String, room: CGFloat?, width: CGFloat, lines: Int) {
    #expect(body.size(of: text, fitting: room) == CGSize(width: width, height: 22 * CGFloat(lines)))
    #expect(body.lineCount(of: text, fitting: room) == lines)
  }

  @Test func otherModels() {
    // 2310 units of 53 thousandths are 122.43 points; of 17 thousandths and a half more, 58.905.
    let large = TextModel(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(large.size(of: "Hello") == CGSize(width: 123, height: 62))
    #expect(TextModel(weight: 1.5).size(of: "Hello") == CGSize(width: 59, height: 22))
    // Of 11 thousandths, 25.41.
    #expect(TextModel(.caption2).size(of: "Hello") == CGSize(width: 26, height: 13))
    let two = TextModel(lineLimit: 2)
    #expect(two.size(of: "a\na\nHello") == CGSize(width: 10, height: 44))
    #expect(TextModel(.body) == body)
    #expect(body.metrics == TextStyle.body.metrics(in: .large))
  }

  @Test(arguments: [0, -1, -.infinity, .nan] as [CGFloat])
  func withoutRoomEachCharacterHasItsLine(width: CGFloat) {
    for (text, lines) in [("abc", 3), ("a b", 2), ("e\u{301}x", 2), ("漢字", 2), (" ", 1)] {
      #expect(body.lineCount(of: text, fitting: width) == lines, "\(text)")
    }
    // 9.18 points stick out; nothing rounds them up.
    let size = body.size(of: "abc", fitting: width)
    #expect(abs(size.width - 9.18) < 1e-9 && size.height == 66)
  }

  @Test func anyRoomIsEnough() {
    for width in [CGFloat.infinity, .greatestFiniteMagnitude, 1e300] {
      #expect(body.size(of: "Hello world", fitting: width) == CGSize(width: 86, height: 22))
    }
    #expect(body.lineCount(of: "abc", fitting: .leastNonzeroMagnitude) == 3)
  }

  @Test func whatMakesNoModelStops() async {
    await #expect(processExitsWith: .failure) { _ = TextModel(lineLimit: 0) }
    await #expect(processExitsWith: .failure) { _ = TextModel(weight: .nan) }
    await #expect(processExitsWith: .failure) { _ = TextModel(weight: 0) }
    await #expect(processExitsWith: .failure) { _ = TextModel.text(of: -1) }
  }

  @Test func fillerText() {
    #expect(TextModel.text(of: 0) == "")
    #expect(TextModel.text(of: 6) == "A cell")
    #expect(TextModel.text(of: 7) == "A cell.")
    #expect(TextModel.text(of: 8) == "A cell a")
    var before = ""
    for length in 1...1000 {
      let text = TextModel.text(of: length)
      #expect(text.utf8.count == length && text.last != " ")
      #expect(text.hasPrefix(before.dropLast()))
      #expect(body.lineCount(of: text, fitting: 60) >= body.lineCount(of: before, fitting: 60))
      before = text
    }
  }
}

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
      weight: random.pick([1, 1.06, 0.7, 1 / 3]))
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
      #expect(size.height == CGFloat(count) * 22)
      #expect(size.width <= free.size(of: text, fitting: width).width)
    }
  }

  @Test func textFitsItsOwnSize() {
    var random = RandomSource(seed: 5)
    for _ in 0..<1000 {
      let (text, model) = (Self.text(&random), Self.model(&random))
      let natural = model.size(of: text)
      #expect(natural.width == natural.width.rounded())
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
      let width = Int(random.integer(600...6000))
      let lines = NaiveBreaker.lines(of: text, units: width)
      // Half a unit more, so that what fills the line fits.
      let room = (CGFloat(width) + 0.5) * 0.017
      #expect(
        TextModel().lineCount(of: text, fitting: room) == lines.count,
        "\(text.debugDescription): \(lines)")
      let widest = lines.map { Double(NaiveBreaker.units($0)) * 0.017 }.max() ?? 0
      let got = Double(TextModel().size(of: text, fitting: room).width)
      #expect(got >= widest - 1e-6 && got < widest + 1, "\(text.debugDescription): \(lines)")
    }
  }

  /// Strings that are equal are as wide, however their accents are written.
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

  private static func units(_ character: Character) -> Int {
    switch character {
    case " ": 280
    case "i", "l", "r", "t": 270
    case "w", "W": 830
    case "0"..."9": 560
    case ".": 320
    default: 540
    }
  }

  static func lines(of text: String, units limit: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines = [""]
      var gap = ""
      for word in words(String(paragraph)) {
        if word.hasPrefix(" ") {
          gap = word
          continue
        }
        if units(lines[lines.count - 1] + gap + word) <= limit {
          lines[lines.count - 1] += gap + word
        } else {
          if !lines[lines.count - 1].isEmpty || !gap.isEmpty { lines.append("") }
          for character in word {
            if units(lines[lines.count - 1] + String(character)) > limit,
              !lines[lines.count - 1].isEmpty
            {
              lines.append("")
            }
            lines[lines.count - 1].append(character)
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
