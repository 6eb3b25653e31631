import Compositional

// Items and groups.
extension DSLWriter {
  /// Returns an item or a group: the variable of a group, or an item of several lines, that is there again.
  mutating func item(_ item: CollectionLayoutItem, room: Int) -> [String] {
    if let variable = variables[item] { return [variable] }
    let isRepeated = repeated.contains(item)
    let code = code(of: item, room: isRepeated ? Code.width - 2 : room)
    guard isRepeated, item.isGroup || code.count > 1 else { return code }
    let kind = item.isGroup ? "group" : "item"
    let count = variables.keys.count { $0.isGroup == item.isGroup }
    let variable = kind + (count == 0 ? "" : String(count + 1))
    variables[item] = variable
    statements += ["let " + variable + " = " + code[0]] + code.dropFirst()
    return [variable]
  }

  private mutating func code(of item: CollectionLayoutItem, room: Int) -> [String] {
    var modifiers = size(item.layoutSize) + insets(item.contentInsets) + spacing(item.edgeSpacing)
    let views = supplementaries(item.supplementaryItems, room: room - 2)
    switch item.content {
    case .cell:
      if item.interItemSpacing != nil {
        notes.add("The spacing between the items of a cell is left out: it has no effect.")
      }
      let base = views.isEmpty ? ["Item()"] : Code.closure("Item", views, room: room)
      return Code.chain(base, modifiers, room: room)
    case .custom(let provider):
      modifiers += between(item) + list("supplementaryItems", views, room: room)
      let base = customGroup(provider, room: room)
      return Code.chain(base, modifiers, room: room)
    case .group(let axis, let subitems):
      modifiers += between(item) + list("supplementaryItems", views, room: room)
      let name = axis == .horizontal ? "HGroup" : "VGroup"
      var body: [String] = []
      for subitem in subitems.items { body += self.item(subitem, room: room - 2) }
      let head =
        switch subitems {
        case .list: name
        case .counted(_, let count): name + "(count: " + String(count) + ")"
        case .repeating(_, let count): name + "(repeating: " + String(count) + ")"
        }
      return Code.chain(Code.closure(head, body, room: room), modifiers, room: room)
    }
  }

  private mutating func customGroup(
    _ provider: CollectionLayoutCustomItemProvider, room: Int
  ) -> [String] {
    guard let items = provider.fixedItems else {
      notes.add("The frames of a custom group are left out: a closure returns them.")
      return ["CustomGroup { environment in", "  // Return the frames of the cells.", "  []", "}"]
    }
    let frames = LayoutValues.customItems(
      items, type: "CollectionLayoutGroupCustomItem", room: room - 4)
    return Code.call("CustomGroup", [.init("items", frames)], room: room)
  }

  private func between(_ group: CollectionLayoutItem) -> [[String]] {
    group.interItemSpacing.map {
      [[".interItemSpacing(" + LayoutValues.spacing($0) + ")"]]
    } ?? []
  }

  /// Returns the modifiers of a size that is not the default: as large as the container.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - height: The height without a modifier.
  func size(
    _ size: CollectionLayoutSize, orHeight height: CollectionLayoutDimension = .fractionalHeight(1)
  ) -> [[String]] {
    var modifiers: [[String]] = []
    if size.widthDimension != .fractionalWidth(1) {
      modifiers.append([".width(" + LayoutValues.dimension(size.widthDimension) + ")"])
    }
    if size.heightDimension != height {
      modifiers.append([".height(" + LayoutValues.dimension(size.heightDimension) + ")"])
    }
    return modifiers
  }

  /// Returns the modifier of insets that are not zero.
  func insets(_ insets: DirectionalEdgeInsets) -> [[String]] {
    let arguments = LayoutValues.insetArguments(insets, value: "value")
    return arguments.isEmpty ? [] : [Code.call(".contentInsets", arguments, room: Code.width)]
  }

  /// Returns the modifier of edge spacing.
  func spacing(_ spacing: CollectionLayoutEdgeSpacing?) -> [[String]] {
    guard let spacing else { return [] }
    let edges = [
      ("top", spacing.top), ("leading", spacing.leading), ("bottom", spacing.bottom),
      ("trailing", spacing.trailing),
    ]
    let arguments = edges.compactMap { label, spacing in
      spacing.map { Code.Argument(label, LayoutValues.spacing($0)) }
    }
    if arguments.isEmpty { return [[".edgeSpacing(CollectionLayoutEdgeSpacing())"]] }
    return [Code.call(".edgeSpacing", arguments, room: Code.width)]
  }

  /// Returns a modifier with a list in a closure; none for an empty list.
  func list(_ name: String, _ body: [String], room: Int) -> [[String]] {
    body.isEmpty ? [] : [Code.closure("." + name, body, room: room)]
  }
}
