@_spi(OpenChoices) import Compositional

/// A group, step by step.
struct GroupSteps {
  let trace: GroupTrace
  let subject: StepSubject
  /// The size that the group's own fractions are of.
  let reference: Quantities
  /// The insets before the subitems.
  var corner: Quantities
  /// The insets after the subitems.
  var trailing: Quantities
  /// The size that fractions of subitems are of.
  var fractions: Quantities
  /// The size inside the insets.
  var inner: Quantities
  /// The outer size.
  var size: Quantities
  /// The share of each subitem of a counted group; nil for other groups.
  var slot: Quantity?
  /// The share of the free room of a flexible spacing along the axis; nil if none is flexible.
  var share: Quantity?
  /// The space between neighbors.
  var spacing = Quantity("spacing", 0)
  /// The sizes of the distinct subitems, as far as they are explained.
  var subitems: [Quantities] = []
  /// The lengths of the distinct subitems along the axis with their edge spacing.
  var extents: [Quantity] = []

  /// The subitems in their places; nil for a custom group.
  var arrangement: GroupTrace.Arrangement? { trace.arrangement }

  /// Returns the part of the layout that a subitem is.
  func subject(ofSubitem place: Int) -> StepSubject {
    var path = subject.path
    if case .group(_, let subitems) = trace.item.content, !path.isEmpty {
      switch subitems {
      case .list(let items): path += ".subitems[" + String(place % max(1, items.count)) + "]"
      case .counted: path += ".subitem"
      case .repeating: path += ".repeatingSubitem"
      }
    }
    return StepSubject(name: subject.name + ", subitem " + String(place), path: path)
  }
}

/// The group of an item, in its section.
struct PlacedGroupSteps {
  let ground: GroupGroundwork
  let group: GroupSteps
}

extension Explainer {
  /// Explains the group of an item of a section, from the room of the section.
  mutating func groupSteps(
    ofGroupWith item: Int, in section: SectionSteps
  ) -> PlacedGroupSteps? {
    guard let ground = layout.groundwork(ofGroupWith: item, in: section.ground) else { return nil }
    let subject = StepSubject(
      name: "group " + String(ground.placed.index), path: section.subject.path + ".group")
    let group = groupSteps(
      ground.trace, subject, in: section.container, slot: nil, rule: .topGroup)
    return PlacedGroupSteps(ground: ground, group: group)
  }

  /// Explains a group: its size, the room inside it, and the sizes of its subitems.
  ///
  /// - Parameters:
  ///   - trace: The intermediate results of its solve.
  ///   - subject: The group in words.
  ///   - reference: The size that its fractions are of.
  ///   - slot: The share that replaces one of its dimensions; nil for none.
  ///   - rule: The rule of its size.
  mutating func groupSteps(
    _ trace: GroupTrace, _ subject: StepSubject, in reference: Quantities,
    slot: (axis: LayoutAxis, length: Quantity)?, rule: RuleReference
  ) -> GroupSteps {
    let outer = Quantities(Quantity("", 0))
    var steps = GroupSteps(
      trace: trace, subject: subject, reference: reference, corner: outer, trailing: outer,
      fractions: outer, inner: outer, size: outer)
    for axis in LayoutAxis.allCases {
      let insets = trace.item.contentInsets
      steps.size[axis] =
        slot?.axis == axis
        ? slot?.length.named(axis.lengthName) ?? outer[axis]
        : length(trace.item.layoutSize[axis], axis, in: reference, subject, rule)
      let applies =
        trace.arrangement?.insetAxes.contains(axis)
        ?? !trace.item.layoutSize[axis].isEstimated
      steps.corner[axis] = Quantity(
        "group " + axis.startName + " inset", applies ? insets.start(axis) : 0)
      steps.trailing[axis] = Quantity(
        "group " + axis.endName + " inset", applies ? insets.end(axis) : 0)
      steps.inner[axis] = list.subtract(
        "inner " + axis.lengthName, "the room inside the insets of the group", of: subject, .insets,
        .room, from: steps.size[axis], [steps.corner[axis], steps.trailing[axis]])
    }
    steps.fractions = steps.inner
    guard let arrangement = trace.arrangement else { return steps }
    countSubitems(&steps, arrangement)
    sizeSubitems(&steps, arrangement)
    fit(&steps, arrangement)
    return steps
  }

  /// Explains the length that fractions of subitems are of, and the shares of a counted group.
  private mutating func countSubitems(
    _ steps: inout GroupSteps, _ arrangement: GroupTrace.Arrangement
  ) {
    let axis = arrangement.axis
    let spacing = Double(steps.trace.item.interItemSpacing?.spacing ?? 0)
    steps.spacing = Quantity("spacing", spacing)
    let missing = steps.inner[axis].value - arrangement.fractions
    let gaps = spacing == 0 ? 0 : (missing / spacing).rounded()
    if gaps != 0 {
      let spaces = list.times(
        "spacing", "the spacing between the subitems", of: steps.subject, .spacing,
        gapCount(gaps, steps, arrangement), steps.spacing)
      steps.fractions[axis] = list.add(
        "free " + axis.lengthName, "the room that the subitems share", of: steps.subject, .nested,
        .difference, [steps.inner[axis], spaces])
    }
    guard case .group(_, .counted(let items, let number)) = steps.trace.item.content else { return }
    let count = Quantity("count", Double(number))
    var room = steps.fractions[axis]
    if let edges = items[0].edgeSpacing, edges.least(axis) != 0,
      !quirks.contains(.countedSharesIgnoreEdgeSpacing)
    {
      let both = list.sum(
        "edges", "the edge spacing of a subitem", of: steps.subject, .edgeSpacing,
        [edge(edges.start(axis), axis.startName), edge(edges.end(axis), axis.endName)])
      let all = list.times(
        "edges", "the edge spacing of all subitems", of: steps.subject, .edgeSpacing, count, both)
      room = list.add(
        "shared " + axis.lengthName, "the room minus the edge spacing", of: steps.subject,
        .openChoices, .difference, [room, all])
    }
    steps.slot = list.add(
      axis.lengthName,
      "an equal share of the room" + (flooring == nil ? "" : ", floored to whole pixels"),
      of: steps.subject, .equalShares, .equalShare, [room, count], scale: flooring)
  }

  /// Explains the number of gaps between the subitems of a list, which follows from how many fit.
  private mutating func gapCount(
    _ gaps: Double, _ steps: GroupSteps, _ arrangement: GroupTrace.Arrangement
  ) -> Quantity {
    let count = arrangement.subitems.count
    guard case .group(let axis, .list) = steps.trace.item.content, gaps == Double(count - 1),
      !steps.trace.estimated.contains(axis)
    else { return Quantity("gaps", gaps) }
    return list.add(
      "gaps", "this number of subitems fits, with a gap between neighbors", of: steps.subject,
      .counting,
      .difference, [Quantity("subitems", Double(count)), Quantity("first", 1)])
  }

  /// Explains the sizes of the distinct subitems.
  private mutating func sizeSubitems(
    _ steps: inout GroupSteps, _ arrangement: GroupTrace.Arrangement
  ) {
    let axis = arrangement.axis
    for (place, subitem) in arrangement.subitems.distinct.enumerated() {
      var size = Quantities(each: { Quantity($0.lengthName, subitem.size[$0]) })
      if place < Self.siblings, list.steps.count < Self.most {
        size = self.size(of: subitem, at: place, in: steps)
      }
      steps.subitems.append(size)
      let edges = subitem.item.edgeSpacing
      steps.extents.append(
        list.sum(
          "subitem " + String(place), "the subitem with its edge spacing", of: steps.subject,
          .edgeSpacing,
          [
            edge(edges?.start(axis), axis.startName), size[axis],
            edge(edges?.end(axis), axis.endName),
          ]))
    }
  }

  /// Explains the size that estimated axes take from the subitems, and the share of flexible spacing.
  private mutating func fit(_ steps: inout GroupSteps, _ arrangement: GroupTrace.Arrangement) {
    let axis = arrangement.axis
    let estimated = steps.trace.estimated
    let flexible = flexibleCount(before: arrangement.subitems.count, steps, arrangement)
    if estimated.contains(axis) || flexible > 0 {
      let taken = taken(steps, arrangement)
      if estimated.contains(axis) {
        steps.inner[axis] = list.subtract(
          taken.name, "not below zero", of: steps.subject, .estimatedAlong, .room, from: taken, [])
      }
      if flexible > 0 {
        let clamps = quirks.contains(.negativeSharesAreZero)
        let room = list.add(
          "free room", "the room minus the subitems", of: steps.subject, .spacing,
          clamps ? .room : .difference, [steps.inner[axis], taken])
        steps.share =
          flexible == 1
          ? room
          : list.add(
            "flexible share", "an equal share for each flexible spacing", of: steps.subject,
            .spacing, .quotient, [room, Quantity("flexible spacings", Double(flexible))])
      }
    }
    fitAcross(&steps, arrangement)
    for axis in LayoutAxis.allCases where estimated.contains(axis) {
      let keeps = quirks.contains(.groupInsetsOnEstimatedAxes)
      steps.size[axis] = list.sum(
        axis.lengthName, "the subitems and the insets", of: steps.subject, .openChoices,
        [steps.inner[axis].named(axis.lengthName)]
          + (keeps ? [steps.corner[axis], steps.trailing[axis]] : []))
    }
  }

  /// Explains the size that an estimated axis across takes from the subitems.
  private mutating func fitAcross(
    _ steps: inout GroupSteps, _ arrangement: GroupTrace.Arrangement
  ) {
    let across = arrangement.axis.perpendicular
    let distinct = arrangement.subitems.distinct
    guard steps.trace.estimated.contains(across), !distinct.isEmpty else { return }
    let fitsAll =
      quirks.contains(.estimatedGroupsFitAllSubitems)
      || distinct.contains { $0.item.layoutSize[across].isEstimated }
    if fitsAll || quirks.contains(.estimatedGroupsFitFixedSubitems) {
      let fitting = distinct.indices.filter {
        fitsAll || !distinct[$0].item.layoutSize[across].isFractional
      }
      let lengths = extents(across, of: fitting, steps, arrangement)
      guard !lengths.isEmpty else { return }
      steps.inner[across] = list.add(
        across.lengthName, "estimated, so as long as the longest subitem", of: steps.subject,
        .estimatedAcross, .largest, lengths)
    } else if !quirks.contains(.estimatedGroupsIgnoreEdgeSpacing) {
      let estimate = steps.inner[across].named("estimate")
      let edged = distinct.indices.filter { distinct[$0].item.edgeSpacing != nil }
      let lengths = extents(across, of: edged, steps, arrangement, atMost: estimate)
      guard lengths.contains(where: { $0.value > estimate.value }) else { return }
      steps.inner[across] = list.add(
        across.lengthName, "the estimate, with room for edge spacing", of: steps.subject,
        .openChoices, .largest, [estimate] + lengths)
    }
  }

  /// Explains the lengths of some distinct subitems across the group, with their edge spacing.
  ///
  /// - Parameter most: The most that counts of a subitem; nil for all of it.
  private mutating func extents(
    _ across: LayoutAxis, of places: [Int], _ steps: GroupSteps,
    _ arrangement: GroupTrace.Arrangement, atMost most: Quantity? = nil
  ) -> [Quantity] {
    let lengths = places.map { place in
      let edges = arrangement.subitems.distinct[place].item.edgeSpacing
      var length = steps.subitems[place][across]
      if let most, length.value > most.value {
        length = list.add(
          across.lengthName, "at most the estimate", of: steps.subject, .openChoices,
          .smallest, [length, most])
      }
      let name = "subitem " + String(place)
      return list.sum(
        name, "the subitem with its edge spacing", of: steps.subject, .edgeSpacing,
        [
          edge(edges?.start(across), across.startName), length,
          edge(edges?.end(across), across.endName),
        ]
      ).named(name)
    }
    guard lengths.count > Self.siblings else { return lengths }
    let longest = lengths.reduce(0) { max($0, $1.value) }
    return [Quantity("the longest of " + String(lengths.count), longest)]
  }

  /// Explains the length of all subitems with the space between them.
  private mutating func taken(
    _ steps: GroupSteps, _ arrangement: GroupTrace.Arrangement
  ) -> Quantity {
    let count = arrangement.subitems.count
    let terms = extents(before: count, steps, arrangement) + gaps(max(0, count - 1), steps)
    let title =
      steps.trace.estimated.contains(arrangement.axis)
      ? "estimated, so as long as the subitems" : "the length of all subitems"
    return list.sum(
      arrangement.axis.lengthName, title, of: steps.subject, .estimatedAlong, terms)
  }

  /// Returns the lengths of the subitems before one, with their edge spacing.
  mutating func extents(
    before index: Int, _ steps: GroupSteps, _ arrangement: GroupTrace.Arrangement
  ) -> [Quantity] {
    var counts: [Int] = Array(repeating: 0, count: steps.extents.count)
    for before in 0..<index { counts[arrangement.subitems.distinctIndex(before)] += 1 }
    let used = counts.indices.filter { counts[$0] > 0 }
    guard used.count <= Self.siblings else {
      let whole = used.reduce(0) { $0 + Double(counts[$1]) * steps.extents[$1].value }
      return [Quantity("the " + String(index) + " subitems before", whole)]
    }
    return used.map { place in
      let name = "subitem " + String(place)
      guard counts[place] > 1 else { return steps.extents[place].named(name) }
      return list.add(
        name, "repeated subitems", of: steps.subject, .sequence, .product,
        [Quantity("repetitions", Double(counts[place])), steps.extents[place].named(name)])
    }
  }

  /// Returns the space of some gaps between neighbors.
  mutating func gaps(_ count: Int, _ steps: GroupSteps) -> [Quantity] {
    guard count > 0, steps.spacing.value != 0 else { return [] }
    guard count > 1 else { return [steps.spacing] }
    return [
      list.add(
        "spacing", "the spacing between these subitems", of: steps.subject, .spacing, .product,
        [Quantity("gaps", Double(count)), steps.spacing])
    ]
  }

  /// Returns the number of flexible spacings of the first subitems, with those between them.
  func flexibleCount(
    before index: Int, _ steps: GroupSteps, _ arrangement: GroupTrace.Arrangement
  ) -> Int {
    let axis = arrangement.axis
    let distinct = arrangement.subitems.distinct.map { subitem in
      [subitem.item.edgeSpacing?.start(axis), subitem.item.edgeSpacing?.end(axis)]
        .count { $0?.isFlexible == true }
    }
    let edges = (0..<index).reduce(0) { $0 + distinct[arrangement.subitems.distinctIndex($1)] }
    guard steps.trace.item.interItemSpacing?.isFlexible == true else { return edges }
    // All neighbors of the group are a gap apart; before a subitem there are as many as subitems.
    let isWhole = index == arrangement.subitems.count
    return edges + (isWhole ? max(0, index - 1) : index)
  }

  /// Returns a fixed or least edge spacing.
  func edge(_ spacing: CollectionLayoutSpacing?, _ name: String) -> Quantity {
    Quantity(name + " edge", Double(spacing?.spacing ?? 0))
  }
}

extension GroupTrace {
  /// The subitems in their places; nil for a custom group.
  var arrangement: Arrangement? {
    if case .arranged(let arrangement) = content { arrangement } else { nil }
  }
}
