import Compositional
import CompositionalSimulation
import Testing

/// What `print` shows of a simulated view and of its counts.
@Suite struct ShortTextTests {
  /// Rows of 50 points in a view of 300 x 400 points: eight at rest, and nine between two rests.
  private static func view() -> CollectionViewSimulator {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(50))
    return CollectionViewSimulator(
      CollectionLayout(
        section: CollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))),
      itemCounts: [20], in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
  }

  @Test func aViewPrintsFourLines() {
    var view = Self.view()
    view.isPrefetchingEnabled = false
    #expect(
      "\(view)" == """
        300 x 400 at 0, 0, at rest after 0 s
        content: 300 x 1000, 1 section, 20 items
        visible: 8 elements
        views: 8 created, 0 reused, 8 in use, 8 at most
        """)
    view.touchDown(at: CGPoint(x: 10, y: 10))
    #expect("\(view)".hasPrefix("300 x 400 at 0, 0, moving after 0 s\n"))
  }

  /// Two screens: eight rows go, and eight others take their views.
  @Test func countsPrintShortly() throws {
    var view = Self.view()
    view.isPrefetchingEnabled = false
    var summary = SimulationSummary()
    try view.run([.scrollTo(CGPoint(x: 0, y: 400), animated: false)], within: 1) { frame, _ in
      summary.add(frame)
      return true
    }
    #expect("\(view.pool)" == "cells: 8 created, 8 reused, 8 in use, 8 at most")
    let lines = "\(summary)".split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0] == "\(summary.frames) frames in \(summary.seconds.formattedShort) s")
    #expect(lines[1].hasPrefix("scrolled: 400 points, at most "))
    #expect(lines[1].hasSuffix(", to 0, 400"))
    #expect(
      lines[2] == "views: 8 created, 8 reused, 8 at most; 8 cells created for 16 shown")
    #expect(lines[3] == "data: 0 prefetched, 0 canceled")
  }

  /// What happened, how much, and what went wrong: here nothing.
  @Test func reportsPrintEventsTotalsAndWarnings() throws {
    var view = Self.view()
    view.isPrefetchingEnabled = false
    let report = try view.report(
      of: [.scrollTo(CGPoint(x: 0, y: 400), animated: false)], framesPerSecond: 60, within: 1)
    #expect(report.warnings.isEmpty && report.omittedEvents == 0)
    #expect(report.firstEvents.map { $0.event.kind } == [.scrolled, .rested])
    let lines = "\(report)".split(separator: "\n").map(String.init)
    #expect(lines[0] == "Events" && lines[1].hasSuffix(" s  scrolls to 0, 400"))
    let totals = try #require(lines.firstIndex(of: "Totals"))
    #expect(lines[totals + 1].hasPrefix("  frames: \(report.summary.frames) in "))
    #expect(lines[totals + 2] == "  cells: 8 created for 16 shown, 8 at once")
    #expect(lines[totals + 3] == "  data: 0 prefetched, 0 canceled")
    #expect(lines.contains("  ended: at 0, 400 of 300 x 1000 points"))
    #expect(lines.suffix(2) == ["Warnings", "  none"])
    #expect(report.summary.measurements == 0)
    #expect(!lines.contains { $0.hasPrefix("  measured: ") })
  }

  /// Rows of 50 points that are 60 high: those of a screen are measured.
  @Test func reportsCountMeasurements() throws {
    let row = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .estimated(50)))
    var view = CollectionViewSimulator(
      CollectionLayout(
        section: CollectionLayoutSection(
          group: .vertical(
            layoutSize: .init(.fractionalWidth(1), .estimated(50)), subitems: [row]))),
      itemCounts: [20], in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)),
      measurer: ClosureMeasurer { _ in .init(height: 60) })
    let report = try view.report(of: [.wait(0.1)], framesPerSecond: 60, within: 1)
    let count = report.summary.measurements
    #expect(count >= 7)
    #expect("\(report)".contains("\n  measured: \(count), the offset adjusted by 0 at most\n"))
  }

  /// Of 100 events the first 32 and the last eight stay; a kind has five warnings, and a count.
  @Test func reportsOfLongRunsAreCut() {
    var report = SimulationReport(framesPerSecond: 60)
    for index in 0..<100 {
      var frame = SimulatedFrame()
      frame.events = [SimulationEvent(index < 50 ? .touched : .jumped, "number \(index)")]
      report.add(frame)
    }
    #expect(report.firstEvents.count == 32 && report.lastEvents.count == 8)
    #expect(report.omittedEvents == 60 && report.lastEvents[0].event.detail == "number 92")
    #expect(report.warnings.count == 6)
    #expect(report.warnings.first == "0.00 s  jumped number 50")
    #expect(report.warnings.last == "45 more of this kind")
    #expect("\(report)".contains("  ... 60 more\n"))
  }
}

extension Double {
  /// The number with at most three decimals.
  fileprivate var formattedShort: String {
    let thousandths = (self * 1000).rounded() / 1000
    return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
  }
}
