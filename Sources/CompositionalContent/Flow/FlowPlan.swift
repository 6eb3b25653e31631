import Compositional

/// The elements of a flow or of a box as steps that know what follows them.
///
/// The options of a choice share the steps after it, so that a plan has as many steps as the
/// document has elements. A step comes after the one that follows it: the last element is step 0.
final class FlowPlan {
  /// An element and the step that follows it; -1 at the end.
  struct Step {
    let kind: Kind
    let next: Int
    /// The work of asking for the width of the element, in steps.
    let weight: Int
  }

  /// The kind of a step.
  enum Kind {
    case view(node: Int, width: FlowWidth, alignment: FlowAlignment)
    case space(FlowWidth)
    case newline(Double)
    case box(FlowBox, FlowPlan)
    /// The first steps of the options.
    case choice(id: String?, starts: [Int])
  }

  /// The characters of text that are as much work to measure as a step.
  static let charactersPerStep = 16

  private(set) var steps: [Step] = []
  /// The first step; -1 if there are no elements.
  private(set) var start = -1
  /// The work of asking for the widths of all elements, in steps.
  private var weight: Int { steps.reduce(1) { $0 + $1.weight } }
  /// The least widths of the widest line that were found, by the width offered, in points.
  var leastWidths: [Double: Double] = [:]

  /// Creates the plan of a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - views: The nodes of its views, in the order of the document.
  /// - Complexity: O(elements)
  convenience init(_ flow: ContentFlow, views: [Int]) {
    var views = views
    self.init(flow.elements, &views)
  }

  private init(_ elements: [FlowElement], _ views: inout [Int]) {
    start = append(elements, before: -1, &views)
  }

  /// Appends steps from the last element to the first, and returns the first.
  private func append(_ elements: [FlowElement], before next: Int, _ views: inout [Int]) -> Int {
    var next = next
    for element in elements.reversed() {
      let kind: Kind
      var weight = 1
      switch element {
      case .view(let content):
        weight += (content.leaf?.rule.characters ?? 0) / Self.charactersPerStep
        kind = .view(
          node: views.removeLast(), width: content.placement.flowWidth,
          alignment: content.placement.flowAlignment)
      case .space(let width): kind = .space(width)
      case .newline(let space): kind = .newline(Double(space))
      case .box(let box):
        let plan = FlowPlan(box.elements, &views)
        weight = plan.weight
        kind = .box(box, plan)
      case .choice(let choice):
        var starts: [Int] = []
        for option in choice.options.reversed() {
          starts.append(append(option, before: next, &views))
        }
        kind = .choice(id: choice.id, starts: starts.reversed())
      }
      steps.append(Step(kind: kind, next: next, weight: weight))
      next = steps.count - 1
    }
    return next
  }
}

extension ContentLeaf.SizeRule {
  /// The number of characters of a text; 0 for all other rules.
  fileprivate var characters: Int {
    guard case .text(let text) = self else { return 0 }
    switch text.source {
    case .filler(let length): return length
    case .string(let text): return text.utf8.count
    }
  }
}
