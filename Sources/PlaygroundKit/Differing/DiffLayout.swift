import Compositional
import CompositionalDocuments
import CompositionalInspection

/// What `diff` asks of a layout, of whichever kind.
struct DiffLayout {
  /// The size of the content, in points.
  let contentSize: CGSize
  /// The scroll position and size of the view.
  let viewport: Viewport
  /// True if all elements together are few enough to be compared.
  let isComparable: Bool
  /// Returns all elements.
  let all: () -> [LayoutAttributes]
  /// Returns the elements that the view shows.
  ///
  /// - Throws: A failure if they may be too many.
  let visible: () throws -> [LayoutAttributes]
  /// Returns the elements in the rectangle of an answer, at its offset, and those that the answer names.
  ///
  /// An answer may name cells of a row that are out of sight. Cells are where they are before their row
  /// scrolls.
  ///
  /// - Throws: A failure if they may be too many.
  let elementsLike: (QueryAnswer) throws -> [LayoutAttributes]

  /// Creates a side from a compositional layout and the view that shows it.
  init(_ subject: LoadedLayout, _ viewport: Viewport) {
    contentSize = subject.layout.contentSize
    self.viewport = viewport
    isComparable = subject.layout.isComparable(at: viewport)
    all = { subject.layout.allAttributes(at: viewport) }
    visible = {
      try subject.checkBound(of: viewport.bounds, at: viewport, atMost: LoadedLayout.heldAtMost)
      return subject.layout.attributes(in: viewport)
    }
    elementsLike = { answer in
      var subject = subject
      let viewport = subject.viewport(at: answer.contentOffset)
      subject.measure(in: viewport, keeping: nil)
      subject.settleOrthogonalSections()
      let settled = subject.viewport(at: answer.contentOffset)
      try subject.checkBound(
        of: answer.rect ?? answer.visibleRect, at: settled, atMost: LoadedLayout.heldAtMost)
      let found =
        answer.rect == nil && settled.bounds == answer.visibleRect
        ? subject.layout.attributes(in: settled)
        : subject.layout.attributes(in: answer.rect ?? answer.visibleRect, at: settled)
      var resting = settled
      resting.orthogonalOffsets = [:]
      return Self.elements(found, and: answer) {
        subject.layout.attributes(for: $0, at: resting)
      }
    }
  }

  /// Creates a side from a flow layout.
  init(_ flow: LoadedFlow) {
    let frames = flow.frames
    contentSize = frames.contentSize
    viewport = flow.viewport
    let content = CGRect(origin: CGPoint(x: 0, y: 0), size: frames.contentSize)
    isComparable = frames.elementBound(in: content) <= LayoutSnapshot.maximumElements
    all = { frames.allAttributes(at: flow.viewport) }
    visible = {
      try flow.checkBound(of: flow.viewport.bounds, atMost: LoadedLayout.heldAtMost)
      return frames.attributes(in: flow.viewport)
    }
    elementsLike = { answer in
      var flow = flow
      flow.open(at: answer.contentOffset)
      let rect = answer.rect ?? answer.visibleRect
      try flow.checkBound(of: rect, atMost: LoadedLayout.heldAtMost)
      let (frames, viewport) = (flow.frames, flow.viewport)
      return Self.elements(frames.attributes(in: rect, at: viewport), and: answer) {
        frames.attributes(for: $0, at: viewport)
      }
    }
  }

  /// Returns elements, and the others that an answer names, where a layout has them.
  private static func elements(
    _ found: [LayoutAttributes], and answer: QueryAnswer,
    in layout: (ElementID) -> LayoutAttributes?
  ) -> [LayoutAttributes] {
    let known = Set(found.map { $0.id })
    let named = answer.elements.map { $0.id }.filter { !known.contains($0) }
    return found.map { layout($0.id) ?? $0 } + named.compactMap(layout)
  }

  /// Returns the difference from this layout to another one.
  ///
  /// - Parameters:
  ///   - other: The other layout.
  ///   - scope: The part to compare; nil for the whole content where that is possible.
  func difference(
    to other: DiffLayout, scope: LayoutDifference.Scope?
  ) throws -> LayoutDifference {
    let sizes = LayoutDifference.ContentSizes(before: contentSize, after: other.contentSize)
    guard isComparable, other.isComparable, scope != .viewport else {
      return LayoutDifference(
        from: try visible(), to: try other.visible(), contentSizes: sizes, scope: .viewport)
    }
    return LayoutDifference(from: all(), to: other.all(), contentSizes: sizes, scope: .content)
  }
}
