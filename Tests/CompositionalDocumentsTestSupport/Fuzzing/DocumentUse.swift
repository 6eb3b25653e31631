import Compositional
import CompositionalDocuments
import CompositionalSimulation

/// The use of an accepted layout, case or results: it is written, laid out, queried and simulated.
struct DocumentUse {
  let document: InputDocument

  init(_ document: InputDocument) { self.document = document }

  func run() throws(InputUse.Complaint) {
    switch document {
    case .layout(let layout):
      try InputUse.check(layout, written: try? layout.jsonText()) { try LayoutDocument(json: $0) }
      let counts = [Int](repeating: 7, count: min(20, max(1, layout.sections.count)))
      let environment = CaseEnvironment(size: CGSize(width: 320, height: 480))
      try use(
        CaseDocument(name: "", layout: layout, environment: environment, itemCounts: counts))
    case .testCase(let testCase):
      try InputUse.check(testCase, written: try? testCase.jsonText()) {
        try CaseDocument(json: $0)
      }
      _ = testCase.verify()
      try use(testCase)
    case .flow(let flow):
      try InputUse.check(flow, written: try? flow.jsonText()) { try FlowDocument(json: $0) }
      _ = try? flow.verify()
      try use(flow)
    case .results(let results):
      try InputUse.check(results, written: try? results.jsonText()) {
        try ConformanceResults(json: $0)
      }
      for recorded in results.cases.prefix(20) { try use(recorded.document) }
    }
  }

  private func use(_ document: FlowDocument) throws(InputUse.Complaint) {
    let environment = document.environment ?? CaseEnvironment(size: CGSize(width: 320, height: 480))
    let counts = document.itemCounts ?? [7, 3]
    var frames = document.layout.prepared(
      itemCounts: counts, in: environment.layoutEnvironment,
      adjustedContentInset: environment.adjustedContentInset)
    let viewport = frames.viewport(at: document.contentOffset)
    guard frames.elementBound(in: viewport.bounds) <= InputUse.elementsAtMost else { return }
    if let measurement = document.measurement {
      frames.measure(in: viewport, with: measurement, atMost: InputUse.elementsAtMost)
    }
    guard frames.elementBound(in: viewport.bounds) <= InputUse.elementsAtMost else { return }
    var seen: Set<ElementID> = []
    for element in frames.attributes(in: viewport) {
      guard seen.insert(element.id).inserted else { throw .init("\(element.id) is found twice.") }
      let single = frames.attributes(for: element.id, at: viewport)
      guard single == element || element != element else {
        throw .init("\(element) is found as \(String(describing: single)).")
      }
    }
  }

  private func use(_ document: CaseDocument) throws(InputUse.Complaint) {
    var layout = document.preparedLayout()
    guard isBounded(layout, document.viewport(of: layout)) else { return }
    layout = document.measuredLayout()
    let viewport = document.viewport(of: layout)
    try query(layout, viewport)
    var end = viewport
    end.contentOffset = CGPoint(
      x: max(0, layout.contentSize.width - viewport.size.width),
      y: max(0, layout.contentSize.height - viewport.size.height))
    try query(layout, end)
    _ = layout.diagnostics
    try simulate(document, layout)
  }

  private func isBounded(_ layout: CollectionLayout, _ viewport: Viewport) -> Bool {
    layout.elementBound(in: viewport.bounds, at: viewport) <= InputUse.elementsAtMost
  }

  /// Queries the visible elements, and each of them by its identifier.
  private func query(_ layout: CollectionLayout, _ viewport: Viewport) throws(InputUse.Complaint) {
    guard isBounded(layout, viewport) else { return }
    let elements = layout.attributes(in: viewport)
    // Two supplementary items of one kind at one place share their identifier.
    let unclear = layout.diagnostics.compactMap {
      if case .duplicateElementKind(let kind) = $0.reason { kind } else { nil }
    }
    var seen: Set<ElementID> = []
    for element in elements where !unclear.contains(element.kind ?? "") {
      guard seen.insert(element.id).inserted else { throw .init("\(element.id) is found twice.") }
      let single = layout.attributes(for: element.id, at: viewport)
      // A number that is not a number differs from itself.
      guard single == element || element != element else {
        throw .init("\(element) is found as \(String(describing: single)).")
      }
    }
  }

  private func simulate(_ document: CaseDocument, _ layout: CollectionLayout) throws(InputUse
    .Complaint)
  {
    let size = document.environment.size
    guard size.width > 0, size.height > 0 else { return }
    var simulator = CollectionViewSimulator(
      layout, itemCounts: document.itemCounts, in: document.layoutEnvironment,
      measurer: document.measurement, contentOffset: document.contentOffset,
      orthogonalOffsets: document.orthogonalOffsets)
    let script = document.script ?? ScrollScript([.fling(velocity: 3000)])
    try ScriptUse(script).run(&simulator)
  }
}
