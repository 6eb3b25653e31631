import Compositional
import CompositionalDocuments
import CompositionalFlow

/// A flow layout with its data, measured as the view shows it.
struct LoadedFlow {
  /// The title of reports.
  let title: String
  /// The frames.
  private(set) var frames: PreparedFlowLayout
  /// The view at its offset.
  private(set) var viewport: Viewport
  private let measurer: ClosureMeasurer?

  /// Prepares the layout of a document, and measures what the view shows at the start and then at an
  /// offset.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - name: The name of the layout in messages, and the title of a document without a name.
  ///   - overrides: What the options replace.
  ///   - measurement: The measured sizes in place of the document's; nil for those.
  ///   - offset: The scroll position, in points; nil for that of the document.
  ///   - count: The items of each section of a document without counts.
  init(
    _ document: FlowDocument, name: String, _ overrides: LayoutOverrides,
    measuring measurement: MeasureOption?, at offset: CGPoint?, itemCount count: Int
  ) throws {
    guard overrides.orthogonalOffsets.isEmpty else {
      throw CommandFailure.usage(
        "--orthogonal: \(name) is a flow layout, whose sections do not scroll orthogonally.")
    }
    var environment = document.environment ?? .standard
    environment.apply(overrides)
    let layout = document.layout
    let counts =
      overrides.itemCounts ?? document.itemCounts
      ?? [Int](repeating: count, count: max(1, layout.sections.count))
    guard counts.count <= ArgumentLimits.sections else {
      throw CommandFailure.data(
        "\(name): a layout can have at most \(ArgumentLimits.sections) sections.")
    }
    if let refusal = FlowDocument.refusal(layout, counts) {
      throw CommandFailure.data("\(name): \(refusal).")
    }
    title = document.name.isEmpty ? name : document.name
    frames = layout.prepared(
      itemCounts: counts, in: environment.layoutEnvironment,
      adjustedContentInset: environment.adjustedContentInset)
    viewport = frames.viewport()
    let own = measurement == nil ? document.measurement : measurement?.measurement
    measurer = own?.measurer()
    try open(at: nil)
    if let offset = offset ?? document.contentOffset { try open(at: offset) }
    guard frames.contentSize.width.isFinite, frames.contentSize.height.isFinite else {
      throw CommandFailure.data("\(name): \(CommandFailure.infinite.message)")
    }
  }

  /// Measures what the view shows at an offset; nil for the start, which moves with what is measured.
  mutating func open(at offset: CGPoint?) throws {
    viewport = frames.viewport(at: offset)
    guard let measurer, frames.elementBound(in: viewport.bounds) <= LoadedLayout.elementsAtMost
    else { return }
    frames.measure(in: viewport, with: measurer, atMost: CaseDocument.measuredAtMost)
    viewport = frames.viewport(at: offset)
  }

  /// Throws if a rectangle may contain more elements than a query can return.
  func checkBound(of rect: CGRect, atMost limit: Int = LoadedLayout.elementsAtMost) throws {
    guard frames.elementBound(in: rect) > limit else { return }
    throw CommandFailure.tooManyElements(limit)
  }

  /// Returns the element with a name.
  ///
  /// - Throws: A failure if there is none, or if the name is that of a part inside an element.
  func element(_ name: ElementName) throws -> LayoutAttributes {
    guard let element = frames.attributes(for: name.id, at: viewport) else {
      throw CommandFailure.usage(
        "there is no \(name.id); a flow layout has cells, and the headers and footers "
          + "\"\(CollectionLayoutListConfiguration.headerKind)\" and "
          + "\"\(CollectionLayoutListConfiguration.footerKind)\".")
    }
    if let part = name.part { _ = try name.part(part, among: []) }
    return element
  }
}
