import Compositional

/// Builds the steps of an explanation of an element of a flow layout.
///
/// As for a compositional layout, every number is computed again from the description. Measured sizes
/// and the lengths of what comes before are given.
struct FlowExplainer {
  let frames: PreparedFlowLayout
  let viewport: Viewport?
  var list = StepList()

  /// The scroll direction.
  var main: LayoutAxis { frames.layout.scrollDirection }
  /// The direction of the lines.
  var cross: LayoutAxis { main.perpendicular }
  var arrangement: FlowArrangement { frames.arrangement }

  /// The place and the size of an element, before rounding.
  typealias Place = (corner: Quantities, size: Quantities)

  /// Explains an element that exists.
  mutating func explanation(of id: ElementID, frame: CGRect) -> Explanation {
    let subject = StepSubject(name: id.description, path: "")
    let index = id.indexPath.section
    var newLine: Quantity?
    var place: Place
    if id.category == .cell {
      let steps = section(index)
      place = cell(id.indexPath.item, in: steps, subject)
      newLine = self.newLine(at: id.indexPath.item, in: steps, subject)
    } else {
      place = view(
        isHeader: id.kind == CollectionLayoutListConfiguration.headerKind, index, subject)
    }
    round(&place, subject)
    let ends = list.ends(corner: place.corner, size: place.size, subject)
    return list.explanation(of: id, frame: frame, ends, newGroup: newLine)
  }

  /// Rounds and mirrors a place, in the order of the engine.
  private mutating func round(_ place: inout Place, _ subject: StepSubject) {
    let scale = arrangement.grid.scale
    for axis in LayoutAxis.allCases {
      let corner = place.corner[axis]
      guard
        ExplanationStep.Arithmetic.nearestPixel.result([corner.value], scale: scale)
          != corner.value
      else { continue }
      place.corner[axis] = list.add(
        axis.positionName, "rounded to the nearest pixel", of: subject, .flowPixels, .nearestPixel,
        [corner], scale: scale)
    }
    guard arrangement.isMirrored else { return }
    place.corner.horizontal = list.add(
      "x", "mirrored, because the layout reads from right to left", of: subject, .flowMirroring,
      .difference,
      [
        Quantity("content width", Double(frames.contentSize.width)),
        place.corner.horizontal.named("x"), place.size.horizontal.named("width"),
      ])
  }

  /// Returns a place from its lengths across and along the scroll direction.
  func place(across: Quantity, along: Quantity, width: Quantity, length: Quantity) -> Place {
    var place = (corner: Quantities(across), size: Quantities(width))
    place.corner[main] = along
    place.size[main] = length
    return place
  }

  /// Multiplies a length by a count; a count of one that no step computes adds no step.
  mutating func times(
    _ name: String, _ title: String, of subject: StepSubject, _ rule: RuleReference,
    _ count: Quantity, _ each: Quantity
  ) -> Quantity {
    guard count.step != nil else {
      return list.times(name, title, of: subject, rule, count, each)
    }
    return list.add(name, title, of: subject, rule, .product, [count, each])
  }

  /// Explains the length of the content across the scroll direction.
  mutating func content() -> Quantity {
    let view = list.add(
      "view " + cross.lengthName, "the " + cross.lengthName + " of the view",
      of: StepSubject(name: "the view", path: "environment.size"), .flowLine, .given,
      [
        Quantity(
          cross.lengthName, Double(frames.environment.ownContainer.contentSize[cross]))
      ])
    let inset = frames.adjustedContentInset
    return list.subtract(
      "content " + cross.lengthName, "the view between its content insets",
      of: StepSubject(name: "the content", path: ""), .flowLine, .room, from: view,
      [
        Quantity(cross.lowName + " content inset", inset.low(cross)),
        Quantity(cross.highName + " content inset", inset.high(cross)),
      ])
  }

  /// Explains where a section begins along the scroll direction.
  mutating func start(ofSection index: Int) -> Quantity {
    let subject = StepSubject(name: "section " + String(index), path: "")
    guard index > 0, index <= Explainer.siblings else {
      return Quantity(
        "the " + String(index) + " sections before", arrangement.start(ofSection: index))
    }
    let lengths = (0..<index).map {
      Quantity("section " + String($0), arrangement.sections[$0].length)
    }
    return list.sum(
      "section start", "the length of the sections before it", of: subject, .flowSection, lengths)
  }
}

extension LayoutAxis {
  /// The name of the lower edge, whatever the direction of reading.
  var lowName: String { self == .horizontal ? "left" : "top" }
  /// The name of the upper edge.
  var highName: String { self == .horizontal ? "right" : "bottom" }
}
