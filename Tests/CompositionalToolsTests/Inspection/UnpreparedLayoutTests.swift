import CompositionalInspection
import Testing

/// Whatever is asked of a layout that was never prepared, the answer is the same.
@Suite struct UnpreparedLayoutTests {
  private static let remedy = "prepare(itemCounts:in:) first"

  private let layout: CollectionLayout = {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(44))
    return CollectionLayout(
      section: CollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])))
  }()

  @Test func queriesHaveOneDiagnostic() {
    #expect(layout.attributes(in: CGRect(x: 0, y: 0, width: 100, height: 100)).isEmpty)
    #expect(layout.attributes(for: .cell(section: 0, item: 0)) == nil)
    #expect(layout.diagnostics.map { $0.reason } == [.notPrepared])
    #expect(
      layout.diagnostics.map { $0.description }
        == [
          "The layout is not prepared, so it has no elements. Call \(Self.remedy)."
        ])
    var prepared = layout
    prepared.prepare(itemCounts: [], in: CollectionLayoutEnvironment(size: CGSize.zero))
    #expect(prepared.diagnostics.isEmpty)
  }

  @Test func lintHasOneFinding() {
    let viewport = Viewport(contentOffset: CGPoint(x: 0, y: 50), size: CGSize.zero)
    for findings in [layout.lint(), layout.lint(in: viewport), layout.reportedFindings] {
      #expect(findings.map { $0.code } == ["CL000"])
      #expect(findings.allSatisfy { $0.description.contains(Self.remedy) })
    }
  }

  @Test func explanationsSayIt() {
    for id in [ElementID.cell(section: 0, item: 0), .supplementary(kind: "header", section: 0)] {
      let error = #expect(throws: MissingElement.self) { try layout.explanation(of: id) }
      #expect(error?.description.contains(Self.remedy) == true)
    }
  }

  @Test func snapshotsSayIt() {
    for snapshot in [layout.snapshot(), layout.snapshot(in: Viewport(size: CGSize.zero))] {
      #expect(snapshot.problem?.reason == .notPrepared)
      #expect(snapshot.text.contains(Self.remedy))
      #expect(LayoutSnapshot(text: snapshot.text).problem == nil)
    }
  }

  @Test func changesAreRefused() {
    var layout = layout
    #expect(throws: UpdateError.notPrepared) { try layout.update(BatchUpdates()) }
    let snapshot = CollectionSnapshot<Int, Int>()
    #expect(throws: UpdateError.notPrepared) { try layout.apply(snapshot, replacing: snapshot) }
    #expect(UpdateError.notPrepared.description.contains(Self.remedy))
    #expect(throws: UpdateError.notPrepared) { try layout.invalidate(.everything) }
    #expect(layout.environment == nil)
  }
}
