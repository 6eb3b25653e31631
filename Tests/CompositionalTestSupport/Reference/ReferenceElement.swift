import Compositional

/// One element at its natural place, exact and left to right.
struct ReferenceElement {
  /// The rule by which a rectangle finds an element (2.19).
  enum Owner {
    /// A cell or an anchored supplementary: the frame of its top-level group counts as well.
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
  /// The way the element sizes itself; nil if it does not.
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

/// The way a pinned boundary item moves (2.10, pinning).
struct ReferencePin {
  /// The main-axis edge the item sits at.
  enum Side { case start, middle, end }

  let side: Side
  let axis: LayoutAxis
  /// The item's slot at its natural place.
  var slot: ReferenceBox
  /// The range of the item: its section without the extensions at either side.
  var limits: (start: Double, end: Double)

  func moved(by distance: ReferencePoint) -> Self {
    var pin = self
    pin.slot = slot.moved(by: distance)
    pin.limits = (limits.start + distance[axis], limits.end + distance[axis])
    return pin
  }

  /// Returns the distance of the item from its natural place, for a visible rectangle.
  ///
  /// The natural place wins over the limit, as on systems after iOS 14 (2.30).
  func shift(in visible: ReferenceBox) -> Double {
    let natural = slot.origin[axis]
    let length = slot.size[axis]
    let forward = min(visible.origin[axis], limits.end - length)
    let backward = max(visible.end(axis) - length, limits.start)
    switch side {
    case .start: return max(natural, forward) - natural
    case .end: return min(natural, backward) - natural
    case .middle:
      // Open: the rules name no side item. Users expect it to stay in sight at either end.
      if forward > natural { return forward - natural }
      return min(natural, backward) - natural
    }
  }
}
