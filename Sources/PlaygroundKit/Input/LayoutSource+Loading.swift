import Compositional
import CompositionalDocuments
import Foundation

extension LayoutSource {
  /// A layout of either kind, as a view shows it.
  enum Loaded {
    case compositional(LoadedLayout, Viewport)
    case flow(LoadedFlow)
  }

  /// Loads a compositional layout, and measures what the view shows at the start and then at an offset.
  func load(
    from console: Console, _ overrides: LayoutOverrides,
    measuring measurement: MeasureOption? = nil,
    at offset: CGPoint?
  ) throws -> (LoadedLayout, Viewport) {
    try open(try load(from: console, overrides).measuring(measurement), at: offset)
  }

  /// Loads a layout of either kind, and measures what the view shows at the start and then at an offset.
  func loadAny(
    from console: Console, _ overrides: LayoutOverrides,
    measuring measurement: MeasureOption? = nil,
    at offset: CGPoint?
  ) throws -> Loaded {
    if let setup = swiftSetup {
      let (subject, viewport) = try open(
        try load(setup, overrides).measuring(measurement), at: offset)
      return .compositional(subject, viewport)
    }
    let input = try input(
      in: [UInt8](try data(from: console)), wanting: DocumentFile.layouts + [.flow])
    if case .flow(let document) = input {
      return .flow(
        try LoadedFlow(
          document, name: name, overrides, measuring: measurement, at: offset))
    }
    let setup = setup(try document(of: input))
    let (subject, viewport) = try open(
      try load(setup, overrides).measuring(measurement), at: offset)
    return .compositional(subject, viewport)
  }

  /// Loads a layout of either kind, which is measured while a view scrolls over it.
  func loadScrolled(
    from console: Console, _ overrides: LayoutOverrides, measuring measurement: MeasureOption?
  ) throws -> any ScrollSubject {
    if let setup = swiftSetup { return try load(setup, overrides).measuring(measurement) }
    let input = try input(
      in: [UInt8](try data(from: console)), wanting: DocumentFile.layouts + [.flow])
    if case .flow(let document) = input {
      return try LoadedFlow(document, name: name, overrides, measuring: measurement, at: nil)
    }
    return try load(setup(try document(of: input)), overrides).measuring(measurement)
  }

  private func open(
    _ subject: LoadedLayout, at offset: CGPoint?
  ) throws -> (LoadedLayout, Viewport) {
    var subject = subject
    let opened = subject.open(at: offset ?? subject.askedOffset).contentOffset
    try subject.layout.checkFinite(named: name)
    subject.settleOrthogonalSections()
    return (subject, subject.viewport(at: opened))
  }

  /// Loads the layout and prepares it, with what the arguments override.
  func load(from console: Console, _ overrides: LayoutOverrides) throws -> LoadedLayout {
    try load(swiftSetup ?? setup(try document(from: console)), overrides)
  }

  private func load(_ setup: LayoutSetup, _ overrides: LayoutOverrides) throws -> LoadedLayout {
    var setup = setup
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

  /// Returns the layout of a document with its data and its view.
  private func setup(_ document: (document: CaseDocument, hasView: Bool)) -> LayoutSetup {
    var setup = LayoutSetup(document.document, name: name)
    setup.hasEnvironment = document.hasView
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

  /// Reads a compositional layout of the layout's name.
  func document(of bytes: [UInt8]) throws -> (document: CaseDocument, hasView: Bool) {
    try document(of: try input(in: bytes, wanting: DocumentFile.layouts))
  }

  private func input(in bytes: [UInt8], wanting wanted: [DocumentKind]) throws -> InputDocument {
    do throws(DocumentError) {
      return try InputDocument(json: bytes)
    } catch {
      throw DocumentFile.failure(name, error, in: bytes, wanting: wanted)
    }
  }

  private func document(
    of input: InputDocument
  ) throws -> (document: CaseDocument, hasView: Bool) {
    switch input {
    case .testCase(let document): return (document, true)
    case .layout(let layout):
      return (CaseDocument(showing: layout), false)
    case .flow: throw refusal(.flow)
    case .results: throw refusal(.results)
    }
  }

  private func refusal(_ kind: DocumentKind) -> CommandFailure {
    .data("\(name): \(kind.refusal(wanting: DocumentFile.layouts))")
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
