import Compositional

/// The solution of a flow (content rule 5).
struct FlowSolver {
  /// The way in which the least width of an element depends on its start.
  enum Growth {
    /// The same width anywhere, in points.
    case constant(Double)
    /// The rest of the line, up to a natural width, in points.
    case upTo(Double)
    /// No simple way.
    case unknown
  }

  let flow: ContentFlow
  let node: Int
  let solver: ContentSolver

  init(_ flow: ContentFlow, _ node: Int, _ solver: ContentSolver) {
    self.flow = flow
    self.node = node
    self.solver = solver
  }

  private var plan: FlowPlan { solver.flowPlan(of: node, flow) }

  /// The widest line where the width is not limited, in points (content rule 5.6).
  var ideal: Double { resolve(plan, in: .infinity).widest }

  /// Returns the height of all lines in a width, in points (content rule 5.4).
  func needed(at width: Double) -> Double { layout(at: width).height }

  /// Notes the frames of the elements in a frame.
  func place(in frame: Box, at path: String) {
    let layout = layout(at: frame.size.x)
    var overflows = frame.size.y < layout.height - ContentSolver.tolerance
    FlowAnswer(solver: solver, owner: path).note(
      layout, at: frame.origin, below: path, &overflows)
    if overflows { solver.report(.overflow, path) }
  }

  private func layout(at width: Double) -> FlowLayout {
    lay(resolve(plan, in: width), in: width)
  }

  // MARK: Least widths (content rule 5.1)

  /// The greatest end of an element that fits in a width, in points.
  func limit(of width: Double) -> Double {
    switch flow.exactFit {
    case .fits: width + ContentSolver.tolerance
    // The greatest number that is less.
    case .overflows: (width - ContentSolver.tolerance).nextDown
    }
  }

  /// Returns the least width of an element on a line, in points.
  ///
  /// - Parameters:
  ///   - kind: The element.
  ///   - x: The start of the element, in points.
  ///   - width: The width of the flow, in points.
  func leastWidth(of kind: FlowPlan.Kind, at x: Double, in width: Double) -> Double {
    switch kind {
    case .view(let node, let own, _):
      return own.least ?? lineWidth(of: node)
        ?? solver.fittingWidth(of: node, in: max(0, width - x))
    case .space(let own): return own.least ?? 0
    case .box(let box, let plan):
      if let least = box.width.least { return least }
      let margins = box.margins.total(.horizontal)
      let offered = max(0, width - x - margins)
      let widest = plan.leastWidths[offered] ?? resolve(plan, in: offered).widest
      plan.leastWidths[offered] = widest
      return widest + margins
    case .newline, .choice: return 0
    }
  }

  /// Returns the width of a text of one line, which is the same in any room; nil for other contents.
  private func lineWidth(of node: Int) -> Double? {
    solver.nodes[node].content.leaf?.isLine == true ? solver.ideal(of: node) : nil
  }

  /// Returns the way in which the least width of an element depends on its start.
  func growth(of kind: FlowPlan.Kind) -> Growth {
    switch kind {
    case .space(let own): return .constant(own.least ?? 0)
    case .box(let box, _): return box.width.least.map(Growth.constant) ?? .unknown
    case .view(let node, let own, _):
      if let least = own.least ?? lineWidth(of: node) { return .constant(least) }
      guard let rule = solver.nodes[node].content.leaf?.rule else {
        return .upTo(solver.ideal(of: node))
      }
      switch rule {
      case .fixed(let size): return .constant(Double(size.width))
      case .wrapping, .area: return .upTo(solver.ideal(of: node))
      case .text, .measured: return .unknown
      }
    case .newline, .choice: return .constant(0)
    }
  }
}

extension FlowWidth {
  /// The least width, in points; nil if it is that of the contents.
  var least: Double? {
    switch self {
    case .absolute(let width): max(0, Double(width))
    case .flexible(let width): width.map { max(0, Double($0)) }
    case .basedOnContents: nil
    }
  }

  /// True if an element of this width shares the rest of its line.
  var isFlexible: Bool {
    if case .flexible = self { return true }
    return false
  }
}
