import Compositional
import Testing

@testable import CompositionalPictures

/// A layout as a picture: scale, roles, labels and the frame.
@Suite struct PictureTests {
  @Test func aCharacterIsTwiceAsHighAsWide() {
    let scale = PictureScale(CGRect(x: 0, y: 0, width: 200, height: 100), columns: 41, rows: 99)
    #expect(scale.lastColumn == 40)
    #expect(scale.lastRow == 10)
    #expect(scale.pointsPerColumn == 5)
    #expect(scale.pointsPerRow == 10)
    let area = scale.area(CGRect(x: 50, y: 20, width: 100, height: 30))
    #expect(area == .init(columns: 10...30, rows: 2...5))
  }

  @Test(arguments: [(0.0, 0.0), (1, 100_000), (100_000, 1), (1e-300, 1e300)])
  func anyViewHasAScale(width: Double, height: Double) {
    let view = CGRect(x: 0, y: 0, width: width, height: height)
    let scale = PictureScale(view, columns: 80, rows: 30)
    #expect((1...79).contains(scale.lastColumn))
    #expect((1...29).contains(scale.lastRow))
    _ = scale.area(CGRect(x: -1e300, y: .infinity, width: 1e308, height: .nan))
  }

  @Test func theFramesOfAViewShowWhatTheyAre() {
    let picture = LayoutPicture(
      recorded: [
        LayoutAttributes(
          id: .supplementary(kind: "head", section: 0),
          frame: CGRect(x: 0, y: 0, width: 100, height: 20), zIndex: 1),
        LayoutAttributes(
          id: .cell(section: 0, item: 0), frame: CGRect(x: 0, y: 20, width: 50, height: 40)),
        LayoutAttributes(
          id: .cell(section: 0, item: 1), frame: CGRect(x: 50, y: 20, width: 50, height: 40)),
        LayoutAttributes(
          id: .supplementary(kind: "badge", section: 0),
          frame: CGRect(x: 45, y: 58, width: 5, height: 5), zIndex: 1),
      ], in: Viewport(size: CGSize(width: 100, height: 80)),
      contentSize: CGSize(width: 100, height: 160), boundaryKinds: ["head"])
    #expect(picture.commands.map(\.style) == [.cell(hue: 0), .cell(hue: 0), .boundary, .badge])
    #expect(
      picture.lines(
        columns: 23, rows: 40, style: .init(usesUnicode: false, showsLegend: false)) == [
          ".---------------------.",
          "|+===================+#",
          "||     head 0.0      |#",
          "|+=========+=========+#",
          "||         |         |#",
          "||   0.0   |   0.1   |#",
          "||         |         ||",
          "|+--------o+---------+|",
          "|                     |",
          "|                     |",
          "'---------------------'",
        ])
  }

  @Test func scrollBarsFollowTheOffset() {
    func thumb(_ low: Double) -> Range<Int> {
      PictureFrame.thumb(length: 10, low: CGFloat(low), extent: 100, range: 0...400)
    }
    #expect(thumb(0) == 0..<3)
    #expect(thumb(300) == 7..<10)
    #expect(thumb(-1000) == 0..<3)
    #expect(PictureFrame.thumb(length: 10, low: 0, extent: 100, range: 0...100).isEmpty)
  }
}
