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
    #expect(document.itemCounts == [10_000])
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
  @Test(arguments: [(375, 4, true), (240, 2, true), (146, 1, false)])
  func flightsHaveFewerColumnsWhereTheyHaveLessRoom(
    _ width: Int, _ columns: Int, _ isBeside: Bool
  ) throws {
    var document = try Self.document("flights")
    document.environment.resize(to: CGSize(width: width, height: 667))
    let frames = try Self.parts(document)
    let details = ["flight", "terminal", "gate", "boarding"].compactMap {
      frames["meta/\($0)"]
    }
    #expect(details.count == 4)
    #expect(details.filter { $0.minY == details[0].minY }.count == columns)
    let from = try #require(frames["airports/from"])
    let to = try #require(frames["airports/to"])
    #expect((from.minY == to.minY) == isBeside)
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
