import CompositionalContent

/// A check that no length in a tree of stacks can be moved from one item to another to lower the
/// cost.
///
/// It reads the costs off the frames: each node says what a point more costs and what a point less
/// saves. It shares the description values with the engine, and no code.
package struct StackOptimality {
  /// Counts by priority; compared from the highest priority down.
  typealias Cost = [Double: Int]

  private let frames: [String: CGRect]
  private let environment: ContentEnvironment
  /// The findings: a stack, two of its items, and the gain.
  package private(set) var findings: [String] = []
  /// The number of pairs of items that were compared.
  package private(set) var pairs = 0

  package init(_ content: Content, _ solution: ContentSolution, in environment: ContentEnvironment)
  {
    var frames = Dictionary(solution.frames.map { ($0.path, $0.frame) }) { first, _ in first }
    frames[""] = CGRect(origin: .zero, size: solution.size)
    self.frames = frames
    self.environment = environment
    check(content, "")
  }

  private mutating func check(_ content: Content, _ path: String) {
    guard case .stack(let stack) = content.kind else { return }
    let isAcross = isHorizontal(stack)
    let items = items(of: stack, path)
    for (giver, from) in items where length(from, isAcross) > low(giver, isAcross) + 1e-6 {
      for (taker, to) in items where to != from {
        pairs += 1
        let more = costOfMore(taker, to, isAcross)
        let less = savingOfLess(giver, from, isAcross)
        if Self.isLess(more, less) { findings.append("\(path): from \(from) to \(to)") }
      }
    }
    for (item, path) in items { check(item, path) }
  }

  // MARK: The tree

  private func isHorizontal(_ stack: ContentStack) -> Bool {
    guard case .horizontal(_, let reflow) = stack.arrangement else { return false }
    let isLarge = environment.contentSizeCategory > .extraExtraExtraLarge
    return !reflow.forceVertical && !(isLarge && reflow.reflowsForAccessibility)
  }

  private func items(of stack: ContentStack, _ path: String) -> [(Content, String)] {
    stack.items.enumerated().map { index, item in
      let name = item.id ?? "#\(index)"
      return (item, path.isEmpty ? name : path + "/" + name)
    }
  }

  private func length(_ path: String, _ isWidth: Bool) -> Double {
    let frame = frames[path] ?? .zero
    return Double(isWidth ? frame.size.width : frame.size.height)
  }

  private func fills(_ item: Content, in stack: ContentStack) -> Bool {
    let own = item.placement
    switch stack.arrangement {
    case .vertical(let alignment): return (own.horizontalAlignment ?? alignment) == .fill
    case .horizontal(let alignment, _) where isHorizontal(stack):
      return (own.verticalAlignment ?? alignment) == .fill
    case .horizontal(_, let reflow):
      return (own.accessibilityAlignment ?? own.horizontalAlignment ?? reflow.alignment) == .fill
    }
  }

  private func sides(_ insets: DirectionalEdgeInsets, _ isWidth: Bool) -> Double {
    Double(isWidth ? insets.leading + insets.trailing : insets.top + insets.bottom)
  }

  /// The padding that an item keeps across its stack: a centered one keeps the greater on both sides.
  private func padding(of item: Content, in stack: ContentStack, _ isWidth: Bool) -> Double {
    let own = item.placement
    let isCentered: Bool
    switch stack.arrangement {
    case .vertical(let alignment):
      isCentered = (own.horizontalAlignment ?? alignment) == .center
    case .horizontal(let alignment, _) where isHorizontal(stack):
      isCentered = (own.verticalAlignment ?? alignment) == .center
    case .horizontal(_, let reflow):
      isCentered =
        (own.accessibilityAlignment ?? own.horizontalAlignment ?? reflow.alignment) == .center
    }
    guard isCentered else { return sides(own.padding, isWidth) }
    return 2
      * Double(
        isWidth
          ? max(own.padding.leading, own.padding.trailing)
          : max(own.padding.top, own.padding.bottom))
  }

  /// The length below which a node cannot be.
  private func low(_ content: Content, _ isWidth: Bool) -> Double {
    guard case .stack(let stack) = content.kind else { return 0 }
    let insets = sides(stack.insets.insets(in: environment), isWidth)
    if isHorizontal(stack) == isWidth {
      let lows = stack.items.map { low($0, isWidth) + sides($0.placement.padding, isWidth) }
      return lows.reduce(insets + Double(stack.spacing) * Double(max(0, lows.count - 1)), +)
    }
    let lows = stack.items.map { low($0, isWidth) + padding(of: $0, in: stack, isWidth) }
    return insets + (lows.max() ?? 0)
  }

  // MARK: Costs

  private func costOfMore(_ content: Content, _ path: String, _ isWidth: Bool) -> Cost {
    let length = length(path, isWidth)
    switch content.kind {
    case .spacer(let spacer): return spacerCost(spacer, isWidth, at: length + 1e-5)
    case .stack(let stack):
      let items = items(of: stack, path)
      if isHorizontal(stack) == isWidth {
        let costs = items.map { costOfMore($0.0, $0.1, isWidth) }
        return costs.min(by: Self.isLess) ?? [1001: 1]
      }
      return items.reduce(into: Cost()) { sum, item in
        let cost = crossCost(item, of: stack, path, isWidth) { costOfMore($0, $1, isWidth) }
        sum.merge(cost, uniquingKeysWith: +)
      }
    default: return leafCost(content, path, isWidth, at: length + 1e-5)
    }
  }

  private func savingOfLess(_ content: Content, _ path: String, _ isWidth: Bool) -> Cost {
    let length = length(path, isWidth)
    switch content.kind {
    case .spacer(let spacer): return spacerCost(spacer, isWidth, at: length - 1e-5)
    case .stack(let stack):
      let items = items(of: stack, path)
      if isHorizontal(stack) == isWidth {
        let costs = items.filter { self.length($0.1, isWidth) > low($0.0, isWidth) + 1e-6 }
          .map { savingOfLess($0.0, $0.1, isWidth) }
        return costs.max(by: Self.isLess) ?? [1001: 1]
      }
      return items.reduce(into: Cost()) { sum, item in
        let cost = crossCost(item, of: stack, path, isWidth) { savingOfLess($0, $1, isWidth) }
        sum.merge(cost, uniquingKeysWith: +)
      }
    default: return leafCost(content, path, isWidth, at: length - 1e-5)
    }
  }

  /// What a change of a stack across costs one of its items.
  private func crossCost(
    _ item: (Content, String), of stack: ContentStack, _ path: String, _ isWidth: Bool,
    _ own: (Content, String) -> Cost
  ) -> Cost {
    let cost = own(item.0, item.1)
    if fills(item.0, in: stack) { return cost }
    let pull: Cost = isHorizontal(stack) ? [51: 1] : [:]
    let insets = sides(stack.insets.insets(in: environment), isWidth)
    let room = length(path, isWidth) - insets - padding(of: item.0, in: stack, isWidth)
    let isTight = length(item.1, isWidth) > room - 1e-5
    return isTight && Self.isLess(cost, pull) ? cost : pull
  }

  private func leafCost(
    _ content: Content, _ path: String, _ isWidth: Bool, at length: Double
  ) -> Cost {
    guard case .leaf(let leaf) = content.kind else { return [:] }
    var reference = ReferenceContent(content, for: .init(), in: environment).size
    if !isWidth {
      reference.height = ReferenceContent.height(of: leaf, self.length(path, true))
    }
    let natural = Double(isWidth ? reference.width : reference.height)
    let hugging = isWidth ? content.hugging.horizontal : content.hugging.vertical
    let compression = isWidth ? content.compression.horizontal : content.compression.vertical
    return length < natural ? [compression: -1] : [hugging: 1]
  }

  private func spacerCost(_ spacer: ContentSpacer, _ isWidth: Bool, at length: Double) -> Cost {
    let limits = isWidth ? spacer.width : spacer.height
    if let fixed = limits.fixed { return [1001: length < Double(fixed) ? -1 : 1] }
    guard let wish = limits.min ?? limits.max else { return [:] }
    var cost: Cost = [1: length < Double(wish) ? -1 : 1]
    if let least = limits.min, length < Double(least) { cost[1001] = -1 }
    if let most = limits.max, length > Double(most) { cost[1001] = 1 }
    return cost
  }

  private static func isLess(_ one: Cost, _ other: Cost) -> Bool {
    for priority in Set(one.keys).union(other.keys).sorted(by: >) {
      let (a, b) = (one[priority] ?? 0, other[priority] ?? 0)
      if a != b { return a < b }
    }
    return false
  }
}

extension ReferenceContent {
  /// Returns the height of a leaf that is a formula, at a width.
  static func height(of leaf: ContentLeaf, _ width: Double) -> Double {
    let proposal = ContentProposal(width: max(0, width))
    return Double(ReferenceContent(Content(leaf.rule), for: proposal, in: .init()).size.height)
  }
}
