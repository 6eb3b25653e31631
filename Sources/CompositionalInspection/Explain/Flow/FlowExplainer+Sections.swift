import Compositional

/// A section of a flow layout, and the numbers that all its cells share.
struct FlowSectionSteps {
  /// The index of the section in the data.
  let index: Int
  let section: FlowSection
  let subject: StepSubject
  /// The start of the lines across the scroll direction.
  let start: Quantity
  /// The length of a line.
  let line: Quantity
  /// The least distance between the cells of a line.
  let spacing: Quantity
  /// The distance between lines.
  let lineSpacing: Quantity
  /// The length along the line of the cells, if all have one size; nil otherwise.
  var width: Quantity?
  /// The number of cells that fit into a line, if all have one size; nil otherwise.
  var fitting: Quantity?
}

extension FlowExplainer {
  /// The name and the path of a section.
  func subject(ofSection index: Int) -> StepSubject {
    let count = frames.layout.sections.count
    return StepSubject(
      name: "section " + String(index),
      path: count > 0 ? "flowLayout.sections[" + String(index % count) + "]" : "flowLayout")
  }

  /// Explains the lines of a section: their length, and how many cells of one size they take.
  mutating func section(_ index: Int) -> FlowSectionSteps {
    let section = arrangement.sections[index]
    let subject = subject(ofSection: index)
    let (low, high) = (
      inset(cross.lowName, index, isLow: true), inset(cross.highName, index, isLow: false)
    )
    let line = list.subtract(
      "line " + cross.lengthName, "the length of its lines: the content between its insets",
      of: subject, .flowLine, from: content(), [low, high])
    var steps = FlowSectionSteps(
      index: index, section: section, subject: subject, start: low, line: line,
      spacing: Quantity("least spacing", section.rules.itemSpacing),
      lineSpacing: Quantity("line spacing", section.rules.lineSpacing))
    guard section.isEven, section.count > 0 else { return steps }
    let width = length(ofCell: 0, cross, in: steps)
    steps.width = width
    let pitch = list.sum(
      "pitch", "a cell and the least spacing", of: subject, .flowBreaking,
      [width.named("cell " + cross.lengthName), steps.spacing])
    guard pitch.value > FlowArrangement.tolerance else { return steps }
    let rest = list.subtract(
      "free " + cross.lengthName, "what a line has beside its first cell", of: subject,
      .flowBreaking, from: line, [width.named("cell " + cross.lengthName)])
    let more = list.add(
      "further cells", "this number of further cells fits, each with the spacing before it",
      of: subject, .flowBreaking, .wholeQuotient, [rest, pitch])
    steps.fitting = list.add(
      "cells in a line", "this number of cells fits into a line", of: subject, .flowBreaking, .sum,
      [Quantity("first", 1), more])
    return steps
  }

  /// Explains an inset of the lines of a section across the scroll direction.
  private mutating func inset(_ side: String, _ index: Int, isLow: Bool) -> Quantity {
    func length(_ insets: PhysicalEdgeInsets) -> Double {
      isLow ? insets.low(cross) : insets.high(cross)
    }
    let layout = frames.layout
    let given = length(layout.section(index)?.inset ?? layout.sectionInset)
    let own = Quantity(side + " inset", given.isFinite ? given : 0)
    let reference: Quantity
    switch layout.sectionInsetReference {
    case .contentInset: return own
    case .safeArea: reference = Quantity("safe area", length(frames.environment.safeAreaInsets))
    case .layoutMargins:
      reference = Quantity("layout margin", length(frames.environment.layoutMargins))
    }
    let subject = subject(ofSection: index)
    let sum = list.sum(
      side + " inset", "its inset, beyond what it is measured from", of: subject, .flowLine,
      [reference, own])
    return list.subtract(
      side + " inset", "without the content inset, in which the content is already", of: subject,
      .flowLine, .room, from: sum,
      [Quantity(side + " content inset", length(frames.adjustedContentInset))]
    ).named(side + " inset")
  }

  /// Explains the distance from the start of a section to its lines.
  func beforeLines(_ index: Int) -> [Quantity] {
    let rules = arrangement.sections[index].rules
    return [
      Quantity("header", rules.header), Quantity(main.lowName + " inset", rules.inset.low(main)),
    ]
  }

  /// Explains the distance from the start of a line to the next, in a section of equal cells.
  mutating func linePitch(_ steps: FlowSectionSteps, _ height: Quantity) -> Quantity {
    let pitch = list.sum(
      "line pitch", "from a line to the next", of: steps.subject, .flowHeight,
      [height.named("cell " + main.lengthName), steps.lineSpacing])
    guard pitch.value < 0 else { return pitch }
    return list.add(
      "line pitch", "no line begins above the one before", of: steps.subject, .flowHeight, .largest,
      [pitch, Quantity("none", 0)])
  }

  /// Explains a header or a footer.
  mutating func view(isHeader: Bool, _ index: Int, _ subject: StepSubject) -> Place {
    let rules = arrangement.sections[index].rules
    let subject = StepSubject(name: subject.name, path: self.subject(ofSection: index).path)
    let length = list.add(
      main.lengthName, "its reference size", of: subject, .flowSection, .given,
      [Quantity("reference " + main.lengthName, isHeader ? rules.header : rules.footer)])
    let start = start(ofSection: index)
    var along = start
    if !isHeader {
      along = list.sum(
        main.positionName, "after the lines of its section", of: subject, .flowSection,
        [start, Quantity("header", rules.header), inside(index)])
    }
    if let viewport, let pins = frames.layout.pins(in: viewport.visibleRect),
      isHeader ? pins.headers : pins.footers
    {
      along = pinned(along, length, start, isHeader: isHeader, index, pins, subject)
    }
    return place(
      across: Quantity("start", 0), along: along, width: content(), length: length)
  }

  /// Explains the length of a section between its header and its footer.
  private mutating func inside(_ index: Int) -> Quantity {
    let section = arrangement.sections[index]
    let subject = subject(ofSection: index)
    let inset = section.rules.inset
    let inside = list.sum(
      "lines", "its lines between their insets", of: subject, .flowSection,
      [
        Quantity(main.lowName + " inset", inset.low(main)), lines(index),
        Quantity(main.highName + " inset", inset.high(main)),
      ])
    guard inside.value < 0 else { return inside }
    return list.add(
      "lines", "a section is at least as long as its header and footer", of: subject, .flowSection,
      .largest, [inside, Quantity("none", 0)])
  }

  /// Explains the length of all lines of a section.
  private mutating func lines(_ index: Int) -> Quantity {
    let steps = section(index)
    let section = steps.section
    guard section.count > 0 else { return Quantity("lines", 0) }
    guard let fitting = steps.fitting else {
      return Quantity("the " + String(section.lineCount) + " lines", section.linesLength)
    }
    let height = length(ofCell: 0, main, in: steps)
    let further = list.add(
      "lines before the last", "this number of lines is full before the last cell",
      of: steps.subject, .flowBreaking, .wholeQuotient,
      [Quantity("cells before", Double(section.count - 1)), fitting])
    guard further.value > 0 else { return height }
    let before = times(
      "full lines", "the lines before the last", of: steps.subject, .flowHeight, further,
      linePitch(steps, height))
    return list.sum(
      "lines", "all lines", of: steps.subject, .flowHeight, [before, height.named("last line")])
  }

  /// Explains the place of a header or a footer that stays in sight.
  private mutating func pinned(
    _ natural: Quantity, _ length: Quantity, _ start: Quantity, isHeader: Bool, _ index: Int,
    _ pins: FlowArrangement.Pins, _ subject: StepSubject
  ) -> Quantity {
    let rules = arrangement.sections[index].rules
    let visible = arrangement.visible(pins)
    func step(
      _ arithmetic: ExplanationStep.Arithmetic, _ title: String, _ inputs: [Quantity]
    ) -> Quantity {
      list.add(main.positionName, title, of: subject, .flowPins, arithmetic, inputs)
    }
    let natural = natural.named("its natural place")
    let stays = "pinned, so it stays in the visible part"
    let stops = "pinned, but it stops at the end of its section"
    if isHeader {
      let end = list.sum(
        "section end", "the end of its lines", of: subject, .flowSection,
        [start, Quantity("header", rules.header), inside(index)])
      let highest = list.subtract(
        "highest place", "it stays before the footer", of: subject, .flowPins, from: end, [length])
      let within = step(.smallest, stops, [Quantity("visible start", visible.low), highest])
      return step(.largest, stays, [natural, within])
    }
    let low = list.sum(
      "lowest place", "it stays after the header", of: subject, .flowPins,
      [start, Quantity("header", rules.header)])
    let shown = list.subtract(
      "at the end", "aligned to the visible end", of: subject, .flowPins,
      from: Quantity("visible end", visible.high), [length])
    let within = step(.largest, stops, [shown, low.named("lowest place")])
    return step(.smallest, stays, [natural, within])
  }
}
