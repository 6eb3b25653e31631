import Compositional
import CompositionalContent
import Foundation

/// S12: what is inside cells.
struct ContentScenarios {
  private static let required = ContentPriorities(horizontal: 1000, vertical: 1000)

  private static func fixed(_ id: String, _ width: CGFloat, _ height: CGFloat) -> Content {
    Content(
      .fixed(CGSize(width: width, height: height)), id: id, hugging: required,
      compression: required)
  }

  /// A message: an icon, the sender and the time above two lines of text.
  private static func message(_ text: ContentLeaf.SizeRule) -> Content {
    .hStack(
      spacing: 12,
      [
        fixed("icon", 44, 44),
        .vStack(
          spacing: 2, id: "texts",
          [
            .hStack(
              spacing: 8, id: "top",
              [
                Content(.wrapping(naturalWidth: 91, lineHeight: 22), id: "sender"),
                Content.spacer(),
                Content(.wrapping(naturalWidth: 35, lineHeight: 20), id: "time"),
              ]),
            Content(text, id: "preview"),
          ]),
      ])
  }

  /// Measures one message over and over, and counts the measurements of its text.
  private func messages(_ report: inout Report) {
    let environment = ContentEnvironment()
    let proposal = ContentProposal(width: 375)
    let message = Self.message(.wrapping(naturalWidth: 600, lineHeight: 20, lineLimit: 2))
    var height = 0.0
    let time =
      nanoseconds {
        for _ in 0..<1000 { height += message.size(for: proposal, in: environment).height }
      } / 1000
    check("S12 a message is two lines high", height > 0 ? 1 : 0, 1)
    report.add(
      "S12 one message of 7 nodes", report.format(time), target: "< 2 us", isMet: time < 2000)
    let counter = Counter()
    let counted = Self.message(
      .measured { width in
        counter.count += 1
        return CGSize(width: width.map { min($0, 600) } ?? 600, height: 40)
      })
    _ = counted.size(for: proposal, in: environment)
    report.add(
      "S12 measurements of its text", "\(counter.count)", target: "< 20",
      isMet: counter.count < 20)
  }

  private final class Counter: @unchecked Sendable { var count = 0 }

  /// Measures 100,000 rows by their contents, against the same sizes without contents.
  private func rows(_ report: inout Report) {
    let sizes = SizedScenarios()
    let leaf = Content(.wrapping(naturalWidth: 600, lineHeight: 20), id: "text")
    let environment = ContentEnvironment()
    var total = 0.0
    let (floor, time) = paired(runs: 9) {
      sizes.scrollOnce()
      for _ in 0..<100_000 {
        total += leaf.size(for: ContentProposal(width: 390), in: environment).height
      }
    } _: {
      scrollRows(of: leaf, sizes)
    }
    check("S12 leaves are measured", total > 0 ? 1 : 0, 1)
    report.add(
      "S12 row of 100,000, by S3 and its leaf", time / 1e5, floor: floor / 1e5, atMost: 1.5)
  }

  /// Eighty choices cost what eighty single ones cost, a thousand parts what ten hundreds cost.
  private func lines(_ report: inout Report) {
    func flow(_ count: Int) -> Content {
      let part = Content(.fixed(CGSize(width: 30, height: 10)), id: "part")
      let small = Content(.fixed(CGSize(width: 10, height: 10)), id: "small")
      let elements = (0..<count).map { _ in
        FlowElement.choice(FlowChoice([[.view(part)], [.view(small)]]))
      }
      return Content(kind: .flow(ContentFlow(elements)))
    }
    func split(_ count: Int) -> Content {
      Content(
        kind: .split(
          ContentSplit(
            .horizontal,
            items: (0..<count).map { _ in
              var part = Content(.fixed(CGSize(width: 30, height: 10)))
              part.placement.slot = .equal
              return part
            })))
    }
    let environment = ContentEnvironment()
    func solve(_ content: Content, times: Int) {
      for _ in 0..<times {
        _ = content.solve(for: ContentProposal(width: 1000, height: 100), in: environment)
      }
    }
    let (one, eighty) = paired(runs: 5) {
      solve(flow(1), times: 800)
    } _: {
      solve(flow(80), times: 10)
    }
    report.add("S12 80 choices, by 80 times one", eighty / 10, floor: one / 10, atMost: 1.5)
    let (hundred, thousand) = paired(runs: 5) {
      solve(split(100), times: 100)
    } _: {
      solve(split(1000), times: 10)
    }
    report.add(
      "S12 split of 1,000 parts, by 10 of 100", thousand / 10, floor: hundred / 10, atMost: 1.5)
  }

  /// Runs all.
  func solving(_ report: inout Report) {
    messages(&report)
    rows(&report)
    lines(&report)
  }

  /// Scrolls over rows that measure themselves by their contents, for a profiler.
  func profileRows() {
    let leaf = Content(.wrapping(naturalWidth: 600, lineHeight: 20), id: "text")
    let sizes = SizedScenarios()
    for _ in 0..<10 { scrollRows(of: leaf, sizes) }
  }

  private func scrollRows(of leaf: Content, _ sizes: SizedScenarios) {
    let contents = ElementContents(cells: { _, _ in leaf })
    sizes.scrollOnce { item, environment in
      contents.preferredSize(
        for: MeasurementProposal(
          id: .cell(section: 0, item: item), size: CGSize(width: 390, height: 44),
          measuresWidth: false, measuresHeight: true, environment: environment))
    }
  }

  /// Runs one scenario alone, for a profiler.
  func profile() {
    let environment = ContentEnvironment()
    let message = Self.message(.wrapping(naturalWidth: 600, lineHeight: 20, lineLimit: 2))
    for _ in 0..<100_000 { _ = message.size(for: ContentProposal(width: 375), in: environment) }
  }
}
