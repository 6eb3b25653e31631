import Compositional
import CompositionalContent
import CompositionalDocuments
import Foundation
import Testing

@testable import PlaygroundKit

/// The layouts of the gallery whose cells have contents.
@Suite struct ContentGalleryTests {
  private static func document(_ name: String) throws -> CaseDocument {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Playground/Gallery/\(name).json")
    return try CaseDocument(json: [UInt8](try Data(contentsOf: file)))
  }

  /// The frames of the parts of the first cell.
  private static func parts(_ document: CaseDocument) throws -> [String: CGRect] {
    let layout = document.measuredLayout()
    let measurement = try #require(document.measurement)
    let cell = try #require(layout.attributes(for: .cell(section: 0, item: 0)))
    let parts = layout.parts(inside: cell, of: measurement)
    return Dictionary(uniqueKeysWithValues: parts.map { ($0.path, $0.frame) })
  }

  /// Beside the icon up to the largest ordinary size, below it from the first accessibility size.
  @Test func messagesReflowWhenTheTextSizeIsTurnedUp() throws {
    var document = try Self.document("inbox")
    #expect(document.itemCounts == [30])
    var last: CGFloat = 0
    for category in PreferredContentSizeCategory.allCases {
      document.environment.contentSizeCategory = category
      let frames = try Self.parts(document)
      let icon = try #require(frames["icon"])
      let texts = try #require(frames["texts"])
      let isStacked = category.rawValue.hasPrefix("accessibility")
      #expect((texts.minX >= icon.maxX) != isStacked, "\(category)")
      #expect((texts.minY >= icon.maxY) == isStacked, "\(category)")
      // Larger text needs no less room.
      let height = document.measuredLayout().attributes(for: .cell(section: 0, item: 0))?.frame
      #expect((height?.maxY ?? 0) >= last)
      last = height?.maxY ?? 0
    }
    #expect(PreferredContentSizeCategory.allCases.count == 12)
  }

  /// Four columns of details, then two, then one, and the airports below each other.
  @Test(arguments: [(375, 4, true), (240, 2, true), (146, 2, false), (130, 1, false)])
  func flightsHaveFewerColumnsWhereTheyHaveLessRoom(
    _ width: Int, _ columns: Int, _ isBeside: Bool
  ) throws {
    let shape = try Self.flight(in: width, .large)
    #expect(shape.columns == columns && shape.isBeside == isBeside)
  }

  /// At every text size, the columns that have room by the natural widths of the texts: nothing is
  /// truncated, and no column more is given up.
  @Test(arguments: [130, 240, 320, 375, 430])
  func flightsHaveFewerColumnsWhereTheTextIsLarger(_ width: Int) throws {
    let room = CGFloat(width - 16)
    for category in PreferredContentSizeCategory.allCases {
      func longest(_ texts: (String, TextStyle)...) -> CGFloat {
        let lines = texts.map { text, style in
          TextModel(style, contentSizeCategory: category).size(of: text).width
        }
        return lines.max() ?? 0
      }
      let details = [
        longest(("Flight", .caption1), ("NH 204", .subheadline)),
        longest(("Terminal", .caption1), ("1", .subheadline)),
        longest(("Gate", .caption1), ("B22", .subheadline)),
        longest(("Boarding", .caption1), ("10:50", .subheadline)),
      ]
      let airports =
        longest(("From", .subheadline), ("BER", .largeTitle), ("11:30", .subheadline))
        + longest(("To", .subheadline), ("NRT", .largeTitle), ("08:55", .subheadline))
      let shape = try Self.flight(in: width, category)
      // An exact fit fails, between gaps of at least 20 points.
      let four = details.reduce(60, +) < room
      let two = max(details[0] + details[1], details[2] + details[3]) + 20 < room
      #expect(shape.columns == (four ? 4 : two ? 2 : 1), "\(category)")
      #expect(shape.isBeside == (airports + 20 < room), "\(category)")
      #expect(shape.widths == details, "\(category)")
    }
  }

  /// The shape of the first card: the columns of its details, their widths, and its airports.
  private static func flight(
    in width: Int, _ category: PreferredContentSizeCategory
  ) throws -> (columns: Int, widths: [CGFloat], isBeside: Bool) {
    var document = try document("flights")
    document.environment.resize(to: CGSize(width: width, height: 667))
    document.environment.contentSizeCategory = category
    let frames = try parts(document)
    let details = ["flight", "terminal", "gate", "boarding"].compactMap { frames["meta/\($0)"] }
    #expect(details.count == 4)
    let from = try #require(frames["airports/from"])
    let to = try #require(frames["airports/to"])
    return (
      details.filter { $0.minY == details[0].minY }.count, details.map(\.width),
      from.minY == to.minY
    )
  }

  /// Three equal parts beside two lines of a pixel, below the rest.
  @Test func toolbarsAreSplitEvenly() throws {
    let frames = try Self.parts(Self.document("split-screen"))
    let toolbar = try #require(frames["toolbar"])
    #expect(toolbar.maxY == 667 && toolbar.height == 44)
    for part in ["left", "middle", "right"] {
      // (375 - 2/3) / 3.
      #expect(abs((frames["toolbar/\(part)"]?.width ?? 0) - 1123.0 / 9) < 1e-9)
    }
  }

  @Test func formsLeaveHiddenRowsOut() throws {
    let frames = try Self.parts(Self.document("form"))
    #expect(frames["password"] == nil && frames["proxy@cell"] == nil)
    #expect(frames["network@cell"]?.maxY == frames["note@cell"]?.minY)
    #expect(frames["about@separator"] == nil && frames["note@separator"] != nil)
  }

  /// The options of the command reach the contents.
  @Test func optionsReachTheContents() {
    func query(_ options: [String]) -> String {
      CommandTests.run(
        ["query", "Sources/Playground/Gallery/inbox.json", "--format", "text"] + options
      ).output
    }
    let plain = query([])
    #expect(plain.contains("texts/preview"))
    #expect(query(["--text-size", "accessibilityLarge"]) != plain)
    #expect(query(["--direction", "rtl"]) != plain)
  }
}
