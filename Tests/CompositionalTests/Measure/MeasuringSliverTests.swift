import Compositional
import Testing

/// Views of which little is over the content.
@Suite struct MeasuringSliverTests {
  /// A row is measured even if less than a point of it is in sight.
  @Test(arguments: [CGPoint(x: 0, y: -199.5), CGPoint(x: -99.5, y: 0), CGPoint(x: 0, y: -200)])
  func partsOfAPoint(offset: CGPoint) {
    let size = CollectionLayoutSize(.fractionalWidth(1), .estimated(50))
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])))
    layout.prepare(
      itemCounts: [10], in: CollectionLayoutEnvironment(size: CGSize(width: 100, height: 200)))
    let viewport = Viewport(contentOffset: offset, size: CGSize(width: 100, height: 200))
    // A view that only touches the content shows nothing.
    let first = offset.y == -200 ? nil : ElementID.cell(section: 0, item: 0)
    #expect(layout.nextMeasurement(in: viewport)?.id == first)
  }
}
