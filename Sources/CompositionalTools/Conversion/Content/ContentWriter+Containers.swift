import Compositional
import CompositionalContent

// Containers.
extension ContentWriter {
  mutating func stack(
    _ stack: ContentStack, _ id: String?, room: Int
  ) -> ([String], [[String]]) {
    let spacing = stack.spacing == 0 ? nil : "spacing: " + SwiftLiteral.number(stack.spacing)
    let body = list(stack.items, room: room - 2)
    var own: [[String]] = []
    let name: String
    let alignment: String
    switch stack.arrangement {
    case .vertical(let horizontal):
      name = "VStack"
      alignment = self.alignment(horizontal)
    case .horizontal(let vertical, let reflow):
      name = "HStack"
      alignment = self.alignment(vertical)
      if reflow.alignment != .leading {
        own.append([".reflowedAlignment(" + self.alignment(reflow.alignment) + ")"])
      }
      if !reflow.reflowsForAccessibility { own.append([".reflowsForAccessibility(false)"]) }
      if reflow.forceVertical { own.append([".forceVertical()"]) }
    }
    if let insets = stackInsets(stack.insets, room: room) { own.append(insets) }
    let arguments = [alignment == ".fill" ? nil : "alignment: " + alignment, spacing]
    return (Code.closure(head(name, id, arguments), body, room: room), own)
  }

  private func stackInsets(_ insets: AdaptiveInsets, room: Int) -> [String]? {
    func plain(_ length: AdaptiveLength) -> CGFloat? {
      AdaptiveLength(length.compact) == length ? length.compact : nil
    }
    if let top = plain(insets.top), let leading = plain(insets.leading),
      let bottom = plain(insets.bottom), let trailing = plain(insets.trailing)
    {
      let value = DirectionalEdgeInsets(
        top: top, leading: leading, bottom: bottom, trailing: trailing)
      return self.insets(value).map { [".insets(" + $0 + ")"] }
    }
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    let arguments = edges.map { Code.Argument($0.0, adaptive($0.1)) }
    let value = Code.call("AdaptiveInsets", arguments, room: room - 12)
    return Code.call(".insets", [.init(nil, value)], room: room - 2)
  }

  private func adaptive(_ length: AdaptiveLength) -> String {
    if AdaptiveLength(length.compact) == length {
      return "AdaptiveLength(" + SwiftLiteral.number(length.compact) + ")"
    }
    let parts: [(String, CGFloat?)] = [
      ("compact", length.compact), ("compactAccessibility", length.compactAccessibility),
      ("regular", length.regular), ("regularAccessibility", length.regularAccessibility),
    ]
    let arguments = parts.compactMap { name, value in
      value.map { name + ": " + SwiftLiteral.number($0) }
    }
    return "AdaptiveLength(" + arguments.joined(separator: ", ") + ")"
  }

  // MARK: Splits

  mutating func split(
    _ split: ContentSplit, _ id: String?, room: Int
  ) -> ([String], [[String]]) {
    let takesSlots = !split.overlaps || split.direction != .vertical
    let body = list(split.items, inSplit: takesSlots, room: room - 2)
    var own =
      split.subviewPadding == 0
      ? [] : [[".subviewPadding(" + SwiftLiteral.number(split.subviewPadding) + ")"]]
    let name: String
    var direction: String?
    switch split.direction {
    case .vertical where split.overlaps: name = "ZSplit"
    case _ where split.overlaps:
      name = "Split"
      direction = "direction: " + self.direction(split.direction)
      own.append([".overlapping()"])
    case .vertical: name = "VSplit"
    case .horizontal: name = "HSplit"
    case .conditional:
      name = "Split"
      direction = "direction: " + self.direction(split.direction)
    }
    return (Code.closure(head(name, id, [direction]), body, room: room), own)
  }

  mutating func split(
    _ split: ContentScrollingSplit, _ id: String?, room: Int
  ) -> ([String], [[String]]) {
    let body = list(split.items, inSplit: true, room: room - 2)
    var own: [[String]] = []
    if split.contentInsets != .zero {
      own.append([".contentInsets(" + value(split.contentInsets) + ")"])
    }
    if split.addsLayoutMargins { own.append([".addsLayoutMargins()"]) }
    let direction =
      split.direction == .vertical ? nil : "direction: " + self.direction(split.direction)
    return (Code.closure(head("ScrollingSplit", id, [direction]), body, room: room), own)
  }

  private func direction(_ direction: SplitDirection) -> String {
    switch direction {
    case .horizontal: return ".horizontal"
    case .vertical: return ".vertical"
    case .conditional(let condition, let then, let otherwise):
      return ".conditional(" + self.condition(condition) + ", then: " + LayoutValues.member(then)
        + ", otherwise: " + LayoutValues.member(otherwise) + ")"
    }
  }

  /// Returns an item of a split in the builder of its slot; nil if the slot has none.
  mutating func slotPart(_ content: Content, _ slot: ContentSlot, room: Int) -> [String]? {
    var inner = content
    inner.placement.slot = nil
    if inner == Content(kind: .padding) {
      if slot == .equal { return ["Equal()"] }
      return ["Padding(" + self.slot(slot) + ")"]
    }
    let head: String
    switch slot {
    case .fixed(let length): head = "Fixed(" + SwiftLiteral.number(length) + ")"
    case .percentage(let part): head = "Percentage(" + SwiftLiteral.number(part) + ")"
    case .automatic: head = "Automatic"
    case .equal: head = "Equal"
    case .basedOn(let id): head = "Automatic(basedOn: " + SwiftLiteral.string(id) + ")"
    case .safeArea, .layoutMargins, .conditional: return nil
    }
    return Code.closure(head, self.content(inner, room: room - 2), room: room)
  }

  mutating func branches(_ conditional: ContentConditional, room: Int) -> [String] {
    var lines: [String] = []
    for branch in conditional.branches {
      let head =
        branch.condition == ContentCondition()
        ? "Otherwise" : "When(" + condition(branch.condition) + ")"
      lines += Code.closure(head, content(branch.content, room: room - 2), room: room)
    }
    return lines
  }

  // MARK: Flows

  mutating func elements(_ elements: [FlowElement], room: Int) -> [String] {
    var lines: [String] = []
    for element in elements {
      switch element {
      case .view(let content): lines += self.content(content, room: room)
      case .space(let width):
        lines.append(
          width == .flexible(min: 0) ? "Space()" : "Space(" + self.width(width) + ")")
      case .newline(let space):
        lines.append(space == 0 ? "Newline()" : "Newline(" + SwiftLiteral.number(space) + ")")
      case .box(let box): lines += self.box(box, room: room)
      case .choice(let choice): lines += self.choice(choice, room: room)
      }
    }
    return lines
  }

  private mutating func box(_ box: FlowBox, room: Int) -> [String] {
    let arguments = [
      box.margins == .zero ? nil : "margins: " + value(box.margins),
      box.width == .basedOnContents ? nil : "width: " + width(box.width),
      box.alignment == .top ? nil : "vertical: " + LayoutValues.member(box.alignment),
    ]
    let body = elements(box.elements, room: room - 2)
    return Code.closure(head("Box", box.id, arguments), body, room: room)
  }

  private mutating func choice(_ choice: FlowChoice, room: Int) -> [String] {
    var lines: [String] = []
    for (index, option) in choice.options.enumerated() {
      let body = elements(option, room: room - 2)
      if index > 0 { lines.removeLast() }
      lines.append(index == 0 ? "Choice {" : "}.or {")
      lines += Code.indented(body) + ["}"]
    }
    return lines + (choice.id.map { [".id(" + SwiftLiteral.string($0) + ")"] } ?? [])
  }

  func width(_ width: FlowWidth) -> String {
    switch width {
    case .absolute(let length): ".absolute(" + SwiftLiteral.number(length) + ")"
    case .basedOnContents: ".basedOnContents"
    case .flexible(let min):
      ".flexible(min: " + (min.map { SwiftLiteral.number($0) } ?? "nil") + ")"
    }
  }
}
