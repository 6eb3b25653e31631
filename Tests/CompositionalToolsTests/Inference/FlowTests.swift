import Compositional
import CompositionalTools
import Testing

/// Lines of cells of own widths: where their room is shared, they are those of a flow layout.
@Suite struct FlowTests {
  private static let widths: [CGFloat] = [90, 60, 110, 75, 130, 50, 88, 140, 66, 100, 72]

  /// Lays cells out in lines, with their room shared or not, the last line at its start.
  private static func lines(_ width: CGFloat, isShared: Bool) -> LayoutObservation {
    var elements: [LayoutAttributes] = []
    var line: [Int] = []
    var top: CGFloat = 8
    func end(isLast: Bool) {
      let used = line.reduce(0) { $0 + widths[$1] }
      let gap =
        isShared && !isLast && line.count > 1
        ? (width - 20 - used) / CGFloat(line.count - 1) : 6
      var left: CGFloat = 10
      for item in line {
        elements.append(
          LayoutAttributes(
            id: .cell(section: 0, item: item),
            frame: CGRect(x: left, y: top, width: widths[item], height: 32)))
        left += widths[item] + gap
      }
      top += 32 + 12
      line = []
    }
    for item in widths.indices {
      let used = line.reduce(0) { $0 + widths[$1] + 6 }
      if !line.isEmpty, used + widths[item] > width - 20 { end(isLast: false) }
      line.append(item)
    }
    end(isLast: true)
    return LayoutObservation(size: CGSize(width: width, height: 600), elements: elements)
  }

  @Test func sharedRoomIsAFlowLayout() throws {
    let inference = LayoutInference([
      Self.lines(320, isShared: true), Self.lines(414, isShared: true),
    ])
    let flow = try #require(inference.flow)
    #expect(flow.minimumLineSpacing == 12)
    #expect(flow.sectionInset.left == 10 && flow.sectionInset.right == 10)
    #expect(flow.itemSizes.map(\.width) == Self.widths)
    #expect(!inference.isExplained)
  }

  @Test func linesFromTheStartAreACompositionalLayout() throws {
    let inference = LayoutInference([
      Self.lines(320, isShared: false), Self.lines(414, isShared: false),
    ])
    #expect(inference.isExplained)
    #expect(inference.flow == nil)
  }
}
