import Compositional
import Foundation
import Testing

/// Values from outside: coordinates that are not finite, items that do not exist, and invalid
/// measurements.
@Suite struct HostileInputTests {
  private static let environment = CollectionLayoutEnvironment(
    size: CGSize(width: 100, height: 200))

  /// Two sections of 30 rows, the second one orthogonal.
  private static func layout(estimated: Bool) -> CollectionLayout {
    let size = CollectionLayoutSize(
      .fractionalWidth(1), estimated ? .estimated(40) : .absolute(40))
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.fractionalWidth(1), .absolute(10)), elementKind: "header",
      alignment: .top)
    var layout = CollectionLayout { index, _ in
      var section = CollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
      var item = header
      item.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [item]
      if index == 1 { section.orthogonalScrollingBehavior = .groupPaging }
      return section
    }
    layout.prepare(itemCounts: [30, 30], in: environment)
    return layout
  }

  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude,
  ]

  @Test(arguments: [false, true], numbers)
  func pointsThatAreNoNumbers(estimated: Bool, number: CGFloat) throws {
    var layout = Self.layout(estimated: estimated)
    let rects = [
      CGRect(x: number, y: 0, width: 100, height: 100),
      CGRect(x: 0, y: number, width: 100, height: 100),
      CGRect(x: 0, y: 0, width: number, height: 100),
      CGRect(x: 0, y: 0, width: 100, height: number),
      CGRect(x: number, y: number, width: number, height: number),
    ]
    for rect in rects {
      var viewport = Viewport(contentOffset: rect.origin, size: rect.size)
      viewport.orthogonalOffsets = [1: number, 7: number, -1: number]
      #expect(layout.elementBound(in: rect, at: viewport) >= 0)
      #expect(layout.elementBound(in: rect) >= 0)
      #expect(layout.attributes(in: rect).count <= 63)
      #expect(layout.attributes(in: viewport).count <= 63)
      _ = layout.attributes(for: .cell(section: 1, item: 3), at: viewport)
      _ = layout.scrollAnchor(in: viewport, keeping: .bottom)
      _ = layout.nextMeasurement(in: viewport)
      _ = layout.orthogonalOffsets(asking: [0: number, 1: number, 9: number, -1: number])
      _ = try layout.invalidate(.decorationElements, in: viewport)
      _ = try layout.invalidate(.environment(Self.environment), in: viewport, keeping: .bottom)
      _ = layout.measure(in: viewport) { _ in PreferredSize(height: 50) }
    }
    #expect(layout.contentSize.height.isFinite)
  }

  @Test(arguments: [false, true])
  func itemsThatDoNotExist(estimated: Bool) throws {
    var layout = Self.layout(estimated: estimated)
    let viewport = Viewport(contentOffset: .zero, size: CGSize(width: 100, height: 200))
    for section in [-1, 0, 1, 2, Int.max, Int.min] {
      for item in [-1, 30, Int.max, Int.min] {
        let path = ElementIndexPath(item: item, section: section)
        #expect(layout.attributes(for: .cell(path), at: viewport) == nil)
        #expect(layout.measurementProposal(for: .cell(path)) == nil)
        let measurement = ElementMeasurement(.cell(path), PreferredSize(height: 9))
        #expect(layout.record(measurement, in: viewport).measuredElements == 0)
        try layout.invalidate(.items([path]), in: viewport)
        try layout.invalidate(.supplementaryElements(kind: "header", at: [path]), in: viewport)
        #expect(throws: UpdateError.self) {
          try layout.update(BatchUpdates([.deleteItem(path)]), in: viewport)
        }
      }
      let isSection = (0...1).contains(section)
      #expect((layout.orthogonalScroller(ofSection: section) == nil) == (section != 1))
      if !isSection {
        #expect(throws: UpdateError.self) {
          try layout.update(BatchUpdates([.reloadSection(section)]), in: viewport)
        }
      }
    }
    #expect(layout.itemCounts == [30, 30])
  }

  @Test func negativeItemCounts() {
    var layout = Self.layout(estimated: false)
    let before = layout.contentSize
    let error = #expect(throws: UpdateError.self) {
      try layout.update(BatchUpdates([.reloadSection(0)])) { _ in -1 }
    }
    #expect(error == .negativeItemCount(section: 0, count: -1))
    #expect("\(error.map { "\($0)" } ?? "")".contains("-1 is negative"))
    #expect(layout.contentSize == before && layout.itemCounts == [30, 30])
    #expect(throws: UpdateError.self) {
      try BatchUpdates([.insertSection(0)]).applied(to: [1]) { _ in .min }
    }
  }

  /// An invalid size is an error of the measurer, and is found when the size is created.
  @Test func preferredSizes() async {
    await #expect(processExitsWith: .failure) { _ = PreferredSize(height: -1) }
    await #expect(processExitsWith: .failure) { _ = PreferredSize(width: .infinity) }
    await #expect(processExitsWith: .failure) {
      var size = PreferredSize(width: 1)
      size.width = .nan
    }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = PreferredSize(height: -1) }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(text?.contains("Invalid preferred height: -1.0. An element must answer") == true)
  }
}
