import Compositional
import CompositionalTestSupport
import Foundation
import Testing

/// Numbers at the ends of their types, given to the engine itself.
@Suite struct ExtremeNumberTests {
  private static func section(
    _ height: CollectionLayoutDimension, isOrthogonal: Bool
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(.fractionalWidth(0.5), height)
    var section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), height),
        subitems: [CollectionLayoutItem(layoutSize: size)]))
    if isOrthogonal { section.orthogonalScrollingBehavior = .groupPagingCentered }
    return section
  }

  private static func layout(
    _ height: CollectionLayoutDimension, _ counts: [Int], scale: CGFloat = 2
  ) -> CollectionLayout {
    var layout = CollectionLayout { index, _ in section(height, isOrthogonal: index % 2 == 1) }
    layout.prepare(
      itemCounts: counts,
      in: CollectionLayoutEnvironment(size: CGSize(width: 100, height: 200), displayScale: scale))
    return layout
  }

  private static func isFinite(_ rect: CGRect) -> Bool {
    [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
  }

  /// A display scale at which positions in pixels are beyond all numbers.
  @Test(arguments: [1e308, .greatestFiniteMagnitude, 1e-300, .leastNonzeroMagnitude] as [CGFloat])
  func displayScales(scale: CGFloat) {
    for height in [CollectionLayoutDimension.absolute(40), .estimated(40)] {
      var layout = Self.layout(height, [30, 30], scale: scale)
      var viewport = Viewport(size: CGSize(width: 100, height: 200))
      viewport.orthogonalOffsets = layout.orthogonalOffsets(asking: [1: 120])
      #expect(viewport.orthogonalOffsets.values.allSatisfy { $0.isFinite })
      layout.measure(in: viewport) { _ in PreferredSize(height: 33.3) }
      #expect(layout.contentSize.width.isFinite && layout.contentSize.height.isFinite)
      for element in layout.attributes(in: viewport) { #expect(Self.isFinite(element.frame)) }
      for element in layout.allAttributes() { #expect(Self.isFinite(element.frame)) }
    }
  }

  /// Heights whose sum is beyond all numbers: a view can still come to rest.
  @Test(arguments: [1e299, 1e308, .greatestFiniteMagnitude] as [CGFloat])
  func heights(height: CGFloat) throws {
    for dimension in [CollectionLayoutDimension.absolute(height), .estimated(height)] {
      let layout = Self.layout(dimension, [30, 30, 0, 0])
      #expect(layout.contentSize.height.isFinite)
      #expect(layout.contentSize.height > 1e299)
      #expect(layout.contentSize.width == 100)
    }
    var section = Sample.cells(.absolute(height), .absolute(40))
    section.orthogonalScrollingBehavior = .continuous
    let layout = Sample.layout(of: section, [30], in: CGSize(width: 100, height: 200))
    let row = try #require(layout.orthogonalScroller(ofSection: 0))
    #expect(row.offsetRange.upperBound.isFinite && row.contentLength.isFinite)
    #expect(row.offsetRange.upperBound > 1e299)
  }

  /// Counts whose sum is beyond all integers.
  @Test(arguments: [
    [Int.max], [.max, .max, 3], [1 << 62, 1 << 62, 1 << 62], [(1 << 53) + 1, .max - 1],
  ])
  func itemCounts(counts: [Int]) throws {
    for height in [CollectionLayoutDimension.absolute(40), .estimated(40)] {
      var layout = Self.layout(height, counts)
      #expect(layout.contentSize.height.isFinite)
      var viewport = Viewport(size: CGSize(width: 100, height: 200))
      for offset in [0, layout.contentSize.height - 200] {
        viewport.contentOffset.y = offset
        layout.measure(
          in: viewport, keeping: nil,
          with: ClosureMeasurer { _ in PreferredSize(height: 33.3) }, atMost: 100)
        #expect(layout.elementBound(in: viewport.bounds, at: viewport) >= 0)
      }
      let last = ElementID.cell(section: 0, item: counts[0] - 1)
      let frame = try #require(layout.attributes(for: last)).frame
      #expect(Self.isFinite(frame))
      #expect(layout.attributes(for: .cell(section: 0, item: .max)) == nil || counts[0] == .max)
    }
  }

  /// One more item than there can be is an error, and nothing changes.
  @Test func insertingIntoAFullSection() {
    var layout = Self.layout(.absolute(40), [.max])
    let batch = BatchUpdates([.insertItem(ElementIndexPath(item: 0, section: 0))])
    #expect(throws: UpdateError.self) { try layout.update(batch) }
    #expect(layout.itemCounts == [.max])
  }

  /// An answer that makes no sense is refused where a measurer makes it, whatever its form.
  @Test func measurersAnswers() async {
    await #expect(processExitsWith: .failure) {
      var layout = Self.layout(.estimated(40), [3])
      layout.measure(in: Viewport(size: CGSize(width: 100, height: 200))) { _ in
        PreferredSize(height: -.infinity)
      }
    }
    var layout = Self.layout(.estimated(40), [3])
    layout.measure(in: Viewport(size: CGSize(width: 100, height: 200))) { _ in
      PreferredSize(height: 1e308)
    }
    #expect(!layout.contentSize.height.isNaN)
  }

  /// A bound beyond the largest number is that number; one just below it is exact.
  @Test(arguments: [(Int.max - 1, Int.max), (Int.max - 2, .max), (Int.max - 10, .max - 7)])
  func boundsNearTheLargestNumber(items: Int, expected: Int) {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(1))
    var section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      .init(layoutSize: size, elementKind: "header", alignment: .top),
      .init(layoutSize: size, elementKind: "footer", alignment: .bottom),
    ]
    section.decorationItems = [.background(elementKind: "background")]
    let layout = Sample.layout(of: section, [items], in: CGSize(width: 100, height: 200))
    // Two views and a background beside the items.
    let whole = CGRect(origin: .zero, size: layout.contentSize)
    #expect(layout.elementBound(in: whole) == expected)
  }

  /// The largest magnitude counts as finite, and the next number does not.
  @Test func theLargestMagnitudeIsFinite() {
    let largest = SolverLimits.largest
    #expect(Vector(x: largest, y: -largest).isFinite)
    #expect(!Vector(x: largest.nextUp, y: 0).isFinite)
    #expect(!Vector(x: 0, y: -largest.nextUp).isFinite)
  }
}
