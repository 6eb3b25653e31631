import Compositional
import CompositionalTestSupport
import Foundation
import Testing

/// Laws that hold for every layout, tried on seeded random ones.
@Suite struct QueryLawTests {
  /// Runs a law on random layouts; the first few that break it are printed with their seeds.
  private func hold(_ law: (RandomLayout) -> String?) {
    var broken = 0
    for seed in RandomRun.seeds where broken < 3 {
      let layout = RandomLayout(seed: seed)
      guard let complaint = law(layout) else { continue }
      broken += 1
      Issue.record("\(RandomRun.text(layout))\n\(complaint)")
    }
  }

  private func difference(_ expected: [LayoutAttributes], _ actual: [LayoutAttributes]) -> String? {
    let difference = AttributesDifference(expected: expected, actual: actual)
    return difference.isEmpty ? nil : difference.description
  }

  /// Boundary items are found by their own frames, so a query is a filter over all of them.
  @Test func boundaryQueryIsFilter() {
    hold { layout in
      let engine = layout.engine
      var probes = layout.probes
      let content = CGRect(origin: .zero, size: engine.contentSize)
      let kinds = Set(
        layout.configuration.boundarySupplementaryItems.map(\.elementKind)
          + layout.sections.flatMap { $0?.boundarySupplementaryItems.map(\.elementKind) ?? [] })
      let rect = probes.rect(in: engine.contentSize).intersection(content)
      guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
      func isBoundary(_ element: LayoutAttributes) -> Bool {
        element.kind.map(kinds.contains) ?? false
      }
      let all = engine.allAttributes().filter(isBoundary).filter { element in
        let frame = element.frame
        return frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY
          && rect.minY < frame.maxY
      }
      // Cutting the rectangle off at the content may fall on either side of an edge that lies there.
      func isClear(_ element: LayoutAttributes) -> Bool {
        abs(element.frame.minX - rect.maxX) > 1e-6 && abs(element.frame.minY - rect.maxY) > 1e-6
      }
      return difference(
        all.filter(isClear), engine.attributes(in: rect).filter(isBoundary).filter(isClear))
    }
  }

  /// Whatever a query answers, the answer for that one element says the same.
  @Test func singleAnswersAgreeWithQueries() {
    hold { layout in
      let engine = layout.engine
      var probes = layout.probes
      let size = layout.environment.container.contentSize
      let viewport = probes.viewport(over: engine.contentSize, size: size)
      let found = engine.attributes(in: viewport)
      return difference(found, found.compactMap { engine.attributes(for: $0.id, at: viewport) })
    }
  }

  /// Every way to ask gives the same names and frames.
  @Test func buffersHoldWhatAttributesSay() {
    hold { layout in
      let engine = layout.engine
      var probes = layout.probes
      let size = layout.environment.container.contentSize
      let viewport = probes.viewport(over: engine.contentSize, size: size)
      let expected = engine.attributes(in: viewport)
      var frames: [ElementFrame] = []
      engine.appendFrames(in: viewport.bounds, at: viewport, to: &frames)
      guard frames.map(engine.id(of:)) == expected.map(\.id),
        zip(frames, expected).allSatisfy({ $0.frame.isNear($1.frame) })
      else { return "appended frames differ" }
      guard engine.elementBound(in: viewport.bounds, at: viewport) >= expected.count else {
        return "the bound is below the answer"
      }
      for (section, count) in layout.itemCounts.enumerated() {
        let shown = engine.attributes(for: .cell(section: section, item: 0)) == nil ? 0 : count
        let items = shown / 3..<shown
        let memory = UnsafeMutableBufferPointer<CGRect>.allocate(capacity: items.count)
        defer { memory.deallocate() }
        engine.writeFrames(ofItems: items, inSection: section, to: memory)
        for (item, frame) in zip(items, memory) {
          let single = engine.attributes(for: .cell(section: section, item: item))
          guard let single, frame.isNear(single.frame) else { return "written frames differ" }
        }
      }
      return nil
    }
  }

  /// The same viewport has the same answer, whatever was asked before.
  @Test func sameViewportSameAnswer() {
    hold { layout in
      let engine = layout.engine
      var probes = layout.probes
      let size = layout.environment.container.contentSize
      let viewport = probes.viewport(over: engine.contentSize, size: size)
      let first = engine.attributes(in: viewport)
      for _ in 0..<3 { _ = engine.attributes(in: probes.rect(in: engine.contentSize)) }
      return first == engine.attributes(in: viewport) ? nil : "the second answer differs"
    }
  }
}

extension CGRect {
  /// Whether two frames are the same but for the noise of going by way of a centre.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
