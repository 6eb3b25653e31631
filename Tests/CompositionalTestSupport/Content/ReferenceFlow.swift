import CompositionalContent

/// Flows, by direct evaluation of the definition.
extension ReferenceContent {
  /// An element on its line, with the box around it on the page, if it has one.
  private struct Placed {
    let element: FlowElement
    let x: Double
    var width: Double
  }

  private struct Lines {
    var lines: [[Placed]] = [[]]
    var spaces: [Double] = []
    var choices: [(id: String?, option: Int)] = []

    var widest: Double { lines.map { $0.map(\.width).reduce(0, +) }.max() ?? 0 }
  }

  /// Lines that are drawn at a place.
  private struct Page {
    let lines: Lines
    /// The width in which the lines were resolved.
    let resolved: Double
    /// The width that the lines share.
    let width: Double
    let origin: CGPoint
    /// The path of what is noted; nil to note nothing.
    let path: String?
    let fit: ContentFlow.ExactFit
  }

  func idealOfFlow(_ flow: ContentFlow) -> Double {
    lines(flow.elements, .infinity, flow.exactFit).widest
  }

  func neededByFlow(_ flow: ContentFlow, _ width: Double) -> Double {
    var sink = self
    var overflows = false
    return sink.draw(page(of: flow, width, .zero, nil), &overflows)
  }

  mutating func placeFlow(_ flow: ContentFlow, _ frame: CGRect, _ path: String) {
    var overflows = false
    let height = draw(page(of: flow, Double(frame.width), frame.origin, path), &overflows)
    if overflows || height > frame.height + 1e-6 { report("overflow", path) }
  }

  private func page(
    of flow: ContentFlow, _ width: Double, _ origin: CGPoint, _ path: String?
  ) -> Page {
    Page(
      lines: lines(flow.elements, width, flow.exactFit), resolved: width, width: width,
      origin: origin, path: path, fit: flow.exactFit)
  }

  // MARK: Choosing

  private func least(
    _ element: FlowElement, _ x: Double, _ width: Double, _ fit: ContentFlow.ExactFit
  ) -> Double {
    func own(_ width: FlowWidth, _ contents: () -> Double) -> Double {
      switch width {
      case .absolute(let points): max(0, points)
      case .flexible(let least?): max(0, least)
      case .flexible(nil), .basedOnContents: contents()
      }
    }
    switch element {
    case .view(let content):
      let room = content.isOneLineInReference ? .infinity : max(0, width - x)
      return own(content.placement.flowWidth) { self.fit(content, room).width }
    case .space(let space): return own(space) { 0 }
    case .box(let box):
      let margins = Double(box.margins.leading + box.margins.trailing)
      return own(box.width) {
        lines(box.elements, max(0, width - x - margins), fit).widest + margins
      }
    case .newline, .choice: return 0
    }
  }

  private func fits(
    _ elements: ArraySlice<FlowElement>, _ x: Double, _ width: Double, _ fit: ContentFlow.ExactFit
  ) -> Bool {
    guard let element = elements.first else { return true }
    let rest = elements.dropFirst()
    switch element {
    case .newline: return fits(rest, 0, width, fit)
    case .choice(let choice):
      return choice.options.contains { fits(($0 + rest)[...], x, width, fit) }
    case .view, .space, .box:
      let end = x + least(element, x, width, fit)
      let isInside = fit == .fits ? end <= width + 1e-6 : end < width - 1e-6
      return isInside && fits(rest, end, width, fit)
    }
  }

  private func lines(
    _ elements: [FlowElement], _ width: Double, _ fit: ContentFlow.ExactFit
  ) -> Lines {
    var result = Lines()
    var rest = elements
    var x = 0.0
    while !rest.isEmpty {
      let element = rest.removeFirst()
      switch element {
      case .newline(let space):
        result.spaces.append(space)
        result.lines.append([])
        x = 0
      case .choice(let choice):
        let option =
          choice.options.firstIndex { fits(($0 + rest)[...], x, width, fit) }
          ?? choice.options.count - 1
        result.choices.append((choice.id, width == .infinity ? 0 : option))
        rest = choice.options[width == .infinity ? 0 : option] + rest
      case .view, .space, .box:
        let least = least(element, x, width, fit)
        result.lines[result.lines.count - 1].append(
          Placed(element: element, x: x, width: least))
        x += least
      }
    }
    return result
  }

  // MARK: Drawing

  /// Shares what is left or missing on a line.
  private func stretch(_ line: [Placed], _ width: Double) -> (line: [Placed], isTooLong: Bool) {
    var line = line
    var rest = width - line.map(\.width).reduce(0, +)
    var open = line.indices.filter { index in
      switch line[index].element {
      case .view(let content): content.placement.flowWidth.isFlexibleInReference
      case .space(let space): space.isFlexibleInReference
      case .box(let box): box.width.isFlexibleInReference
      case .newline, .choice: false
      }
    }
    if rest > 0 {
      for index in open { line[index].width += rest / Double(open.count) }
      return (line, false)
    }
    // Takes the same from all, and the rest again from those that still have something.
    while rest < -1e-9, !open.isEmpty {
      let part = min(-rest / Double(open.count), open.map { line[$0].width }.min() ?? 0)
      for index in open { line[index].width -= part }
      rest += part * Double(open.count)
      open.removeAll { line[$0].width <= 1e-12 }
    }
    return (line, rest < -1e-6)
  }

  /// Draws lines, and returns their height.
  private mutating func draw(_ page: Page, _ overflows: inout Bool) -> Double {
    if let path = page.path {
      for choice in page.lines.choices {
        if let id = choice.id { choices[join(path, id)] = choice.option }
      }
    }
    var y = 0.0
    for (number, unstretched) in page.lines.lines.enumerated() {
      let (line, isTooLong) = stretch(unstretched, page.width)
      if isTooLong { overflows = true }
      let heights = line.map { ownHeight(of: $0, on: page) }
      let height = heights.max() ?? 0
      var x = Double(page.origin.x)
      for (placed, own) in zip(line, heights) {
        let place = alignment(of: placed.element)
        let free = height - own
        let dy = place == .center ? free / 2 : place == .bottom ? free : 0
        let frame = CGRect(
          x: x, y: page.origin.y + y + dy, width: placed.width,
          height: place == .stretch ? height : own)
        if let path = page.path {
          if case .view(let content) = placed.element { put(content, 0, frame, path) }
          if case .box(let box) = placed.element {
            drawBox(box, placed, on: page, frame, &overflows)
          }
        }
        x += placed.width
      }
      y += height + (number < page.lines.spaces.count ? page.lines.spaces[number] : 0)
    }
    return y
  }

  private func alignment(of element: FlowElement) -> FlowAlignment {
    switch element {
    case .view(let content): content.placement.flowAlignment
    case .box(let box): box.alignment
    case .space, .newline, .choice: .top
    }
  }

  private func ownHeight(of placed: Placed, on page: Page) -> Double {
    switch placed.element {
    case .view(let content): return needed(content, placed.width)
    case .box(let box):
      var (sink, ignored) = (self, false)
      return sink.draw(inside(box, placed, of: page, at: .zero, nil), &ignored)
        + Double(box.margins.top + box.margins.bottom)
    case .space, .newline, .choice: return 0
    }
  }

  /// The contents of a box.
  private func inside(
    _ box: FlowBox, _ placed: Placed, of page: Page, at origin: CGPoint, _ path: String?
  ) -> Page {
    let margins = Double(box.margins.leading + box.margins.trailing)
    let room = max(0, placed.width - margins)
    let offered: Double
    switch box.width {
    case .basedOnContents, .flexible(nil):
      offered = max(0, page.resolved - placed.x - margins)
    case .absolute, .flexible: offered = room
    }
    return Page(
      lines: lines(box.elements, offered, page.fit), resolved: offered, width: room,
      origin: CGPoint(x: origin.x + box.margins.leading, y: origin.y + box.margins.top),
      path: path, fit: page.fit)
  }

  private mutating func drawBox(
    _ box: FlowBox, _ placed: Placed, on page: Page, _ frame: CGRect, _ overflows: inout Bool
  ) {
    var own = placed.width < Double(box.margins.leading + box.margins.trailing) - 1e-6
    let path = page.path ?? ""
    let below = box.id.map { join(path, $0) }
    if let below { note(below, frame) }
    _ = draw(inside(box, placed, of: page, at: frame.origin, below ?? path), &own)
    guard own else { return }
    if let below { report("overflow", below) } else { overflows = true }
  }
}

extension FlowWidth {
  fileprivate var isFlexibleInReference: Bool {
    if case .flexible = self { return true }
    return false
  }
}

extension Content {
  fileprivate var isOneLineInReference: Bool {
    guard case .leaf(let leaf) = kind else { return false }
    switch leaf.rule {
    case .wrapping(_, _, let limit): return limit == 1
    case .text(let text): return text.lineLimit == 1
    case .fixed, .area, .measured: return false
    }
  }
}
