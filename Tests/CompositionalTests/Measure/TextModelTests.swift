import Compositional
import Foundation
import Testing

/// The text model: examples worked out by hand from the table of advances.
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
      // The modifiers are U+1F3FB to U+1F3FF; the characters next to them stand alone.
      ("👍🏻", nil, 22, 1), ("👍🏿", nil, 22, 1), ("👍🏺", nil, 43, 1), ("👍🐀", nil, 43, 1),
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
