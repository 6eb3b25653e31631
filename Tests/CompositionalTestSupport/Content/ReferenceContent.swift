import CompositionalContent

/// A slow and simple second implementation of leaves, flows, splits, conditionals and rows.
///
/// It follows the definitions directly: nothing is kept, and choices are tried by recursion. It
/// shares the description values with the engine, and no code. It has no stacks.
package struct ReferenceContent {
  package let environment: ContentEnvironment
  package private(set) var frames: [String: CGRect] = [:]
  package internal(set) var choices: [String: Int] = [:]
  package internal(set) var branches: [String: Int?] = [:]
  package internal(set) var contentSizes: [String: CGSize] = [:]
  package internal(set) var offsets: [String: CGPoint] = [:]
  package internal(set) var lists: [String: ContentSolution.Rows] = [:]
  package private(set) var diagnostics: Set<String> = []
  package private(set) var size = CGSize.zero

  /// Solves a tree.
  package init(
    _ content: Content, for proposal: ContentProposal, in environment: ContentEnvironment
  ) {
    self.environment = environment
    let width = proposal.width.map { Double($0) } ?? ideal(content)
    let height = proposal.height.map { Double($0) } ?? needed(content, width)
    size = CGSize(width: width, height: height)
    place(content, CGRect(x: 0, y: 0, width: width, height: height), "")
    guard environment.layoutDirection == .rightToLeft else { return }
    frames = frames.mapValues { frame in
      var frame = frame
      frame.origin.x = size.width - frame.origin.x - frame.size.width
      return frame
    }
  }

  var isLeftToRight: Bool { environment.layoutDirection == .leftToRight }

  // MARK: Questions

  func ideal(_ content: Content) -> Double {
    switch content.kind {
    case .leaf(let leaf): leafSize(leaf, .infinity).width
    case .flow(let flow): idealOfFlow(flow)
    case .split(let split): idealOfSplit(split)
    case .scrollingSplit(let split): idealOfScrolling(split)
    case .conditional(let conditional): shown(conditional, nil).map { ideal($0.1) } ?? 0
    case .rows(let rows): idealOfRows(rows)
    case .stack, .constraints, .spacer, .padding, .separator: 0
    }
  }

  func needed(_ content: Content, _ width: Double) -> Double {
    switch content.kind {
    case .leaf(let leaf): leafSize(leaf, width).height
    case .flow(let flow): neededByFlow(flow, width)
    case .split(let split): neededBySplit(split, width)
    case .scrollingSplit(let split): neededByScrolling(split, width)
    case .conditional(let conditional):
      shown(conditional, width).map { needed($0.1, width) } ?? 0
    case .rows(let rows): neededByRows(rows, width)
    case .stack, .constraints, .spacer, .padding, .separator: 0
    }
  }

  func fit(_ content: Content, _ available: Double) -> (width: Double, height: Double) {
    if case .leaf(let leaf) = content.kind { return leafSize(leaf, available) }
    let width = max(0, min(ideal(content), available))
    return (width, needed(content, width))
  }

  mutating func place(_ content: Content, _ frame: CGRect, _ path: String) {
    switch content.kind {
    case .flow(let flow): placeFlow(flow, frame, path)
    case .split(let split): placeSplit(split, frame, path)
    case .scrollingSplit(let split): placeScrolling(split, frame, path)
    case .conditional(let conditional):
      let branch = shown(conditional, Double(frame.width))
      branches[key(path)] = .some(branch?.0)
      if let (index, content) = branch { put(content, index, frame, path) }
    case .rows(let rows): placeRows(rows, frame, path)
    case .leaf, .stack, .constraints, .spacer, .padding, .separator: break
    }
  }

  /// Notes a part and everything in it.
  mutating func put(_ content: Content, _ index: Int, _ frame: CGRect, _ path: String) {
    let own = join(path, content.id ?? "#\(index)")
    note(own, frame)
    place(content, frame, own)
  }

  mutating func note(_ path: String, _ frame: CGRect) { frames[path] = frame }

  mutating func report(_ code: String, _ path: String) {
    diagnostics.insert(code + " " + key(path))
  }

  func join(_ path: String, _ name: String) -> String { path.isEmpty ? name : path + "/" + name }
  func key(_ path: String) -> String { path.isEmpty ? "/" : path }

  func shown(_ conditional: ContentConditional, _ width: Double?) -> (Int, Content)? {
    for (index, branch) in conditional.branches.enumerated()
    where holds(branch.condition, width) {
      return (index, branch.content)
    }
    return nil
  }

  func holds(_ condition: ContentCondition, _ width: Double?) -> Bool {
    var tests: [Bool] = []
    if let always = condition.always { tests.append(always) }
    if let size = condition.horizontalSizeClass {
      tests.append(size == environment.horizontalSizeClass)
    }
    if let size = condition.verticalSizeClass {
      tests.append(size == environment.verticalSizeClass)
    }
    if let direction = condition.layoutDirection {
      tests.append(direction == environment.layoutDirection)
    }
    if let isLarge = condition.isAccessibilityCategory {
      tests.append(isLarge == (environment.contentSizeCategory > .extraExtraExtraLarge))
    }
    if let least = condition.minWidth { tests.append(width.map { $0 >= least - 1e-6 } ?? false) }
    if let most = condition.maxWidth { tests.append(width.map { $0 <= most + 1e-6 } ?? false) }
    return !tests.contains(false)
  }

  func leafSize(_ leaf: ContentLeaf, _ p: Double) -> (width: Double, height: Double) {
    switch leaf.rule {
    case .fixed(let size): return (size.width, size.height)
    case .area(let size):
      if p >= size.width { return (size.width, size.height) }
      return p <= 1e-6 ? (0, 0) : (p, size.width * size.height / p)
    case .wrapping(let n, let line, let limit):
      if n <= 0 { return (0, 0) }
      if p >= n { return (n, line) }
      if p <= 1e-6 { return (0, line) }
      return (p, line * Double(min(limit ?? .max, Int((n / p - 1e-6).rounded(.up)))))
    case .text(let text):
      let model = TextModel(
        text.style, contentSizeCategory: environment.contentSizeCategory, lineLimit: text.lineLimit,
        weight: text.weight, displayScale: environment.displayScale)
      let size = model.size(of: text.string, fitting: p == .infinity ? nil : p)
      return (size.width, size.height)
    case .measured(let measurer):
      let size = measurer.size(for: p == .infinity ? nil : p)
      return (size.width, size.height)
    }
  }
}
