import Compositional
import CompositionalDocuments
import CompositionalSimulation

/// The use of an accepted layout or case: it is written, laid out, queried and simulated.
struct DocumentUse {
  let document: InputDocument

  /// The most elements of a query.
  static let elementsAtMost = 2_000

  init(_ document: InputDocument) { self.document = document }

  func run() {
    switch document {
    case .layout(let layout):
      guard let text = try? layout.jsonText() else { fail("A layout cannot be written.") }
      guard let again = try? LayoutDocument(json: text) else { fail("Not read again: \(text)") }
      guard again == layout else { fail("Another layout is read again: \(text)") }
      let counts = [Int](repeating: 7, count: min(20, max(1, layout.sections.count)))
      let environment = CaseEnvironment(size: CGSize(width: 320, height: 480))
      use(CaseDocument(name: "", layout: layout, environment: environment, itemCounts: counts))
    case .testCase(let testCase):
      guard let text = try? testCase.jsonText() else { fail("A case cannot be written.") }
      guard let again = try? CaseDocument(json: text) else { fail("Not read again: \(text)") }
      guard again == testCase else { fail("Another case is read again: \(text)") }
      _ = testCase.verify()
      use(testCase)
    }
  }

  private func use(_ document: CaseDocument) {
    var layout = document.preparedLayout()
    guard isBounded(layout, document.viewport(of: layout)) else { return }
    layout = document.measuredLayout()
    let viewport = document.viewport(of: layout)
    query(layout, viewport)
    var end = viewport
    end.contentOffset = CGPoint(
      x: max(0, layout.contentSize.width - viewport.size.width),
      y: max(0, layout.contentSize.height - viewport.size.height))
    query(layout, end)
    _ = layout.diagnostics
    simulate(document, layout)
  }

  private func isBounded(_ layout: CollectionLayout, _ viewport: Viewport) -> Bool {
    layout.elementBound(in: viewport.bounds, at: viewport) <= Self.elementsAtMost
  }

  /// Queries what a view shows. Each element is found by its identifier as well.
  private func query(_ layout: CollectionLayout, _ viewport: Viewport) {
    guard isBounded(layout, viewport) else { return }
    let elements = layout.attributes(in: viewport)
    var seen: Set<ElementID> = []
    for element in elements {
      guard seen.insert(element.id).inserted else { fail("\(element.id) is found twice.") }
      let single = layout.attributes(for: element.id, at: viewport)
      // A number that is not a number differs from itself.
      guard single == element || element != element else {
        fail("\(element) is found as \(String(describing: single)).")
      }
    }
  }

  private func simulate(_ document: CaseDocument, _ layout: CollectionLayout) {
    let size = document.environment.size
    guard size.width > 0, size.height > 0 else { return }
    var simulator = CollectionViewSimulator(
      layout, itemCounts: document.itemCounts, in: document.layoutEnvironment,
      measurer: document.measurement, contentOffset: document.contentOffset,
      orthogonalOffsets: document.orthogonalOffsets)
    let script = document.script ?? ScrollScript([.fling(velocity: 3000)])
    ScriptUse(script).run(&simulator)
  }
}
