import Compositional
import CompositionalTestSupport
import Foundation
import Testing

@Suite("Lone last words")
struct OrphanTests {
  /// The font of 17 points, in which an "n" has 584 thousandths with its tracking, a space 245.
  private let plain = TextModel(displayScale: 1)
  private let pushing = TextModel(displayScale: 1, pushesOutOrphans: true)

  /// The length of words of "n", in points of the font of 17 points.
  private static func length(_ words: [Int], spaces: Int) -> Double {
    let thousandths: Int = words.reduce(0, +) * 584 + spaces * 245
    return Double(thousandths) * 0.017
  }

  @Test func theLineBeforeGivesItsLastWord() {
    let width = Self.length([2, 2], spaces: 1) + 6
    let text = "nn nn nn"
    #expect(plain.lineCount(of: text, fitting: width) == 2)
    #expect(pushing.lineCount(of: text, fitting: width) == 2)
    // "nn nn " and "nn" are as wide as four letters and two spaces, "nn " and "nn nn" have one less.
    #expect(plain.size(of: text, fitting: width).width == 49)
    #expect(pushing.size(of: text, fitting: width).width == 44)
  }

  @Test(arguments: ["nn nnnn nnnn", "nnnn", "nnnn nnnn", "nn nn\nnn", "nnnnnnnnnnnn", ""])
  func theRestStays(_ text: String) {
    let width = Self.length([2, 4], spaces: 1)
    #expect(pushing.size(of: text, fitting: width) == plain.size(of: text, fitting: width))
  }

  @Test func eachParagraphEndsWithTwoWords() {
    let width = Self.length([2, 2], spaces: 1) + 6
    #expect(plain.size(of: "nn nn nn\nn", fitting: width).width == 49)
    #expect(pushing.size(of: "nn nn nn\nn", fitting: width).width == 44)
    #expect(pushing.size(of: "n\nnn nn nn", fitting: width).width == 44)
  }

  @Test func aLineThatIsCutOffGivesNothing() {
    let width = Self.length([2, 2], spaces: 1) + 6
    let one = TextModel(lineLimit: 1, displayScale: 1, pushesOutOrphans: true)
    #expect(one.size(of: "nn nn nn", fitting: width).width == 49)
  }

  @Test("Equals lines that are broken word by word", arguments: 0..<40)
  func law(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    let model = TextModel(displayScale: 1024, pushesOutOrphans: true)
    for _ in 0..<20 {
      let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Int.random(in: 1...9, using: &random)
      }
      let width = Double(Int.random(in: 90...300, using: &random))
      var lines: [[Int]] = [[]]
      for word in words {
        let longer = (lines.last ?? []) + [word]
        if Self.length(longer, spaces: longer.count - 1) <= width {
          lines[lines.count - 1] = longer
        } else {
          lines.append([word])
        }
      }
      if lines.count > 1, lines[lines.count - 1].count == 1, lines[lines.count - 2].count > 1 {
        let last = [lines[lines.count - 2].last ?? 0, lines[lines.count - 1][0]]
        if Self.length(last, spaces: 1) <= width {
          lines[lines.count - 2].removeLast()
          lines[lines.count - 1] = last
        }
      }
      let widest =
        lines.enumerated().map { index, line in
          Self.length(line, spaces: index < lines.count - 1 ? line.count : line.count - 1)
        }.max() ?? 0
      let text = words.map { String(repeating: "n", count: $0) }.joined(separator: " ")
      let size = model.size(of: text, fitting: CGFloat(width))
      #expect(abs(Double(size.width) - min(width, widest)) < 0.01, "\(text) in \(width)")
      #expect(model.lineCount(of: text, fitting: CGFloat(width)) == lines.count)
    }
  }
}
