import Compositional

/// The elements of a flow on their lines, after all choices.
struct FlowResolution {
  /// An element with its least width.
  struct Element {
    let kind: FlowPlan.Kind
    /// The start of the element by the least widths before it, in points.
    let x: Double
    /// The least width, in points.
    let least: Double
  }

  /// A line, and the space after it.
  struct Line {
    var elements: [Element] = []
    /// The sum of the least widths, in points.
    var least = 0.0
    /// The space before the next line, in points.
    var space = 0.0
  }

  /// An option that was taken.
  struct Option {
    let id: String?
    let index: Int
  }

  /// The width in which the elements were resolved, in points.
  let width: Double
  var lines = [Line()]
  var options: [Option] = []
  /// True if a choice could not be decided within the limit of attempts.
  var isUndecided = false

  /// The least width of the widest line, in points.
  var widest: Double { lines.map { $0.least }.max() ?? 0 }
}

extension FlowSolver {
  /// Makes all choices of a plan in a width (content rule 5.2).
  ///
  /// - Parameters:
  ///   - plan: The plan of the flow or of a box.
  ///   - width: The width, in points; in an endless one, all first options fit.
  /// - Complexity: O(elements) where thresholds decide.
  func resolve(_ plan: FlowPlan, in width: Double) -> FlowResolution {
    var resolution = FlowResolution(width: width)
    // Most flows have no choice, and then nothing asks what fits.
    var fitting: FlowFitting?
    var (step, line) = (plan.start, 0)
    while step >= 0 {
      let kind = plan.steps[step].kind
      step = plan.steps[step].next
      let x = resolution.lines[line].least
      switch kind {
      case .newline(let space):
        resolution.lines[line].space = space
        resolution.lines.append(.init())
        line += 1
      case .choice(let id, let starts):
        var index = 0
        if width < .infinity {
          let known = fitting ?? FlowFitting(plan, in: width, self)
          fitting = known
          let last = starts.count - 1
          index = (0..<last).first { known.fits(from: starts[$0], at: x) } ?? last
        }
        resolution.options.append(.init(id: id, index: index))
        step = starts[index]
      case .view, .space, .box:
        let least = leastWidth(of: kind, at: x, in: width)
        resolution.lines[line].elements.append(.init(kind: kind, x: x, least: least))
        resolution.lines[line].least += least
      }
    }
    resolution.isUndecided = fitting?.isUndecided ?? false
    return resolution
  }
}
