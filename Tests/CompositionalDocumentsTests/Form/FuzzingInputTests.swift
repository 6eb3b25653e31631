import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalSimulation
import CompositionalTestSupport
import Foundation
import Testing

/// The inputs that the fuzzing target starts from, and those that it found.
@Suite struct FuzzingInputTests {
  /// Returns the files of a folder of `Tools/Fuzzing`.
  private static func files(in folder: String) -> [String] {
    let place = RepositoryFiles.root.appendingPathComponent("Tools/Fuzzing/\(folder)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.sorted().map { place.appendingPathComponent($0).path }
  }

  @Test(arguments: files(in: "Seeds"))
  func seed(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    // A seed that no format accepts would lead nowhere.
    let isAccepted =
      (try? InputDocument(json: bytes)) != nil || (try? ScrollScript(json: bytes)) != nil
      || (try? Recording(json: bytes)) != nil
    #expect(isAccepted, "\(path)")
    try InputUse.use(bytes)
  }

  @Test(arguments: files(in: "Finds"))
  func find(path: String) throws {
    try InputUse.use([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
  }
}
