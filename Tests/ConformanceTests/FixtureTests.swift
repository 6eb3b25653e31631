import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalTestSupport
import ConformanceKit
import Foundation
import Testing

/// The collection view of this package answers each case as the engine does.
///
/// So the recorder is known to ask the right questions before it meets a device.
@MainActor @Suite struct FixtureTests {
  /// Returns the differences between a recording of a case and the engine.
  private func differences(_ document: CaseDocument) -> [String] {
    let recorded = CaseHost(document).recorded(origin: "a test")
    return recorded.verify().mismatches.map { "\($0)" }
  }

  private func check(_ file: URL) throws {
    let document = try CaseDocument(json: [UInt8](Data(contentsOf: file)))
    let found = differences(document)
    #expect(found.isEmpty, "\(found.prefix(3).joined(separator: "\n"))")
  }

  nonisolated private static func files(_ folder: String) -> [URL] {
    RepositoryFiles.documents(in: RepositoryFiles.fixtures.appendingPathComponent(folder))
  }

  @Test(arguments: files("static")) func fixedSizes(_ file: URL) throws { try check(file) }

  @Test(arguments: files("sized")) func measuredSizes(_ file: URL) throws { try check(file) }

  @Test(arguments: files("orthogonal"))
  func orthogonalSections(_ file: URL) throws { try check(file) }

  @Test(arguments: files("rules") + files("random"))
  func rules(_ file: URL) throws {
    guard case .testCase(let document) = try InputDocument(json: [UInt8](Data(contentsOf: file))),
      CaseHost.canRecord(document)
    else { return }
    let found = differences(document)
    #expect(found.isEmpty, "\(found.prefix(3).joined(separator: "\n"))")
  }

  @Test(arguments: RepositoryFiles.documents(in: RepositoryFiles.gallery))
  func gallery(_ file: URL) throws {
    guard case .testCase(let document) = try InputDocument(json: [UInt8](Data(contentsOf: file)))
    else { return }
    let found = differences(document)
    #expect(found.isEmpty, "\(found.prefix(3).joined(separator: "\n"))")
  }

  /// Random layouts whose elements all have fixed sizes.
  @Test func randomDocuments() {
    check(RandomLayout.init(seed:)) { document, _ in
      !Self.hasEstimates(document)
    }
  }

  /// True if an element of a case may size itself.
  private static func hasEstimates(_ document: CaseDocument) -> Bool {
    guard let text = try? document.jsonText() else { return true }
    return text.contains("\"estimated\"") || text.contains("\"uniformAcrossSiblings\"")
  }

  /// Random layouts with estimates, whose cells answer sizes of their own.
  @Test func randomMeasuredDocuments() {
    check({ RandomLayout(.estimates, seed: $0) }) { document, layout in
      document.measurement = .cells(
        .random(seed: Int(layout.seed), width: 10...120, height: 10...90))
      return CaseHost.canRecord(document)
    }
  }

  /// Random rows that are scrolled, each twice.
  @Test func randomRows() {
    check({ RandomLayout(.rows, seed: $0) }) { document, layout in
      guard !Self.hasEstimates(document) else { return false }
      var random = layout.probes
      for _ in 0..<2 {
        let offsets = document.itemCounts.indices.filter { layout.isRow($0) }
          .map { ($0, CGFloat(random.rowOffset(upTo: 600))) }
        document.expected.orthogonal.append(
          CaseExpectation.OrthogonalStep(
            set: Dictionary(uniqueKeysWithValues: offsets), offsets: [:], visible: []))
      }
      return true
    }
  }

  /// Random layouts whose data changes, with and without measured cells.
  @Test(arguments: [false, true]) func randomUpdates(_ isMeasured: Bool) {
    check({ RandomLayout(isMeasured ? .estimates : .anything, seed: $0) }, seeds: 100) {
      document, layout in
      if isMeasured {
        document.measurement = .cells(
          .random(seed: Int(layout.seed), width: 10...120, height: 10...90))
      } else if Self.hasEstimates(document) {
        return false
      }
      document.script = layout.updates(scrolls: !isMeasured)
      return CaseHost.canRecord(document)
    }
  }

  /// Records an issue for each of the first random cases that the view answers otherwise.
  ///
  /// - Parameters:
  ///   - layout: Returns the layout of a seed.
  ///   - count: The number of seeds if the environment sets none.
  ///   - prepare: Changes the case of a seed, and returns false if it is left out.
  private func check(
    _ layout: (UInt64) -> RandomLayout, seeds count: UInt64 = 200,
    prepare: (inout CaseDocument, RandomLayout) -> Bool
  ) {
    var recorded = 0
    var failures = 0
    for seed in RandomRun.seeds(count) where failures < 4 {
      let random = layout(seed)
      // A custom group may be a closure, which no document holds.
      guard var document = random.document, (try? document.jsonText()) != nil else { continue }
      guard prepare(&document, random) else { continue }
      recorded += 1
      let found = differences(document)
      guard !found.isEmpty else { continue }
      failures += 1
      Issue.record("\(random)\n\(found.prefix(3).joined(separator: "\n"))")
    }
    #expect(recorded > 0)
    print("\(recorded) random cases were recorded")
  }
}

extension RandomLayout {
  /// True if a section scrolls on its own.
  fileprivate func isRow(_ section: Int) -> Bool {
    sections[section].map { $0.orthogonalScrollingBehavior != .none } ?? false
  }
}
