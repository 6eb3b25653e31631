import Compositional
import CompositionalTestSupport
import Testing

/// How often the providers of sections and frames are called (rules 2.20, 2.26).
@Suite struct ProviderCallTests {
  private final class Calls: @unchecked Sendable {
    var sections: [Int] = []
    var frames = 0

    func take() -> [Int] {
      defer { sections = [] }
      return sections
    }
  }

  /// Once per section in every preparation, never for a query or a measurement, and once for each
  /// section whose items change.
  @Test(arguments: [CollectionLayoutDimension.absolute(40), .estimated(40)])
  func sectionsAreAskedForOnce(height: CollectionLayoutDimension) throws {
    let calls = Calls()
    var layout = CollectionLayout { index, _ in
      calls.sections.append(index)
      return Sample.list(height)
    }
    layout.prepare(itemCounts: [5, 0, 50, 5], in: Tags.environment)
    #expect(calls.take() == [0, 1, 2, 3])
    let viewport = Viewport(contentOffset: CGPoint(x: 0, y: 100), size: Tags.screen)
    _ = layout.attributes(in: viewport)
    _ = layout.allAttributes()
    _ = layout.contentSize
    _ = layout.diagnostics
    layout.measure(in: viewport) { _ in .init(height: 50) }
    layout.measureEverything(with: ClosureMeasurer { _ in .init(height: 30) })
    try layout.invalidate(.items([ElementIndexPath(item: 1, section: 0)]))
    #expect(calls.take() == [])
    try layout.update([.reloadSection(2)])
    #expect(calls.take() == [2])
    try layout.invalidate(.everything)
    #expect(calls.take() == [0, 1, 2, 3])
    layout.prepare(itemCounts: [5, 0, 50, 5], in: Tags.environment)
    #expect(calls.take() == [0, 1, 2, 3])
    try layout.update([
      .insertItem(ElementIndexPath(item: 0, section: 3)),
      .deleteItem(ElementIndexPath(item: 4, section: 0)),
      .deleteItem(ElementIndexPath(item: 2, section: 0)),
    ])
    #expect(calls.take() == [0, 3])
  }

  /// A provider of frames is called once per section in every preparation.
  @Test func framesAreAskedForOncePerSection() throws {
    let calls = Calls()
    let group = CollectionLayoutGroup.custom(
      layoutSize: .init(.fractionalWidth(1), .absolute(50))
    ) { _ in
      calls.frames += 1
      return [
        CollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
        CollectionLayoutGroupCustomItem(frame: CGRect(x: 20, y: 0, width: 10, height: 10)),
      ]
    }
    var layout = CollectionLayout(section: CollectionLayoutSection(group: group))
    layout.prepare(itemCounts: [7, 7, 1_000_000], in: Tags.environment)
    #expect(calls.frames == 3)
    _ = layout.attributes(in: Viewport(size: Tags.screen))
    #expect(calls.frames == 3)
    try layout.update([.reloadSection(1)]) { _ in 3 }
    #expect(calls.frames == 4)
  }
}
