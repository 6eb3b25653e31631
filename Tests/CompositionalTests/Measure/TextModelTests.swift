import Compositional
import Foundation
import Testing

/// The text model: examples worked out by hand from the table of advances.
///
/// Body at the large text size is 17 points with a leading of 22, so a unit of advance is 0.017
/// points, and the tracking is -26 units. A line is 20.287 points high, in whole pixels 20.5.
@Suite struct TextModelTests {
  private let body = TextModel()

  /// The height of lines of body text, in points.
  private static func height(_ lines: Int) -> CGFloat {
    lines == 0 ? 0 : 22 * CGFloat(lines) - 1.5
  }

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
      // H 724, e 575, l 264 twice, o 593, -26 for each: 2290 units are 38.93 points.
      ("Hello", nil, 39, 1), ("Hello   ", nil, 39, 1), ("   ", nil, 0, 1), ("", nil, 0, 0),
      // w 737, o 593, r 375, l 264, d 604: 2443, with a space of 245 between them 4978 units or
      // 84.626 points.
      ("Hello world", nil, 85, 1), ("Hello world", 85, 85, 1), ("Hello world", 84.7, 84.7, 1),
      ("Hello world ", 84.7, 84.7, 1),
      // A line is broken with its spaces, if they have room: 2535 units or 43.095 points.
      ("Hello world", 84, 43.5, 2), ("Hello world", 43, 43, 2),
      ("Hello     world", 84, 60, 2),  // 3515 units.
      ("  Hello", 41, 39, 2),  // 2780 units with the spaces, 2411 have room.
      ("a  \nb", nil, 10, 2),  // a 528, b 578. The spaces are not those of a broken line.
      ("a\n\nb", nil, 10, 3), ("a\r\nb", nil, 10, 2), ("a\n", nil, 9, 2), ("\n\r", nil, 0, 3),
      ("a\u{2028}b\u{2029}c\u{B}d\u{85}e", nil, 10, 5),
      // Before the hyphen 2192; k 507, n 610, o 593, w 737, n 610: 2927 or 49.759 points.
      ("well-known", 60, 50, 2), ("well-known", 89, 87.5, 1), ("well-known", nil, 87.5, 1),
      // No break before digits. 1823 units: 199 (1640), 0-1 (1482), 995 (1793 or 30.481 points).
      ("1990-1995", 31, 30.5, 3),
      // 2352 units hold four of 528. The long word starts on a line of its own.
      ("ab aaaaaaaaaa", 40, 36, 4), ("ab aaaaaaaaaa b", 40, 36, 4),
      // A fixed space holds 10 (1026) and km (1319) together: 2590 units or 44.03 points. Else a, 10
      // and the spaces after them are 2044 or 34.748.
      ("a 10\u{A0}km", 50, 44.5, 2), ("a 10 km", 50, 35, 2),
      ("aaa\u{200B}aaa", 40, 27, 2), ("aaaaaa", 40, 36, 2),
      // 2058 units hold two of 1000; 2647 hold a, a space and one more: 1773 or 30.141 points.
      ("漢字漢字", 35, 34, 2), ("a 漢字", 45, 30.5, 2), ("漢\u{3000}", 17, 17, 1),
      // One emoji of 1250 units, 21.25 points, each; they are not in the system's font.
      ("👨‍👩‍👧", nil, 21.5, 1), ("🇩🇪", nil, 21.5, 1), ("👍🏽", nil, 21.5, 1), ("❤️", nil, 21.5, 1),
      ("🇩🇪🇫🇷", nil, 42.5, 1), ("👨👩", nil, 42.5, 1), ("👨‍👩‍👧👨‍👩‍👧", 30, 21.5, 2),
      ("🏽", nil, 21.5, 1),
      // The modifiers are U+1F3FB to U+1F3FF; the characters next to them stand alone.
      ("👍🏻", nil, 21.5, 1), ("👍🏿", nil, 21.5, 1), ("👍🏺", nil, 42.5, 1), ("👍🐀", nil, 42.5, 1),
      // 549 units each, whether the accent is part of the character or not.
      ("é", nil, 9.5, 1), ("e\u{301}", nil, 9.5, 1), ("e\u{301}\u{302}\u{303}", nil, 9.5, 1),
      // j has no width in the table and has that of its class, 270: 244 units or 4.148 points.
      ("j", nil, 4.5, 1), ("ĵ", nil, 4.5, 1), ("Ł", nil, 9.5, 1), ("·€", nil, 15.5, 1),
    ] as [(String, CGFloat?, CGFloat, Int)])
  func workedExample(text: String, room: CGFloat?, width: CGFloat, lines: Int) {
    let size = body.size(of: text, fitting: room)
    #expect(size == CGSize(width: width, height: Self.height(lines)))
    #expect(body.lineCount(of: text, fitting: room) == lines)
  }

  @Test func otherModels() {
    // 53 points have tracking of 14 and shapes of 0.905: 2490 units are 119.4329 points.
    let large = TextModel(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(large.size(of: "Hello") == CGSize(width: 119.5, height: 63.5))
    // 38.93 points by 1.03, 1.049 and 1.07.
    #expect(TextModel(weight: .medium).size(of: "Hello") == CGSize(width: 40.5, height: 20.5))
    #expect(TextModel(weight: .semibold).size(of: "Hello") == CGSize(width: 41, height: 20.5))
    #expect(TextModel(weight: .bold).size(of: "Hello") == CGSize(width: 42, height: 20.5))
    #expect(TextModel(.headline) == TextModel(.body, weight: .semibold))
    #expect(TextModel(.headline, weight: .regular) == body)
    // At 11 points the tracking is 6: 2450 units are 26.95 points. Two lines are 13 + 13.127 high.
    #expect(TextModel(.caption2).size(of: "Hello") == CGSize(width: 27, height: 13.5))
    #expect(TextModel(.caption2).size(of: "a\na").height == 26.5)
    let two = TextModel(lineLimit: 2)
    #expect(two.size(of: "a\na\nHello") == CGSize(width: 9, height: 42.5))
    #expect(TextModel(.body) == body)
    #expect(body.metrics == TextStyle.body.metrics(in: .large))
    // Whole pixels of thirds; 2 * 20.287 without a leading.
    let fixed = TextModel(.init(pointSize: 17), displayScale: 3)
    #expect(fixed.size(of: "a\nEcho").width * 3 == 113)
    #expect(fixed.size(of: "a\nEcho").height * 3 == 122)
  }

  @Test(arguments: [0, -1, -.infinity, .nan] as [CGFloat])
  func withoutRoomEachCharacterHasItsLine(width: CGFloat) {
    for (text, lines) in [("abc", 3), ("a b", 2), ("e\u{301}x", 2), ("漢字", 2), (" ", 1)] {
      #expect(body.lineCount(of: text, fitting: width) == lines, "\(text)")
    }
    // 9.826 points stick out; nothing rounds them up.
    let size = body.size(of: "abc", fitting: width)
    #expect(abs(size.width - 9.826) < 1e-9 && size.height == 64.5)
  }

  @Test func anyRoomIsEnough() {
    for width in [CGFloat.infinity, .greatestFiniteMagnitude, 1e300] {
      #expect(body.size(of: "Hello world", fitting: width) == CGSize(width: 85, height: 20.5))
    }
    #expect(body.lineCount(of: "abc", fitting: .leastNonzeroMagnitude) == 3)
  }

  @Test func whatMakesNoModelStops() async {
    await #expect(processExitsWith: .failure) { _ = TextModel(lineLimit: 0) }
    await #expect(processExitsWith: .failure) { _ = TextModel(displayScale: .nan) }
    await #expect(processExitsWith: .failure) { _ = TextModel(displayScale: 0) }
    await #expect(processExitsWith: .failure) { _ = TextModel(.init(pointSize: 0)) }
    await #expect(processExitsWith: .failure) {
      _ = TextModel(.init(pointSize: 17, leading: .infinity))
    }
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
