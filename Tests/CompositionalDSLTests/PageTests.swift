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
    let phone = CollectionLayoutEnvironment(size: CGSize(width: 390, height: 844))
    layout.prepare(itemCounts: [4], in: phone)
    let lines = Self.lines(layout)
    // A third of 390 - 2 * 8 points is 124.67, and 124.5 in whole pixels at two a point.
    #expect(lines.first == "cell 0.0 (0, 0, 124.5, 120) z 0")
    #expect(try Self.text("README.md").contains("```\n\(lines.joined(separator: "\n"))\n```"))
  }

  /// The waterfall of the recipes shows where its cells are.
  @Test func waterfall() throws {
    var layout = CollectionLayout(
      waterfall(ratios: [1, 1.5, 0.5, 1], columns: 2, spacing: 10))
    layout.prepare(
      itemCounts: [4], in: CollectionLayoutEnvironment(size: CGSize(width: 330, height: 600)))
    let lines = Self.lines(layout)
    // Columns of (330 - 3 * 10) / 2 = 150 points. With the spacing below their cells the first ends
    // at 10 + 150 + 10 + 75 + 10 = 255, the second at 10 + 225 + 10 = 245, which takes the last cell.
    #expect(lines.last == "cell 0.3 (170, 245, 150, 150) z 0")
    let shown = lines.map { "// \($0)\n" }.joined()
    #expect(try Self.text("Documentation/Recipes/README.md").contains(shown))
  }

  /// Columns of equal width; each cell goes to the shortest column.
  private func waterfall(ratios: [CGFloat], columns: Int, spacing: CGFloat) -> CompositionalLayout {
    CompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      let column = (width - spacing * CGFloat(columns + 1)) / CGFloat(columns)
      var bottoms = [CGFloat](repeating: spacing, count: columns)
      var frames: [CollectionLayoutGroupCustomItem] = []
      for ratio in ratios {
        let index = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
        let x = spacing + CGFloat(index) * (column + spacing)
        let frame = CGRect(x: x, y: bottoms[index], width: column, height: column * ratio)
        frames.append(CollectionLayoutGroupCustomItem(frame: frame))
        bottoms[index] = frame.maxY + spacing
      }
      return Section {
        CustomGroup(items: frames).height(.absolute(bottoms.max() ?? 0))
      }
    }
  }
}
