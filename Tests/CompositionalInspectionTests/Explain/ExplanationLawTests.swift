import CompositionalInspection
import CompositionalTestSupport
import Testing

/// Explanations of every element of random layouts, computed again from their numbers.
@Suite struct ExplanationLawTests {
  /// The most elements of a layout that are explained.
  private static let elements = 40

  /// Returns a complaint about the first element whose steps do not give its frame.
  private func complaint(_ layout: CollectionLayout, _ probes: inout RandomSource) throws -> String?
  {
    guard let environment = layout.environment else { return "not prepared" }
    var viewport = probes.viewport(
      over: layout.contentSize, size: environment.container.contentSize)
    for section in 0..<8 where probes.chance(50) {
      viewport.orthogonalOffsets[section] = probes.length(0...120)
    }
    let all = layout.allAttributes(at: viewport)
    let step = max(1, all.count / Self.elements)
    for element in all.enumerated().filter({ $0.offset % step == 0 }).map(\.element) {
      let explanation = try layout.explanation(of: element.id, in: viewport)
      let calculator = StepCalculator(explanation)
      if let complaint = calculator.complaint {
        return "\(element.id): \(complaint)\n\(explanation)"
      }
      let ends = explanation.ends
      let computed = [ends.x, ends.y, ends.width, ends.height].map { calculator.results[$0] }
      let frame = element.frame
      let expected = [frame.minX, frame.minY, frame.size.width, frame.size.height].map(Double.init)
      let isSame = zip(computed, expected).allSatisfy {
        abs($0 - $1) <= 1e-6 * max(1, abs($1))
      }
      if !isSame || !explanation.isComplete {
        return "\(element.id): the steps give \(computed), the layout \(expected)\n\(explanation)"
      }
    }
    return nil
  }

  private func hold(_ count: UInt64, _ make: (UInt64) -> RandomLayout, measures: Bool) throws {
    var failures = 0
    for seed in RandomRun.seeds(count) where failures < 2 {
      let sample = make(seed)
      var layout = sample.engine
      var probes = sample.probes
      if measures {
        layout.measureEverything(
          with: .random(seed: Int(seed), width: 10...90, height: 10...90))
      }
      guard let complaint = try complaint(layout, &probes) else { continue }
      failures += 1
      Issue.record("\(sample)\n\(complaint)")
    }
  }

  @Test func stepsGiveTheFramesOfRandomLayouts() throws {
    try hold(400, { RandomLayout(seed: $0) }, measures: false)
  }

  /// With the rounding and the pins of iOS 14.
  @Test func stepsGiveTheFramesOfOlderSystems() throws {
    try hold(
      100,
      { seed in
        var sample = RandomLayout(seed: seed)
        sample.configuration.quirks = [.iOS14Rounding, .iOS14Pinning]
        return sample
      }, measures: false)
  }

  @Test func stepsGiveTheFramesOfRows() throws {
    try hold(200, { RandomLayout.scrollingRows(seed: $0) }, measures: false)
  }

  @Test func stepsGiveTheFramesOfEstimates() throws {
    try hold(200, { RandomLayout.estimating(seed: $0) }, measures: false)
  }

  @Test func stepsGiveTheFramesOfMeasuredElements() throws {
    try hold(200, { RandomLayout.estimating(seed: $0) }, measures: true)
  }

  @Test func stepsGiveTheFramesOfMeasuredRows() throws {
    try hold(100, { RandomLayout.scrollingRows(seed: $0, isMeasured: true) }, measures: true)
  }
}
