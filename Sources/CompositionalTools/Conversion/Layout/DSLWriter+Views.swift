import Compositional

// Supplementary views and decorations.
extension DSLWriter {
  /// Returns the modifier of boundary items; none for an empty list.
  func boundaryItems(
    _ items: [CollectionLayoutBoundarySupplementaryItem], room: Int
  ) -> [[String]] {
    list(
      "boundarySupplementaryItems", items.flatMap { boundaryItem($0, room: room - 2) }, room: room)
  }

  /// Returns the modifier of decorations; none for an empty list.
  func decorations(_ items: [CollectionLayoutDecorationItem], room: Int) -> [[String]] {
    list("decorationItems", items.flatMap { decoration($0, room: room - 2) }, room: room)
  }

  /// Returns anchored views.
  func supplementaries(_ items: [CollectionLayoutSupplementaryItem], room: Int) -> [String] {
    items.flatMap { supplementary($0, room: room) }
  }

  private func boundaryItem(
    _ item: CollectionLayoutBoundarySupplementaryItem, room: Int
  ) -> [String] {
    var modifiers = size(item.layoutSize, orHeight: .estimated(44))
    func add(_ name: String, _ value: String) { modifiers.append(["." + name + "(" + value + ")"]) }
    if item.alignment != .top { add("alignment", LayoutValues.member(item.alignment)) }
    if item.offset != CGPoint(x: 0, y: 0) { add("absoluteOffset", SwiftLiteral.point(item.offset)) }
    if !item.extendsBoundary { add("extendsBoundary", "false") }
    if item.pinToVisibleBounds { add("pinToVisibleBounds", "true") }
    if item.zIndex != 1 { add("zIndex", String(item.zIndex)) }
    modifiers += insets(item.contentInsets) + spacing(item.edgeSpacing)
    let base =
      "BoundarySupplementaryItem(elementKind: " + SwiftLiteral.string(item.elementKind) + ")"
    return Code.chain([base], modifiers, room: room)
  }

  private func supplementary(
    _ item: CollectionLayoutSupplementaryItem, room: Int
  ) -> [String] {
    var modifiers = size(item.layoutSize)
    if item.containerAnchor != CollectionLayoutAnchor(edges: [.top, .leading]) {
      modifiers.append(anchor("containerAnchor", item.containerAnchor, room: room))
    }
    if let itemAnchor = item.itemAnchor {
      modifiers.append(anchor("itemAnchor", itemAnchor, room: room))
    }
    if item.zIndex != 1 { modifiers.append([".zIndex(" + String(item.zIndex) + ")"]) }
    modifiers += insets(item.contentInsets) + spacing(item.edgeSpacing)
    let base = "SupplementaryItem(elementKind: " + SwiftLiteral.string(item.elementKind) + ")"
    return Code.chain([base], modifiers, room: room)
  }

  private func decoration(_ item: CollectionLayoutDecorationItem, room: Int) -> [String] {
    var modifiers: [[String]] = []
    if item.zIndex != 0 { modifiers.append([".zIndex(" + String(item.zIndex) + ")"]) }
    modifiers += insets(item.contentInsets) + spacing(item.edgeSpacing)
    let base = "DecorationItem(elementKind: " + SwiftLiteral.string(item.elementKind) + ")"
    return Code.chain([base], modifiers, room: room)
  }

  private func anchor(_ name: String, _ anchor: CollectionLayoutAnchor, room: Int) -> [String] {
    var arguments = [Code.Argument("edges", LayoutValues.edges(anchor.edges))]
    if anchor.isFractionalOffset || anchor.offset != CGPoint(x: 0, y: 0) {
      let kind = anchor.isFractionalOffset ? ".fractional(x: " : ".absolute(x: "
      arguments.append(
        .init(
          "offset",
          kind + SwiftLiteral.number(anchor.offset.x) + ", y: "
            + SwiftLiteral.number(anchor.offset.y) + ")"))
    }
    return Code.call("." + name, arguments, room: room - 2)
  }
}
