import Compositional

/// Pages of a view whose size changes.
extension CollectionViewSimulator {
  /// Moves a view that pages to a page after its size has changed.
  ///
  /// A view at rest is at once on the page nearest to its offset. One that moves turns to the page
  /// nearest to where it would end. A view that is touched chooses its page at the release.
  ///
  /// - Returns: True if the view was moved.
  @discardableResult
  mutating func turnToPage() -> Bool {
    guard isPagingEnabled, touch == nil else { return false }
    var hasMoved = false
    for axis in LayoutAxis.allCases where viewport.size[axis] > 0 {
      let motion = motions[axis]
      let end = motion?.end ?? viewport.contentOffset[axis]
      let page = page(nearest: end, along: axis)
      guard page != end else { continue }
      if let motion {
        setOut(
          settling(
            release(along: axis, from: motion.position(at: time), motion.velocity(at: time)),
            on: page, for: .turn),
          along: axis, for: motion.purpose == .glide ? .glide : .turn)
      } else {
        viewport.contentOffset[axis] = page
        needsLayout = true
      }
      hasMoved = true
    }
    return hasMoved
  }

  /// Returns the page nearest to an offset, in whole pixels.
  func page(nearest offset: Double, along axis: LayoutAxis) -> Double {
    grid.rest(
      ScrollPhysics.page(
        of: viewport.size[axis], nearest: offset, in: contentOffsetRange(along: axis)))
  }

  // MARK: Animated scrolls

  /// The anchor at the offset to which an animated scroll of a view that pages leads.
  ///
  /// Nil without such a scroll, and for one to an element.
  var goalAnchor: ScrollAnchor? {
    guard isPagingEnabled, case .offset(let goal)? = pursuit?.goal else { return nil }
    var there = viewport
    for axis in LayoutAxis.allCases {
      there.contentOffset[axis] = contentOffsetRange(along: axis).nearest(to: goal[axis])
    }
    return content.scrollAnchor(in: there, keeping: anchorEdge)
  }

  /// Lets an animated scroll of a view that pages end at a page after the size has changed.
  ///
  /// - Parameter anchor: The anchor at its goal before the change, which keeps its place there.
  mutating func keepGoal(at anchor: ScrollAnchor?) {
    guard isPagingEnabled, pursuit != nil else { return }
    pursuit?.endsAtPage = true
    let axis = content.scrollDirection
    guard case .offset(var goal)? = pursuit?.goal,
      let anchor = anchor?.brought(into: viewport, along: axis),
      let attributes = content.attributes(for: anchor.id, at: viewport)
    else { return }
    let span = Box(attributes.frame).span(axis)
    let kept = (anchor.edge == .top ? span.low : span.high) - Double(anchor.distance)
    guard kept.isFinite else { return }
    goal[axis] = kept
    pursuit?.goal = .offset(goal)
  }
}
