import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import CompositionalTools
import Testing

/// What else a spacing or an inset may be, and which view tells.
@Suite struct AlternativeTests {
  /// Cells of 100 by 50 points, 10 apart, in rows that they fill exactly.
  private static func full(_ columns: Int) -> LayoutObservation {
    let elements = (0..<9).map { item in
      LayoutAttributes(
        id: .cell(section: 0, item: item),
        frame: CGRect(
          x: CGFloat(item % columns * 110), y: CGFloat(item / columns * 60), width: 100, height: 50)
      )
    }
    let width = CGFloat(columns * 110 - 10)
    return LayoutObservation(size: .init(width: width, height: 700), elements: elements)
  }

  private static func spacing(_ end: String, _ inference: LayoutInference) throws -> InferredSpacing
  {
    try #require(inference.spacings.first { $0.path == "sections[0].\(end)" })
  }

  /// A view with room that is left tells whether the spacing takes it.
  @Test func spacingThatFillsRowsMayGrow() throws {
    let inference = LayoutInference([Self.full(3), Self.full(4)])
    #expect(inference.isExplained)
    let found = try Self.spacing("group.interItemSpacing", inference)
    let fixed = InferredSpacing.Value.items(.fixed(10))
    let flexible = InferredSpacing.Value.items(.flexible(10))
    #expect(found.value == fixed || found.value == flexible)
    let other = try #require(
      found.alternatives.first { $0.value == (found.value == fixed ? flexible : fixed) })
    let size = try #require(other.decidingSize)
    #expect(
      try Self.frames(other.layout, size) != Self.frames(try #require(inference.layout), size))
  }

  /// Nothing but the length of the content shows the inset behind the last cell.
  @Test func theLastInsetIsOpen() throws {
    let inset = 16
    let elements = (0..<4).map { item in
      LayoutAttributes(
        id: .cell(section: 0, item: item),
        frame: CGRect(x: inset, y: inset + item * 54, width: 320 - 2 * inset, height: 44))
    }
    var observation = LayoutObservation(
      size: .init(width: 320, height: 568), elements: elements)
    var found = try Self.spacing("contentInsets.bottom", LayoutInference([observation]))
    #expect(found.value == .points(16))
    #expect(found.alternatives.map(\.value) == [.points(0)])
    #expect(found.alternatives[0].decidingSize == nil)
    observation.contentSize = .init(width: 320, height: 238)
    observation.area = .init(x: 0, y: 0, width: 320, height: 568)
    found = try Self.spacing("contentInsets.bottom", LayoutInference([observation]))
    #expect(found.value == .points(16))
    #expect(found.isCertain)
  }

  /// Spacing may be insets of the cells, with the same frames in the view that was given.
  @Test func spacingMayBeInsets() throws {
    let inference = LayoutInference(
      [Self.full(3), Self.full(4)].map { view in
        var view = view
        view.size.width += 40
        for index in view.elements.indices {
          view.elements[index].frame.origin.x += 20
          view.elements[index].frame.origin.y += 20
        }
        return view
      })
    let found = try Self.spacing("interGroupSpacing", inference)
    #expect(found.value == .points(10))
    let other = try #require(found.alternatives.first)
    #expect(other.value == .cellInsets(5))
    for columns in [3, 4] {
      let size = CGSize(width: CGFloat(columns * 110 + 30), height: 700)
      #expect(
        try Self.frames(other.layout, size) == Self.frames(try #require(inference.layout), size))
    }
  }

  private static func frames(_ document: LayoutDocument, _ size: CGSize) throws -> [CGRect?] {
    var layout = document.layout()
    layout.prepare(itemCounts: [9], in: CollectionLayoutEnvironment(size: size, displayScale: 2))
    return (0..<9).map { layout.attributes(for: .cell(section: 0, item: $0))?.frame }
  }
}
