import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import Foundation
import Testing

/// How many random layouts a law is tried on; `COMPOSITIONAL_LAYOUTS` asks for more.
enum RandomRun {
  static var seeds: Range<UInt64> {
    let asked = ProcessInfo.processInfo.environment["COMPOSITIONAL_LAYOUTS"].flatMap(UInt64.init)
    return 1..<(asked ?? 1500) + 1
  }

  /// What a failure prints: the layout as a document, or in words where it holds a closure.
  static func text(_ layout: RandomLayout) -> String {
    let sections = layout.sections.compactMap(\.self)
    guard !sections.isEmpty, sections.count == layout.sections.count else {
      return layout.description
    }
    var environment = CaseEnvironment(size: layout.environment.container.contentSize)
    environment.displayScale = layout.environment.displayScale
    environment.layoutDirection = layout.environment.layoutDirection
    environment.safeAreaInsets = layout.environment.safeAreaInsets
    environment.layoutMargins = layout.environment.layoutMargins
    environment.readableContentInsets = layout.environment.readableContentInsets
    let document = CaseDocument(
      name: "seed \(layout.seed)",
      layout: LayoutDocument(configuration: layout.configuration, sections: sections),
      environment: environment, itemCounts: layout.itemCounts)
    return (try? document.jsonText()) ?? layout.description
  }
}

/// The engine against the naive reference, on random layouts of all features.
@Suite struct DifferentialTests {
  @Test func engineAgreesWithReference() {
    var failures = 0
    for seed in RandomRun.seeds where failures < 5 {
      let layout = RandomLayout(seed: seed)
      let engine = layout.engine
      let reference = layout.reference
      let viewSize = layout.environment.container.contentSize
      var probes = layout.probes
      var differences: [String] = []
      func compare(_ what: String, _ got: [LayoutAttributes], _ expected: [LayoutAttributes]) {
        let difference = AttributesDifference(expected: expected, actual: got)
        if !difference.isEmpty { differences.append("\(what): \(difference)") }
      }
      let size = engine.contentSize
      let expected = reference.contentSize
      if abs(size.width - expected.width) > 0.01 || abs(size.height - expected.height) > 0.01 {
        differences.append("content size \(size), expected \(expected)")
      }
      compare("all", engine.allAttributes(), reference.elements())
      for _ in 0..<4 {
        let rect = probes.rect(in: expected)
        compare(
          "query \(rect)", clear(engine.attributes(in: rect), of: rect, expected),
          clear(reference.query(rect), of: rect, expected))
        let viewport = probes.viewport(over: expected, size: viewSize)
        compare(
          "viewport \(viewport)",
          clear(engine.attributes(in: viewport), of: viewport.bounds, expected),
          clear(
            reference.query(viewport.bounds, at: viewport), of: viewport.bounds, expected))
        compare(
          "all at \(viewport)", engine.allAttributes(at: viewport),
          reference.elements(at: viewport))
        for element in reference.elements(at: viewport).prefix(20) {
          let answer = engine.attributes(for: element.id, at: viewport)
          compare("single", answer.map { [$0] } ?? [], [element])
        }
      }
      guard !differences.isEmpty else { continue }
      failures += 1
      Issue.record("\(RandomRun.text(layout))\n\(differences.prefix(3).joined(separator: "\n"))")
    }
  }

  /// The elements that do not just touch the rectangle or the end of the content, where two ways
  /// of adding up the same numbers may fall on either side.
  private func clear(
    _ elements: [LayoutAttributes], of rect: CGRect, _ content: CGSize
  ) -> [LayoutAttributes] {
    elements.filter { element in
      let frame = element.frame
      let edges = [
        (frame.minX, min(content.width, rect.maxX)), (frame.minY, min(content.height, rect.maxY)),
        (frame.maxX, max(0, rect.minX)), (frame.maxY, max(0, rect.minY)),
      ]
      return !edges.contains { abs($0 - $1) < 1e-6 }
    }
  }
}
