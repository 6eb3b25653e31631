import Compositional
import CompositionalTestSupport
import Testing

/// The engine against the naive reference, on random layouts of all features.
@Suite struct DifferentialTests {
  @Test func engineAgreesWithReference() {
    Law<RandomLayout>.hold(samples: 500) { layout in
      let engine = layout.engine
      let reference = layout.reference
      let viewSize = layout.environment.container.contentSize
      var probes = layout.probes
      var log = ComparisonLog()
      let content = reference.contentSize
      log.compare(engine.contentSize, with: content)
      log.compare("all", engine.allAttributes(), with: reference.elements())
      for _ in 0..<4 {
        let rect = probes.rect(in: content)
        log.compare(
          "query \(rect)", engine.attributes(in: rect).clear(of: rect, in: content),
          with: reference.query(rect).clear(of: rect, in: content))
        let viewport = probes.viewport(over: content, size: viewSize)
        log.compare(
          "viewport \(viewport)",
          engine.attributes(in: viewport).clear(of: viewport.bounds, in: content),
          with: reference.query(viewport.bounds, at: viewport)
            .clear(of: viewport.bounds, in: content))
        let elements = reference.elements(at: viewport)
        log.compare("all at \(viewport)", engine.allAttributes(at: viewport), with: elements)
        for element in elements.prefix(20) {
          log.compare("single", engine.attributes(for: element.id, at: viewport), with: element)
        }
      }
      return log.isEmpty ? nil : log.summary
    }
  }
}
