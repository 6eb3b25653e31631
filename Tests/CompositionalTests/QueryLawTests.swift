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

  /// Strips that cover the content find together what the whole finds.
  @Test func tilesCover() {
    hold { layout in
      let engine = layout.engine
      let size = engine.contentSize
      let whole = CGRect(x: -10, y: -10, width: size.width + 20, height: size.height + 20)
      let isDown = layout.configuration.scrollDirection == .vertical
      let strips = (0..<7).map { index in
        let part = CGFloat(index) / 7
        return isDown
          ? CGRect(
            x: whole.minX, y: whole.minY + part * whole.height, width: whole.width,
            height: whole.height / 7)
          : CGRect(
            x: whole.minX + part * whole.width, y: whole.minY, width: whole.width / 7,
            height: whole.height)
      }
      // A frame without area may lie on a seam, where no strip meets it.
      func hasArea(_ element: LayoutAttributes) -> Bool {
        element.frame.width > 0.01 && element.frame.height > 0.01
      }
      var byID: [ElementID: LayoutAttributes] = [:]
      for strip in strips {
        for element in engine.attributes(in: strip) { byID[element.id] = element }
      }
      let all = engine.attributes(in: whole).filter(hasArea)
      return difference(
        all.filter { $0.category == .supplementaryView && $0.indexPath.item == .max },
        byID.values.filter {
          hasArea($0) && $0.category == .supplementaryView && $0.indexPath.item == .max
        })
        ?? difference(
          all.filter { $0.category == .cell && $0.frame.minX >= 0 && isPlain(layout) },
          byID.values.filter {
            hasArea($0) && $0.category == .cell && $0.frame.minX >= 0 && isPlain(layout)
          })
    }
  }

  /// Whether no cell can stick out of its group, where a strip may meet the two apart.
  private func isPlain(_ layout: RandomLayout) -> Bool {
    layout.sections.allSatisfy { section in
      guard let section else { return true }
      return section.group.subitems.allSatisfy { !$0.isGroup && $0.layoutSize.isWithin }
        && section.group.interItemSpacing == nil && section.group.contentInsets == .zero
        && section.group.subitems.allSatisfy { $0.edgeSpacing == nil && $0.contentInsets == .zero }
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

extension CollectionLayoutSize {
  /// Whether both dimensions are fractions of at most the whole.
  fileprivate var isWithin: Bool {
    [widthDimension, heightDimension].allSatisfy {
      ($0.isFractionalWidth || $0.isFractionalHeight) && $0.dimension <= 1
    } && widthDimension.isFractionalWidth && heightDimension.isFractionalHeight
  }
}

extension CGRect {
  /// Whether two frames are the same but for the noise of going by way of a centre.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
