import Compositional
import CompositionalTestSupport
import Foundation

/// A random layout and a random sequence of measurements, by engine and reference side by side.
struct MeasuringRun: CustomStringConvertible {
  private(set) var layout: RandomLayout
  private(set) var engine: CollectionLayout
  private(set) var host: ReferenceHost
  /// The differences of the two; the first step with any ends the run.
  private(set) var comparison = ComparisonLog()

  private var log: [String] = []
  /// The sizes that most elements have; empty for any.
  private let sizes: [PreferredSize]
  private var random: RandomSource

  /// Creates a run of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - sizes: The sizes that most elements have; empty for any.
  init(_ layout: RandomLayout, sizes: [PreferredSize] = []) {
    self.layout = layout
    self.sizes = sizes
    engine = layout.engine
    host = layout.referenceHost
    random = layout.probes
  }

  var description: String {
    [
      layout.description, log.joined(separator: "\n"),
      comparison.summary,
    ]
    .joined(separator: "\n")
  }

  /// Takes steps until one goes wrong, and returns their number.
  mutating func play(steps: Int) -> Int {
    compare()
    for step in 0..<steps {
      guard comparison.isEmpty else { return step }
      let ids = host.sizedElements
      guard !ids.isEmpty else { return step }
      switch random.integer(0...24) {
      case 0: measureInSight()
      case 12...14 where !sizes.isEmpty: measureInSight()
      case 1: recordElsewhere()
      case 2: prepareAgain()
      case 3: rotate()
      case 4...7: update()
      case 8...11 where !sizes.isEmpty: recordStretch(of: ids)
      default: record(random.pick(ids))
      }
      compare()
    }
    return steps
  }

  // MARK: Steps

  /// Measures one element at a random size, sometimes twice.
  private mutating func record(_ id: ElementID) {
    let answer = answer()
    log.append("record \(id) \(answer)")
    compareProposal(of: id)
    let before = engine.allAttributes()
    let isNew = host.record(id, answer)
    let change = engine.record(ElementMeasurement(id, answer))
    if (change.measuredElements == 1) != isNew {
      comparison.add("measured \(change.measuredElements) elements, expected \(isNew)")
    }
    checkFirstMoved(change, before)
    // A cell that has moved may get a proposal of another width, and then its size is new.
    var other = host
    guard comparison.isEmpty, !other.record(id, answer) else { return }
    let again = engine.record(ElementMeasurement(id, answer))
    if again.measuredElements != 0 || again.firstMoved != nil || again.groupsSolved != 0 {
      comparison.add("the same measurement was new: \(again)")
    }
  }

  /// Measures consecutive elements, forward or backward, mostly at one size.
  private mutating func recordStretch(of ids: [ElementID]) {
    let first = random.integer(0...ids.count - 1)
    let stretch = ids[first..<min(ids.count, first + random.integer(1...25))]
    let isOneSize = random.chance(60)
    let size = answer()
    for id in random.chance(70) ? Array(stretch) : stretch.reversed() {
      // A section that lost its length to the last measurement has no cells to measure.
      guard host.proposal(for: id) != nil else { continue }
      let answer = isOneSize ? size : answer()
      log.append("record \(id) \(answer)")
      host.record(id, answer)
      engine.record(ElementMeasurement(id, answer))
    }
  }

  /// Records a size of an element that is not measured or does not exist.
  private mutating func recordElsewhere() {
    let others = host.layout.elements().map(\.id).filter { host.proposal(for: $0) == nil }
    let section = random.integer(0...3)
    let id =
      random.chance(70) && !others.isEmpty
      ? random.pick(others) : .cell(section: section, item: 1_000)
    log.append("record \(id)")
    let change = engine.record(ElementMeasurement(id, answer()))
    if change.measuredElements != 0 || change.firstMoved != nil {
      comparison.add("\(id) was measured")
    }
    if let proposal = engine.measurementProposal(for: id) {
      comparison.add("unexpected \(proposal)")
    }
  }

  /// Measures the visible elements with a measurer whose sizes follow from the proposals.
  private mutating func measureInSight() {
    let size = layout.environment.container.contentSize
    let viewport = random.viewport(over: engine.contentSize, size: size)
    log.append("measure in \(viewport)")
    let seed = random.next()
    let measurer = SteadyMeasurer(
      seed: seed, lengths: !sizes.isEmpty && random.chance(40) ? 0...6 : 5...120)
    // Cells that push one another back and forth never settle, and their final positions are not
    // specified.
    var measured = host
    guard measured.measure(in: viewport, with: measurer) else { return }
    host = measured
    engine.measure(in: viewport, keeping: nil, with: measurer)
    if let proposal = engine.nextMeasurement(in: viewport) {
      comparison.add("still to measure \(proposal)")
    }
  }

  /// Prepares again for the same environment; measured sizes stay (2.8.7).
  private mutating func prepareAgain() {
    log.append("prepare again")
    engine.prepare(itemCounts: layout.itemCounts, in: layout.environment)
  }

  /// Changes the size of the view, which discards all measured sizes (2.8.7).
  private mutating func rotate() {
    let size = layout.environment.container.contentSize
    // A square view stays as it is, and its measured sizes too.
    guard size.width != size.height else { return }
    log.append("rotate")
    layout.environment.container = CollectionLayoutContainer(
      contentSize: CGSize(width: size.height, height: size.width))
    engine.prepare(itemCounts: layout.itemCounts, in: layout.environment)
    host = layout.referenceHost
  }

  /// Inserts, deletes, moves or reloads items; measured sizes follow them.
  private mutating func update() {
    guard !layout.itemCounts.isEmpty else { return }
    let section = random.integer(0...layout.itemCounts.count - 1)
    guard
      let change = RandomItemChange(
        section: section, itemCount: layout.itemCounts[section], &random)
    else { return }
    let names = change.oldItems
    log.append("\(change.batch)")
    layout.itemCounts[section] = names.count
    let old = host
    host = old.showing(layout.makeReference) { (id: ElementID) -> ElementID? in
      guard case .cell(let path) = id, path.section == section else { return id }
      return names[path.item].map { .cell(section: section, item: $0) }
    }
    do {
      try engine.update(change.batch)
    } catch {
      comparison.add("\(error)")
    }
  }

  private mutating func answer() -> PreferredSize {
    if !sizes.isEmpty, random.chance(70) { return random.pick(sizes) }
    func length(_ random: inout RandomSource) -> CGFloat? {
      if random.chance(5) { return nil }
      if random.chance(4) { return 0 }
      return random.chance(10) ? random.length(100...500) : random.length(4...120)
    }
    return PreferredSize(width: length(&random), height: length(&random))
  }

  // MARK: Comparisons

  private mutating func compareProposal(of id: ElementID) {
    guard let expected = host.proposal(for: id), let got = engine.measurementProposal(for: id),
      expected.measuresWidth == got.measuresWidth, expected.measuresHeight == got.measuresHeight,
      abs(expected.size.width - got.size.width) < 0.01,
      abs(expected.size.height - got.size.height) < 0.01
    else {
      comparison.add(
        "expected \(String(describing: host.proposal(for: id))), "
          + "got \(String(describing: engine.measurementProposal(for: id)))")
      return
    }
  }

  private mutating func compare() {
    let expected = host.layout.contentSize
    comparison.compare(engine.contentSize, with: expected)
    comparison.compare("all", engine.allAttributes(), with: host.layout.elements())
    let rect = random.rect(in: expected)
    comparison.compare(
      "query \(rect)", engine.attributes(in: rect).clear(of: rect, in: expected),
      with: host.layout.query(rect).clear(of: rect, in: expected))
    if let element = host.layout.elements().randomElement(using: &random) {
      comparison.compare("single", engine.attributes(for: element.id), with: element)
    }
  }

  /// Elements before the first moved item keep their frames.
  private mutating func checkFirstMoved(
    _ change: LayoutChange, _ before: [LayoutAttributes]
  ) {
    let first = change.firstMoved ?? ElementIndexPath(item: .max, section: .max)
    func isBefore(_ element: LayoutAttributes) -> Bool {
      // The layout's own items come after everything else.
      guard element.id.indexPath.item != .max else { return false }
      switch element.id {
      case .cell(let path): return path < first
      case .supplementary(_, let path), .decoration(_, let path):
        return path.section < first.section
      }
    }
    comparison.compare(
      "first moved \(first), but", engine.allAttributes().filter(isBefore),
      with: before.filter(isBefore), tolerance: 1e-9)
    if change.contentSize != engine.contentSize {
      comparison.add("invalidation says \(change.contentSize)")
    }
  }
}

/// A measurer whose sizes follow from the element and its proposal.
struct SteadyMeasurer: Measuring {
  let seed: UInt64
  var lengths: ClosedRange<Double> = 5...120

  func preferredSize(for proposal: MeasurementProposal) -> PreferredSize {
    let path = proposal.id.indexPath
    let kind = proposal.id.kind?.utf8.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1) } ?? 0
    var state = seed &+ kind &+ UInt64(truncatingIfNeeded: path.section &* 7919 &+ path.item)
    for length in [proposal.width, proposal.height] {
      state = state &* 131 &+ (length.map { Double($0).bitPattern } ?? 3)
    }
    var random = RandomSource(seed: state)
    return PreferredSize(width: random.length(lengths), height: random.length(lengths))
  }
}
