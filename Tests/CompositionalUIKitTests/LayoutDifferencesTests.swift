import CompositionalUIKit
import CompositionalUIKitTestSupport
import Testing

/// The comparison with frames calculated by hand detects differences from the layout.
@MainActor
@Suite struct LayoutDifferencesTests {
  @Test func whatIsWrongIsTold() {
    let wrong = generateLayout().differences(
      from: [
        "cell 0.0": [2, 2, 126, 126], "cell 0.1": [132, 2, 126, 126.02], "cell 0.9": [0, 0, 1, 1],
        "supplementary header 0.0": [0, 0, 1, 1], "cell": [0, 0, 1, 1], "cell 0.2": [262, 2, 126],
      ], itemCounts: [3])
    #expect(
      wrong.map { String($0.prefix(8)) } == [
        "cell 0.1", "cell 0.9", "suppleme", "cell: ex", "cell 0.2",
      ])
    #expect(wrong.filter { $0.hasSuffix("nothing") }.count == 3)
    #expect(UICollectionViewLayout().differences(from: [:], itemCounts: []).count == 1)
  }

  @Test func whatTheEngineComplainsOfIsTold() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(400), heightDimension: .absolute(10))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(300), heightDimension: .absolute(10)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: .init(group: group))
    #expect(layout.differences(from: [:], itemCounts: [1]).count == 1)
  }
}
