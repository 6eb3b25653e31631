import Compositional
import CompositionalDocuments
import Foundation

extension LayoutSource {
  /// The view of a layout document, which names none: a phone without insets.
  private static let standardView = CGSize(width: 390, height: 844)
  /// The items of each section of a layout document, which counts none.
  private static let standardCount = 20

  /// Reads the document, prepares its layout, and measures as the host does before it answers: what
  /// is in sight at the start, then what is in sight at an offset.
  func load(
    from console: Console, _ overrides: LayoutOverrides, measuringAt offset: CGPoint?
  ) throws -> (LoadedLayout, Viewport) {
    var subject = try load(from: console, overrides)
    let viewport = subject.viewport(at: offset ?? subject.contentOffset)
    subject.measure(in: subject.viewport(at: subject.startOffset), keeping: nil)
    subject.measure(in: viewport, keeping: nil)
    subject.settleOrthogonalSections()
    return (subject, subject.viewport(at: viewport.contentOffset))
  }

  /// Reads the document and prepares its layout, with what the arguments override.
  func load(from console: Console, _ overrides: LayoutOverrides) throws -> LoadedLayout {
    var document = try document(from: console)
    document.environment.size = overrides.size ?? document.environment.size
    document.itemCounts = overrides.itemCounts ?? document.itemCounts
    document.orthogonalOffsets.merge(overrides.orthogonalOffsets) { $1 }
    let environment = document.layoutEnvironment
    let sections = document.layout.sections.indices.map {
      document.layout.section(at: $0, in: environment)
    }
    let viewport = document.viewport
    var loaded = LoadedLayout(
      title: document.name.isEmpty ? name : document.name, sections: sections,
      environment: environment, itemCounts: document.itemCounts,
      adjustedContentInset: viewport.adjustedContentInset,
      askedOffsets: document.orthogonalOffsets, contentOffset: viewport.contentOffset,
      layout: document.preparedLayout(), measurement: document.measurement,
      script: document.script)
    try overrides.check(loaded)
    loaded.settleOrthogonalSections()
    return loaded
  }

  /// The document as a case; a layout alone gets a view and data of its own.
  private func document(from console: Console) throws -> CaseDocument {
    let bytes = [UInt8](try data(from: console))
    do throws(DocumentError) {
      switch try InputDocument(json: bytes) {
      case .testCase(let document): return document
      case .layout(let layout):
        return CaseDocument(
          name: "", layout: layout, environment: CaseEnvironment(size: Self.standardView),
          itemCounts: layout.sections.map { _ in Self.standardCount })
      }
    } catch {
      throw CommandFailure.data("\(name): \(error)")
    }
  }
}
