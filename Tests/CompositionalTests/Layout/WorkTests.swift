import Compositional
import CompositionalTestSupport
import Foundation
import Testing

/// Costs, asserted by counting work: no clock is looked at.
@Suite struct WorkTests {
  private let environment = CollectionLayoutEnvironment(size: CGSize(width: 390, height: 844))
  private let screen = CGSize(width: 390, height: 844)

  private func grid() -> CollectionLayoutSection {
    let item = CollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1.0 / 3.0), .fractionalHeight(1)))
    return CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(100)), subitems: [item]))
  }

  @Test(arguments: [10, 1_000_000, 1_000_000_000, 1 << 62])
  func preparingSolvesOneGroup(items: Int) {
    #expect(Sample.layout(of: grid(), [items], in: screen).groupsSolved == 1)
  }

  @Test func equalSectionsAreSolvedOnce() {
    #expect(
      Sample.layout(of: grid(), Array(repeating: 10, count: 100_000), in: screen).groupsSolved == 1)
  }

  @Test func reloadingASectionSolvesOneGroup() throws {
    var layout = Sample.layout(of: grid(), Array(repeating: 10, count: 10_000), in: screen)
    let before = layout.groupsSolved
    try layout.update([.reloadSection(5000)]) { _ in 40 }
    #expect(layout.groupsSolved == before + 1)
    // 4 rows of 100 became 14.
    #expect(layout.contentSize.height == 4_001_000)
  }

  @Test func changingACopyLeavesTheOriginal() throws {
    let original = Sample.layout(of: grid(), [9, 9], in: screen)
    var copy = original
    try copy.update([.reloadSection(0)]) { _ in 3 }
    #expect(original.contentSize.height == 600)
    #expect(copy.contentSize.height == 400)
  }

  @Test(arguments: [1000, 1_000_000_000])
  func aQueryCostsItsAnswer(items: Int) {
    let layout = Sample.layout(of: grid(), [items], in: screen)
    let height = layout.contentSize.height
    for part in [0, 0.3, 0.77, 1] {
      let rect = CGRect(origin: CGPoint(x: 0, y: part * (height - 844)), size: screen)
      let work = layout.work(in: rect)
      let answer = layout.attributes(in: rect).count
      #expect(answer >= 24)
      // Each visible row is visited once, the last one with a single item too, and one section is
      // found without its tree.
      #expect(work.elementsVisited == answer)
      #expect(work.groupsVisited == (answer + 2) / 3)
      #expect(work.nodesVisited == 0)
    }
  }

  /// A division finds sections that are all as long.
  @Test func equalSectionsAreFoundByDivision() {
    let layout = Sample.layout(of: grid(), Array(repeating: 3, count: 1 << 17), in: screen)
    let rect = CGRect(origin: CGPoint(x: 0, y: 6_000_000), size: screen)
    let work = layout.work(in: rect)
    // The search includes edges: the section that ends at the rectangle's start, and nine that meet it.
    #expect(work.sectionsVisited == 10)
    // The division, and a step after each section.
    #expect(work.nodesVisited == 1 + 10)
  }

  @Test func sectionsAreFoundInALogarithm() {
    // The last section has two rows instead of one, so that not all are as long.
    let layout = Sample.layout(
      of: grid(), Array(repeating: 3, count: (1 << 17) - 1) + [6], in: screen)
    let rect = CGRect(origin: CGPoint(x: 0, y: 6_000_000), size: screen)
    let work = layout.work(in: rect)
    #expect(work.sectionsVisited == 10)
    // A tree of 2^17 sections, eight a node, has six levels; a step follows each section. Sections
    // are 146 points long, so the search starts with section 41,095, the last of its node, and goes
    // down from the root again for 41,096 and 41,104.
    #expect(work.nodesVisited == 6 + 10 + 2 * 5)
  }

  /// Empty sections and items that stick out require the search by extent.
  @Test func oneSectionThatSticksOutDoesNotSlowTheRest() {
    let wide = grid()
    var odd = grid()
    odd.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(.absolute(40), .absolute(40)), elementKind: "far", alignment: .top,
        absoluteOffset: CGPoint(x: 0, y: -5000))
    ]
    odd.boundarySupplementaryItems[0].extendsBoundary = false
    let count = 1 << 14
    var layout = CollectionLayout { [odd] index, _ in index == count - 1 ? odd : wide }
    var counts = Array(repeating: 3, count: count)
    for index in 4000..<8000 { counts[index] = 0 }
    layout.prepare(itemCounts: counts, in: environment)
    let last = layout.contentSize.height - 100
    let far = CGRect(x: 0, y: last - 5000, width: 390, height: 10)
    #expect(layout.attributes(in: far).contains { $0.kind == "far" })
    #expect(layout.work(in: far).nodesVisited < 200)
    let beyondEmpty = CGRect(x: 0, y: 400_000, width: 390, height: 844)
    // The section that ends there, and nine after the empty ones.
    #expect(layout.work(in: beyondEmpty).sectionsVisited == 1 + 9)
  }

  /// A query visits a small part of a custom group of a hundred thousand cells.
  @Test func aLargeGroupHasItsOwnIndex() {
    let count = 100_000
    let rects: [CGRect] = (0..<count).map { index in
      let height = Double(30 + index * 7919 % 60)
      let x = Double(index % 2) * 195
      let y = Double(index / 2) * 50
      return CGRect(x: x, y: y, width: 187, height: height)
    }
    let frames = rects.map { CollectionLayoutGroupCustomItem(frame: $0) }
    let section = CollectionLayoutSection(
      group: .custom(
        layoutSize: .init(.absolute(390), .absolute(Double(count) * 25)),
        itemProvider: .init(frames)))
    let layout = Sample.layout(of: section, [count], in: screen)
    let rect = CGRect(x: 0, y: 1_234_567, width: 390, height: 844)
    let found = Set(layout.attributes(in: rect).map(\.id))
    var expected: Set<ElementID> = []
    for (index, frame) in rects.enumerated()
    where frame.maxY > rect.minY && frame.minY < rect.maxY {
      expected.insert(.cell(section: 0, item: index))
    }
    #expect(found == expected)
    let work = layout.work(in: rect)
    #expect(work.elementsVisited <= expected.count + 64)
    #expect(work.nodesVisited <= 80)
  }
}
