import Compositional
import CompositionalPictures
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// SVG documents, read with Foundation's parser.
@Suite struct SVGTests {
  /// The elements and texts of a document.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var texts: [String] = []
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append((name, attributes))
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if name == "text" || name == "title" { texts.append(text) }
      text = ""
    }
  }

  private func read(_ svg: String) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(parser.parserError as Any)\n\(svg)")
    return reader
  }

  @Test(arguments: [
    "a<b>&\"c'", "]]>", "<!--", "&amp;", "\u{0}\u{1}\u{8}\u{B}\u{1F}\u{7F}", "\u{FFFE}\u{FFFF}",
    "\u{202E}rtl\u{2066}", "é漢字👩‍👩‍👧", "</text></svg>", "line\nfeed\ttab\r", "\u{85}\u{2028}",
  ])
  func anyLabelIsText(label: String) throws {
    let picture = LayoutPicture(
      bounds: CGRect(x: 0, y: 0, width: 900, height: 100),
      commands: [
        PictureCommand(
          .boundary, CGRect(x: 0, y: 0, width: 900, height: 50), labels: [label],
          element: .supplementary(kind: label, section: 0)),
        PictureCommand(
          .badge, CGRect(x: 0, y: 60, width: 3, height: 3), labels: [label],
          element: .supplementary(kind: label, section: 0, item: 1)),
      ])
    let reader = try read(picture.svg())
    // One in sight; the one without room in a tooltip.
    #expect(reader.texts.count == 2)
    #expect(reader.elements.count { $0.name == "text" } == 1)
    let plain = label.unicodeScalars.filter { $0.value >= 0x20 && $0.value < 0x7F }
    #expect(String(reader.texts[0].unicodeScalars.filter { $0.value < 0x7F }) == String(plain))
  }

  @Test func aPictureIsItsShapes() throws {
    let picture = try Samples.grid.picture(itemCounts: [5], in: Samples.screen)
    let reader = try read(picture.svg())
    let root = reader.elements[0]
    #expect(root.name == "svg" && root.attributes["viewBox"] == "-1 -1 302 202")
    let cells = reader.elements.filter { $0.attributes["class"] == "c0" }
    #expect(cells.map { $0.attributes["x"] } == ["0.5", "100.5", "200.5", "0.5", "100.5"])
    #expect(cells.map { $0.attributes["y"] } == ["0.5", "0.5", "0.5", "100.5", "100.5"])
    #expect(cells.allSatisfy { $0.attributes["width"] == "99" && $0.attributes["height"] == "99" })
    #expect(reader.texts == ["0.0", "0.1", "0.2", "0.3", "0.4"])
  }

  @Test func colorsFollowThePageUnlessOneIsChosen() throws {
    let picture = try Samples.grid.picture(itemCounts: [5], in: Samples.screen)
    #expect(picture.svg().contains("prefers-color-scheme:dark"))
    #expect(!picture.svg(.dark).contains("prefers-color-scheme"))
    #expect(picture.svg(.dark) != picture.svg(.light))
  }

  @Test func labelsAreShortenedThenLeftOut() throws {
    func texts(width: Double) throws -> [String] {
      let frame = CGRect(x: 0, y: 0, width: width, height: 30)
      let picture = LayoutPicture(
        bounds: frame, commands: [PictureCommand(.boundary, frame, labels: ["header 0.0", "kind"])])
      return try read(picture.svg()).texts
    }
    #expect(try texts(width: 100) == ["header 0.0"])
    #expect(try texts(width: 40) == ["kind"])
    #expect(try texts(width: 10) == [])
  }

  @Test func cutShapesHaveAClip() throws {
    let picture = try Samples.wide.picture(
      itemCounts: [1, 8], in: Samples.screen, contentOffset: CGPoint(x: 0, y: 0),
      orthogonalOffsets: [1: 50], .init(content: .whole))
    let reader = try read(picture.svg())
    let clips = reader.elements.filter { $0.name == "clipPath" }.compactMap { $0.attributes["id"] }
    let uses = reader.elements.compactMap { $0.attributes["clip-path"] }
    #expect(!clips.isEmpty && Set(clips).count == clips.count)
    #expect(uses == clips.map { "url(#\($0))" })
  }

  @Test func aSheetHoldsItsPictures() throws {
    let picture = try Samples.grid.picture(itemCounts: [5], in: Samples.screen)
    let reader = try read(PictureSheet([picture, picture], spacing: 10).svg())
    let views = reader.elements.filter { $0.name == "svg" }
    #expect(views.count == 3)
    #expect(views[0].attributes["width"] == "612")
    #expect(views.map { $0.attributes["x"] } == [nil, "0", "310"])
    #expect(reader.texts.count == 10)
  }
}
