import Compositional
import CompositionalDocuments
import CompositionalTools
import Testing

/// The rules of the search for rows, sections and lists of app screens, on frames that are written by
/// hand.
@Suite struct ScreenRuleTests {
  /// Returns a view of content with elements at `[x, y, width, height]`.
  private static func view(
    _ width: CGFloat, _ content: CGFloat, _ elements: [(id: ElementID, frame: [CGFloat])]
  ) -> LayoutObservation {
    var view = LayoutObservation(
      size: CGSize(width: width, height: 700),
      elements: elements.map { id, frame in
        LayoutAttributes(
          id: id, frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
      })
    view.contentSize = CGSize(width: width, height: content)
    view.scrollDirection = .vertical
    return view
  }

  private static func cells(_ frames: [[CGFloat]]) -> [(id: ElementID, frame: [CGFloat])] {
    frames.enumerated().map { (.cell(section: 0, item: $0), $1) }
  }

  private static func sections(_ inference: LayoutInference) throws -> [CollectionLayoutSection] {
    #expect(inference.isExplained)
    return try #require(inference.layout).sections.compactMap { section in
      guard case .section(let section) = section else { return nil }
      return section
    }
  }

  /// Cards of nine tenths whose first one has equal room at both sides.
  @Test func aRowThatStartsInTheMiddle() throws {
    let found = try Self.sections(
      LayoutInference([
        Self.view(
          320, 220, Self.cells([[16, 0, 288, 220], [312, 0, 288, 220], [608, 0, 288, 220]])),
        Self.view(
          600, 220, Self.cells([[30, 0, 540, 220], [578, 0, 540, 220], [1_126, 0, 540, 220]])),
      ]))
    #expect(found[0].orthogonalScrollingBehavior == .groupPagingCentered)
    #expect(found[0].group.layoutSize == .init(.fractionalWidth(0.9), .absolute(220)))
    #expect(found[0].interGroupSpacing == 8)
  }

  /// Cells of one width and heights of their own.
  @Test func aRowWhoseCellsAreAsHighAsTheirContent() throws {
    let inference = LayoutInference([
      Self.view(300, 90, Self.cells([[10, 0, 240, 90], [260, 0, 240, 61], [510, 0, 240, 77]])),
      Self.view(500, 60, Self.cells([[10, 0, 400, 60], [420, 0, 400, 43], [830, 0, 400, 51]])),
    ])
    let found = try Self.sections(inference)
    #expect(found[0].orthogonalScrollingBehavior != .none)
    #expect(found[0].group.layoutSize.widthDimension == .fractionalWidth(0.8))
    #expect(inference.isAsMeasured)
  }

  /// Equal cells whose headers are at other distances are sections of their own.
  @Test func sectionsWithHeadersAtOtherDistances() throws {
    let view = Self.view(
      300, 290,
      [
        (.supplementary(kind: "header", section: 0, item: 0), [0, 0, 300, 40]),
        (.cell(section: 0, item: 0), [0, 40, 300, 50]),
        (.cell(section: 0, item: 1), [0, 90, 300, 50]),
        (.supplementary(kind: "header", section: 1, item: 0), [0, 140, 300, 40]),
        (.cell(section: 1, item: 0), [0, 190, 300, 50]),
        (.cell(section: 1, item: 1), [0, 240, 300, 50]),
      ])
    let found = try Self.sections(LayoutInference([view]))
    #expect(found.map { $0.contentInsets.top } == [0, 10])
  }

  /// Five pages of which one is visible have no room above the next section.
  @Test func pagesBeforeAnotherSection() throws {
    let views = [320, 400].map { (width: CGFloat) in
      var view = Self.view(
        width, 250,
        [
          (.cell(section: 0, item: 0), [8, 8, width - 16, 184]),
          (.cell(section: 1, item: 0), [0, 200, width, 50]),
        ])
      view.itemCounts = [5, 1]
      return view
    }
    let found = try Self.sections(LayoutInference(views))
    #expect(found[0].orthogonalScrollingBehavior != .none)
    #expect(found[1].orthogonalScrollingBehavior == .none)
  }

  /// The background of a list is a part of what is matched.
  @Test func aListHasItsBackground() throws {
    let list = CollectionLayoutListConfiguration(appearance: .grouped)
    let seen = SeenLayout(
      LayoutDocument(configuration: .init(), sections: [.list(list, .init())]), [3],
      CollectionLayoutEnvironment(size: CGSize(width: 390, height: 844), displayScale: 3))
    var observation = seen.observation
    let found = LayoutInference([observation])
    #expect(found.isExplained)
    guard case .list(let own, _)? = found.layout?.sections[0] else {
      return #expect(Bool(false), "no list")
    }
    #expect(own.appearance == .grouped)
    let background = try #require(
      observation.elements.firstIndex { $0.category == .decorationView })
    observation.elements[background].frame.origin.y -= 50
    #expect(!LayoutInference([observation]).isExplained)
  }
}
