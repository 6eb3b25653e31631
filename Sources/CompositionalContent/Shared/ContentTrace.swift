import Compositional

/// Where the frame of a part comes from: the nodes from the root down to the part, each with what it
/// asked for and the rule by which its container placed it.
public struct ContentTrace: Hashable, Sendable {
  /// A node on the way to a part.
  public struct Level: Hashable, Sendable {
    /// The path; `/` for the root.
    public let path: String
    /// The kind, as documents spell it: `hStack`, `flow`, `leaf`; or `box`, `cell` or `separator` for
    /// a frame that is no node.
    public let kind: String
    /// The frame, in points of the root.
    public let frame: CGRect
    /// The width where nothing limits it, in points; nil for a frame that is no node.
    public let idealWidth: CGFloat?
    /// The height that it needs at the width it has, in points; nil for a frame that is no node.
    public let neededHeight: CGFloat?
    /// The number of the rule by which it has its place, such as `4.2`.
    public let rule: String
    /// A short sentence about its place in its container.
    public let place: String
    /// The baselines, in points from the top of the root; nil for a frame that is no node.
    public let baselines: ContentSolution.Baselines?
  }

  /// The nodes, the root first and the part last.
  public let levels: [Level]
}

extension Content {
  /// Returns where the frame of a part comes from.
  ///
  /// - Parameters:
  ///   - path: The path of the part, or `/` for the root.
  ///   - proposal: The proposed size.
  ///   - environment: The surroundings.
  /// - Returns: The nodes down to the part; nil if it has no frame.
  /// - Complexity: That of solving the content.
  public func trace(
    of path: String, for proposal: ContentProposal, in environment: ContentEnvironment = .init()
  ) -> ContentTrace? {
    let solver = ContentSolver(self, in: environment)
    let solution = solver.solution(for: proposal)
    return Tracer(solver, solution).trace(of: path)
  }
}

/// The nodes down to a part of a solved tree.
private struct Tracer {
  private let solver: ContentSolver
  private var frames: [String: CGRect] = [:]

  init(_ solver: ContentSolver, _ solution: ContentSolution) {
    self.solver = solver
    for part in solution.frames { frames[part.path] = part.frame }
    frames[""] = CGRect(origin: CGPoint(x: 0, y: 0), size: solution.size)
  }

  func trace(of path: String) -> ContentTrace? {
    var rest = path == "/" ? "" : path
    var (node, current) = (0, "")
    var levels: [ContentTrace.Level] = []
    guard let root = level(of: 0, at: "", rule: "9", place: "the whole content") else { return nil }
    levels.append(root)
    while !rest.isEmpty {
      guard let (child, name) = child(of: node, toward: rest) else {
        return other(rest, below: current, node, levels)
      }
      let path = solver.path(current, name)
      let (rule, place) = place(of: child, in: node)
      guard let level = level(of: child, at: path, rule: rule, place: place) else { return nil }
      levels.append(level)
      (node, current) = (child, path)
      rest = String(rest.dropFirst(name.count))
      if rest.hasPrefix("/") { rest.removeFirst() }
    }
    return ContentTrace(levels: levels)
  }

  /// Returns the child that a path leads through, with its name.
  private func child(of node: Int, toward path: String) -> (Int, String)? {
    for child in solver.nodes[node].children {
      let name = solver.nodes[child].name
      if path == name || path.hasPrefix(name + "/") || path.hasPrefix(name + "@") {
        return (child, name)
      }
    }
    return nil
  }

  /// Returns the trace of a frame that is no node: a box of a flow, or what rows add.
  private func other(
    _ rest: String, below path: String, _ node: Int, _ levels: [ContentTrace.Level]
  ) -> ContentTrace? {
    let full = rest.hasPrefix("@") ? path + rest : solver.path(path, rest)
    guard let frame = frames[full] else { return nil }
    let words =
      switch rest {
      case "@cell": ("cell", "7.1", "the cell of the row, with its insets")
      case "@separator": ("separator", "7.3", "the separator in the cell of the row")
      default: ("box", "5.5", "a box on a line of the flow")
      }
    let level = ContentTrace.Level(
      path: full, kind: words.0, frame: frame, idealWidth: nil, neededHeight: nil, rule: words.1,
      place: words.2, baselines: nil)
    return ContentTrace(levels: levels + [level])
  }

  private func level(
    of node: Int, at path: String, rule: String, place: String
  ) -> ContentTrace.Level? {
    guard let frame = frames[path] else { return nil }
    return ContentTrace.Level(
      path: solver.key(path), kind: solver.nodes[node].content.kindName, frame: frame,
      idealWidth: CGFloat(solver.ideal(of: node)),
      neededHeight: CGFloat(solver.needed(by: node, at: Double(frame.size.width))), rule: rule,
      place: place,
      baselines: .init(
        first: baseline(of: node, at: path, isFirst: true) ?? frame.maxY,
        last: baseline(of: node, at: path, isFirst: false) ?? frame.maxY))
  }

  /// Returns a baseline, in points from the top of the root (content rule 4.9).
  private func baseline(of node: Int, at path: String, isFirst: Bool) -> CGFloat? {
    guard let frame = frames[path] else { return nil }
    let (top, bottom) = (frame.origin.y, frame.origin.y + frame.size.height)
    let (content, children) = (solver.nodes[node].content, solver.nodes[node].children)
    switch content.kind {
    case .leaf(let leaf):
      guard let baselines = leaf.baselines else { return bottom }
      return isFirst ? top + baselines.first : bottom - baselines.last
    case .spacer: return isFirst ? top : bottom
    case .stack:
      guard let item = isFirst ? children.first : children.last else {
        return isFirst ? top : bottom
      }
      return baseline(of: item, at: solver.path(path, solver.nodes[item].name), isFirst: isFirst)
    default: return bottom
    }
  }

  /// Returns the rule and a sentence about the place of a node in its container.
  private func place(of child: Int, in node: Int) -> (rule: String, place: String) {
    let parts = solver.nodes[node].children
    let number = (parts.firstIndex(of: child) ?? 0) + 1
    let ordinal = String(number) + " of " + String(parts.count)
    let placement = solver.nodes[child].content.placement
    switch solver.nodes[node].content.kind {
    case .stack(let stack):
      let axis = stack.axis(in: solver.environment)
      let reflows = stack.isHorizontal && axis == .vertical
      let direction =
        reflows
        ? "a horizontal stack laid out vertically"
        : axis == .horizontal ? "a horizontal stack" : "a vertical stack"
      let spacing =
        stack.spacing == 0 ? "" : ", items " + Self.points(stack.spacing) + " points apart"
      let across = stack.alignment(of: solver.nodes[child].content.wishes, along: axis).words(
        along: axis)
      return (
        reflows ? "4.1" : "4.2", "item " + ordinal + " in " + direction + spacing + ", " + across
      )
    case .flow: return ("5.3", "view " + ordinal + " in a flow, " + placement.flowWidth.words)
    case .split(let split):
      let slot = placement.slot.map { $0.words } ?? "an equal share"
      return split.overlaps
        ? ("6.7", "item " + ordinal + " in a split whose items overlap")
        : ("6.1", "item " + ordinal + " in a split, in a slot of " + slot)
    case .scrollingSplit:
      let slot = placement.slot.map { $0.words } ?? "its own length"
      return ("6.5", "item " + ordinal + " in a scrolling split, in a slot of " + slot)
    case .conditional: return ("6.6", "branch " + ordinal + " of a conditional")
    case .constraints: return ("10.2", "view " + ordinal + " placed by constraints")
    case .rows: return ("7.2", "row " + ordinal + " of the known rows, in its cell less its insets")
    case .leaf, .spacer, .padding, .separator: return ("3", "")
    }
  }

  /// Returns a number of points without needless decimals.
  static func points(_ length: CGFloat) -> String {
    let number = Double(length)
    if number.magnitude < 0x1p30, Double(Int(number)) == number { return String(Int(number)) }
    return number.description
  }
}

extension CrossAlignment {
  /// The alignment in words.
  fileprivate func words(along axis: LayoutAxis) -> String {
    let isRow = axis == .horizontal
    switch self {
    case .fill: return isRow ? "as high as the stack" : "as wide as the stack"
    case .start: return isRow ? "at the top" : "at the leading edge"
    case .center: return "centered"
    case .end: return isRow ? "at the bottom" : "at the trailing edge"
    case .centered(let path): return "centered to " + path
    case .custom: return "at the position from a closure"
    }
  }
}

extension FlowWidth {
  /// The width in words.
  fileprivate var words: String {
    switch self {
    case .absolute(let length): Tracer.points(length) + " points wide"
    case .basedOnContents: "as wide as its content"
    case .flexible: "with a share of the free width of its line"
    }
  }
}

extension ContentSlot {
  /// The slot in words.
  fileprivate var words: String {
    switch self {
    case .fixed(let length): Tracer.points(length) + " points"
    case .automatic: "its own length"
    case .percentage(let part): Tracer.points(part) + " percent of the remainder"
    case .equal: "an equal share"
    case .basedOn(let id): "the length of its part " + id
    case .safeArea: "an inset of the safe area"
    case .layoutMargins: "a layout margin"
    case .conditional: "the first condition that holds"
    }
  }
}

extension Content {
  /// The kind, as documents spell it.
  fileprivate var kindName: String {
    switch kind {
    case .leaf: "leaf"
    case .stack(let stack): stack.isHorizontal ? "hStack" : "vStack"
    case .spacer: "spacer"
    case .flow: "flow"
    case .split: "split"
    case .scrollingSplit: "scrollingSplit"
    case .conditional: "conditional"
    case .rows: "rows"
    case .constraints: "constraints"
    case .padding: "padding"
    case .separator: "separator"
    }
  }
}
