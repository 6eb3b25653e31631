import Compositional
import CompositionalTestSupport
import Testing

/// Rows that scroll on their own, held against the naive reference on random layouts.
@Suite struct OrthogonalDifferentialTests {
  /// A random layout, by engine and reference side by side.
  private struct Run {
    let layout: RandomLayout
    var engine: CollectionLayout
    var reference: ReferenceLayout
    var probes: RandomSource
    var differences: [String] = []
    /// The rows that were asked to go somewhere, and those of them that moved.
    var asked = 0
    var moved = 0

    init(_ layout: RandomLayout) {
      self.layout = layout
      engine = layout.engine
      reference = layout.reference
      probes = layout.probes
    }

    /// Asks every section to go somewhere, and looks at what is seen then.
    mutating func play() {
      for section in layout.itemCounts.indices { compareBounds(ofSection: section) }
      for _ in 0..<6 {
        var offsets: [Int: CGFloat] = [:]
        for section in layout.itemCounts.indices {
          guard let rest = ask(section) else { continue }
          offsets[section] = rest
        }
        look(at: offsets)
      }
      // Half way between two rests while a finger is down: what is seen knows no rests.
      look(at: [0: CGFloat(probes.number(-60...700)), 1: CGFloat(probes.number(-60...700))])
    }

    private mutating func note(
      _ what: String, _ section: Int, _ got: CGFloat?, _ expected: Double?
    ) {
      if let got, let expected, abs(Double(got) - expected) <= 0.01 { return }
      if got == nil, expected == nil { return }
      let text = "\(String(describing: got)), expected \(String(describing: expected))"
      differences.append("\(what) of section \(section): \(text)")
    }

    private mutating func compareBounds(ofSection section: Int) {
      let scroller = engine.orthogonalScroller(ofSection: section)
      let rests = reference.rests[section]
      note("length", section, scroller?.contentLength, rests?.contentLength)
      note("initial offset", section, scroller?.initialOffset, rests?.initialOffset)
      guard let scroller, let rests, scroller.behavior != .groupPagingCentered else { return }
      note("first offset", section, scroller.offsetRange.lowerBound, 0)
      note("last offset", section, scroller.offsetRange.upperBound, rests.maxOffset)
    }

    /// Asks a row to go somewhere, and moves it by a gesture from there.
    private mutating func ask(_ section: Int) -> CGFloat? {
      guard let scroller = engine.orthogonalScroller(ofSection: section),
        let rests = reference.rests[section]
      else { return nil }
      let start = probes.rowOffset(upTo: rests.contentLength)
      let target = start + probes.number(-500...500)
      let flick = probes.integer(-1...1)
      // Measured groups are taken to stand in order; two sums of the same lengths may differ.
      let isMeasured = layout.sections[section]?.group.holdsEstimates == true
      guard rests.areInOrder || !isMeasured, rests.doubt(at: start) > 1e-6 else { return nil }
      asked += 1
      let rest = scroller.restOffset(nearest: CGFloat(start))
      if rest != 0 { moved += 1 }
      note("rest asked at \(start)", section, rest, rests.rest(asked: start))
      guard rests.doubt(at: target) > 1e-6 else { return rest }
      let speed = CGFloat(flick) * (OrthogonalScroller.flickSpeed + 1)
      note(
        "gesture \(start) to \(target) at \(speed)", section,
        scroller.targetOffset(proposed: CGFloat(target), velocity: speed, from: CGFloat(start)),
        rests.rest(proposed: target, flick: flick, from: start))
      return rest
    }

    private mutating func look(at offsets: [Int: CGFloat]) {
      let size = layout.environment.container.contentSize
      let content = reference.contentSize
      var viewport = probes.viewport(over: content, size: size)
      viewport.orthogonalOffsets = offsets
      compare(
        "all at \(offsets)", engine.allAttributes(at: viewport), reference.elements(at: viewport))
      let unclear = reference.elementsOfTouchingGroups(viewport.bounds, at: viewport)
      func clear(_ elements: [LayoutAttributes]) -> [LayoutAttributes] {
        elements.clear(of: viewport.bounds, in: content).filter { !unclear.contains($0.id) }
      }
      compare(
        "in \(viewport)", clear(engine.attributes(in: viewport)),
        clear(reference.query(viewport.bounds, at: viewport)))
      for element in reference.elements(at: viewport).prefix(10) {
        let single = engine.attributes(for: element.id, at: viewport)
        compare("single", single.map { [$0] } ?? [], [element])
      }
    }

    private mutating func compare(
      _ what: String, _ got: [LayoutAttributes], _ expected: [LayoutAttributes]
    ) {
      let difference = AttributesDifference(expected: expected, actual: got)
      if !difference.isEmpty { differences.append("\(what): \(difference)") }
    }
  }

  @Test func rowsAgreeWithReference() {
    var failures = 0
    var asked = 0
    var moved = 0
    let seeds = RandomRun.seeds.prefix(RandomRun.seeds.count / 2)
    for seed in seeds where failures < 5 {
      var run = Run(.scrollingRows(seed: seed))
      run.play()
      (asked, moved) = (asked + run.asked, moved + run.moved)
      guard !run.differences.isEmpty else { continue }
      failures += 1
      let lines = run.differences.prefix(3).joined(separator: "\n")
      Issue.record("\(RandomRun.text(run.layout))\n\(lines)")
    }
    #expect(asked >= 3 * seeds.count, "too few sections scroll on their own")
    #expect(moved >= asked / 3, "too few rows move")
  }

  @Test func measuredRowsAgreeWithReference() {
    var failures = 0
    var asked = 0
    let seeds = RandomRun.seeds.prefix(RandomRun.seeds.count / 4)
    for seed in seeds where failures < 5 {
      let layout = RandomLayout.scrollingRows(seed: seed, isMeasured: true)
      var run = Run(layout)
      var host = layout.referenceHost
      var random = RandomSource(seed: seed ^ 0xFACE)
      for _ in 0..<random.integer(0...12) {
        guard let id = host.sizedElements.randomElement(using: &random) else { break }
        let size = PreferredSize(width: random.length(4...160), height: random.length(4...160))
        host.record(id, size)
        run.engine.record(ElementMeasurement(id, size))
      }
      run.reference = host.layout
      run.play()
      asked += run.asked
      guard !run.differences.isEmpty else { continue }
      failures += 1
      Issue.record("\(layout)\n\(run.differences.prefix(3).joined(separator: "\n"))")
    }
    #expect(asked >= 2 * seeds.count, "too few sections scroll on their own")
  }
}

extension CollectionLayoutItem {
  /// Whether something in here is measured.
  fileprivate var holdsEstimates: Bool {
    if layoutSize.widthDimension.isEstimated || layoutSize.heightDimension.isEstimated {
      return true
    }
    guard case .group(_, let subitems) = content else { return false }
    return subitems.items.contains { $0.holdsEstimates }
  }
}
