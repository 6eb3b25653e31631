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
  /// Returns the elements in the rectangle of an answer, at its offset.
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
      if let rect = answer.rect { return subject.layout.attributes(in: rect, at: settled) }
      if settled.bounds == answer.visibleRect { return subject.layout.attributes(in: settled) }
      return subject.layout.attributes(in: answer.visibleRect, at: settled)
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
      return flow.frames.attributes(in: rect, at: flow.viewport)
    }
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
