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
      guard let text = try? document.jsonText() else { return false }
      return !text.contains("\"estimated\"") && !text.contains("\"uniformAcrossSiblings\"")
    }
  }

  /// Random layouts with estimates, whose cells answer sizes of their own.
  @Test func randomMeasuredDocuments() {
    check(RandomLayout.estimating(seed:)) { document, seed in
      document.measurement = .cells(.random(seed: Int(seed), width: 10...120, height: 10...90))
      return CaseHost.canRecord(document)
    }
  }

  /// Records an issue for each of the first random cases that the view answers otherwise.
  ///
  /// - Parameters:
  ///   - layout: Returns the layout of a seed.
  ///   - prepare: Changes the case of a seed, and returns false if it is left out.
  private func check(
    _ layout: (UInt64) -> RandomLayout, prepare: (inout CaseDocument, UInt64) -> Bool
  ) {
    var recorded = 0
    var failures = 0
    for seed in RandomRun.seeds(400) where failures < 4 {
      let random = layout(seed)
      // A custom group may be a closure, which no document holds.
      guard var document = random.document, (try? document.jsonText()) != nil else { continue }
      // A view has no way to set its readable width.
      document.environment.readableContentInsets = nil
      guard prepare(&document, seed) else { continue }
      recorded += 1
      let found = differences(document)
      guard !found.isEmpty else { continue }
      failures += 1
      Issue.record("\(random)\n\(found.prefix(3).joined(separator: "\n"))")
    }
    #expect(recorded > 0)
  }
}
