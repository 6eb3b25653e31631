import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import ConformanceKit
import Foundation
import Testing

/// The cases that tell the answers to the open choices apart (rule 2.31).
@MainActor @Suite struct DistinguishingTests {
  nonisolated private static let folder =
    RepositoryFiles.root.appendingPathComponent("Conformance/Cases")

  /// The quirk that a file is named after.
  nonisolated private static func quirk(of file: URL) -> String {
    String(file.deletingPathExtension().lastPathComponent.split(separator: "-")[0])
  }

  /// The frames, depths or rows of each case differ between the default and the quirk.
  @Test(arguments: RepositoryFiles.documents(in: folder))
  func eachCaseDistinguishes(_ file: URL) throws {
    let document = try CaseDocument(json: [UInt8](Data(contentsOf: file)))
    let name = Self.quirk(of: file)
    let quirk = DistinguishingCase.quirks.filter { $0.name == name }
    #expect(!quirk.isEmpty)
    #expect(DistinguishingCase.differing(document, among: quirk) == [name])
  }

  /// Looks for cases, and writes the smallest ones where `CONFORMANCE_SEEDS` says how many seeds.
  @Test func search() throws {
    let asked = ProcessInfo.processInfo.environment["CONFORMANCE_SEEDS"].flatMap(UInt64.init)
    var search = DistinguishingSearch()
    for seed in 1...(asked ?? 30) { search.search(seed) }
    if asked == nil {
      let found = search.smallest("trimsBySlots", atMost: 1)
      #expect(!found.isEmpty)
      return
    }
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    for (name, _) in DistinguishingCase.quirks {
      for (index, document) in search.smallest(name, atMost: 3).enumerated() {
        var document = document
        document.name = "\(name) \(index + 1)"
        let file = Self.folder.appendingPathComponent("\(name)-\(index + 1).json")
        try Data(document.jsonText().utf8).write(to: file)
      }
    }
  }
}
