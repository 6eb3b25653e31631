import CompositionalDocuments
import ConformanceKit
import Foundation
import Testing
import UIKit

/// Records what the collection view of this system answers to the cases of the repository.
@MainActor @Suite struct RecordingTests {
  /// Writes one case with its answers for each case, and says where.
  ///
  /// On a device it compares nothing: `playground verify` says what differs.
  @Test func recordsAllCases() throws {
    let folder = try CaseFiles.results()
    var written = 0
    for file in try CaseFiles.all() {
      guard let document = try file.document(), CaseHost.canRecord(document) else { continue }
      let recorded = CaseHost(document).recorded(origin: origin(at: document))
      try Data(recorded.jsonText().utf8).write(to: folder.appendingPathComponent(file.name))
      written += 1
      #if !canImport(Darwin)
        let found = try CaseDocument(json: recorded.jsonText()).verify().mismatches
        #expect(found.isEmpty, "\(file): \(found.prefix(3))")
      #endif
    }
    print("\(written) recorded cases are in \(folder.path)")
    #expect(written > 250)
    #expect(try CaseFiles.documents(in: folder).count >= written)
  }

  /// The system, its version, the device and the scale of a case.
  private func origin(at document: CaseDocument) -> String {
    let scale = "scale \(document.environment.displayScale)"
    #if canImport(Darwin)
      let device = UIDevice.current
      let environment = ProcessInfo.processInfo.environment
      let model = environment["SIMULATOR_DEVICE_NAME"] ?? device.model
      let kind = ProcessInfo.processInfo.isMacCatalystApp ? "Mac Catalyst" : model
      return "\(device.systemName) \(device.systemVersion), \(kind), \(scale)"
    #else
      return "Compositional, \(scale)"
    #endif
  }
}
