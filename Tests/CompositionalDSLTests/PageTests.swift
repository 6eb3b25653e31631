import CompositionalDSL
import CompositionalTestSupport
import Foundation
import Testing

/// The code of pages whose output is on the page.
@Suite struct PageTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: RepositoryFiles.root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func lines(_ layout: CollectionLayout) -> [String] {
    layout.attributes(in: layout.viewport()).map { String(describing: $0) }
  }

  /// The first screen of the README shows what its code prints.
  @Test func firstScreen() throws {
    var layout = LayoutBuilder {
      Section {
        HGroup(count: 3) { Item() }.height(.absolute(120)).interItemSpacing(.fixed(8))
      }
    }
    layout.prepare(itemCounts: [4], in: .device("iPhone 15"))
    let lines = Self.lines(layout)
    // A third of 393 - 2 * 8 points is 125.67, a whole number of pixels at three a point.
    #expect(lines.first == "cell 0.0 (0, 0, 125.667, 120) z 0")
    #expect(try Self.text("README.md").contains("```\n\(lines.joined(separator: "\n"))\n```"))
  }

  /// The index of the recipes has a page for each design that people search for.
  @Test(arguments: [
    "waterfall", "tag cloud", "calendar", "App Store page", "photo mosaic",
    "chat from the bottom", "peeking carousel with a page control", "sticky side column",
    "full-bleed header", "stretchy header", "grid by width", "Pinterest with headers", "settings",
    "inbox", "onboarding pages", "timeline", "Gantt", "pinned row and a pinned column",
    "keyboard of emoji", "flow layout, before and after",
  ])
  func recipes(_ design: String) throws {
    let rows = try Self.text("Documentation/Recipes/README.md").split(separator: "\n").map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let row = try #require(rows.first { $0.count == 3 && $0[0].contains(design) })
    // The second cell begins with a link to the page: [`name`](name.md).
    let name = try #require(row[1].split(separator: "`").dropFirst().first)
    #expect(row[1].hasPrefix("[`\(name)`](\(name).md)"))
    let page = try Self.text("Documentation/Recipes/\(name).md")
    for heading in ["In the DSL", "With Apple's names"] {
      #expect(page.contains("\n## \(heading)\n"))
    }
    #expect(page.contains("](README.md#a-test-to-copy)"))
    #expect(page.contains("](../../Sources/Playground/Gallery/\(name).json)"))
    #expect(page.contains("](../Pictures/"))
    #expect(page.contains("**The mistake to avoid:**"))
  }
}
