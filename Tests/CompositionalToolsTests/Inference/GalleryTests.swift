import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import CompositionalTools
import Foundation
import Testing

/// The layouts of the gallery are found from the frames on two devices.
@Suite struct GalleryTests {
  /// The layouts of the gallery, by name.
  ///
  /// Not that with cells as high as their siblings: the frames do not tell which of them was measured.
  static let names = RepositoryFiles.documents(in: RepositoryFiles.gallery)
    .map { $0.deletingPathExtension().lastPathComponent }
    .filter { $0 != "equal-heights" }.sorted()

  private static func document(_ name: String) throws -> CaseDocument {
    let file = RepositoryFiles.gallery.appendingPathComponent("\(name).json")
    return try CaseDocument(json: [UInt8](Data(contentsOf: file)))
  }

  private static func environment(
    _ device: String, like own: CollectionLayoutEnvironment
  ) throws -> CollectionLayoutEnvironment {
    let preset = try #require(DevicePreset(name: device))
    return CollectionLayoutEnvironment(
      size: preset.size, displayScale: preset.displayScale, layoutDirection: own.layoutDirection,
      safeAreaInsets: preset.safeAreaInsets,
      layoutMargins: preset.layoutMargins(for: preset.size))
  }

  /// The frames of elements that size themselves are the sizes that were measured.
  @Test(arguments: names) func isFoundFromTwoDevices(name: String) throws {
    let document = try Self.document(name)
    let measurer = document.measurement?.measurer()
    // An answer of ten thousand elements that measure themselves says no more than one of some.
    let counts = measurer == nil ? document.itemCounts : document.itemCounts.map { min($0, 300) }
    func view(_ device: String) throws -> SeenLayout {
      SeenLayout(
        document.layout, counts,
        try Self.environment(device, like: document.environment.layoutEnvironment),
        measurer: measurer)
    }
    let inference = LayoutInference([
      try view("iPhone 15").observation, try view("iPad mini (6th)").observation,
    ])
    #expect(inference.isExplained)
    let found = try #require(inference.layout)
    #expect(try view("iPhone SE (3rd)").difference(from: found, measurer: measurer) == nil)
  }
}
