import Compositional
import CompositionalTestSupport
import Testing

/// Rows that wrap, against the naive reference and against the same layout measured in another
/// order.
@Suite struct WrappingDifferentialTests {
  /// Room is left for a second cell behind the only item, and for the third if the item is narrow.
  ///
  /// The group is trimmed by what the missing cells reach farther: by 60 points or nothing.
  @Test(arguments: [(150.0, 100.0), (50, 40), (220, 100), (270, 100), (70, 40), (70.5, 100)])
  func aLastRowIsTrimmedByCellsThatFit(width: Double, height: Double) {
    let cells = [(50.0, 20.0), (50, 20), (200, 80)].map {
      CollectionLayoutItem(layoutSize: .init(.estimated($0), .absolute($1)))
    }
    var layout = RandomLayout(seed: 0)
    layout.configuration = .init()
    layout.environment = CollectionLayoutEnvironment(size: CGSize(width: 320, height: 400))
    layout.sections = [
      CollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(.fractionalWidth(1), .absolute(100)), subitems: cells))
    ]
    layout.itemCounts = [1]
    var (engine, host) = (layout.engine, layout.referenceHost)
    let answer = PreferredSize(width: width)
    _ = host.record(.cell(section: 0, item: 0), answer)
    engine.record(ElementMeasurement(.cell(section: 0, item: 0), answer))
    #expect(engine.contentSize.height == CGFloat(height))
    #expect(host.layout.contentSize.height == CGFloat(height))
  }

  /// Cells of an estimated 20 that overlap by 20 take no room: a group uses them once.
  @Test func cellsThatTakeNoRoomAreUsedOnce() {
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(30)),
      subitems: [CollectionLayoutItem(layoutSize: .init(.estimated(20), .absolute(30)))])
    group.interItemSpacing = .fixed(-20)
    var layout = Sample.layout(
      of: CollectionLayoutSection(group: group), [5], in: CGSize(width: 320, height: 400))
    for item in 0..<5 { layout.record(Tags.measurement(item, 50)) }
    #expect(layout.contentSize.height == 150)
    #expect(layout.allAttributes().map(\.frame.origin.x) == [0, 0, 0, 0, 0])
  }

  /// The frames are a function of the items and their sizes: neither the order of the measurements
  /// nor the queries and forgotten sizes between them change anything.
  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func theOrderOfMeasurementsDoesNotMatter(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let count = 600
    // Periods that rows never meet again after a change, equal sizes, and random ones.
    let widths = (0..<count).map { item in
      switch item / 100 % 3 {
      case 0: 60.0 + Double(item % 3) * 20
      case 1: 100.0
      default: random.number(40...160).rounded()
      }
    }
    let measured = (0..<count).filter { _ in random.chance(80) }
    var expected = Tags.layout(count)
    for item in measured { expected.record(Tags.measurement(item, widths[item])) }
    var layout = Tags.layout(count)
    for item in measured.shuffled(using: &random) {
      if random.chance(20) {
        layout.record(Tags.measurement(random.integer(0...count - 1), random.number(10...300)))
      }
      layout.record(Tags.measurement(item, widths[item]))
      if random.chance(5) {
        let y = random.number(0...Double(layout.contentSize.height))
        _ = layout.attributes(in: CGRect(x: 0, y: y, width: 390, height: 844))
      }
    }
    for item in 0..<count {
      guard measured.contains(item) else {
        try layout.invalidate(.items([ElementIndexPath(item: item, section: 0)]))
        continue
      }
      layout.record(Tags.measurement(item, widths[item]))
    }
    #expect(layout.contentSize == expected.contentSize)
    let difference = AttributesDifference(
      expected: expected.allAttributes(), actual: layout.allAttributes())
    #expect(difference.isEmpty, "\(difference)")
  }

  /// Lines that repeat end with the widths that do, also if the items before them became fewer or
  /// more.
  @Test(arguments: [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5])
  func repeatedLinesEndWhereTheWidthsDo(change: Int) throws {
    let pattern = [100.0, 120, 140]
    // Fifty lines of three, and a last one of two items that are wider than all of them.
    let widths = (0..<150).map { pattern[$0 % 3] } + [200, 180]
    var layout = Tags.layout(widths.count)
    for (item, width) in widths.enumerated() { layout.record(Tags.measurement(item, width)) }
    var batch = BatchUpdates()
    let paths = (0..<abs(change)).map { ElementIndexPath(item: $0, section: 0) }
    if change < 0 { batch.deleteItems(at: paths) } else { batch.insertItems(at: paths) }
    try layout.update(batch)
    let rest = widths.dropFirst(max(0, -change))
    let first = max(0, change)
    var expected = Tags.layout(first + rest.count)
    for (item, width) in rest.enumerated() {
      expected.record(Tags.measurement(first + item, width))
    }
    let difference = AttributesDifference(
      expected: expected.allAttributes(), actual: layout.allAttributes())
    #expect(difference.isEmpty, "\(difference)")
  }
}
