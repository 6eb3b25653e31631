import Compositional

extension RandomSource {
  /// Returns a section for a view.
  mutating func section(scrolling axis: LayoutAxis, in view: CGSize) -> CollectionLayoutSection {
    var section = CollectionLayoutSection(group: topGroup(scrolling: axis, in: view))
    if chance(45) { section.contentInsets = insets() }
    if chance(40) { section.interGroupSpacing = chance(5) ? -length(0...4) : length(0...12) }
    if chance(15) { section.contentInsetsReference = reference() }
    if chance(10) { section.supplementaryContentInsetsReference = reference() }
    if chance(20) { section.supplementariesFollowContentInsets = false }
    if chance(18) {
      section.orthogonalScrollingBehavior = pick([
        .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
      ])
    }
    if chance(40) {
      section.boundarySupplementaryItems = boundaryItems(
        prefix: "edge", scrolling: axis, in: view)
    }
    if chance(20) {
      section.decorationItems = (0..<integer(1...2)).map { decoration("back\($0)") }
    }
    return section
  }

  /// Returns the group of a section: as wide as a list, a grid or a strip, or of any width.
  private mutating func topGroup(scrolling axis: LayoutAxis, in view: CGSize)
    -> CollectionLayoutGroup
  {
    let along = axis == .vertical ? view.height : view.width
    let across = axis == .vertical ? view.width : view.height
    let main = chance(55) ? .absolute(length(10...120)) : dimension(along: axis, of: along)
    let side = axis.perpendicular
    let cross = chance(55) ? fraction(of: side, 1) : dimension(along: side, of: across)
    let size =
      axis == .vertical ? CollectionLayoutSize(cross, main) : CollectionLayoutSize(main, cross)
    return group(size, in: view, depth: 0)
  }

  mutating func insets() -> DirectionalEdgeInsets {
    // None below one: a container reads such insets as fractions (1.13).
    func side(_ random: inout Self) -> Double {
      if random.chance(30) { return 0 }
      if random.chance(3) { return random.length(40...200) }
      return random.chance(3) ? -random.length(1...6) : random.length(1...12)
    }
    return DirectionalEdgeInsets(
      top: side(&self), leading: side(&self), bottom: side(&self), trailing: side(&self))
  }

  private mutating func decoration(_ kind: String) -> CollectionLayoutDecorationItem {
    var item = CollectionLayoutDecorationItem.background(elementKind: kind)
    if chance(40) { item.contentInsets = insets() }
    if chance(30) { item.zIndex = integer(-3...3) }
    return item
  }

  /// Returns boundary items on any side, each of its own kind.
  mutating func boundaryItems(
    prefix: String, scrolling axis: LayoutAxis, in view: CGSize
  ) -> [CollectionLayoutBoundarySupplementaryItem] {
    (0..<pick([1, 1, 1, 2, 2, 3])).map { ordinal in
      let long = fraction(of: axis.perpendicular, 1)
      let thick = CollectionLayoutDimension.absolute(length(5...50))
      var size =
        axis == .vertical ? CollectionLayoutSize(long, thick) : CollectionLayoutSize(thick, long)
      if chance(40) {
        size = CollectionLayoutSize(
          dimension(along: .horizontal, of: view.width),
          dimension(along: .vertical, of: view.height))
      }
      let offset =
        chance(25) ? CGPoint(x: length(-20...20), y: length(-20...20)) : CGPoint(x: 0, y: 0)
      let usual: [RectAlignment] =
        axis == .vertical ? [.top, .top, .bottom] : [.leading, .leading, .trailing]
      var item = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "\(prefix)\(ordinal)",
        alignment: chance(50) ? pick(usual) : pick(RectAlignment.allCases), absoluteOffset: offset)
      item.extendsBoundary = !chance(25)
      item.pinToVisibleBounds = chance(40)
      if chance(25) { item.zIndex = integer(-2...5) }
      if chance(15) { item.contentInsets = insets() }
      if chance(10) { item.edgeSpacing = edgeSpacing() }
      return item
    }
  }
}
