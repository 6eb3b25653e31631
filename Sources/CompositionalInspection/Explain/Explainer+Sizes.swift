@_spi(OpenChoices) import Compositional

extension Explainer {
  /// Explains a dimension.
  ///
  /// - Parameters:
  ///   - dimension: The dimension.
  ///   - axis: The axis on which it is used.
  ///   - reference: The size that fractions are of.
  ///   - subject: The owner of the dimension.
  ///   - rule: The rule of fractions.
  mutating func length(
    _ dimension: CollectionLayoutDimension, _ axis: LayoutAxis, in reference: Quantities,
    _ subject: StepSubject, _ rule: RuleReference
  ) -> Quantity {
    let number = Double(dimension.dimension)
    switch dimension.kind {
    case .fractionalWidth, .fractionalHeight:
      let source: LayoutAxis = dimension.isFractionalWidth ? .horizontal : .vertical
      let title =
        "a fraction of the " + source.lengthName + " around it"
        + (flooring == nil ? "" : ", floored to whole pixels")
      return list.add(
        axis.lengthName, title, of: subject, rule, .fraction,
        [Quantity("fraction", number), reference[source].named(reference[source].name)],
        scale: flooring)
    case .absolute:
      return list.add(
        axis.lengthName, "absolute" + (number < 0 ? ", not below zero" : ""), of: subject,
        .dimension, .room, [Quantity("absolute", number)])
    case .estimated, .uniformAcrossSiblings:
      return list.add(
        axis.lengthName, "the estimate, because there is no measurement yet", of: subject,
        .estimates, .room, [Quantity("estimate", number)])
    }
  }

  /// Explains the outer size of a subitem of a group.
  mutating func size(
    of subitem: GroupTrace.Subitem, at place: Int, in steps: GroupSteps
  ) -> Quantities {
    let subject = steps.subject(ofSubitem: place)
    if subitem.item.isGroup {
      guard let trace = subitem.group.first else {
        return Quantities(each: { Quantity($0.lengthName, subitem.size[$0]) })
      }
      return groupSteps(
        trace, subject, in: steps.fractions, slot: slot(of: subitem, in: steps), rule: .nested
      ).size
    }
    return cellSize(subitem, subject, in: steps)
  }

  /// Returns the share of a counted group that replaces a dimension of a subitem.
  func slot(
    of subitem: GroupTrace.Subitem, in steps: GroupSteps
  ) -> (axis: LayoutAxis, length: Quantity)? {
    guard let axis = subitem.slotAxis, let length = steps.slot else { return nil }
    return (axis, length)
  }

  /// Explains the outer size of a cell.
  private mutating func cellSize(
    _ subitem: GroupTrace.Subitem, _ subject: StepSubject, in steps: GroupSteps
  ) -> Quantities {
    var size = Quantities(Quantity("", 0))
    for axis in LayoutAxis.allCases {
      let dimension = subitem.item.layoutSize[axis]
      if subitem.slotAxis == axis, let slot = steps.slot {
        size[axis] = slot.named(axis.lengthName)
        continue
      }
      let measured = subitem.measured.size[axis]
      if dimension.isEstimated, !measured.isNaN {
        size[axis] = list.add(
          axis.lengthName, "measured, instead of the estimate", of: subject, .estimates, .given,
          [Quantity("measured", measured)])
      } else {
        size[axis] = length(dimension, axis, in: steps.fractions, subject, .nested)
      }
      guard dimension.isUniformAcrossSiblings, subitem.size[axis] != size[axis].value else {
        continue
      }
      size[axis] = list.add(
        axis.lengthName, "uniform, so as long as its longest sibling", of: subject,
        .neighbors, .given, [Quantity("longest sibling", subitem.size[axis])])
    }
    return size
  }

  /// Explains what insets leave of a length, and where it starts.
  ///
  /// - Returns: The distance from the start, as terms of a sum, and the length.
  mutating func inset(
    _ length: Quantity, by insets: DirectionalEdgeInsets, on axis: LayoutAxis,
    _ subject: StepSubject, _ rule: RuleReference
  ) -> (start: [Quantity], length: Quantity) {
    let start = Quantity("own " + axis.startName + " inset", insets.start(axis))
    let end = Quantity("own " + axis.endName + " inset", insets.end(axis))
    guard !start.isNothing || !end.isNothing || length.value < 0 else { return ([], length) }
    let rest = length.value - start.value - end.value
    let isTooMuch = rest < 0
    let shorter = list.add(
      axis.lengthName,
      isTooMuch ? "the insets are larger than the element" : "without the insets",
      of: subject, isTooMuch ? .itemInsets : rule,
      !isTooMuch ? .difference : quirks.contains(.excessInsetsGiveZero) ? .room : .distance,
      [length] + [start, end].filter { !$0.isNothing })
    guard isTooMuch, quirks.contains(.excessInsetsAtSmallerEdge) else { return ([start], shorter) }
    let excess = list.add(
      "excess", "the insets minus the element", of: subject, .openChoices, .difference,
      [length, start, end])
    return ([start, excess], shorter)
  }
}
