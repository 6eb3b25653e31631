@_spi(OpenChoices) import Compositional

extension Explainer {
  /// An item inside a group: its slot, in points from the outer corner of the top-level group.
  struct Slot {
    /// The terms of its position.
    var corner: PerAxis<[Quantity]>
    /// The outer size.
    var size: Quantities
    /// The description; nil for a cell of a custom group.
    var item: CollectionLayoutItem?
    /// The item in words.
    var subject: StepSubject
    /// The group that the item is in.
    var group: GroupSteps
  }

  /// Explains the place of a cell.
  mutating func cell(_ item: Int, inSection index: Int) -> Place {
    guard let section = sectionSteps(index),
      let placed = groupSteps(ofGroupWith: item, in: section)
    else { return nowhere }
    var slot = slot(
      ofCell: item - placed.ground.placed.firstItem, in: placed.group,
      at: PerAxis<[Quantity]>([]))
    slot.subject = StepSubject(
      name: "cell " + String(index) + "." + String(item), path: slot.subject.path)
    return inContent(frame(of: slot), slot.subject, placed, section)
  }

  /// Explains the frame of a cell without its insets, in points from the corner of its group.
  mutating func frame(of slot: Slot) -> (corner: PerAxis<[Quantity]>, size: Quantities) {
    var corner = slot.corner
    var size = slot.size
    guard let item = slot.item else { return (corner, size) }
    for axis in LayoutAxis.allCases where !item.layoutSize[axis].isEstimated {
      let rest = inset(size[axis], by: item.contentInsets, on: axis, slot.subject, .insets)
      corner[axis] += rest.start
      size[axis] = rest.length
    }
    return (corner, size)
  }

  /// Explains the slot of a cell of a group, through all nested groups.
  mutating func slot(
    ofCell cell: Int, in steps: GroupSteps, at corner: PerAxis<[Quantity]>
  ) -> Slot {
    switch steps.trace.content {
    case .custom(let frames):
      var corner = corner
      var size = Quantities(Quantity("", 0))
      guard frames.indices.contains(cell) else { return emptySlot(in: steps) }
      for axis in LayoutAxis.allCases {
        corner[axis].append(
          list.add(
            axis.positionName, "the position from the closure of the custom group",
            of: steps.subject,
            .custom, .given, [Quantity("custom " + axis.positionName, frames[cell].origin[axis])]
          ).named("place in the group"))
        size[axis] = list.add(
          axis.lengthName, "the length from the closure of the custom group", of: steps.subject,
          .custom, .given, [Quantity("custom " + axis.lengthName, frames[cell].size[axis])])
      }
      return Slot(corner: corner, size: size, item: nil, subject: steps.subject, group: steps)
    case .arranged(let arrangement):
      var first = 0
      for index in 0..<arrangement.subitems.count {
        let place = arrangement.subitems.distinctIndex(index)
        let subitem = arrangement.subitems.distinct[place]
        if cell < first + subitem.cellCount {
          return slot(ofCell: cell - first, ofSubitem: index, in: steps, arrangement, at: corner)
        }
        first += subitem.cellCount
      }
      return emptySlot(in: steps)
    }
  }

  private func emptySlot(in steps: GroupSteps) -> Slot {
    Slot(
      corner: PerAxis<[Quantity]>([]), size: nowhere.size, item: nil, subject: steps.subject,
      group: steps)
  }

  private mutating func slot(
    ofCell cell: Int, ofSubitem index: Int, in steps: GroupSteps,
    _ arrangement: GroupTrace.Arrangement, at corner: PerAxis<[Quantity]>
  ) -> Slot {
    let slot = self.slot(ofSubitem: index, in: steps, arrangement, at: corner)
    let place = arrangement.subitems.distinctIndex(index)
    guard slot.item?.isGroup == true else { return slot }
    guard let nested = nestedSteps(at: place, in: steps, arrangement) else {
      return emptySlot(in: steps)
    }
    return self.slot(ofCell: cell, in: nested, at: slot.corner)
  }

  /// Explains a nested group.
  mutating func nestedSteps(
    at place: Int, in steps: GroupSteps, _ arrangement: GroupTrace.Arrangement
  ) -> GroupSteps? {
    let subitem = arrangement.subitems.distinct[place]
    guard let trace = subitem.group.first else { return nil }
    return groupSteps(
      trace, steps.subject(ofSubitem: place), in: steps.fractions,
      slot: self.slot(of: subitem, in: steps), rule: .nested)
  }

  /// Explains the slot of a subitem of a group.
  mutating func slot(
    ofSubitem index: Int, in steps: GroupSteps, _ arrangement: GroupTrace.Arrangement,
    at corner: PerAxis<[Quantity]>
  ) -> Slot {
    let place = arrangement.subitems.distinctIndex(index)
    let subitem = arrangement.subitems.distinct[place]
    let subject = steps.subject(ofSubitem: place)
    var size = steps.subitems[place]
    if size.horizontal.step == nil, size.vertical.step == nil {
      size = self.size(of: subitem, at: place, in: steps)
    }
    var corner = corner
    let axis = arrangement.axis
    corner[axis].append(
      along(index, subitem, in: steps, arrangement, subject).named("place in the group"))
    let across = axis.perpendicular
    corner[across].append(
      self.across(subitem, size[across], in: steps, across, subject).named("place in the group"))
    return Slot(
      corner: corner, size: size, item: subitem.item, subject: subject, group: steps)
  }

  /// Explains where a subitem is along its group.
  private mutating func along(
    _ index: Int, _ subitem: GroupTrace.Subitem, in steps: GroupSteps,
    _ arrangement: GroupTrace.Arrangement, _ subject: StepSubject
  ) -> Quantity {
    let axis = arrangement.axis
    let start = subitem.item.edgeSpacing?.start(axis)
    var terms = [steps.corner[axis]] + extents(before: index, steps, arrangement)
    terms += gaps(index, steps) + [edge(start, axis.startName)]
    let flexible =
      flexibleCount(before: index, steps, arrangement) + (start?.isFlexible == true ? 1 : 0)
    if flexible > 0, let share = steps.share {
      terms.append(
        flexible == 1
          ? share
          : list.add(
            "flexible spacing", "the shares of the flexible spacing before it", of: subject,
            .spacing, .product, [Quantity("shares", Double(flexible)), share]))
    }
    return list.sum(
      axis.positionName, "after the subitems before it", of: subject, .sequence, terms)
  }

  /// Explains where a subitem is across its group.
  private mutating func across(
    _ subitem: GroupTrace.Subitem, _ length: Quantity, in steps: GroupSteps, _ axis: LayoutAxis,
    _ subject: StepSubject
  ) -> Quantity {
    let edges = subitem.item.edgeSpacing
    let start = edge(edges?.start(axis), axis.startName)
    let end = edge(edges?.end(axis), axis.endName)
    var terms = [steps.corner[axis], start]
    let flexible = [edges?.start(axis), edges?.end(axis)].count { $0?.isFlexible == true }
    if edges?.start(axis)?.isFlexible == true {
      let room = list.add(
        "free room", "the room minus the subitem", of: subject, .edgeSpacing,
        quirks.contains(.negativeSharesAreZero) ? .room : .difference,
        [steps.inner[axis], length.named("subitem")] + [start, end].filter { !$0.isNothing })
      terms.append(
        flexible == 1
          ? room
          : list.add(
            "flexible share", "an equal share for each flexible edge", of: subject, .edgeSpacing,
            .quotient, [room, Quantity("flexible edges", Double(flexible))]))
    }
    return list.sum(
      axis.positionName, "at the start of the group", of: subject, .across, terms)
  }

  /// Explains where something in a group is in the content.
  mutating func inContent(
    _ frame: (corner: PerAxis<[Quantity]>, size: Quantities), _ subject: StepSubject,
    _ placed: PlacedGroupSteps, _ section: SectionSteps
  ) -> Place {
    var place = Place(
      corner: frame.size, size: frame.size,
      row: section.advance == main ? nil : section.index)
    for axis in LayoutAxis.allCases {
      let group = groupCorner(axis, placed, section)
      place.corner[axis] = list.sum(
        axis.positionName, "from the start of the content", of: subject, .stacking,
        group + frame.corner[axis])
    }
    return place
  }

  /// Explains the corner of a group in the content, as terms of a sum.
  private mutating func groupCorner(
    _ axis: LayoutAxis, _ placed: PlacedGroupSteps, _ section: SectionSteps
  ) -> [Quantity] {
    let geometry = section.ground.geometry
    let edges = geometry.edges
    var terms: [Quantity] = []
    if axis == main {
      let boundary = sectionBoundary(section)
      terms = [start(of: section), boundary.startExtension.named("header")]
    }
    terms.append(section.start[axis])
    guard axis != section.advance else {
      return terms + [Quantity("edge spacing before", edges.start)]
        + groupsBefore(placed, section)
    }
    terms.append(Quantity("edge spacing", edges.startAcross))
    guard edges.shareAcross > 0, axis != main else { return terms }
    let room = list.add(
      "free room", "the room minus the group", of: placed.group.subject, .edgeSpacing,
      .difference,
      [
        section.container[axis], placed.group.size[axis].named("group"),
        Quantity("edge spacing before", edges.startAcross),
        Quantity("edge spacing after", edges.endAcross),
      ])
    return terms + [
      list.add(
        "flexible share", "the share of the flexible edge before the group",
        of: placed.group.subject, .edgeSpacing, .product,
        [room, Quantity("share", edges.shareAcross)])
    ]
  }

  /// Explains the length of the groups before one, with what is between them.
  private mutating func groupsBefore(
    _ placed: PlacedGroupSteps, _ section: SectionSteps
  ) -> [Quantity] {
    let index = placed.ground.placed.index
    guard index > 0 else { return [] }
    let geometry = section.ground.geometry
    if case .uniform = geometry.groups {
      return [
        list.times(
          "groups before", "the groups before it, of equal length", of: placed.group.subject,
          .stacking,
          Quantity("groups", Double(index)), pitch(of: placed.group, in: section))
      ]
    }
    let gap = geometry.pitch - geometry.template.size[section.advance]
    var terms: [Quantity] = []
    if index <= Self.siblings {
      terms = (0..<index).map {
        Quantity("group " + String($0), geometry.span(ofGroup: $0).length)
      }
    } else {
      let whole = placed.ground.placed.corner[section.advance] - geometry.origin[section.advance]
      terms = [Quantity("the " + String(index) + " groups before", whole - Double(index) * gap)]
    }
    if gap != 0 {
      terms.append(
        list.times(
          "group spacing", "the spacing between the groups", of: placed.group.subject, .stacking,
          Quantity("gaps", Double(index)), Quantity("group spacing", gap)))
    }
    let isMeasured = geometry.groups.hasMeasurements
    return [
      list.sum(
        "groups before",
        "the groups before it, at their " + (isMeasured ? "measured lengths" : "estimates"),
        of: placed.group.subject, .estimates, terms)
    ]
  }
}
