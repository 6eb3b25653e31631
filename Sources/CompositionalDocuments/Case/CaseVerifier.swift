import Compositional
import CompositionalSimulation

extension CaseDocument {
  /// Lays out the case and compares the result with its expectations.
  ///
  /// Frames, sizes and offsets are compared with a tolerance of 0.01 points. A layout whose sums are no
  /// numbers is not laid out: that is the mismatch.
  ///
  /// - Complexity: O(elements) if the elements must be complete; otherwise O(expectations)
  public func verify() -> CaseReport {
    let diagnostics = preparedLayout().diagnostics
    if let refusal = diagnostics.lazy.compactMap({ $0.refusal }).first {
      return CaseReport(
        name: name, checkCount: 1,
        mismatches: [.init(subject: "layout", expected: "sums that are numbers", got: refusal)],
        diagnostics: diagnostics)
    }
    guard expected.afterScript, let script else {
      let layout = measuredLayout()
      var verifier = CaseVerifier(layout, at: viewport(of: layout))
      return verifier.report(on: expected, named: name)
    }
    var simulator = simulator()
    var failure: ScriptError?
    do throws(ScriptError) {
      try simulator.run(script)
    } catch {
      failure = error
    }
    var viewport = simulator.viewport
    // As before a script, a row counts as scrolled if it was asked to.
    viewport.orthogonalOffsets = viewport.orthogonalOffsets.filter {
      simulator.hasScrolled(section: $0.key)
    }
    var verifier = CaseVerifier(simulator.layout, at: viewport)
    if let failure { verifier.note("script", expected: "actions", got: "\(failure)") }
    return verifier.report(on: expected, named: name)
  }
}

/// Compares a prepared layout with the expectations of a document.
struct CaseVerifier<Layout: VerifiableLayout> {
  private let layout: Layout
  private let viewport: Viewport
  private var checkCount = 0
  private var mismatches: [CaseReport.Mismatch] = []

  init(_ layout: Layout, at viewport: Viewport) {
    self.layout = layout
    self.viewport = viewport
  }

  /// Compares the layout with what is expected.
  mutating func report(on expected: CaseExpectation, named name: String) -> CaseReport {
    if let size = expected.contentSize {
      compare("content size", [size.width, size.height], of: layout.contentSize)
    }
    if let offset = expected.contentOffset {
      let got = viewport.contentOffset
      compare("content offset", [offset.x, offset.y], [got.x, got.y])
    }
    compareElements(expected)
    for query in expected.queries { compare(query) }
    for item in expected.items {
      compare(item, layout.attributes(for: item.id, at: viewport))
    }
    compareOrthogonal(expected.orthogonal)
    return CaseReport(
      name: name, checkCount: checkCount, mismatches: mismatches,
      diagnostics: layout.diagnostics)
  }

  private mutating func compareElements(_ expected: CaseExpectation) {
    let ids = expected.elements.map { $0.id }
    for element in expected.elements {
      compare(element, layout.attributes(for: element.id, at: viewport))
    }
    if expected.elementsAreComplete {
      compare("all elements", ids, in: nil, isListable: layout.isSmall)
    }
    if expected.elementsInBounds { compare("elements in the bounds", ids, in: viewport.bounds) }
  }

  /// Compares the rest offsets of orthogonal sections step by step; a section without a request
  /// keeps its offset.
  private mutating func compareOrthogonal(_ steps: [CaseExpectation.OrthogonalStep]) {
    var viewport = viewport
    for (index, step) in steps.enumerated() {
      for (section, offset) in step.set {
        viewport.orthogonalOffsets[section] = layout.restOffset(ofSection: section, nearest: offset)
      }
      let name = "orthogonal step \(index)"
      for (section, offset) in step.offsets.sorted(by: { $0.key < $1.key }) {
        compare(
          "\(name), offset of section \(section)", [offset],
          [viewport.orthogonalOffsets[section] ?? 0])
      }
      compareVisible("\(name), visible cells", step.visible, in: viewport)
    }
  }

  /// Compares the visible cells and their frames in view coordinates.
  private mutating func compareVisible(
    _ name: String, _ expected: [CaseExpectation.Element], in viewport: Viewport
  ) {
    let isListable = layout.isListable(viewport.bounds)
    let cells = isListable ? layout.attributes(in: viewport).filter { $0.category == .cell } : nil
    var tally = ElementTally(expecting: expected.map { $0.id }, keeping: Self.listed)
    for cell in cells ?? [] { tally.take(cell.id) }
    note(name, expected.count, isListable ? tally : nil)
    var byID: [ElementID: LayoutAttributes] = [:]
    for cell in cells ?? [] where byID[cell.id] == nil { byID[cell.id] = cell }
    // Visible cells are views, and views are at whole pixels (rule 2.16).
    for element in expected {
      guard var got = byID[element.id] else { continue }
      got.frame = layout.pixels.shown(got.frame)
      got.center.x -= viewport.contentOffset.x
      got.center.y -= viewport.contentOffset.y
      compare(element, got)
    }
  }

  private mutating func compare(_ query: CaseExpectation.Query) {
    let rect = query.rect
    let name =
      "query \(points: rect.origin.x), \(points: rect.origin.y), "
      + "\(points: rect.size.width), \(points: rect.size.height)"
    compare(name, query.elements, in: rect)
  }

  private mutating func compare(_ subject: String, _ expected: [ElementID], in rect: CGRect) {
    compare(subject, expected, in: rect, isListable: layout.isListable(rect))
  }

  /// Compares the elements that intersect a rectangle, or all, with those that are expected.
  private mutating func compare(
    _ subject: String, _ expected: [ElementID], in rect: CGRect?, isListable: Bool
  ) {
    guard isListable else { return note(subject, expected.count, nil) }
    var tally = ElementTally(expecting: expected, keeping: Self.listed)
    layout.compare(in: rect, at: viewport, with: &tally)
    note(subject, expected.count, tally)
  }

  /// The most missing elements, and the most surplus ones, that a comparison lists.
  private static var listed: Int { 20 }
  /// The difference of lengths that counts as none, in points.
  private static var tolerance: Double { 0.01 }

  /// Notes what differs between two lists of elements; `tally` is nil if one is too long to compare.
  private mutating func note(_ subject: String, _ expectedCount: Int, _ tally: ElementTally?) {
    checkCount += 1
    guard let tally else {
      note(
        subject, expected: "\(expectedCount) elements",
        got: "more than \(DocumentBounds.elements) items, too many to list")
      return
    }
    let missing = tally.missing.map { $0.description }.sorted()
    for id in missing.prefix(Self.listed) { note(subject, expected: id, got: "missing") }
    if missing.count > Self.listed {
      note(subject, expected: "\(missing.count - Self.listed) more", got: "missing")
    }
    for id in tally.surplus.map({ $0.description }).sorted() {
      note(subject, expected: "nothing", got: id)
    }
    if tally.surplusCount > tally.surplus.count {
      note(
        subject, expected: "nothing", got: "\(tally.surplusCount - tally.surplus.count) more")
    }
    if tally.repeated > 0 {
      note(subject, expected: "each element once", got: "\(tally.repeated) more")
    }
  }

  private mutating func compare(
    _ expected: CaseExpectation.Element, _ got: LayoutAttributes?
  ) {
    let name = expected.id.description
    guard let got else {
      checkCount += 1
      note(name, expected: "an element", got: "missing")
      return
    }
    let frame = got.frame
    compare(
      name,
      [
        expected.frame.origin.x, expected.frame.origin.y, expected.frame.size.width,
        expected.frame.size.height,
      ], [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
    guard let zIndex = expected.zIndex else { return }
    checkCount += 1
    if zIndex != got.zIndex {
      note(
        "\(name) z-index", expected: "\(zIndex)", got: "\(got.zIndex)",
        difference: "\(got.zIndex &- zIndex)")
    }
  }

  private mutating func compare(_ subject: String, _ expected: [CGFloat], of size: CGSize) {
    compare(subject, expected, [size.width, size.height])
  }

  private mutating func compare(_ subject: String, _ expected: [CGFloat], _ got: [CGFloat]) {
    checkCount += 1
    let isEqual = zip(expected, got).allSatisfy { abs(Double($0 - $1)) <= Self.tolerance }
    guard !isEqual else { return }
    func text(_ numbers: [CGFloat]) -> String {
      numbers.map { "\(points: $0)" }.joined(separator: ", ")
    }
    let differences: [CGFloat] = zip(expected, got).map { $1 - $0 }
    note(
      subject, expected: text(expected), got: text(got), difference: text(differences),
      distance: differences.map { $0.magnitude }.max() ?? 0)
  }

  mutating func note(
    _ subject: String, expected: String, got: String, difference: String = "",
    distance: CGFloat = 0
  ) {
    mismatches.append(
      .init(
        subject: subject, expected: expected, got: got, difference: difference,
        distance: distance))
  }
}
