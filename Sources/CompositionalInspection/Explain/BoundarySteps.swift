@_spi(OpenChoices) import Compositional

/// The boundary items of a section or of the layout, step by step.
struct BoundarySteps {
  /// The items as the engine placed them.
  let items: [PlacedBoundaryItem]
  /// The part of the layout that the items surround.
  let subject: StepSubject
  /// The length of the content after side items have stretched it.
  var content: Quantity
  /// The natural corners of the items, from the start of the content.
  var corners: [Quantities] = []
  /// The sizes of the items with their insets.
  var sizes: [Quantities] = []
  /// How far items stick out before and after the content.
  var startExtension = Quantity("start extension", 0)
  var endExtension = Quantity("end extension", 0)
  /// The length by which the whole is shorter than its parts (rules 2.27, P9).
  var shortening = Quantity("group spacing", 0)

  /// Returns the part of the layout that an item is.
  func subject(of index: Int) -> StepSubject {
    let parent = subject.path.isEmpty ? "" : subject.path + "."
    return StepSubject(
      name: items[index].item.elementKind,
      path: parent + "boundarySupplementaryItems[" + String(index) + "]")
  }
}

/// The room of boundary items.
struct BoundaryRoomSteps {
  /// The start of the span across the scroll direction, and its length.
  let low: Quantity
  let length: Quantity
  /// The length of the view along the scroll direction.
  let view: Quantity
  /// The rule of the sizes.
  let rule: RuleReference
}

extension Explainer {
  /// Explains the boundary items of a section.
  mutating func sectionBoundary(_ section: SectionSteps) -> BoundarySteps {
    let geometry = section.ground.geometry
    var steps = BoundarySteps(
      items: geometry.boundaryItems, subject: section.subject, content: Quantity("content", 0))
    let isShortened =
      geometry.dataCount == 0 && quirks.contains(.iOS14EmptySections) && section.advance == main
    if isShortened {
      steps.shortening = Quantity(
        "group spacing", Double(section.ground.section.interGroupSpacing))
    }
    guard !steps.items.isEmpty else { return steps }
    steps.content = content(of: section)
    place(&steps, in: span(of: section), geometry.boundarySizes)
    return steps
  }

  /// Explains the boundary items of the layout.
  mutating func layoutBoundary() -> BoundarySteps {
    let subject = StepSubject(name: "the layout", path: "")
    var steps = BoundarySteps(
      items: ground.boundary.items, subject: subject, content: Quantity("sections", 0))
    guard !steps.items.isEmpty else { return steps }
    steps.content = sections(subject)
    let view = view()
    let room = BoundaryRoomSteps(
      low: Quantity("start", 0), length: view[main.perpendicular], view: view[main],
      rule: .layoutBoundary)
    place(&steps, in: room, ground.boundarySizes)
    return steps
  }

  /// Explains the length of all sections.
  private mutating func sections(_ subject: StepSubject) -> Quantity {
    let count = ground.sectionCount
    var terms: [Quantity]
    if count <= Self.siblings {
      terms = (0..<count).map {
        Quantity("section " + String($0), layout.length(ofSection: $0))
      }
    } else {
      let whole = (0..<count).reduce(0) { $0 + layout.length(ofSection: $1) }
      terms = [Quantity("the " + String(count) + " sections", whole)]
    }
    let spacing = Double(layout.configuration.interSectionSpacing)
    if spacing != 0, count > 1 {
      terms.append(
        list.times(
          "spacing", "the spacing between the sections", of: subject, .sectionLength,
          Quantity("gaps", Double(count - 1)), Quantity("spacing", spacing)))
    }
    return list.sum("sections", "the length of all sections", of: subject, .sectionLength, terms)
  }

  /// Explains the span across the scroll direction in which boundary items of a section are.
  private mutating func span(of section: SectionSteps) -> BoundaryRoomSteps {
    let cross = main.perpendicular
    let own = section.ground.section
    var low = section.start[cross]
    var high = section.end[cross]
    if own.supplementaryContentInsetsReference != .automatic {
      let insets = environment.insets(of: own.supplementaryContentInsetsReference)
      low = Quantity("reference inset before", insets.start(cross))
      high = Quantity("reference inset after", insets.end(cross))
    } else if !own.supplementariesFollowContentInsets {
      low = Quantity("start", 0)
      high = Quantity("end", 0)
    }
    let length = list.subtract(
      "span " + cross.lengthName, "the room for headers, footers and side views",
      of: section.subject, .boundarySpan, from: section.view[cross], [low, high])
    return BoundaryRoomSteps(
      low: low, length: length, view: section.view[main], rule: .boundarySize)
  }

  /// Explains the natural places of boundary items, and how far they stick out.
  private mutating func place(
    _ steps: inout BoundarySteps, in room: BoundaryRoomSteps, _ measured: [Int: MeasuredSize]
  ) {
    let cross = main.perpendicular
    var reference = Quantities(room.length)
    reference[main] = room.view
    for index in steps.items.indices {
      steps.sizes.append(size(index, of: steps, in: reference, measured[index], room.rule))
    }
    let sides = steps.items.indices.filter {
      steps.items[$0].isSide(main) && steps.items[$0].item.extendsBoundary
    }
    let longest = sides.map { steps.sizes[$0][main].named("side item " + String($0)) }
    if longest.contains(where: { $0.value > steps.content.value }) {
      steps.content = list.add(
        "content", "stretched by a side item", of: steps.subject, .sides, .largest,
        [steps.content.named("content")] + longest)
    }
    for index in steps.items.indices {
      var corner = reference
      corner[main] = naturalStart(index, of: steps)
      let item = steps.items[index].item
      corner[cross] = aligned(
        item.alignment.edges.fraction(cross), cross, in: room.length, steps.sizes[index][cross],
        [room.low, Quantity("offset", offset(of: item, cross))], steps.subject(of: index))
      steps.corners.append(corner)
    }
    extend(&steps)
  }

  private mutating func size(
    _ index: Int, of steps: BoundarySteps, in reference: Quantities, _ measured: MeasuredSize?,
    _ rule: RuleReference
  ) -> Quantities {
    let item = steps.items[index].item
    let subject = steps.subject(of: index)
    return Quantities(
      horizontal: boundaryLength(item, .horizontal, reference, measured, subject, rule),
      vertical: boundaryLength(item, .vertical, reference, measured, subject, rule))
  }

  private mutating func boundaryLength(
    _ item: CollectionLayoutBoundarySupplementaryItem, _ axis: LayoutAxis,
    _ reference: Quantities, _ measured: MeasuredSize?, _ subject: StepSubject,
    _ rule: RuleReference
  ) -> Quantity {
    let dimension = item.layoutSize[axis]
    guard let measured, dimension.isEstimated, !measured.size[axis].isNaN else {
      return length(dimension, axis, in: reference, subject, rule)
    }
    let size = list.add(
      axis.lengthName, "measured, instead of the estimate", of: subject, .measuredBoundary, .given,
      [Quantity("measured", measured.size[axis])])
    return list.sum(
      axis.lengthName, "with its insets", of: subject, .measuredBoundary,
      [size, Quantity("insets", item.contentInsets.total(axis))])
  }

  /// Explains the natural start of an item along the scroll direction.
  private mutating func naturalStart(_ index: Int, of steps: BoundarySteps) -> Quantity {
    let placed = steps.items[index]
    let item = placed.item
    let subject = steps.subject(of: index)
    let offset = Quantity("offset", offset(of: item, main))
    let length = steps.sizes[index][main]
    let place = item.alignment.edges.fraction(main)
    guard item.extendsBoundary, !placed.isSide(main) else {
      return aligned(
        place, main, in: steps.content, length, [offset], subject,
        placed.isSide(main) ? .sides : .inside)
    }
    guard place == 0 else {
      return list.sum(
        main.positionName, "after the content", of: subject, .extending, [steps.content, offset])
    }
    let before = list.add(
      main.positionName, "before the content", of: subject, .extending, .difference,
      [Quantity("content start", 0), length])
    return list.sum(
      main.positionName, "moved by its offset", of: subject, .extending, [before, offset])
  }

  /// Explains a start by an alignment: at the start of a room, at its end or in the middle.
  private mutating func aligned(
    _ place: Double, _ axis: LayoutAxis, in room: Quantity, _ length: Quantity,
    _ others: [Quantity], _ subject: StepSubject, _ rule: RuleReference = .alignment
  ) -> Quantity {
    var terms = others
    if place != 0 {
      let rest = list.add(
        "free room", "the room minus the item", of: subject, rule, .difference, [room, length])
      terms.append(
        list.add(
          "aligned", place == 1 ? "at the end" : "in the middle", of: subject, rule, .product,
          [Quantity("part", place), rest]))
    }
    return list.sum(axis.positionName, "the position of its alignment", of: subject, rule, terms)
  }

  private func offset(
    of item: CollectionLayoutBoundarySupplementaryItem, _ axis: LayoutAxis
  ) -> Double { Double(axis == .horizontal ? item.offset.x : item.offset.y) }

  /// Explains how far items stick out of the content.
  private mutating func extend(_ steps: inout BoundarySteps) {
    var before: [Quantity] = []
    var after: [Quantity] = []
    for index in steps.items.indices where steps.items[index].item.extendsBoundary {
      if steps.items[index].isSide(main), quirks.contains(.sideItemsNeverStickOut) { continue }
      let start = steps.corners[index][main]
      let length = steps.sizes[index][main]
      let subject = steps.subject(of: index)
      if start.value < 0, start.value == -length.value {
        before.append(length.named(subject.name))
      } else if start.value < 0 {
        before.append(
          list.add(
            subject.name, "its extent before the content", of: subject, .extending,
            .difference, [Quantity("content start", 0), start.named("its start")]))
      }
      if length.value > 0, start.value == steps.content.value {
        after.append(length.named(subject.name))
      } else if start.value + length.value - steps.content.value > 0 {
        let end = list.add(
          "end", "its end", of: subject, .extending, .sum, [start.named("its start"), length])
        after.append(
          list.add(
            subject.name, "its extent after the content", of: subject, .extending,
            .difference, [end, steps.content]))
      }
    }
    steps.startExtension = largest(before, "start extension", steps.subject)
    steps.endExtension = largest(after, "end extension", steps.subject)
  }

  private mutating func largest(
    _ quantities: [Quantity], _ name: String, _ subject: StepSubject
  ) -> Quantity {
    guard let first = quantities.first else { return Quantity(name, 0) }
    guard quantities.count > 1 else { return first }
    return list.add(
      name, "items at one edge do not stack: the largest extent counts",
      of: subject, .extending, .largest, quantities)
  }
}

extension PlacedBoundaryItem {
  /// Returns true if the item is beside the content.
  func isSide(_ main: LayoutAxis) -> Bool { item.alignment.edges.fraction(main) == 0.5 }
}

extension PerAxis {
  /// Creates a value for each axis.
  init(horizontal: Value, vertical: Value) {
    self.init(horizontal)
    self.vertical = vertical
  }
}
