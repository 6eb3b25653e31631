@_spi(OpenChoices) import Compositional

/// The room of a section, step by step.
struct SectionSteps {
  let index: Int
  let ground: SectionGroundwork
  let subject: StepSubject
  /// The size of the view.
  let view: Quantities
  /// The insets before and after the groups.
  let start: Quantities
  let end: Quantities
  /// The size that fractions of the top-level group are of.
  let container: Quantities

  /// The axis along which groups follow one another.
  var advance: LayoutAxis { ground.geometry.room.advance }
}

extension Explainer {
  /// Explains the room of a section: the view without its insets.
  mutating func sectionSteps(_ index: Int) -> SectionSteps? {
    guard let ground = layout.groundwork(ofSection: index) else { return nil }
    let subject = StepSubject(
      name: "section " + String(index), path: "sections[" + String(index) + "]")
    let view = view()
    let section = ground.section
    let name =
      section.contentInsetsReference == .automatic
      ? layout.configuration.contentInsetsReference : section.contentInsetsReference
    let reference = environment.insets(of: name)
    var start = view
    var end = view
    for axis in LayoutAxis.allCases {
      let isCross = axis != main
      start[axis] = inset(
        axis.startName + " inset", Double(section.contentInsets.start(axis)),
        isCross ? reference.start(axis) : 0, name.words, subject)
      end[axis] = inset(
        axis.endName + " inset", Double(section.contentInsets.end(axis)),
        isCross ? reference.end(axis) : 0, name.words, subject)
    }
    let across = ground.geometry.room.advance.perpendicular
    let insets = [start[across], end[across]]
    var container = view
    container[across] = list.subtract(
      "room " + across.lengthName, "the room between the insets of the section", of: subject,
      .container, from: view[across], insets)
    let cross = main.perpendicular
    if across == main, reference.total(cross) != 0 {
      container[cross] = list.subtract(
        "room " + cross.lengthName, "the room between the insets of the " + name.words,
        of: subject, .rowSizes, from: view[cross],
        [Quantity(name.words, reference.total(cross))])
    } else if across == main, !start[cross].isNothing || !end[cross].isNothing {
      container[cross] = list.add(
        view[cross].name, "the whole view, because the insets of the section do not narrow a row",
        of: subject, .rowSizes, .given, [view[cross]])
    }
    return SectionSteps(
      index: index, ground: ground, subject: subject, view: view, start: start, end: end,
      container: container)
  }

  private mutating func inset(
    _ name: String, _ own: Double, _ reference: Double, _ words: String, _ subject: StepSubject
  ) -> Quantity {
    guard reference != 0 else { return Quantity(name, own) }
    let inputs = [Quantity(name, own), Quantity(words, reference)]
    if quirks.contains(.referenceInsetsAreMinimum) {
      return list.add(
        name, "the larger of both insets", of: subject, .openChoices, .largest, inputs)
    }
    return list.add(
      name, "the inset of the section and that of its reference", of: subject, .reference, .sum,
      inputs)
  }

  /// Explains where a section starts along the scroll direction.
  mutating func start(of section: SectionSteps) -> Quantity {
    var inputs = [layoutBoundary().startExtension.named("layout header")]
    let index = section.index
    if index <= Self.siblings {
      for before in 0..<index {
        inputs.append(
          Quantity("section " + String(before), layout.length(ofSection: before)))
      }
    } else {
      let whole = (0..<index).reduce(0) { $0 + layout.length(ofSection: $1) }
      inputs.append(Quantity("the " + String(index) + " sections before", whole))
    }
    let spacing = Double(layout.configuration.interSectionSpacing)
    if spacing != 0, index > 0 {
      inputs.append(
        list.times(
          "spacing", "the spacing between the sections", of: section.subject, .sectionLength,
          Quantity("gaps", Double(index)), Quantity("spacing", spacing)))
    }
    return list.sum(
      "section start", "the section starts after everything before it", of: section.subject,
      .sectionLength, inputs)
  }

  /// Explains the length of a section's content with its insets, without what extends it.
  mutating func content(of section: SectionSteps) -> Quantity {
    let geometry = section.ground.geometry
    let edges = geometry.edges
    let insets = [section.start[main], section.end[main]]
    guard geometry.dataCount > 0, geometry.itemCount > 0 else {
      return list.sum(
        "content", "the insets of an empty section", of: section.subject, .sectionLength, insets)
    }
    if section.advance != main {
      let row = geometry.rowHeight - insets[0].value - insets[1].value
      let sides = edges.startAcross + edges.endAcross
      return list.sum(
        "content", "the insets and the row", of: section.subject, .rowLength,
        insets + [Quantity("row", row - sides), Quantity("edge spacing", sides)])
    }
    var length = Quantity("groups", geometry.groupsLength)
    if case .uniform(let groups) = geometry.groups,
      let first = groupSteps(ofGroupWith: 0, in: section)
    {
      length = uniformLength(groups, first.group, section)
    }
    return list.sum(
      "content", "the insets and the groups", of: section.subject, .sectionLength,
      [insets[0], Quantity("edge spacing before", edges.start), length]
        + [Quantity("edge spacing after", edges.end), insets[1]])
  }

  private mutating func uniformLength(
    _ groups: UniformGroups, _ group: GroupSteps, _ section: SectionSteps
  ) -> Quantity {
    let pitch = pitch(of: group, in: section)
    let before =
      groups.count < 2
      ? Quantity("groups before", 0)
      : list.times(
        "groups before", "all groups but the last, with the spacing between them",
        of: section.subject, .stacking, Quantity("groups", Double(groups.count - 1)), pitch)
    let own = group.size[main]
    var last = own.named("last group")
    if groups.last != nil, groups.lastLength != own.value {
      last = Quantity("last group", groups.lastLength)
      last = list.add(
        "last group", "the last group is trimmed to its items", of: section.subject, .trimming,
        .given, [last])
    }
    return list.sum(
      "groups", "the length of all groups", of: section.subject, .stacking, [before, last])
  }

  /// Explains the distance from a group to the next.
  mutating func pitch(of group: GroupSteps, in section: SectionSteps) -> Quantity {
    let edges = section.ground.geometry.edges
    return list.sum(
      "pitch", "from the start of a group to the start of the next", of: section.subject,
      .stacking,
      [
        group.size[section.advance].named("group " + section.advance.lengthName),
        Quantity("edge spacing before", edges.start), Quantity("edge spacing after", edges.end),
        Quantity("group spacing", Double(section.ground.section.interGroupSpacing)),
      ])
  }
}

extension ContentInsetsReference {
  /// The insets in words.
  fileprivate var words: String {
    switch self {
    case .automatic, .safeArea: "safe area"
    case .layoutMargins: "layout margin"
    case .readableContent: "readable content inset"
    case .none: "no reference"
    }
  }
}
