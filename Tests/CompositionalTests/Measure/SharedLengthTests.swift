import CompositionalTestSupport
import Testing

@testable import Compositional

/// Groups that share a length, against the naive reference.
@Suite struct SharedLengthTests {
  private func cells(_ along: CollectionLayoutDimension, _ length: CollectionLayoutDimension)
    -> CollectionLayoutItem
  {
    CollectionLayoutItem(layoutSize: .init(along, length))
  }

  /// Rows of a cell that shares its length and one that does not; tags in rows that wrap; and cells
  /// of their own widths in a row that scrolls.
  private func sections() -> [CollectionLayoutSection] {
    let uniform = CollectionLayoutDimension.uniformAcrossSiblings(estimate: 10)
    let whole = CollectionLayoutSize(.fractionalWidth(1), uniform)
    let own = cells(.fractionalWidth(0.5), .estimated(10))
    let mixed = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: whole, subitems: [cells(.fractionalWidth(0.5), uniform), own]))
    let tag = cells(.estimated(40), uniform)
    let tags = CollectionLayoutSection(group: .horizontal(layoutSize: whole, subitems: [tag]))
    var row = CollectionLayoutSection(
      group: .horizontal(layoutSize: .init(.estimated(40), uniform), subitems: [tag]))
    row.orthogonalScrollingBehavior = .continuous
    return [mixed, tags, row]
  }

  /// Every cell is longer than all before it.
  @Test(arguments: [0, 1, 2]) func growingLengthsReachAllGroups(kind: Int) {
    let items = 250
    var layout = CollectionLayout(section: sections()[kind])
    let size = CGSize(width: 320, height: 480)
    layout.prepare(itemCounts: [items], in: CollectionLayoutEnvironment(size: size))
    for item in 0..<items {
      let length = 20 + Double(item) / 4
      layout.record(
        ElementMeasurement(.cell(section: 0, item: item), .init(width: 50, height: length)))
    }
    let longest = 20 + Double(items - 1) / 4
    let frames = layout.allAttributes().map(\.frame)
    #expect(frames.count == items)
    let shares = { (item: Int) in kind > 0 || item % 2 == 0 }
    for (item, frame) in frames.enumerated() where shares(item) {
      #expect(Double(frame.height) == longest)
    }
    let rows = [(items + 1) / 2, (items + 5) / 6, 1][kind]
    #expect(Double(layout.contentSize.height) == Double(rows) * longest)
  }

  /// All rows are one run if each cell has the shared length, however long the cells are by themselves.
  @Test func rowsThatShareEverythingAreOneRun() throws {
    let uniform = CollectionLayoutDimension.uniformAcrossSiblings(estimate: 10)
    var layout = Sample.layout(
      of: CollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(.fractionalWidth(1), uniform),
          subitems: [cells(.fractionalWidth(0.5), uniform)])),
      [10_000], in: CGSize(width: 320, height: 480))
    for item in 0..<1_000 {
      let height = CGFloat(20 + item * 37 % 100)
      layout.record(ElementMeasurement(.cell(section: 0, item: item), .init(height: height)))
    }
    #expect(layout.contentSize.height == 595_000)
    guard case .measured(let groups) = layout.stack.sections[0].geometry.groups else {
      Issue.record("The groups are not measured.")
      return
    }
    // One page: rows that are measured, and rows that are not.
    #expect(groups.ledger.state.usedNodes - groups.ledger.state.freeNodes == 1)
  }

  /// A last row without a measured cell follows a shared length that changed since it last had none.
  @Test func aLastRowFollowsAfterItsSizeIsDiscarded() throws {
    let uniform = CollectionLayoutDimension.uniformAcrossSiblings(estimate: 10)
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(.fractionalWidth(1), uniform),
          subitems: [cells(.fractionalWidth(0.5), uniform)])))
    let size = CGSize(width: 320, height: 480)
    layout.prepare(itemCounts: [3], in: CollectionLayoutEnvironment(size: size))
    for (item, height) in [(0, 60.0), (2, 40), (1, 90)] {
      layout.record(ElementMeasurement(.cell(section: 0, item: item), .init(height: height)))
    }
    try layout.invalidate(.items([ElementIndexPath(item: 2, section: 0)]))
    #expect(layout.allAttributes().map { Double($0.frame.height) } == [90, 90, 90])
    // Two rows of 90 points.
    #expect(layout.contentSize.height == 180)
  }

  /// Rows are as long as the shared length and 10 points above its cell, or as a cell of 100 points.
  @Test func aFixedCellDecidesBelowItsLength() {
    let uniform = CollectionLayoutDimension.uniformAcrossSiblings(estimate: 10)
    var sharing = cells(.fractionalWidth(0.5), uniform)
    sharing.edgeSpacing = .init(top: .fixed(10))
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(.fractionalWidth(1), uniform),
          subitems: [sharing, cells(.fractionalWidth(0.5), .absolute(100))])))
    let size = CGSize(width: 320, height: 480)
    layout.prepare(itemCounts: [4], in: CollectionLayoutEnvironment(size: size))
    for (height, row) in [(95.0, 105.0), (85, 100), (95, 105)] {
      layout.record(ElementMeasurement(.cell(section: 0, item: 0), .init(height: height)))
      #expect(Double(layout.contentSize.height) == 2 * row)
    }
    // Above it, rows follow a longer cell.
    layout.record(ElementMeasurement(.cell(section: 0, item: 0), .init(height: 120)))
    #expect(layout.contentSize.height == 260)
  }

  /// Copies keep their own shared length.
  @Test func aCopyKeepsItsLength() {
    for section in sections() {
      var layout = CollectionLayout(section: section)
      let size = CGSize(width: 320, height: 480)
      layout.prepare(itemCounts: [40], in: CollectionLayoutEnvironment(size: size))
      for item in 0..<20 {
        layout.record(
          ElementMeasurement(.cell(section: 0, item: item), .init(width: 50, height: 30)))
      }
      let before = layout.allAttributes()
      var copy = layout
      copy.record(ElementMeasurement(.cell(section: 0, item: 7), .init(width: 50, height: 90)))
      #expect(layout.allAttributes() == before)
      #expect(Double(copy.contentSize.height) == 3 * Double(layout.contentSize.height))
      copy.record(ElementMeasurement(.cell(section: 0, item: 7), .init(width: 50, height: 30)))
      #expect(copy.allAttributes() == before)
    }
  }

  /// Negative insets make a section shorter than its groups; their cells are found where they are.
  @Test func cellsBeyondTheEndOfTheSectionAreFound() {
    let below = Sample.list(.absolute(200), in: .vertical)
    for var section in sections() {
      section.contentInsets.bottom = -40
      let sections = [section, below]
      var layout = CollectionLayout { index, _ in sections[index] }
      let size = CGSize(width: 320, height: 480)
      layout.prepare(itemCounts: [5, 1], in: CollectionLayoutEnvironment(size: size))
      for length in [50.0, 60, 90] {
        for item in 0..<5 {
          layout.record(
            ElementMeasurement(.cell(section: 0, item: item), .init(width: 50, height: length)))
        }
        let cell = layout.attributes(for: .cell(section: 0, item: 4))?.frame ?? .zero
        let start = layout.attributes(for: .cell(section: 1, item: 0))?.frame.minY ?? 0
        #expect(Double(cell.maxY - start) == 40)
        let rect = CGRect(x: 0, y: cell.maxY - 10, width: 320, height: 5)
        #expect(layout.attributes(in: rect).contains { $0.frame == cell }, "\(length)")
      }
    }
  }
}
