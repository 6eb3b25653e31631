import Compositional

/// What a view keeps in its place while its content, its size or its insets change.
struct ScrollPlace: Hashable, Sendable {
  /// Where the view stands along each axis.
  var stands: PerAxis<ScrollStand>
  /// The content offset, in points.
  var contentOffset = CGPoint(x: 0, y: 0)
  /// The insets, in points.
  var inset = PhysicalEdgeInsets.zero
  /// The element that keeps its place along the scroll direction; nil for none.
  var anchor: ScrollAnchor?

  /// The place of a view that has not been scrolled.
  static let start = ScrollPlace(stands: PerAxis(.start(beyond: 0)))
}

/// The element that a change has kept in its place.
///
/// It stays there while what the change has brought into sight is measured.
struct KeptAnchor: Hashable, Sendable {
  let anchor: ScrollAnchor
  /// The content offset at which it is kept, in points; a view that was scrolled since keeps none.
  var contentOffset: CGPoint
}

/// The place of the view through changes (``ScrollStand`` has the rule).
extension CollectionViewSimulator {
  /// Returns the place of the view before a change, without an anchor.
  func place(through change: ScrollStand.Change) -> ScrollPlace {
    var stands = PerAxis(ScrollStand.between)
    for axis in LayoutAxis.allCases {
      stands[axis] = ScrollStand(
        at: viewport.contentOffset[axis],
        in: content.offsetSpan(in: viewport, along: axis),
        startsHigh: content.startsHigh(along: axis),
        on: grid, keeping: anchorEdge, through: change)
    }
    return ScrollPlace(
      stands: stands, contentOffset: viewport.contentOffset, inset: viewport.adjustedContentInset)
  }

  /// Returns the place of the view before its content changes, with the element that stays.
  var anchoredPlace: ScrollPlace {
    var place = place(through: .content)
    place.anchor = content.scrollAnchor(in: viewport, keeping: anchorEdge)
    return place
  }

  /// Returns the distance to a place after a change, in points.
  ///
  /// What is at an edge of the visible rectangle stays there, whatever the insets are now.
  func distance(to place: ScrollPlace, along axes: [LayoutAxis] = LayoutAxis.allCases) -> CGPoint {
    var distance = CGPoint(x: 0, y: 0)
    for axis in axes {
      let (old, new) = (place.inset, viewport.adjustedContentInset)
      let way =
        anchorEdge == .top ? new.low(axis) - old.low(axis) : old.high(axis) - new.high(axis)
      var kept = place.contentOffset[axis] - way
      if axis == content.scrollDirection, let anchor = anchor(of: place),
        let attributes = content.attributes(for: anchor.id, at: nil)
      {
        let span = Box(attributes.frame).span(axis)
        let found = (anchor.edge == .top ? span.low : span.high) - Double(anchor.distance)
        if found.isFinite { kept = found }
      }
      let offset = place.stands[axis].offset(
        in: content.offsetSpan(in: viewport, along: axis),
        startsHigh: content.startsHigh(along: axis),
        keeping: kept)
      // Content that is not prepared yet has no end.
      if offset.isFinite { distance[axis] = offset - viewport.contentOffset[axis] }
    }
    return distance
  }

  /// Returns the anchor of a place in the view as it is now.
  func anchor(of place: ScrollPlace) -> ScrollAnchor? {
    let axis = content.scrollDirection
    let (old, new) = (place.inset, viewport.adjustedContentInset)
    let way =
      anchorEdge == .top ? new.low(axis) - old.low(axis) : old.high(axis) - new.high(axis)
    return place.anchor?.brought(into: viewport, along: axis, movedBy: way)
  }

  /// Lets an element keep its place until the view has been laid out.
  mutating func keep(_ anchor: ScrollAnchor?) {
    keptAnchor = anchor.map { KeptAnchor(anchor: $0, contentOffset: viewport.contentOffset) }
  }

  /// Takes other insets, and follows them.
  mutating func followInsets() {
    guard viewport.adjustedContentInset != adjustedContentInset else { return }
    var place = keptPlace ?? place(through: .lengths)
    place.anchor = nil
    viewport.adjustedContentInset = adjustedContentInset
    content.fit(adjustedContentInset)
    move(by: distance(to: place))
  }

  /// Moves the view with its content; motions and a finger go on from there.
  mutating func move(by distance: CGPoint) {
    viewport.contentOffset.x += distance.x
    viewport.contentOffset.y += distance.y
    followContent(moved: distance)
    needsLayout = true
  }
}
