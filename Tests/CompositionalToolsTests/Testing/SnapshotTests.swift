import CompositionalInspection
import Foundation
import Testing

@Suite struct LayoutSnapshotTests {
  private static func layout(
    _ count: Int = 3, width: CGFloat = 320, height: CGFloat = 44
  ) -> CollectionLayout {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(height))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    var section = CollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "header", alignment: .top)
    ]
    var layout = CollectionLayout(section: section)
    layout.prepare(
      itemCounts: [count],
      in: CollectionLayoutEnvironment(size: CGSize(width: width, height: 100)))
    return layout
  }

  @Test func wholeContent() {
    #expect(
      Self.layout().snapshot().lines == [
        "view: 320 x 100 at 2x", "items: 3", "content: 320 x 176",
        "cell 0.0: 0, 44, 320 x 44",
        "cell 0.1: 0, 88, 320 x 44", "cell 0.2: 0, 132, 320 x 44",
        "supplementary header 0.0: 0, 0, 320 x 44, z 1",
      ])
  }

  @Test func visibleElements() {
    let viewport = Viewport(
      contentOffset: CGPoint(x: 0, y: 90), size: CGSize(width: 320, height: 40))
    let lines = Self.layout().snapshot(in: viewport).lines
    #expect(lines.contains("offset: 0, 90"))
    #expect(lines.filter { $0.hasPrefix("cell") } == ["cell 0.1: 0, 88, 320 x 44"])
  }

  /// Everything in a row that scrolls is there, also what is out of sight.
  @Test func rows() {
    let size = CollectionLayoutSize(.absolute(300), .absolute(40))
    var section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    var layout = CollectionLayout(section: section)
    layout.prepare(
      itemCounts: [5], in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 100)))
    #expect(layout.snapshot().lines.last == "cell 0.4: 1200, 0, 300 x 40")
  }

  @Test func textReadsBack() {
    let snapshot = Self.layout().snapshot()
    #expect(LayoutSnapshot(text: snapshot.text) == snapshot)
    let windows = snapshot.text.replacingOccurrences(of: "\n", with: "  \r\n") + "\r\n"
    #expect(LayoutSnapshot(text: windows) == snapshot)
  }

  @Test func equalSnapshotsDoNotDiffer() {
    #expect(Self.layout().snapshot().difference(from: Self.layout().snapshot()) == nil)
  }

  @Test func differencesAreNamed() throws {
    let new = Self.layout(4, height: 50).snapshot()
    let difference = try #require(new.difference(from: Self.layout().snapshot()))
    let lines = difference.split(separator: "\n")
    #expect(lines.contains("~ items: 4, expected 3"))
    #expect(lines.contains("~ cell 0.2: 0, 150, 320 x 50, expected 0, 132, 320 x 44"))
    #expect(lines.contains("+ cell 0.3: 0, 200, 320 x 50"))
    let back = try #require(Self.layout().snapshot().difference(from: new))
    #expect(back.contains("- cell 0.3: 0, 200, 320 x 50"))
  }

  @Test func longListsAreCut() throws {
    let difference = try #require(
      Self.layout(100).snapshot().difference(from: Self.layout(40).snapshot()))
    let lines = difference.split(separator: "\n")
    #expect(lines.count == LayoutSnapshot.listedDifferences + 1)
    // 60 cells, the item count and the content.
    #expect(lines.last == "and 42 more differences")
  }

  /// A kind with a colon, and the same line twice.
  @Test func namesThatAreHardToPart() throws {
    let one = LayoutSnapshot(text: "supplementary a: b 0.0: 1, 2, 3 x 4\nx: 1\nx: 2\n")
    let other = LayoutSnapshot(text: "supplementary a: b 0.0: 1, 2, 3 x 5\nx: 1\nx: 3\n")
    #expect(
      one.difference(from: other)
        == "~ supplementary a: b 0.0: 1, 2, 3 x 4, expected 1, 2, 3 x 5\n~ x (2): 2, expected 3")
    let swapped = LayoutSnapshot(text: "b: 1\na: 1")
    #expect(
      swapped.difference(from: LayoutSnapshot(text: "a: 1\nb: 1"))
        == "the same lines in another order")
  }

  @Test func tooManyElements() async {
    await #expect(processExitsWith: .failure) {
      _ = LayoutSnapshotTests.layout(20_001).snapshot()
    }
  }
}
