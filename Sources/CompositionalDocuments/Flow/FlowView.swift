import Compositional

/// A flow layout with its data in a view, measured as the view shows it.
package struct FlowView {
  /// The most elements of an answer.
  private static let answeredAtMost = 20_000

  /// The frames.
  package private(set) var frames: PreparedFlowLayout
  /// The view at its offset.
  package private(set) var viewport: Viewport
  /// The measurer of the items; nil if none is measured.
  package let measurer: ClosureMeasurer?

  /// Prepares the layout of a document, and measures what the view shows at the start and then at the
  /// offset of the document.
  ///
  /// A document without an environment or counts has those of ``CaseDocument/init(showing:)``.
  ///
  /// - Parameter document: The document.
  /// - Throws: A ``DocumentError`` if there are too many items, or the content is infinite.
  package init(_ document: FlowDocument) throws(DocumentError) {
    let environment =
      document.environment ?? CaseEnvironment(size: CaseDocument.standardSize)
    let layout = document.layout
    let counts =
      document.itemCounts
      ?? [Int](repeating: CaseDocument.standardCount, count: max(1, layout.sections.count))
    if let refusal = layout.refusal(of: counts) {
      throw DocumentError(path: "", message: refusal)
    }
    frames = layout.prepared(
      itemCounts: counts, in: environment.layoutEnvironment,
      adjustedContentInset: environment.adjustedContentInset)
    viewport = frames.viewport()
    measurer = document.measurement?.measurer()
    open(at: nil)
    if let offset = document.contentOffset { open(at: offset) }
    guard frames.contentSize.width.isFinite, frames.contentSize.height.isFinite else {
      throw DocumentError(
        path: "",
        message: "the layout is too large: a size or a position in it is beyond 10^307 points")
    }
  }

  /// Measures what the view shows at an offset.
  ///
  /// - Parameter offset: The content offset, in points; nil for the start, which moves with what is
  ///   measured.
  package mutating func open(at offset: CGPoint?) {
    viewport = frames.viewport(at: offset)
    guard let measurer, frames.elementBound(in: viewport.bounds) <= DocumentBounds.elements
    else { return }
    frames.measure(in: viewport, with: measurer, atMost: CaseDocument.measuredAtMost)
    viewport = frames.viewport(at: offset)
  }

  /// Returns the elements of the whole content, or those of the view if the content has too many.
  ///
  /// - Throws: A ``DocumentError`` if the view shows more elements.
  /// - Complexity: O(elements)
  package func answer() throws(DocumentError) -> QueryAnswer {
    let limit = Self.answeredAtMost
    let content = CGRect(origin: CGPoint(x: 0, y: 0), size: frames.contentSize)
    let isWhole = frames.elementBound(in: content) <= limit
    let area = isWhole ? content : viewport.bounds
    guard isWhole || frames.elementBound(in: area) <= limit else {
      throw DocumentError(path: "", message: "the view shows more than \(limit) elements")
    }
    return QueryAnswer(
      contentSize: frames.contentSize, contentOffset: viewport.contentOffset,
      visibleRect: viewport.bounds, rect: isWhole ? content : nil,
      elements: frames.attributes(in: area, at: viewport))
  }
}

extension FlowDocument {
  /// Returns the elements of the whole content as the answer of a query, or those of the view if the
  /// content has more than 20,000.
  ///
  /// - Throws: ``DocumentError`` if the layout is too large, or the view shows more elements.
  /// - Complexity: O(elements)
  public func answer() throws(DocumentError) -> QueryAnswer { try FlowView(self).answer() }
}
