import Compositional
import CompositionalTestSupport
import Testing

@testable import CompositionalPictures

/// Pictures in characters: their bounds, labels, and equal boxes for equal frames.
@Suite struct TextTests {
  /// Returns a text without escape sequences.
  private func plain(_ text: String) -> String {
    var result = ""
    var isEscape = false
    for character in text {
      if character == "\u{1B}" {
        isEscape = true
      } else if isEscape {
        isEscape = character != "m"
      } else {
        result.append(character)
      }
    }
    return result
  }

  @Test(arguments: RandomRun.seeds(60))
  func noPictureIsLargerThanItsScreen(seed: UInt64) throws {
    let random = RandomLayout(seed: seed)
    let layout = random.engine
    var probes = random.probes
    let viewport = probes.viewport(
      over: layout.contentSize, size: random.environment.container.contentSize)
    let picture = try layout.picture(
      in: viewport, .init(content: seed % 2 == 0 ? .whole : .viewport, guides: .all))
    for _ in 0..<5 {
      let columns = probes.integer(0...140)
      let rows = probes.integer(0...60)
      var style = PictureTextStyle(
        usesUnicode: probes.chance(50), usesColor: probes.chance(50),
        showsLegend: probes.chance(70))
      let lines = picture.lines(columns: columns, rows: rows, style: style)
      #expect(lines.count <= rows, "\(columns) x \(rows)")
      #expect(lines.allSatisfy { plain($0).count <= columns }, "\(columns) x \(rows)")
      let sheet = PictureSheet([picture, picture, picture])
        .lines(columns: columns, rows: rows, style: style)
      #expect(sheet.count <= rows, "\(columns) x \(rows)")
      #expect(sheet.allSatisfy { plain($0).count <= columns }, "\(columns) x \(rows)")
      // Color changes nothing else.
      let colored = style
      style.usesColor = false
      #expect(
        picture.lines(columns: columns, rows: rows, style: colored).map(plain)
          == picture.lines(columns: columns, rows: rows, style: style))
      if !style.usesUnicode {
        #expect(lines.joined().utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }

  @Test(arguments: [28, 31, 36, 47, 80])
  func equalFramesLookEqual(columns: Int) throws {
    let picture = try Samples.grid.picture(itemCounts: [6], in: Samples.screen)
    let lines = picture.lines(
      columns: columns, rows: 60, style: .init(showsLegend: false)
    ).dropFirst().map { String($0.dropFirst()) }
    let top = try #require(lines.first)
    let parts = top.split { "┌┬┐".contains($0) }.map(\.count).filter { $0 > 1 }
    #expect(parts.count == 3 && Set(parts).count == 1, "\(top)")
  }

  @Test func aPictureByHand() throws {
    let picture = try Samples.pinned.picture(
      itemCounts: [10], in: Samples.screen, contentOffset: CGPoint(x: 0, y: 50))
    #expect(
      picture.text(columns: 33, rows: 40) == """
        ▛▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▜
        ▌┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓▐
        ▌┃       header 0.0 +50        ┃█
        ▌┣━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┫█
        ▌│             0.1             │█
        ▌│                             │█
        ▌├─────────────────────────────┤█
        ▌│             0.2             │▐
        ▌│                             │▐
        ▌├─────────────────────────────┤▐
        ▌│             0.3             │▐
        ▌│                             │▐
        ▌├─────────────────────────────┤▐
        ▌│             0.4             │▐
        ▙▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▟
        ┌─┐ cell   ┏━┓ pinned, displaced

        """)
  }

  @Test func outlinesKeepLinesAndText() {
    var canvas = CharacterCanvas(width: 6, height: 3)
    canvas.box(.init(columns: 0...2, rows: 0...2), .light, ink: .cell)
    canvas.outline(.init(columns: 1...5, rows: 0...2), .dashed, ink: .guide)
    #expect(canvas.lines(unicode: true) == ["┌─┐┄┄┐", "│┆│  ┆", "└─┘┄┄┘"])
  }

  @Test func labelsAreShortenedThenLeftOut() {
    func text(_ labels: [String], _ room: Int) -> String? {
      LabelText.fitting(labels, in: room, ellipsis: "…")
    }
    #expect(text(["header 0.0", "header", "0.0"], 10) == "header 0.0")
    #expect(text(["header 0.0", "header", "0.0"], 9) == "header")
    #expect(text(["header 0.0", "header", "0.0"], 5) == "0.0")
    #expect(text(["header 0.0", "header"], 5) == "head…")
    #expect(text(["header 0.0", "header"], 3) == nil)
    #expect(text(["0.123456", "123456"], 5) == nil)
    #expect(text(["12\u{1B}[31m漢\u{301}"], 99) == "12?[31m?")
    #expect(text([], 9) == nil)
  }
}
