import Compositional
import CompositionalTestSupport
import Testing

/// Orthogonal rows, compared with the naive reference on random layouts.
@Suite struct OrthogonalDifferentialTests {
  /// A random layout, by engine and reference side by side.
  private struct Run {
    let layout: RandomLayout
    var engine: CollectionLayout
    var reference: ReferenceLayout
    var probes: RandomSource
    var log = ComparisonLog()
    /// The rows with a requested offset, and those that moved.
    var asked = 0
    var moved = 0

    init(_ layout: RandomLayout) {
      self.layout = layout
      engine = layout.engine
      reference = layout.reference
      probes = layout.probes
    }

    /// Requests an offset of every section, and compares the visible elements.
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
      // Halfway between two rest offsets while a finger is down: the row is shown unsnapped.
      look(at: [0: CGFloat(probes.number(-60...700)), 1: CGFloat(probes.number(-60...700))])
    }

    private mutating func note(
      _ what: String, _ section: Int, _ got: CGFloat?, _ expected: Double?
    ) {
      if let got, let expected, abs(Double(got) - expected) <= 0.01 { return }
      if got == nil, expected == nil { return }
      let text = "\(String(describing: got)), expected \(String(describing: expected))"
      log.add("\(what) of section \(section): \(text)")
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
      let position = start + probes.number(-500...500)
      let flick = probes.integer(-1...1)
      // Measured groups are assumed to be in order; two sums of the same lengths may differ.
      let isMeasured = layout.sections[section]?.group.item.holdsEstimates == true
      guard rests.areInOrder || !isMeasured, rests.doubt(at: start) > 1e-6 else { return nil }
      asked += 1
      let rest = scroller.restOffset(nearest: CGFloat(start))
      if rest != 0 { moved += 1 }
      note("rest asked at \(start)", section, rest, rests.rest(asked: start))
      guard rests.doubt(at: target) > 1e-6, rests.doubt(at: position) > 1e-6 else { return rest }
      let speed = CGFloat(flick) * (OrthogonalScroller.flickSpeed + 1)
      note(
        "gesture \(start) over \(position) to \(target) at \(speed)", section,
        scroller.targetOffset(
          proposed: CGFloat(target), velocity: speed, from: CGFloat(start),
          at: CGFloat(position)),
        rests.rest(proposed: target, flick: flick, from: start, at: position))
      return rest
    }

    private mutating func look(at offsets: [Int: CGFloat]) {
      let size = layout.environment.container.contentSize
      let content = reference.contentSize
      var viewport = probes.viewport(over: content, size: size)
      viewport.orthogonalOffsets = offsets
      let elements = reference.elements(at: viewport)
      log.compare("all at \(offsets)", engine.allAttributes(at: viewport), with: elements)
      log.compare(
        "in \(viewport)", engine.attributes(in: viewport),
        with: reference.query(viewport.bounds, at: viewport))
      for element in elements.prefix(10) {
        log.compare("single", engine.attributes(for: element.id, at: viewport), with: element)
      }
    }
  }

  @Test func rowsAgreeWithReference() {
    var samples = 0
    var asked = 0
    var moved = 0
    Law.hold(samples: 500, of: { RandomLayout(.rows, seed: $0) }) { layout in
      var run = Run(layout)
      run.play()
      (samples, asked, moved) = (samples + 1, asked + run.asked, moved + run.moved)
      return run.log.isEmpty ? nil : run.log.summary
    }
    #expect(asked >= 3 * samples, "too few sections scroll on their own")
    #expect(moved >= asked / 3, "too few rows move")
  }

  @Test func measuredRowsAgreeWithReference() {
    var samples = 0
    var asked = 0
    Law.hold(samples: 250, of: { RandomLayout(.measuredRows, seed: $0) }) { layout in
      var run = Run(layout)
      var host = layout.referenceHost
      var random = RandomSource(seed: layout.seed ^ 0xFACE)
      for _ in 0..<random.integer(0...12) {
        guard let id = host.sizedElements.randomElement(using: &random) else { break }
        let size = PreferredSize(width: random.length(4...160), height: random.length(4...160))
        host.record(id, size)
        run.engine.record(ElementMeasurement(id, size))
      }
      run.reference = host.layout
      run.play()
      (samples, asked) = (samples + 1, asked + run.asked)
      return run.log.isEmpty ? nil : run.log.summary
    }
    #expect(asked >= 2 * samples, "too few sections scroll on their own")
  }
}

extension CollectionLayoutItem {
  /// True if the tree has an estimated size.
  fileprivate var holdsEstimates: Bool {
    if layoutSize.widthDimension.isEstimated || layoutSize.heightDimension.isEstimated {
      return true
    }
    guard case .group(_, let subitems) = content else { return false }
    return subitems.items.contains { $0.holdsEstimates }
  }
}
