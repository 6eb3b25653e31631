import Compositional
import CompositionalInspection
import CompositionalTestSupport
import Testing

/// Explanations of elements of random flow layouts, computed again from their numbers.
@Suite struct FlowExplanationLawTests {
  /// The numbers that steps may take as given, without the numbers in their names.
  private static let given: Set<String> = [
    // Of the description and the environment.
    "bottom inset", "bottom content inset", "cell width", "cell height", "estimate", "header",
    "height", "item height", "item width", "layout margin", "least spacing", "left inset",
    "left content inset", "line spacing", "part", "reference height", "reference width",
    "right inset", "right content inset", "safe area", "scale", "top inset", "top content inset",
    "width", "cell ",
    // Of the viewport.
    "visible end", "visible start",
    // Counts.
    "cells", "cells before", "cells before in the line", "first", "gaps", "lines", "lines above",
    // Measured, or the lengths of other parts of the layout.
    "average", "content width", "line ", "longest cell", "measured", "section ", "the  cells",
    "the  lines", "the  lines above", "the  sections before",
  ]

  /// A flow layout with its data in a view, measured as the view shows it.
  private struct Subject {
    private(set) var frames: PreparedFlowLayout
    let viewport: Viewport

    init(_ random: inout RandomSource) {
      var layout = CollectionFlowLayout()
      layout.scrollDirection = random.chance(70) ? .vertical : .horizontal
      layout.itemSize = Self.size(&random)
      layout.minimumLineSpacing = Self.spacing(&random)
      layout.minimumInteritemSpacing = Self.spacing(&random)
      layout.sectionInset = Self.insets(30, &random)
      layout.sectionInsetReference = random.pick(
        [.contentInset, .contentInset, .safeArea, .layoutMargins])
      if random.chance(30) { layout.estimatedItemSize = Self.size(&random) }
      if random.chance(50) { layout.headerReferenceSize = Self.size(&random) }
      if random.chance(50) { layout.footerReferenceSize = Self.size(&random) }
      layout.sectionHeadersPinToVisibleBounds = random.chance(40)
      layout.sectionFootersPinToVisibleBounds = random.chance(40)
      layout.flipsHorizontallyInOppositeLayoutDirection = random.chance(50)
      layout.sections = (0..<random.integer(0...3)).map { _ in
        var section = CollectionFlowLayout.Section()
        if random.chance(60) {
          let sizes = (0..<random.integer(1...4)).map { _ in Self.size(&random) }
          section.itemSizes = (0..<random.integer(1...20)).map { _ in random.pick(sizes) }
        }
        if random.chance(20) { section.minimumLineSpacing = Self.spacing(&random) }
        if random.chance(20) { section.inset = Self.insets(60, &random) }
        return section
      }
      let environment = CollectionLayoutEnvironment(
        size: CGSize(width: random.length(0...400), height: random.length(0...400)),
        displayScale: random.pick([1, 2, 3]),
        layoutDirection: random.chance(70) ? .leftToRight : .rightToLeft,
        safeAreaInsets: random.chance(30) ? Self.insets(40, &random) : .zero,
        layoutMargins: Self.insets(30, &random))
      frames = layout.prepared(
        itemCounts: (0..<random.integer(1...16)).map { _ in
          random.chance(10) ? 0 : random.integer(1...60)
        }, in: environment,
        adjustedContentInset: random.chance(50) ? Self.insets(30, &random) : .zero)
      let size = environment.container.contentSize
      let end = frames.contentSize
      viewport = frames.viewport(
        at: CGPoint(
          x: random.length(-20...max(0, end.width - size.width)),
          y: random.length(-20...max(0, end.height - size.height))))
      guard random.chance(60) else { return }
      let lengths = (0..<8).map { _ in Self.size(&random) }
      frames.measure(
        in: viewport,
        with: ClosureMeasurer { proposal in
          let size = lengths[proposal.id.indexPath.item % 8]
          return PreferredSize(width: size.width, height: size.height)
        }, atMost: 40)
    }

    private static func size(_ random: inout RandomSource) -> CGSize {
      CGSize(width: random.length(0...150), height: random.length(1...90))
    }

    private static func spacing(_ random: inout RandomSource) -> CGFloat {
      random.length(random.chance(10) ? -60...0 : 0...24)
    }

    private static func insets(
      _ most: Double, _ random: inout RandomSource
    ) -> PhysicalEdgeInsets {
      PhysicalEdgeInsets(
        top: random.length(0...most), left: random.length(0...most),
        bottom: random.length(0...most), right: random.length(0...most))
    }
  }

  /// The most elements of a layout that are explained.
  private static let elements = 24

  /// Returns a complaint about an element whose steps do not give its frame; nil if they do.
  private func complaint(
    _ subject: Subject, _ element: LayoutAttributes, _ newLines: inout Int,
    _ rules: inout Set<String>
  ) throws -> String? {
    let explanation = try subject.frames.explanation(of: element.id, in: subject.viewport)
    rules.formUnion(explanation.steps.map(\.rule.number))
    let calculator = StepCalculator(explanation)
    if let complaint = calculator.complaint { return "\(complaint)\n\(explanation)" }
    let inputs = explanation.steps.flatMap(\.inputs)
    let unknown = inputs.first { input in
      let plain = input.name.split(separator: " (").first.map(String.init) ?? input.name
      return input.source == nil && input.value != 0
        && !Self.given.contains(plain.filter { !$0.isNumber })
    }
    if let unknown { return "\(unknown.name) is no number of a description\n\(explanation)" }
    if let newLine = explanation.newGroup {
      newLines += 1
      if calculator.results[newLine] <= 0 {
        return "there is room, and a new line begins\n\(explanation)"
      }
    }
    let ends = explanation.ends
    let computed = [ends.x, ends.y, ends.width, ends.height].map { calculator.results[$0] }
    let frame = element.frame
    let expected = [frame.minX, frame.minY, frame.size.width, frame.size.height].map(Double.init)
    let isSame = zip(computed, expected).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
    guard isSame, explanation.isComplete else {
      return "the steps give \(computed), the layout \(expected)\n\(explanation)"
    }
    return nil
  }

  @Test func stepsGiveTheFramesOfRandomFlowLayouts() throws {
    var (failures, newLines, elements) = (0, 0, 0)
    var rules: Set<String> = []
    for seed in RandomRun.seeds(600) where failures < 2 {
      var random = RandomSource(seed: seed)
      let subject = Subject(&random)
      let all = subject.frames.allAttributes(at: subject.viewport)
      let step = max(1, all.count / Self.elements)
      for element in all.enumerated().filter({ $0.offset % step == 0 }).map(\.element) {
        elements += 1
        guard let complaint = try complaint(subject, element, &newLines, &rules) else { continue }
        failures += 1
        Issue.record("seed \(seed), \(element.id): \(complaint)")
        break
      }
    }
    guard RandomRun.seeds(600).count > 50 else { return }
    #expect(elements > 1_000 && newLines > 100, "too few elements are explained")
    #expect(Set((1...12).map { "flow \($0)" }).isSubset(of: rules), "not all rules occur")
  }
}
