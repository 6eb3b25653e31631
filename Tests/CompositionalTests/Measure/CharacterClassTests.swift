import Compositional
import Testing

@testable import Compositional

/// The classes of characters against the character database of Unicode and its report on widths.
@Suite struct CharacterClassTests {
  private static let all = (0...0x2FFFF).compactMap { Unicode.Scalar($0 as UInt32) }

  /// A line breaks at every space but those that Unicode forbids to break at.
  @Test func breaksAtSpaces() {
    let model = TextModel(.body)
    let width = model.size(of: "WW").width
    let spaces = Self.all.filter { $0.properties.generalCategory == .spaceSeparator }
    #expect(spaces.count == 17)
    for space in spaces {
      // A word that does not fit beside a fixed space is broken anywhere.
      let isFixed = [0xA0, 0x2007, 0x202F].contains(space.value)
      let text = "WW\(Character(space))WW"
      let lines = model.lineCount(of: text, fitting: width)
      #expect((lines == 2) != isFixed, "U+\(String(space.value, radix: 16)): \(lines) lines")
    }
  }

  /// Lines end at the line and paragraph separators and the controls that move down a line.
  @Test func endsOfLines() {
    let model = TextModel(.body)
    let ends: Set<UInt32> = [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]
    let others: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator]
    for scalar in Self.all where others.contains(scalar.properties.generalCategory) {
      let lines = model.lineCount(of: "a\(Character(scalar))a")
      #expect(
        lines == (ends.contains(scalar.value) ? 2 : 1), "U+\(String(scalar.value, radix: 16))")
    }
  }

  /// Vowels and finals of Hangul syllables have no width of their own, and initials do.
  @Test func jamo() {
    for scalar in Self.all {
      guard let name = scalar.properties.name, name.hasPrefix("HANGUL J") else { continue }
      let expected: TextModel.CharacterClass = name.contains("CHOSEONG") ? .fullWidth : .combining
      #expect(TextModel.CharacterClass(scalar) == expected, "\(name)")
    }
  }

  /// The first and last assigned characters of the wide blocks, and narrow ones beside them.
  @Test func edgesOfWideBlocks() {
    let wide: [UInt32] = [
      0x1100, 0x115F, 0x2329, 0x232A, 0x2E80, 0x303E, 0x3041, 0x4DBF, 0x4E00, 0xA4C6, 0xA960,
      0xA97C, 0xAC00, 0xD7A3, 0xF900, 0xFAD9, 0xFE30, 0xFE6B, 0xFF01, 0xFF60, 0xFFE0, 0xFFE6,
      0x16FE0, 0x1B000, 0x20000, 0x2FA1D,
    ]
    let narrow: [UInt32] = [
      0x10FF, 0x1160, 0x2328, 0x232B, 0x303F, 0xA4D0, 0xA95F, 0xABF9, 0xD7B0, 0xFB00, 0xFE2F,
      0xFE70, 0xFF61, 0xFFE8, 0x16F9F,
    ]
    func isWide(_ value: UInt32) -> Bool {
      Unicode.Scalar(value).map { TextModel.CharacterClass($0) } == .fullWidth
    }
    #expect(wide.filter { !isWide($0) } == [])
    #expect(narrow.filter(isWide) == [])
  }

  /// An emoji with a skin color, and a flag of two letters, are as wide as one emoji.
  @Test func emojiThatShowAsOne() {
    let model = TextModel(.body)
    let one = model.size(of: "😀").width
    let two = model.size(of: "😀😀").width
    for modifier in 0x1F3FB...0x1F3FF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(modifier) else { continue }
      #expect(model.size(of: "👍\(Character(scalar))").width == one)
    }
    #expect(model.size(of: "🇦🇿").width == one)
    #expect(model.size(of: "🇿🇦").width == one)
    #expect(model.size(of: "🇦🇿🇿🇦").width == two)
    for neighbor in [0x1F3FA, 0x1F400] as [UInt32] {
      guard let scalar = Unicode.Scalar(neighbor) else { continue }
      #expect(model.size(of: "👍\(Character(scalar))").width == two)
    }
  }
}
