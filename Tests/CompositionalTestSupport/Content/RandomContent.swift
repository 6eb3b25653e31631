import CompositionalContent

/// Random trees of content.
package struct RandomContent {
  private var random: RandomSource
  private var count = 0

  package init(seed: UInt64) { random = RandomSource(seed: seed) }

  // MARK: Surroundings

  package mutating func environment() -> ContentEnvironment {
    func insets(_ random: inout RandomSource) -> PhysicalEdgeInsets {
      random.chance(50)
        ? .zero
        : PhysicalEdgeInsets(
          top: random.length(0...50), left: random.length(0...20), bottom: random.length(0...34),
          right: random.length(0...20))
    }
    return ContentEnvironment(
      contentSizeCategory: random.chance(70)
        ? .large : random.pick(PreferredContentSizeCategory.allCases),
      layoutDirection: random.chance(70) ? .leftToRight : .rightToLeft,
      displayScale: random.pick([1, 2, 3]), safeAreaInsets: insets(&random),
      layoutMargins: insets(&random),
      horizontalSizeClass: random.chance(70) ? .compact : .regular)
  }

  package mutating func proposal() -> ContentProposal {
    ContentProposal(
      width: random.chance(85) ? random.length(0...600) : nil,
      height: random.chance(40) ? random.length(0...800) : nil)
  }

  // MARK: Leaves

  private mutating func name(_ letter: String) -> String {
    count += 1
    return "\(letter)\(count)"
  }

  private mutating func insets(_ most: Double) -> DirectionalEdgeInsets {
    if random.chance(60) { return .zero }
    return DirectionalEdgeInsets(
      top: random.length(0...most), leading: random.length(0...most),
      bottom: random.length(0...most), trailing: random.length(0...most))
  }

  package mutating func leaf(withText: Bool = true) -> Content {
    let rule: ContentLeaf.SizeRule
    switch random.integer(0...(withText ? 9 : 7)) {
    case 0...3:
      rule = .fixed(CGSize(width: random.length(0...120), height: random.length(0...50)))
    case 4...6:
      rule = .wrapping(
        naturalWidth: random.length(0...500), lineHeight: random.length(10...30),
        lineLimit: random.chance(40) ? random.integer(1...4) : nil)
    case 7: rule = .area(CGSize(width: random.length(1...300), height: random.length(1...100)))
    default:
      rule = .text(
        ContentText(
          .filler(random.integer(0...80)), style: random.pick([.body, .footnote, .title2]),
          lineLimit: random.chance(40) ? random.integer(1...3) : nil,
          weight: random.chance(20) ? .bold : nil))
    }
    var leaf = Content(rule, id: name("v"))
    if random.chance(40) { leaf.hugging = priorities() }
    if random.chance(40) { leaf.compression = priorities() }
    return leaf
  }

  private mutating func priorities() -> ContentPriorities {
    let choices: [Double] = [20, 50, 51, 249, 250, 251, 500, 750, 751, 1000]
    return ContentPriorities(
      horizontal: random.pick(choices), vertical: random.pick(choices))
  }

  // MARK: Stacks

  /// Returns a tree of stacks with leaves and spacers.
  package mutating func stack(depth: Int, withText: Bool = false) -> Content {
    var items: [Content] = []
    for _ in 0..<random.integer(0...4) {
      var item: Content
      switch random.integer(0...9) {
      case 0...2 where depth > 1: item = stack(depth: depth - 1, withText: withText)
      case 3: item = spacer()
      default: item = leaf(withText: withText)
      }
      align(&item)
      items.append(item)
    }
    let arrangement: ContentStack.Arrangement =
      random.chance(50)
      ? .horizontal(
        alignment: random.pick([.fill, .top, .center, .bottom]),
        reflow: .init(
          alignment: random.pick([.fill, .leading, .center, .trailing]),
          reflowsForAccessibility: random.chance(80), forceVertical: random.chance(10)))
      : .vertical(alignment: random.pick([.fill, .leading, .center, .trailing]))
    return Content(
      kind: .stack(
        ContentStack(
          arrangement, spacing: random.pick([0, 4, 8]), insets: AdaptiveInsets(insets(16)),
          items: items)), id: name("s"))
  }

  private mutating func align(_ item: inout Content) {
    if random.chance(30) {
      item.placement.verticalAlignment = random.pick([.fill, .top, .center, .bottom])
    }
    if random.chance(30) {
      item.placement.horizontalAlignment = random.pick([.fill, .leading, .center, .trailing])
    }
    if random.chance(20) { item.placement.padding = insets(12) }
  }

  private mutating func spacer() -> Content {
    func limits(_ random: inout RandomSource) -> ContentSpacer.Limits {
      switch random.integer(0...4) {
      case 0: .init(min: random.length(0...40))
      case 1: .init(max: random.length(0...40))
      case 2: .init(min: random.length(0...20), max: random.length(20...60))
      case 3: .init(fixed: random.length(0...40))
      default: .init()
      }
    }
    var spacer = Content.spacer(
      ContentSpacer(width: limits(&random), height: limits(&random)))
    spacer.id = name("g")
    return spacer
  }

  // MARK: The other systems

  /// Returns a tree without stacks.
  package mutating func node(depth: Int, withText: Bool = true) -> Content {
    guard depth > 1, random.chance(75) else { return leaf(withText: withText) }
    switch random.integer(0...4) {
    case 0: return flow(depth: depth - 1, withText: withText)
    case 1: return split(depth: depth - 1, withText: withText)
    case 2: return scrollingSplit(depth: depth - 1, withText: withText)
    case 3: return rows(depth: depth - 1, withText: withText)
    default: return conditional(depth: depth - 1, withText: withText)
    }
  }

  package mutating func flow(depth: Int, withText: Bool = true) -> Content {
    let elements = elements(depth: depth, most: 5, withText: withText)
    return Content(
      kind: .flow(ContentFlow(elements, exactFit: random.chance(80) ? .fits : .overflows)),
      id: name("f"))
  }

  private mutating func elements(depth: Int, most: Int, withText: Bool) -> [FlowElement] {
    (0..<random.integer(0...most)).map { _ in
      switch random.integer(0...11) {
      case 0: return .newline(random.pick([0, 4, 10]))
      case 1: return .space(width())
      case 2...3 where depth > 0:
        return .choice(
          FlowChoice(
            id: name("c"),
            (0..<random.integer(1...3)).map { _ in
              elements(depth: depth - 1, most: 3, withText: withText)
            }))
      case 4 where depth > 0:
        return .box(
          FlowBox(
            id: random.chance(50) ? name("b") : nil, margins: insets(12), width: width(),
            alignment: random.pick(FlowAlignment.allCases),
            elements: elements(depth: depth - 1, most: 3, withText: withText)))
      default:
        var view = node(depth: random.chance(20) ? depth : 1, withText: withText)
        view.placement.flowWidth = width()
        view.placement.flowAlignment = random.pick(FlowAlignment.allCases)
        return .view(view)
      }
    }
  }

  private mutating func width() -> FlowWidth {
    switch random.integer(0...5) {
    case 0: .absolute(random.length(0...80))
    case 1: .flexible(min: random.length(0...60))
    case 2: .flexible(min: nil)
    default: .basedOnContents
    }
  }

  package mutating func split(depth: Int, withText: Bool = true) -> Content {
    let items = items(depth: depth, isScrolling: false, withText: withText)
    return Content(
      kind: .split(
        ContentSplit(
          direction(), subviewPadding: random.pick([0, 0, 2, 6]), overlaps: random.chance(15),
          items: items)),
      id: name("p"))
  }

  package mutating func scrollingSplit(depth: Int, withText: Bool = true) -> Content {
    let items = items(depth: depth, isScrolling: true, withText: withText)
    return Content(
      kind: .scrollingSplit(
        ContentScrollingSplit(
          direction(), contentInsets: insets(20), addsLayoutMargins: random.chance(30),
          items: items)),
      id: name("q"))
  }

  private mutating func direction() -> SplitDirection {
    switch random.integer(0...4) {
    case 0...1: .vertical
    case 2...3: .horizontal
    default: .conditional(condition(), then: .horizontal, otherwise: .vertical)
    }
  }

  package mutating func condition() -> ContentCondition {
    var condition = ContentCondition()
    switch random.integer(0...5) {
    case 0: condition.horizontalSizeClass = .regular
    case 1: condition.isAccessibilityCategory = true
    case 2: condition.layoutDirection = .rightToLeft
    case 3: condition.maxWidth = random.length(100...400)
    default: condition.minWidth = random.length(100...400)
    }
    return condition
  }

  private mutating func items(depth: Int, isScrolling: Bool, withText: Bool) -> [Content] {
    (0..<random.integer(0...4)).map { _ in
      var item: Content
      switch random.integer(0...7) {
      case 0: item = Content(kind: .padding, id: name("e"))
      case 1: item = Content(kind: .separator, id: name("l"))
      default: item = node(depth: depth, withText: withText)
      }
      if random.chance(75) { item.placement.slot = slot(isScrolling: isScrolling, item) }
      if random.chance(40) { item.placement.edgeInsets = insets(15) }
      if random.chance(10) { item.placement.isHidden = true }
      return item
    }
  }

  private mutating func slot(isScrolling: Bool, _ item: Content) -> ContentSlot {
    if isScrolling, case .split(let split) = item.kind, let child = split.items.last?.id {
      return .basedOn(random.chance(90) ? child : "nobody")
    }
    switch random.integer(0...7) {
    case 0: return .fixed(random.pick([0, 0.25, 20, 44, 100]))
    case 1...2: return .automatic
    case 3: return .percentage(random.pick([10, 25, 50]))
    case 4: return .safeArea(random.pick(ContentSlot.Edge.allCases), adjustment: -10)
    case 5: return .layoutMargins(random.pick(ContentSlot.Edge.allCases), adjustment: 3)
    case 6:
      return .conditional([
        .init(condition(), .percentage(20)), .init(condition(), .fixed(30)),
      ])
    default: return .equal
    }
  }

  package mutating func conditional(depth: Int, withText: Bool = true) -> Content {
    let branches = (0..<random.integer(0...3)).map { _ in
      ContentConditional.Branch(condition(), node(depth: depth, withText: withText))
    }
    return Content(kind: .conditional(ContentConditional(branches)), id: name("o"))
  }

  package mutating func rows(depth: Int, withText: Bool = true) -> Content {
    let rows = (0..<random.integer(0...6)).map { _ in
      var row = node(depth: depth > 1 && random.chance(20) ? depth : 1, withText: withText)
      row.placement.isInteractive = random.chance(60)
      row.placement.isTappable = random.chance(50)
      row.placement.hidesSeparator = random.chance(20)
      return row
    }
    var settings = RowSettings()
    settings.axis = random.chance(80) ? .vertical : .horizontal
    settings.automaticallyHidesLastSeparator = random.chance(40)
    settings.hidesSeparatorsByDefault = random.chance(20)
    if random.chance(30) { settings.rowInset = insets(20) }
    let ids = rows.compactMap(\.id) + ["nobody"]
    let operations =
      random.chance(80)
      ? (0..<random.integer(0...12)).map { _ in operation(on: ids) } : nil
    return Content(
      kind: .rows(ContentRows(settings: settings, operations: operations, rows: rows)),
      id: name("r"))
  }

  private mutating func operation(on ids: [String]) -> RowOperation {
    func some(_ random: inout RandomSource) -> [String] {
      (0..<random.integer(0...4)).map { _ in random.pick(ids) }
    }
    switch random.integer(0...15) {
    case 0...2: return .add(some(&random))
    case 3: return .prepend(some(&random))
    case 4: return .insertBefore(rows: some(&random), anchor: random.pick(ids))
    case 5: return .insertAfter(rows: some(&random), anchor: random.pick(ids))
    case 6: return .remove(some(&random))
    case 7: return .hide(some(&random))
    case 8: return .show(some(&random))
    case 9: return .setInset(some(&random), insets(10))
    case 10: return .hideSeparator(some(&random))
    case 11: return .showSeparator(some(&random))
    case 12: return .setTapHandler(some(&random))
    case 13: return .tap(random.pick(ids))
    case 14: return .scrollToVisible(random.pick(ids))
    default: return .set(change())
    }
  }

  private mutating func change() -> RowSettingsChange {
    var change = RowSettingsChange()
    switch random.integer(0...4) {
    case 0: change.axis = random.pick([.horizontal, .vertical])
    case 1: change.rowInset = insets(8)
    case 2: change.separatorWidth = random.length(0...3)
    case 3: change.hidesSeparatorsByDefault = random.chance(50)
    default: change.automaticallyHidesLastSeparator = random.chance(50)
    }
    return change
  }
}
