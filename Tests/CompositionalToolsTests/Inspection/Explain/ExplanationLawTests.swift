@_spi(OpenChoices) import Compositional
import CompositionalInspection
import CompositionalTestSupport
import Testing

/// Explanations of every element of random layouts, computed again from their numbers.
@Suite struct ExplanationLawTests {
  /// The numbers that steps may take as given, without the numbers in their names.
  private static let given: Set<String> = [
    // Of the description and the environment.
    "absolute", "bottom edge", "bottom inset", "count", "custom height", "custom width", "custom x",
    "custom y", "edge spacing", "edge spacing after", "edge spacing before", "estimate", "fraction",
    "group bottom inset", "group leading inset", "group spacing", "group top inset",
    "group trailing inset", "height", "insets", "layout margin", "leading edge", "leading inset",
    "offset", "own bottom inset", "own leading inset", "own top inset", "own trailing inset",
    "part", "readable content inset", "reference inset after", "reference inset before",
    "safe area", "scale", "share", "spacing", "top edge", "top inset", "trailing edge",
    "trailing inset", "width",
    // Of the viewport.
    "row offset", "visible end", "visible start",
    // Counts.
    "cells", "first", "flexible edges", "flexible spacings", "gaps", "groups", "repetitions",
    "shares", "subitems",
    // Measured, or the lengths of other parts of the layout.
    "content width", "group ", "groups", "highest place", "last group", "longest sibling",
    "lowest place", "measured", "row", "section ", "sections", "the  groups before",
    "the  sections before", "the  sections", "the  subitems before", "the longest of ", "trimmed",
  ]

  /// Returns the name of the first number that no step computes and no description has.
  private static func firstUnknown(in explanation: Explanation) -> String? {
    explanation.steps.flatMap(\.inputs).first { input in
      let plain = input.name.split(separator: " (").first.map(String.init) ?? input.name
      return input.source == nil && input.value != 0
        && !given.contains(plain.filter { !$0.isNumber })
    }?.name
  }

  /// The most elements of a layout that are explained.
  private static let elements = 16

  /// Returns a complaint about the first element whose steps do not give its frame.
  private func complaint(
    _ layout: CollectionLayout, _ probes: inout RandomSource,
    _ counts: inout [ElementCategory: Int], _ breaks: inout Int
  ) throws -> String? {
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
      counts[element.category, default: 0] += 1
      let calculator = StepCalculator(explanation)
      if let complaint = calculator.complaint {
        return "\(element.id): \(complaint)\n\(explanation)"
      }
      if let other = Self.firstUnknown(in: explanation) {
        return "\(element.id): \(other) is no number of a description\n\(explanation)"
      }
      if let last = explanation.steps.lastIndex(where: { $0.title.contains("new group") }) {
        breaks += 1
        if calculator.results[last] <= 0 {
          return "\(element.id): there is room, and a new group begins\n\(explanation)"
        }
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
    var counts: [ElementCategory: Int] = [:]
    var breaks = 0
    for seed in RandomRun.seeds(count) where failures < 2 {
      let sample = make(seed)
      var layout = sample.engine
      var probes = sample.probes
      if measures {
        layout.measureEverything(
          with: .random(seed: Int(seed), width: 10...90, height: 10...90))
      }
      guard let complaint = try complaint(layout, &probes, &counts, &breaks) else { continue }
      failures += 1
      Issue.record("\(sample)\n\(complaint)")
    }
    guard RandomRun.seeds(count).count > 50 else { return }
    #expect(breaks > 20, "too few cells begin a group")
    for category in [ElementCategory.cell, .supplementaryView, .decorationView] {
      #expect(counts[category, default: 0] > 20, "too few elements are explained")
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
    try hold(200, { RandomLayout(.rows, seed: $0) }, measures: false)
  }

  @Test func stepsGiveTheFramesOfEstimates() throws {
    try hold(200, { RandomLayout(.estimates, seed: $0) }, measures: false)
  }

  @Test func stepsGiveTheFramesOfMeasuredElements() throws {
    try hold(200, { RandomLayout(.estimates, seed: $0) }, measures: true)
  }

  @Test func stepsGiveTheFramesOfMeasuredRows() throws {
    try hold(100, { RandomLayout(.measuredRows, seed: $0) }, measures: true)
  }
}
