import Compositional

/// The lines of a flow or of a box, with the sizes of their elements.
struct FlowLayout {
  /// The contents of an element.
  indirect enum Contents {
    case nothing
    case view(Int)
    case box(FlowBox, FlowLayout)
  }

  /// An element on its line.
  struct Element {
    let contents: Contents
    let alignment: FlowAlignment
    /// The start on the line, in points.
    let x: Double
    /// The size, in points; stretching follows when frames are noted.
    let size: Vector
  }

  /// A line.
  struct Line {
    var elements: [Element] = []
    /// The position of the line, in points.
    let y: Double
    /// The height of the highest element, in points.
    var height = 0.0
  }

  var lines: [Line] = []
  var options: [FlowResolution.Option] = []
  /// The height of all lines and of the spaces between them, in points.
  var height = 0.0
  /// True if a line is too long.
  var overflows = false
  var isUndecided = false
}

extension FlowSolver {
  /// Gives all elements their sizes (content rules 5.3, 5.4, 5.5).
  ///
  /// - Parameters:
  ///   - resolution: The elements on their lines.
  ///   - width: The final width, in points.
  func lay(_ resolution: FlowResolution, in width: Double) -> FlowLayout {
    var layout = FlowLayout(options: resolution.options, isUndecided: resolution.isUndecided)
    for line in resolution.lines {
      let (widths, fits) = Self.widths(of: line, in: width)
      if !fits { layout.overflows = true }
      var placed = FlowLayout.Line(y: layout.height)
      var x = 0.0
      for (element, width) in zip(line.elements, widths) {
        let laid = lay(element, in: width, of: resolution.width, at: x)
        placed.height = max(placed.height, laid.size.y)
        placed.elements.append(laid)
        x += width
      }
      layout.lines.append(placed)
      layout.height += placed.height + line.space
    }
    return layout
  }

  private func lay(
    _ element: FlowResolution.Element, in width: Double, of whole: Double, at x: Double
  ) -> FlowLayout.Element {
    func laid(
      _ contents: FlowLayout.Contents, _ alignment: FlowAlignment, height: Double
    ) -> FlowLayout.Element {
      .init(contents: contents, alignment: alignment, x: x, size: Vector(x: width, y: height))
    }
    switch element.kind {
    case .view(let node, _, let alignment):
      return laid(.view(node), alignment, height: solver.needed(by: node, at: width))
    case .box(let box, let plan):
      let margins = box.margins
      let room = max(0, width - margins.total(.horizontal))
      let offered = max(0, whole - element.x - margins.total(.horizontal))
      let inner = lay(resolve(plan, in: box.width.least == nil ? offered : room), in: room)
      return laid(
        .box(box, inner), box.alignment, height: inner.height + margins.total(.vertical))
    case .space, .newline, .choice: return laid(.nothing, .top, height: 0)
    }
  }

  /// Returns the final widths of the elements of a line, in points (content rule 5.3).
  ///
  /// - Returns: The widths, and true if they fit.
  private static func widths(
    of line: FlowResolution.Line, in width: Double
  ) -> (widths: [Double], fits: Bool) {
    var widths = line.elements.map { $0.least }
    let rest = width - line.least
    let flexible = line.elements.indices.filter { line.elements[$0].kind.width.isFlexible }
    if rest >= 0 {
      for index in flexible { widths[index] += rest / Double(flexible.count) }
      return (widths, true)
    }
    var excess = -rest
    // The narrowest first: what it cannot give, the others give.
    var open = flexible.count
    for index in flexible.sorted(by: { widths[$0] < widths[$1] }) {
      let amount = min(widths[index], excess / Double(open))
      widths[index] -= amount
      excess -= amount
      open -= 1
    }
    return (widths, excess <= ContentSolver.tolerance)
  }
}

extension FlowPlan.Kind {
  /// The width that an element asks for.
  var width: FlowWidth {
    switch self {
    case .view(_, let width, _), .space(let width): width
    case .box(let box, _): box.width
    case .newline, .choice: .basedOnContents
    }
  }
}
