import Compositional
import CompositionalDocuments
import Foundation

extension LayoutSource {
  /// The items of each section of a layout document, which has no counts.
  private static let standardCount = 20

  /// Loads the layout, and measures what the view shows at the start and then at an offset.
  func load(
    from console: Console, _ overrides: LayoutOverrides,
    measuring measurement: MeasureOption? = nil,
    at offset: CGPoint?
  ) throws -> (LoadedLayout, Viewport) {
    var subject = try load(from: console, overrides).measuring(measurement)
    let opened = subject.open(at: offset ?? subject.askedOffset).contentOffset
    try subject.layout.checkFinite(named: name)
    subject.settleOrthogonalSections()
    return (subject, subject.viewport(at: opened))
  }

  /// Loads the layout and prepares it, with what the arguments override.
  func load(from console: Console, _ overrides: LayoutOverrides) throws -> LoadedLayout {
    var setup = try setup(from: console)
    setup.apply(overrides)
    guard setup.itemCounts.count <= ArgumentLimits.sections else {
      throw CommandFailure.data(
        "\(name): a layout can have at most \(ArgumentLimits.sections) sections.")
    }
    var loaded = setup.prepared()
    try checkSections(loaded)
    try loaded.layout.checkFinite(named: name)
    try overrides.check(loaded)
    loaded.settleOrthogonalSections()
    return loaded
  }

  /// The layout with its data and its view.
  private func setup(from console: Console) throws -> LayoutSetup {
    if let setup = swiftSetup { return setup }
    let (document, hasView) = try document(from: console)
    var setup = LayoutSetup(document, name: name)
    setup.hasEnvironment = hasView
    return setup
  }

  /// The layout if it is written in Swift, in the gallery; nil for a document.
  var swiftSetup: LayoutSetup? {
    if case .gallery(let entry) = self, case .setup(let setup) = entry.content {
      setup
    } else {
      nil
    }
  }

  /// Reads the document as a case; a mere layout gets data and a view that are not its own.
  func document(from console: Console) throws -> (document: CaseDocument, hasView: Bool) {
    try document(of: [UInt8](try data(from: console)))
  }

  /// Reads a document of the layout's name.
  func document(of bytes: [UInt8]) throws -> (document: CaseDocument, hasView: Bool) {
    do throws(DocumentError) {
      switch try InputDocument(json: bytes) {
      case .testCase(let document): return (document, true)
      case .layout(let layout):
        let document = CaseDocument(
          name: "", layout: layout, environment: .standard,
          itemCounts: layout.sections.map { _ in Self.standardCount })
        return (document, false)
      case .results: throw DocumentError(path: "", message: DocumentFile.holdsResults)
      }
    } catch {
      throw CommandFailure.data("\(name): \(error)")
    }
  }

  /// Refuses data for a section that the layout does not have.
  private func checkSections(_ loaded: LoadedLayout) throws {
    for (section, count) in loaded.itemCounts.enumerated()
    where count > 0 && loaded.survey.isMissing(section) {
      throw CommandFailure.data(
        "\(name): the layout has no section \(section), but the data has \(count) items for it; "
          + "use --counts with a count for each section of the layout.")
    }
  }
}
