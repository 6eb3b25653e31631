// The layout that a page has loaded, with its data and its view.

/// A loaded layout, prepared and measured as the `playground` command does it.
struct Subject {
  /// The case; for a mere layout document, one with twenty items in each section.
  var document: CaseDocument
  /// True if the text was a case; false for a mere layout document.
  let isCase: Bool
  /// The layout, with the sizes measured so far.
  var layout: CollectionLayout
  /// True if the page has measured or changed the layout since it was loaded.
  private(set) var hasChanged = false
  /// The measurer of the document; nil if nothing is measured.
  let measurer: ClosureMeasurer?
  /// The offsets of orthogonal sections, in points: those at rest, until the page scrolls them.
  var orthogonalOffsets: [Int: CGFloat] = [:]

  /// Reads a layout or a case, with options that override its environment and data.
  init(json bytes: [UInt8], options: [UInt8]) throws(DocumentError) {
    switch try InputDocument(json: bytes) {
    case .testCase(let document):
      self.document = document
      isCase = true
    case .layout(let layout):
      document = CaseDocument(showing: layout)
      isCase = false
    case .flow:
      throw DocumentError(
        path: "",
        message: "a flow layout; compare its frames with a compositional layout, or find the "
          + "layout behind them")
    case .results:
      throw DocumentError(
        path: "", message: "results of a recording, not one layout; open one of their cases")
    }
    try document.apply(Options(json: options))
    measurer = document.measurement?.measurer()
    layout = document.preparedLayout()
    try checkFinite()
    settle()
    var here = viewport(at: CGPoint(x: 0, y: 0))
    layout.open(
      &here, at: document.contentOffset, with: measurer, atMost: CaseDocument.measuredAtMost)
    try checkFinite()
    settle()
  }

  /// Throws if a size or a position is not finite, as the command does.
  private func checkFinite() throws(DocumentError) {
    guard !layout.isFinite,
      let refusal = layout.diagnostics.lazy.compactMap({ $0.refusal }).first
    else { return }
    throw DocumentError(path: "", message: refusal + ".")
  }

  /// The offset of the view before it scrolls, in whole pixels: where reading starts.
  var startOffset: CGPoint { layout.startOffset(in: viewport(at: CGPoint(x: 0, y: 0))) }

  /// The offset of the document, or the start.
  var contentOffset: CGPoint { document.contentOffset ?? startOffset }

  /// Returns the viewport at an offset.
  func viewport(at offset: CGPoint) -> Viewport {
    Viewport(
      contentOffset: offset, size: document.environment.size,
      adjustedContentInset: document.environment.adjustedContentInset,
      orthogonalOffsets: orthogonalOffsets)
  }

  private mutating func settle() {
    orthogonalOffsets = layout.orthogonalOffsets(asking: document.orthogonalOffsets)
  }

  private mutating func measure(in viewport: Viewport) {
    guard let measurer else { return }
    layout.measure(
      in: viewport, keeping: nil, with: measurer, atMost: CaseDocument.measuredAtMost)
  }

  /// Records a size that the page has measured.
  mutating func record(_ size: ElementMeasurement, in viewport: Viewport?) -> CGPoint {
    hasChanged = true
    return layout.record(size, in: viewport).contentOffsetAdjustment
  }

  /// A collection view that shows the layout.
  ///
  /// Like `playground simulate` it measures what it shows itself, unless the page has measured or
  /// changed the layout.
  func simulator() -> CollectionViewSimulator {
    let environment = document.layoutEnvironment
    var simulator = CollectionViewSimulator(
      hasChanged ? layout : document.preparedLayout(), itemCounts: document.itemCounts,
      in: environment,
      contentInset: document.environment.insetBesidesSafeArea, measurer: measurer,
      contentOffset: document.contentOffset, orthogonalOffsets: document.orthogonalOffsets)
    simulator.shownAtMost = DocumentBounds.elements
    return simulator
  }

  /// Changes the data, and measures what the view shows then.
  mutating func update(_ change: DataChange) throws(DocumentError) {
    do throws(UpdateError) {
      switch change {
      case .batch(let batch, let counts): _ = try layout.update(batch) { counts[$0] }
      case .counts(let counts):
        document.itemCounts = counts ?? document.itemCounts
        layout = document.preparedLayout()
      }
    } catch {
      throw DocumentError(path: "changes", message: "\(error)")
    }
    hasChanged = true
    document.itemCounts = layout.itemCounts
    measure(in: viewport(at: contentOffset))
    settle()
  }
}

extension CaseEnvironment {
  /// The content inset, computed as the command does it.
  var insetBesidesSafeArea: PhysicalEdgeInsets {
    let covered = adjustedContentInset
    return PhysicalEdgeInsets(
      top: covered.top - safeAreaInsets.top, left: covered.left - safeAreaInsets.left,
      bottom: covered.bottom - safeAreaInsets.bottom, right: covered.right - safeAreaInsets.right)
  }
}
