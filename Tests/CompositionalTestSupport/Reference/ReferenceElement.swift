import Compositional

/// An element at its natural position, exact and left to right.
struct ReferenceElement {
  /// The additional condition for a rectangle to find an element (rule 2.19).
  enum Owner {
    /// A cell or an anchored supplementary: the frame of its top-level group also counts.
    case group(ReferenceBox)
    /// A boundary item: only its own frame counts.
    case boundary(ReferencePin?)
    /// A decoration: the rectangle of its section counts.
    case section(ReferenceBox)
  }

  let id: ElementID
  var frame: ReferenceBox
  let zIndex: Int
  var owner: Owner
  /// The self-sizing of the element; nil if its size is not measured.
  var sizing: ReferenceSizing?

  func moved(by distance: ReferencePoint) -> Self {
    var element = self
    element.frame = frame.moved(by: distance)
    switch owner {
    case .group(let box): element.owner = .group(box.moved(by: distance))
    case .section(let box): element.owner = .section(box.moved(by: distance))
    case .boundary(let pin): element.owner = .boundary(pin?.moved(by: distance))
    }
    return element
  }
}

/// The pinning of a boundary item (rule 2.10).
struct ReferencePin {
  /// The main-axis edge of the item.
  enum Side { case start, middle, end }

  let side: Side
  let axis: LayoutAxis
  /// The slot of the item at its natural position.
  var slot: ReferenceBox
  /// The limits of the item: its section without the extensions on either side.
  var limits: (start: Double, end: Double)

  func moved(by distance: ReferencePoint) -> Self {
    var pin = self
    pin.slot = slot.moved(by: distance)
    pin.limits = (limits.start + distance[axis], limits.end + distance[axis])
    return pin
  }

  /// Returns the distance of the item from its natural position, for a visible rectangle.
  ///
  /// The limit takes precedence over the natural position at both ends (rules 2.10, 2.32.8).
  func shift(in visible: ReferenceBox) -> Double {
    let natural = slot.origin[axis]
    let length = slot.size[axis]
    let forward = min(visible.origin[axis], limits.end - length)
    let backward = max(visible.end(axis) - length, limits.start)
    switch side {
    case .start: return min(max(natural, visible.origin[axis]), limits.end - length) - natural
    case .end: return max(min(natural, visible.end(axis) - length), limits.start) - natural
    case .middle:
      // Open: the rules do not cover side items. They stay visible at either end.
      if forward > natural { return forward - natural }
      return min(natural, backward) - natural
    }
  }
}
