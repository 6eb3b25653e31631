import CompositionalTestSupport
import Testing

@testable import Compositional

/// The tree of extents against a plain list of them.
@Suite struct OffsetTreeTests {
  private typealias Extent = OffsetTree.Extent

  /// Every kind of extent: within its length, shorter, sticking out at either end or both, shown
  /// without a length, and with nothing to show.
  private enum Kind: CaseIterable {
    case plain, narrow, before, after, around, flat, empty, negative
  }

  /// Returns an extent whose numbers are quarters, which add up without an error.
  private func extent(_ kind: Kind, _ random: inout RandomSource) -> Extent {
    func quarters(_ range: ClosedRange<Int>) -> Double { Double(random.integer(range)) / 4 }
    let length = quarters(1...80)
    let ink =
      switch kind {
      case .plain: Span(low: 0, high: length)
      case .narrow: Span(low: length / 4, high: length / 2)
      case .before: Span(low: -quarters(1...200), high: length)
      case .after: Span(low: 0, high: length + quarters(1...200))
      case .around: Span(low: -quarters(1...200), high: length + quarters(1...200))
      case .flat: Span(low: -quarters(1...20), high: quarters(1...20))
      case .empty: Span.none
      case .negative: Span(low: -quarters(1...20), high: 0)
      }
    let shown: Double =
      switch kind {
      case .flat, .empty: 0
      case .negative: -quarters(1...20)
      default: length
      }
    return Extent(length: shown, ink: ink, across: quarters(0...400))
  }

  private func difference(_ tree: OffsetTree, _ list: [Extent], _ span: Span) -> String? {
    var starts: [Double] = []
    var total = 0.0
    for extent in list {
      starts.append(total)
      total += extent.length
    }
    if tree.count != list.count || tree.totalLength != total { return "total" }
    if tree.largestAcross != list.reduce(0, { max($0, $1.across) }) { return "across" }
    for index in list.indices where tree.start(of: index) != starts[index] {
      return "start of \(index)"
    }
    var found: [Int] = []
    var visited = 0
    var next = tree.first(reaching: span, &visited)
    while let one = next {
      if one.start != starts[one.index] { return "start of found \(one.index)" }
      if let last = found.last, last >= one.index { return "order" }
      found.append(one.index)
      next = tree.next(after: one, reaching: span, &visited)
    }
    for (index, extent) in list.enumerated() {
      let start = starts[index]
      func reaches(_ low: Double, _ high: Double) -> Bool {
        start + low <= span.high && start + high >= span.low
      }
      let isFound = found.contains(index)
      if reaches(extent.ink.low, extent.ink.high), !isFound { return "misses \(index)" }
      let mayReach =
        reaches(extent.ink.low, extent.ink.high) || reaches(0, extent.length)
      if isFound, !mayReach { return "finds \(index)" }
    }
    for index in [0, list.count / 2, list.count - 1] {
      let truth = list.indices.dropFirst(index).first {
        starts[$0] + list[$0].ink.low <= span.high && starts[$0] + list[$0].ink.high >= span.low
      }
      let found = tree.first(from: index, reaching: span, &visited)?.index
      if let truth, found ?? .max > truth { return "misses \(truth) from \(index)" }
      if let found, found < index { return "finds \(found) from \(index)" }
    }
    return nil
  }

  /// Every kind of extent is replaced by every other, in trees of any size.
  @Test(arguments: [1, 2, 3, 8, 13, 64])
  func updatesAsTheList(count: Int) {
    var random = RandomSource(seed: UInt64(count))
    for kind in Kind.allCases {
      // From all of one kind, one after another to all of another: the way from regular to
      // irregular and back.
      for other in Kind.allCases {
        var list = (0..<count).map { _ in extent(kind, &random) }
        var tree = OffsetTree(list)
        for index in (0..<count).shuffled(using: &random) {
          list[index] = extent(other, &random)
          tree.update(index, to: list[index])
          for _ in 0..<3 {
            let low = Double(random.integer(-80...(80 * count))) / 4
            let span = Span(low: low, high: low + Double(random.integer(0...200)) / 4)
            let wrong = difference(tree, list, span)
            #expect(wrong == nil, "\(kind) to \(other), \(index), \(span)")
            if wrong != nil { return }
          }
        }
      }
    }
  }

  /// Equal lengths are found by division, until one changes.
  ///
  /// Lengths are quarters, whose sums are exact, and thirds, whose sums are not.
  @Test(arguments: [1.0, 0.25, 44.75, 470, 1.0 / 3], [2, 8, 9, 100])
  func equalLengthsAreFoundAsInTheList(length: Double, count: Int) {
    var random = RandomSource(seed: UInt64(count))
    let one = Extent(length: length, ink: Span(low: 0, high: length), across: 10)
    var list = Array(repeating: one, count: count)
    var tree = OffsetTree(list)
    #expect((tree.even > 0) == (length * 4 == (length * 4).rounded()))
    for _ in 0..<3 {
      for _ in 0..<100 where tree.even > 0 {
        // At the edges of extents, and between them.
        let low = Double(random.integer(-4...(2 * count))) * length / 2
        let high = low + Double(random.integer(0...6)) * length / 2
        for span in [
          Span(low: low, high: high), Span(low: low.nextUp, high: high + 1),
          Span(low: -.greatestFiniteMagnitude, high: high), Span(low: low, high: .infinity),
        ] {
          #expect(difference(tree, list, span) == nil, "\(span)")
        }
      }
      let index = random.integer(0...(count - 1))
      tree.update(index, to: one)
      #expect((tree.even > 0) == (length * 4 == (length * 4).rounded()))
    }
    guard tree.even > 0 else { return }
    list[count / 2].length += 0.25
    tree.update(count / 2, to: list[count / 2])
    #expect(tree.even == 0)
    let span = Span(low: tree.totalLength / 2, high: tree.totalLength)
    #expect(difference(tree, list, span) == nil)
  }

  /// Behind a negative length, an extent lies before those that precede it.
  @Test func anExtentBehindANegativeLengthIsFound() {
    func plain(_ length: Double) -> Extent {
      Extent(length: length, ink: Span(low: 0, high: length), across: 10)
    }
    let tree = OffsetTree([
      plain(10), Extent(length: -5, ink: .none, across: 0), plain(3), plain(9),
    ])
    var visited = 0
    let found = tree.first(from: 1, reaching: Span(low: 6, high: 7), &visited)
    #expect(found?.index == 2)
    #expect(found?.start == 5)
  }

  /// A section measured so that its header sticks out is found where the header is.
  @Test func aSectionThatBecomesIrregularIsFound() {
    var layout = CollectionLayout { _, _ in
      var header = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(.fractionalWidth(1), .estimated(20)), elementKind: "header",
        alignment: .top)
      header.extendsBoundary = false
      var section = Sample.list(.absolute(100))
      section.boundarySupplementaryItems = [header]
      return section
    }
    layout.prepare(itemCounts: [1, 1, 1, 1], in: Tags.environment)
    let id = ElementID.supplementary(kind: "header", section: 1)
    layout.record(ElementMeasurement(id, .init(height: 250)))
    // From 100 to 350, over the sections behind.
    let rect = CGRect(x: 0, y: 320, width: 390, height: 10)
    #expect(layout.attributes(in: rect).map(\.id).contains(id))
  }
}
