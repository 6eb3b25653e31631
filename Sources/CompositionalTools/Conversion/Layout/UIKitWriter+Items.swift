import Compositional

// Items, groups and views.
extension UIKitWriter {
  /// Adds the statements of an item or a group, unless an equal one has them; returns its variable.
  ///
  /// A group copies its subitems, so that one variable can be in it several times.
  mutating func item(_ item: CollectionLayoutItem) -> String {
    if let known = variables[item] { return known }
    let name: String
    switch item.content {
    case .cell:
      let views = item.supplementaryItems.map { supplementary($0) }
      name = variable("item")
      let list = "[" + views.joined(separator: ", ") + "]"
      add(
        "let " + name + " = NSCollectionLayoutItem",
        [.init("layoutSize", size(item.layoutSize))]
          + (views.isEmpty ? [] : [.init("supplementaryItems", list)]))
      if item.interItemSpacing != nil {
        notes.add("The spacing between the items of a cell is left out: it has no effect.")
      }
    case .custom(let provider):
      name = customGroup(provider, item.layoutSize)
    case .group(let axis, let subitems):
      let parts = subitems.items.map { self.item($0) }
      name = variable("group")
      var arguments = [Code.Argument("layoutSize", size(item.layoutSize))]
      switch subitems {
      case .list: arguments.append(.init("subitems", "[" + parts.joined(separator: ", ") + "]"))
      case .counted(_, let count):
        arguments += [.init("subitem", parts[0]), .init("count", String(count))]
      case .repeating(_, let count):
        arguments += [.init("repeatingSubitem", parts[0]), .init("count", String(count))]
      }
      let maker = axis == .horizontal ? "horizontal" : "vertical"
      add("let " + name + " = NSCollectionLayoutGroup." + maker, arguments)
    }
    if item.isGroup {
      if let between = item.interItemSpacing {
        set(name, "interItemSpacing", LayoutValues.spacing(between))
      }
      let views = item.supplementaryItems.map { supplementary($0) }
      setList(name, "supplementaryItems", views)
    }
    insets(of: name, item.contentInsets)
    spacing(of: name, item.edgeSpacing)
    variables[item] = name
    return name
  }

  private mutating func customGroup(
    _ provider: CollectionLayoutCustomItemProvider, _ layoutSize: CollectionLayoutSize
  ) -> String {
    let name = variable("group")
    let size = size(layoutSize, room: Self.room - 2)
    var lines = ["let " + name + " = NSCollectionLayoutGroup.custom("]
    lines += Code.indented(Code.Argument("layoutSize", size).labeled)
    if let items = provider.fixedItems {
      lines[lines.count - 1] += ") { _ in"
      let frames = LayoutValues.customItems(
        items, type: "NSCollectionLayoutGroupCustomItem", room: Self.room - 2)
      lines += Code.indented(frames)
    } else {
      notes.add("The frames of a custom group are left out: a closure returns them.")
      lines[lines.count - 1] += ") { environment in"
      lines += ["  // Return the frames of the cells.", "  []"]
    }
    statements += lines + ["}"]
    return name
  }

  /// Adds the statements of a boundary item; returns its variable.
  mutating func boundaryItem(_ item: CollectionLayoutBoundarySupplementaryItem) -> String {
    let name = variable("boundaryItem")
    let offset = item.offset == CGPoint(x: 0, y: 0) ? nil : item.offset
    add(
      "let " + name + " = NSCollectionLayoutBoundarySupplementaryItem",
      [
        .init("layoutSize", size(item.layoutSize)),
        .init("elementKind", SwiftLiteral.string(item.elementKind)),
        .init("alignment", LayoutValues.member(item.alignment)),
      ] + (offset.map { [.init("absoluteOffset", SwiftLiteral.point($0))] } ?? []))
    if !item.extendsBoundary { set(name, "extendsBoundary", "false") }
    if item.pinToVisibleBounds { set(name, "pinToVisibleBounds", "true") }
    if item.zIndex != 1 { set(name, "zIndex", String(item.zIndex)) }
    insets(of: name, item.contentInsets)
    spacing(of: name, item.edgeSpacing)
    return name
  }

  private mutating func supplementary(_ item: CollectionLayoutSupplementaryItem) -> String {
    let name = variable("supplementaryItem")
    add(
      "let " + name + " = NSCollectionLayoutSupplementaryItem",
      [
        .init("layoutSize", size(item.layoutSize)),
        .init("elementKind", SwiftLiteral.string(item.elementKind)),
        .init("containerAnchor", anchor(item.containerAnchor)),
      ] + (item.itemAnchor.map { [.init("itemAnchor", anchor($0))] } ?? []))
    if item.zIndex != 1 { set(name, "zIndex", String(item.zIndex)) }
    insets(of: name, item.contentInsets)
    spacing(of: name, item.edgeSpacing)
    return name
  }

  /// Adds the statements of a decoration; returns its variable.
  mutating func decoration(_ item: CollectionLayoutDecorationItem) -> String {
    let name = variable("background")
    add(
      "let " + name + " = NSCollectionLayoutDecorationItem.background",
      [.init("elementKind", SwiftLiteral.string(item.elementKind))])
    if item.zIndex != 0 { set(name, "zIndex", String(item.zIndex)) }
    insets(of: name, item.contentInsets)
    spacing(of: name, item.edgeSpacing)
    return name
  }

  // MARK: Values

  private func size(_ size: CollectionLayoutSize, room: Int = Self.room - 14) -> [String] {
    Code.call(
      "NSCollectionLayoutSize",
      [
        .init("widthDimension", LayoutValues.dimension(size.widthDimension)),
        .init("heightDimension", LayoutValues.dimension(size.heightDimension)),
      ], room: room)
  }

  private func anchor(_ anchor: CollectionLayoutAnchor) -> [String] {
    var arguments = [Code.Argument("edges", LayoutValues.edges(anchor.edges))]
    if anchor.isFractionalOffset || anchor.offset != CGPoint(x: 0, y: 0) {
      arguments.append(
        .init(
          anchor.isFractionalOffset ? "fractionalOffset" : "absoluteOffset",
          SwiftLiteral.point(anchor.offset)))
    }
    return Code.call("NSCollectionLayoutAnchor", arguments, room: Self.room - 20)
  }

  /// Adds a statement that sets insets, if they are not zero.
  mutating func insets(of name: String, _ insets: DirectionalEdgeInsets, always: Bool = false) {
    guard always || insets != .zero else { return }
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    add(
      name + ".contentInsets = NSDirectionalEdgeInsets",
      edges.map { .init($0.0, SwiftLiteral.number($0.1)) })
  }

  private mutating func spacing(of name: String, _ spacing: CollectionLayoutEdgeSpacing?) {
    guard let spacing else { return }
    let edges = [
      ("leading", spacing.leading), ("top", spacing.top), ("trailing", spacing.trailing),
      ("bottom", spacing.bottom),
    ]
    add(
      name + ".edgeSpacing = NSCollectionLayoutEdgeSpacing",
      edges.map { .init($0.0, $0.1.map { LayoutValues.spacing($0) } ?? "nil") })
  }
}
