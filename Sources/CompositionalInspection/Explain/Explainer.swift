@_spi(OpenChoices) import Compositional

/// Builds the steps of an explanation from a description and its solved geometry.
///
/// It computes every number again from the description, with the solver's counts, measured sizes and
/// the lengths of what comes before. It adds steps eagerly; at the end those that the frame does
/// not follow from are left out.
struct Explainer {
  let layout: CollectionLayout
  let viewport: Viewport?
  let ground: LayoutGroundwork
  let environment: CollectionLayoutEnvironment
  var list = StepList()

  /// The most siblings whose lengths are explained one by one.
  static let siblings = 12
  /// The number of steps beyond which only the element itself is explained, and no sibling.
  static let most = 2_000

  init(_ layout: CollectionLayout, _ viewport: Viewport?) {
    self.layout = layout
    self.viewport = viewport
    ground = layout.groundwork
    environment = layout.environment ?? CollectionLayoutEnvironment(size: CGSize.zero)
  }

  /// The scroll direction.
  var main: LayoutAxis { ground.main }
  /// The policies.
  var quirks: Quirks { ground.resolver.quirks }
  /// The pixels per point.
  var scale: Double { ground.resolver.grid.scale }
  /// The scale by which fractions are floored; nil if they stay exact.
  var flooring: Double? { quirks.contains(.iOS14Rounding) ? nil : scale }

  /// The place and the size of an element, before rounding.
  struct Place {
    /// The corner, in points of the content.
    var corner: Quantities
    /// The size, in points.
    var size: Quantities
    /// The section with whose row the element scrolls; nil if it does not scroll with one.
    var row: Int?
  }

  /// Explains an element that exists.
  mutating func explanation(of id: ElementID, frame: CGRect) -> Explanation {
    let subject = StepSubject(name: id.description, path: "")
    let place = place(of: id)
    let end = finished(place, subject)
    let ends = list.ends(corner: end.corner, size: end.size, subject)
    let newGroup = newGroup(for: id)
    return list.explanation(of: id, frame: frame, ends, newGroup: newGroup)
  }

  private mutating func place(of id: ElementID) -> Place {
    let path = id.indexPath
    switch id {
    case .cell:
      return cell(path.item, inSection: path.section)
    case .decoration(_, let path):
      return decoration(path.item, inSection: path.section)
    case .supplementary(let kind, let path) where path.isOfLayout:
      return layoutBoundaryItem(kind)
    case .supplementary(let kind, let path):
      guard let section = sectionSteps(path.section) else { return nowhere }
      let items = section.ground.geometry.boundaryItems
      if path.item == 0, items.contains(where: { $0.item.elementKind == kind }) {
        return boundaryItem(kind, in: section)
      }
      return anchoredView(kind, path.item, in: section)
    }
  }

  /// A place that no step leads to.
  var nowhere: Place {
    let nan = Quantities(each: { _ in Quantity("unknown", .nan) })
    return Place(corner: nan, size: nan, row: nil)
  }

  /// The size of the view.
  mutating func view() -> Quantities {
    var view = Quantities(Quantity("", 0))
    for axis in LayoutAxis.allCases {
      view[axis] = list.add(
        "view " + axis.lengthName, "the " + axis.lengthName + " of the view",
        of: StepSubject(name: "the view", path: "environment.size"), .view, .given,
        [Quantity(axis.lengthName, ground.view[axis])])
    }
    return view
  }

  /// Rounds, mirrors and scrolls a place, in the order of the engine.
  private mutating func finished(_ place: Place, _ subject: StepSubject) -> Place {
    var place = place
    round(&place, subject)
    if ground.isMirrored {
      place.corner.horizontal = list.add(
        "x", "mirrored, because the layout reads from right to left", of: subject, .mirroring,
        .difference,
        [
          Quantity("content width", ground.contentSize.x), place.corner.horizontal.named("x"),
          place.size.horizontal.named("width"),
        ])
      round(&place, subject)
    }
    if let section = place.row { scroll(&place, section, subject) }
    return place
  }

  private mutating func round(_ place: inout Place, _ subject: StepSubject) {
    let isOld = quirks.contains(.iOS14Rounding)
    for axis in LayoutAxis.allCases {
      place.corner[axis] = rounded(
        place.corner[axis], axis.positionName, subject, isOld ? .oldPixels : .pixels)
      guard isOld else { continue }
      place.size[axis] = rounded(
        place.size[axis], axis.lengthName, subject, .oldPixels)
    }
  }

  private mutating func rounded(
    _ quantity: Quantity, _ name: String, _ subject: StepSubject, _ rule: RuleReference
  ) -> Quantity {
    let arithmetic: ExplanationStep.Arithmetic =
      quirks.contains(.iOS14Rounding) ? .plainlyNearestPixel : .nearestPixel
    let result = arithmetic.result([quantity.value], scale: scale)
    guard result != quantity.value else { return quantity }
    return list.add(
      name, "rounded to the nearest pixel", of: subject, rule, arithmetic, [quantity],
      scale: scale)
  }

  private mutating func scroll(
    _ place: inout Place, _ section: Int, _ subject: StepSubject
  ) {
    guard let offset = viewport?.orthogonalOffsets[section], offset != 0 else { return }
    let axis = main.perpendicular
    let isReversed = ground.isMirrored && axis == .horizontal
    place.corner[axis] = list.add(
      axis.positionName, "moved by the scroll offset of its row", of: subject, .rowFrames,
      isReversed ? .sum : .difference,
      [place.corner[axis].named(axis.positionName), Quantity("row offset", Double(offset))])
  }
}
