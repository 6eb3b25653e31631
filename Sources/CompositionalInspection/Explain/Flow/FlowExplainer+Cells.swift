import Compositional

extension FlowExplainer {
  /// Explains the place of a cell.
  mutating func cell(
    _ item: Int, in steps: FlowSectionSteps, _ subject: StepSubject
  ) -> Place {
    let line = steps.section.line(of: item)
    let width = length(ofCell: item, cross, in: steps)
    let height = length(ofCell: item, main, in: steps)
    let above = linesAbove(line, steps)
    let column = column(item, line, above, steps, subject)
    let across = list.sum(
      cross.positionName, "its place in the line", of: subject, .flowJustified,
      [steps.start] + before(item, column, line, width, steps, subject))
    let centered = centered(height, line, steps, subject)
    let along = list.sum(
      main.positionName, "its place in the section", of: subject, .flowSection,
      [start(ofSection: steps.index)] + beforeLines(steps.index)
        + lengths(of: above, before: line, steps) + [centered])
    return place(across: across, along: along, width: width, length: height)
  }

  /// Explains a length of a cell.
  mutating func length(
    ofCell item: Int, _ axis: LayoutAxis, in steps: FlowSectionSteps
  ) -> Quantity {
    let size = steps.section.size(of: item)
    let path = ElementIndexPath(item: item, section: steps.index)
    let sizes = frames.layout.section(steps.index)?.itemSizes ?? []
    let owner =
      steps.section.isEven
      ? "the cells of section " + String(steps.index) : ElementID.cell(path).description
    let (name, title, rule): (String, String, RuleReference)
    if frames.measured.contains(path) {
      (name, title, rule) = ("measured", "measured, instead of the estimate", .flowMeasured)
    } else if steps.section.isAverage(item) {
      (name, title, rule) = ("average", "the average of the measured cells", .flowMeasured)
    } else if frames.layout.isSelfSizing(item, inSection: steps.index) {
      (name, title, rule) = ("estimate", "estimated, because it is not measured", .flowMeasured)
    } else {
      (name, title, rule) = ("item " + axis.lengthName, "the item size", .flowSizes)
    }
    return list.add(
      axis.lengthName, title,
      of: StepSubject(
        name: owner, path: steps.subject.path + (sizes.isEmpty ? "" : ".itemSizes")),
      rule, .given, [Quantity(name, axis == main ? size.along : size.across)])
  }

  // MARK: Along the line

  /// Explains the number of lines above a line; zero for none.
  private mutating func linesAbove(_ line: FlowLine, _ steps: FlowSectionSteps) -> Quantity {
    guard line.index > 0, let fitting = steps.fitting else {
      return Quantity("lines above", Double(line.index))
    }
    return list.add(
      "lines above", "this number of lines is full before the cell", of: steps.subject,
      .flowBreaking, .wholeQuotient,
      [Quantity("cells before", Double(line.items.lowerBound)), fitting])
  }

  /// Explains the number of cells before a cell in its line.
  private mutating func column(
    _ item: Int, _ line: FlowLine, _ above: Quantity, _ steps: FlowSectionSteps,
    _ subject: StepSubject
  ) -> Quantity {
    guard let fitting = steps.fitting, above.step != nil, item > line.items.lowerBound else {
      return Quantity("cells before in the line", Double(item - line.items.lowerBound))
    }
    let full = times(
      "cells above", "the cells of the lines above", of: subject, .flowBreaking, above, fitting)
    return list.subtract(
      "cells before in the line", "the cells before it that are not above it", of: subject,
      .flowBreaking, from: Quantity("cells before", Double(item)), [full.named("cells above")])
  }

  /// Explains the distance of a cell from the start of its line.
  private mutating func before(
    _ item: Int, _ column: Quantity, _ line: FlowLine, _ width: Quantity,
    _ steps: FlowSectionSteps, _ subject: StepSubject
  ) -> [Quantity] {
    let spacing = spacing(of: line, steps)
    guard item > line.items.lowerBound else { return spacing.indent.map { [$0] } ?? [] }
    return widths(line.items.lowerBound..<item, column, steps, subject) + [
      times(
        "gaps", "the gaps before it", of: subject, .flowJustified, column.named("gaps"),
        spacing.gap)
    ]
  }

  /// Explains the lengths of cells of a line.
  private mutating func widths(
    _ items: Range<Int>, _ count: Quantity, _ steps: FlowSectionSteps, _ subject: StepSubject
  ) -> [Quantity] {
    if let width = steps.width {
      return [
        times(
          "cells", "the cells before it", of: subject, .flowBreaking, count,
          width.named("cell " + cross.lengthName))
      ]
    }
    var terms: [Quantity] = []
    var first = items.lowerBound
    while first < items.upperBound {
      guard terms.count < Explainer.siblings else {
        let whole = items.reduce(0) { $0 + steps.section.size(of: $1).across }
        return [Quantity("the " + String(items.count) + " cells", whole)]
      }
      let width = steps.section.size(of: first).across
      let end = items[first...].first { steps.section.size(of: $0).across != width }
      let next = end ?? items.upperBound
      let name = "cell " + String(first) + (next > first + 1 ? " to " + String(next - 1) : "")
      terms.append(
        times(
          name, "cells of one " + cross.lengthName, of: subject, .flowBreaking,
          Quantity("cells", Double(next - first)),
          Quantity("cell " + cross.lengthName, width)))
      first = next
    }
    return terms
  }

  /// Explains the distance between the cells of a line, or the indent of a single cell.
  private mutating func spacing(
    of line: FlowLine, _ steps: FlowSectionSteps
  ) -> (gap: Quantity, indent: Quantity?) {
    let subject = StepSubject(
      name: "line " + String(line.index) + " of " + steps.subject.name, path: steps.subject.path)
    let count = Quantity("cells", Double(line.items.count))
    var cells = list.sum(
      "cells", "the cells of the line", of: subject, .flowJustified,
      widths(line.items, count, steps, subject))
    var slots = steps.fitting ?? count
    if line.isLast {
      let width = Quantity(
        "cell " + cross.lengthName, steps.section.size(of: line.items.lowerBound).across)
      guard isEqual(line, steps), width.value + steps.spacing.value > FlowArrangement.tolerance
      else {
        return (
          list.add(
            "spacing", "the last line keeps the least spacing, because its cells are not equal",
            of: subject, .flowLast, .given, [steps.spacing]), nil
        )
      }
      if steps.fitting == nil { slots = filled(line, cells, width, steps, subject) }
      cells = times(
        "cells", "as if equal cells filled the last line", of: subject, .flowLast, slots,
        (steps.width ?? width).named("cell " + cross.lengthName))
    }
    guard slots.value > 1 else { return (steps.spacing, indent(cells, steps, subject)) }
    let free = list.subtract(
      "free " + cross.lengthName, "what the cells leave of the line", of: subject, .flowJustified,
      from: steps.line, [cells.named("cells")])
    let gaps = list.subtract(
      "gaps", "one less than the cells", of: subject, .flowJustified, from: slots,
      [Quantity("first", 1)])
    let share = list.add(
      "share", "each gap gets an equal part", of: subject, .flowJustified, .quotient,
      [free, gaps.named("gaps")])
    return (
      list.add(
        "spacing", "at least the least spacing", of: subject, .flowJustified, .largest,
        [steps.spacing, share]), nil
    )
  }

  /// Returns true if the cells of a line are equal, as the last line of a section asks.
  private func isEqual(_ line: FlowLine, _ steps: FlowSectionSteps) -> Bool {
    let section = steps.section
    guard !section.isEven else { return true }
    let first = section.size(of: line.items.lowerBound)
    return line.items.allSatisfy {
      let size = section.size(of: $0)
      return size.across == first.across
        && (section.rules.itemsSizeThemselves || size.along == first.along)
    }
  }

  /// Explains how many equal cells fill a last line.
  private mutating func filled(
    _ line: FlowLine, _ cells: Quantity, _ width: Quantity, _ steps: FlowSectionSteps,
    _ subject: StepSubject
  ) -> Quantity {
    let count = Quantity("cells", Double(line.items.count))
    let gaps = line.items.count - 1
    let spacings =
      gaps > 0
      ? [
        times(
          "spacings", "the least spacing between its cells", of: subject, .flowLast,
          Quantity("gaps", Double(gaps)), steps.spacing)
      ] : []
    let spare = list.subtract(
      "spare " + cross.lengthName, "what the cells and their least spacing leave", of: subject,
      .flowLast, from: steps.line, [cells.named("cells")] + spacings)
    let pitch = list.sum(
      "pitch", "a cell and the least spacing", of: subject, .flowBreaking, [width, steps.spacing])
    let more = list.add(
      "further cells", "this number of equal cells would still fit", of: subject, .flowLast,
      .wholeQuotient, [spare, pitch])
    return list.add(
      "cells in a line", "the cells of a filled line", of: subject, .flowLast, .sum, [count, more])
  }

  /// Explains the indent of a cell that is alone in its line.
  private mutating func indent(
    _ cells: Quantity, _ steps: FlowSectionSteps, _ subject: StepSubject
  ) -> Quantity {
    let free = list.subtract(
      "free " + cross.lengthName, "what the cell leaves of the line", of: subject, .flowSingle,
      from: steps.line, [cells.named("cell " + cross.lengthName)])
    let indent = list.add(
      "indent", "a cell that is alone in its line is in the middle", of: subject, .flowSingle,
      .product, [Quantity("part", 0.5), free])
    guard steps.section.rules.itemsSizeThemselves, indent.value < 0 else { return indent }
    return list.add(
      "indent", "but a cell that sizes itself begins with its line", of: subject, .flowSingle,
      .largest, [indent, Quantity("none", 0)])
  }

  // MARK: Along the scroll direction

  /// Explains the lengths of the lines above a line.
  private mutating func lengths(
    of above: Quantity, before line: FlowLine, _ steps: FlowSectionSteps
  ) -> [Quantity] {
    guard line.index > 0 else { return [] }
    if steps.section.isEven {
      let height = length(ofCell: 0, main, in: steps)
      return [
        times(
          "lines above", "the lines above", of: steps.subject, .flowHeight, above,
          linePitch(steps, height))
      ]
    }
    guard line.index <= Explainer.siblings else {
      return [Quantity("the " + String(line.index) + " lines above", line.start)]
    }
    // A line that the spacing takes back wholly moves nothing.
    let lines = steps.section.firstLines(line.index).filter {
      $0.thickness + steps.lineSpacing.value > 0
    }
    guard !lines.isEmpty else { return [] }
    let spacings = times(
      "line spacings", "the spacing below the lines above", of: steps.subject, .flowHeight,
      Quantity("lines", Double(lines.count)), steps.lineSpacing)
    return lines.map { Quantity("line " + String($0.index), $0.thickness) } + [spacings]
  }

  /// Explains how far a cell that is shorter than its line is from the start of the line.
  private mutating func centered(
    _ height: Quantity, _ line: FlowLine, _ steps: FlowSectionSteps, _ subject: StepSubject
  ) -> Quantity {
    guard line.thickness != height.value else { return Quantity("centered", 0) }
    let free = list.subtract(
      "free " + main.lengthName, "its line is as long as the longest cell in it", of: subject,
      .flowHeight, from: Quantity("longest cell", line.thickness),
      [height.named("cell " + main.lengthName)])
    return list.add(
      "centered", "in the middle of its line", of: subject, .flowHeight, .product,
      [Quantity("part", 0.5), free])
  }

  // MARK: A new line

  /// Explains why a cell begins a new line; nil if it does not, or if it is the first.
  mutating func newLine(
    at item: Int, in steps: FlowSectionSteps, _ subject: StepSubject
  ) -> Quantity? {
    let line = steps.section.line(of: item)
    guard line.index > 0, line.items.lowerBound == item else { return nil }
    let above = steps.section.line(of: item - 1)
    let width = length(ofCell: item, cross, in: steps)
    let spacings = times(
      "spacings", "the least spacing with one more cell", of: subject, .flowBreaking,
      Quantity("gaps", Double(above.items.count)), steps.spacing)
    let needed = list.sum(
      "needed " + cross.lengthName, "the length with one more cell", of: subject, .flowBreaking,
      widths(above.items, Quantity("cells", Double(above.items.count)), steps, subject) + [
        width.named("next cell"), spacings,
      ])
    return list.subtract(
      "missing " + cross.lengthName,
      "one more cell does not fit, so " + subject.name + " begins a new line", of: subject,
      .flowBreaking, from: needed, [steps.line])
  }
}
