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

  func idealOfFlow(_ flow: ContentFlow) -> Double {
    lines(flow.elements, .infinity, flow.exactFit).widest
  }

  func neededByFlow(_ flow: ContentFlow, _ width: Double) -> Double {
    var sink = self
    var overflows = false
    return sink.draw(
      lines(flow.elements, width, flow.exactFit), width, width, .zero, nil, flow.exactFit,
      &overflows)
  }

  mutating func placeFlow(_ flow: ContentFlow, _ frame: CGRect, _ path: String) {
    let width = Double(frame.width)
    var overflows = false
    let height = draw(
      lines(flow.elements, width, flow.exactFit), width, width, frame.origin, path, flow.exactFit,
      &overflows)
    if overflows || height > frame.height + 1e-6 { report("overflow", path) }
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
      return own(content.placement.flowWidth) { self.fit(content, max(0, width - x)).width }
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

  /// Draws lines, and returns their height; without a path nothing is noted.
  private mutating func draw(
    _ lines: Lines, _ resolved: Double, _ width: Double, _ origin: CGPoint, _ path: String?,
    _ fit: ContentFlow.ExactFit, _ overflows: inout Bool
  ) -> Double {
    if let path {
      for choice in lines.choices {
        if let id = choice.id { choices[join(path, id)] = choice.option }
      }
    }
    var y = 0.0
    for (number, unstretched) in lines.lines.enumerated() {
      let (line, isTooLong) = stretch(unstretched, width)
      if isTooLong { overflows = true }
      var heights: [Double] = []
      for placed in line {
        switch placed.element {
        case .view(let content): heights.append(needed(content, placed.width))
        case .box(let box):
          var ignored = false
          heights.append(
            drawBox(box, placed, resolved, CGRect(origin: origin, size: .zero), nil, fit, &ignored))
        case .space, .newline, .choice: heights.append(0)
        }
      }
      let height = heights.max() ?? 0
      var x = Double(origin.x)
      for (placed, own) in zip(line, heights) {
        let alignment: FlowAlignment
        switch placed.element {
        case .view(let content): alignment = content.placement.flowAlignment
        case .box(let box): alignment = box.alignment
        case .space, .newline, .choice: alignment = .top
        }
        let free = height - own
        let dy = alignment == .center ? free / 2 : alignment == .bottom ? free : 0
        let frame = CGRect(
          x: x, y: origin.y + y + dy, width: placed.width,
          height: alignment == .stretch ? height : own)
        if let path {
          if case .view(let content) = placed.element { put(content, 0, frame, path) }
          if case .box(let box) = placed.element {
            _ = drawBox(box, placed, resolved, frame, path, fit, &overflows)
          }
        }
        x += placed.width
      }
      y += height + (number < lines.spaces.count ? lines.spaces[number] : 0)
    }
    return y
  }

  private mutating func drawBox(
    _ box: FlowBox, _ placed: Placed, _ resolved: Double, _ frame: CGRect, _ path: String?,
    _ fit: ContentFlow.ExactFit, _ overflows: inout Bool
  ) -> Double {
    let margins = Double(box.margins.leading + box.margins.trailing)
    let room = max(0, placed.width - margins)
    let offered: Double
    switch box.width {
    case .basedOnContents, .flexible(nil): offered = max(0, resolved - placed.x - margins)
    case .absolute, .flexible: offered = room
    }
    let inner = lines(box.elements, offered, fit)
    let origin = CGPoint(x: frame.minX + box.margins.leading, y: frame.minY + box.margins.top)
    var own = placed.width < margins - 1e-6
    var below = path
    if let path, let id = box.id {
      note(join(path, id), frame)
      below = join(path, id)
    }
    let height = draw(inner, offered, room, origin, below, fit, &own)
    if own {
      if let below, box.id != nil { report("overflow", below) } else { overflows = true }
    }
    return height + Double(box.margins.top + box.margins.bottom)
  }
}

extension FlowWidth {
  fileprivate var isFlexibleInReference: Bool {
    if case .flexible = self { return true }
    return false
  }
}
