import Compositional

extension RandomSource {
  /// Returns a group of a size, with its contents.
  mutating func group(
    _ size: CollectionLayoutSize, in room: CGSize, depth: Int
  ) -> CollectionLayoutGroup {
    var group = bareGroup(size, in: inside(size, of: room), depth: depth)
    if chance(45) { group.interItemSpacing = spacing() }
    if chance(20) { group.contentInsets = insets() }
    if chance(15) { group.edgeSpacing = edgeSpacing() }
    if chance(15) { group.supplementaryItems = supplementaries(in: room) }
    return group
  }

  private mutating func bareGroup(
    _ size: CollectionLayoutSize, in room: CGSize, depth: Int
  ) -> CollectionLayoutGroup {
    if chance(8) { return .custom(layoutSize: size, itemProvider: provider(in: room)) }
    let axis = chance(60) ? LayoutAxis.horizontal : .vertical
    switch integer(0...9) {
    case 0...1:
      let item = subitem(of: axis, in: room, depth: depth)
      let count = integer(1...4)
      return axis == .horizontal
        ? .horizontal(layoutSize: size, subitem: item, count: count)
        : .vertical(layoutSize: size, subitem: item, count: count)
    case 2:
      let item = subitem(of: axis, in: room, depth: depth)
      let count = integer(1...4)
      return axis == .horizontal
        ? .horizontal(layoutSize: size, repeatingSubitem: item, count: count)
        : .vertical(layoutSize: size, repeatingSubitem: item, count: count)
    default:
      let items = (0..<pick([1, 1, 2, 3])).map { _ in subitem(of: axis, in: room, depth: depth) }
      return axis == .horizontal
        ? .horizontal(layoutSize: size, subitems: items)
        : .vertical(layoutSize: size, subitems: items)
    }
  }

  /// Returns the approximate space inside a size, sufficient for choosing lengths.
  private func inside(_ size: CollectionLayoutSize, of room: CGSize) -> CGSize {
    func length(_ dimension: CollectionLayoutDimension) -> Double {
      switch dimension.kind {
      case .fractionalWidth: max(0, dimension.dimension * room.width)
      case .fractionalHeight: max(0, dimension.dimension * room.height)
      default: max(0, dimension.dimension)
      }
    }
    return CGSize(width: length(size.widthDimension), height: length(size.heightDimension))
  }

  private mutating func subitem(
    of axis: LayoutAxis, in room: CGSize, depth: Int
  ) -> CollectionLayoutItem {
    let along = axis == .horizontal ? room.width : room.height
    let across = axis == .horizontal ? room.height : room.width
    let main = dimension(along: axis, of: along)
    let side = axis.perpendicular
    let cross = chance(50) ? fraction(of: side, 1) : dimension(along: side, of: across)
    let size =
      axis == .horizontal ? CollectionLayoutSize(main, cross) : CollectionLayoutSize(cross, main)
    if depth < 2, chance(depth == 0 ? 30 : 15) {
      return .group(group(size, in: room, depth: depth + 1))
    }
    var item = CollectionLayoutItem(layoutSize: size)
    if chance(25) { item.contentInsets = insets() }
    if chance(18) { item.edgeSpacing = edgeSpacing() }
    if chance(15) { item.supplementaryItems = supplementaries(in: room) }
    return item
  }

  // MARK: Numbers

  func fraction(of axis: LayoutAxis, _ fraction: Double) -> CollectionLayoutDimension {
    axis == .horizontal ? .fractionalWidth(fraction) : .fractionalHeight(fraction)
  }

  /// Returns a dimension for a length along an axis, rarely an unusual one.
  ///
  /// Rarely much shorter than a twelfth of the available space, so that groups stay small.
  mutating func dimension(along axis: LayoutAxis, of room: Double) -> CollectionLayoutDimension {
    switch number(0...100) {
    case ..<45:
      let usual: [Double] = [1, 0.5, 1 / 3, 0.333333, 0.25, 0.3, 0.4, 0.9, 0.7, 0.2]
      return fraction(of: axis, chance(75) ? pick(usual) : number(0.1...1))
    case ..<72: return .absolute(length(room / 12...max(room / 12, room * 0.6)))
    case ..<80: return fraction(of: axis.perpendicular, number(0.1...0.6))
    case ..<92: return .estimated(length(room / 12...max(room / 12, room * 0.5)))
    case ..<95: return .uniformAcrossSiblings(estimate: length(room / 12...max(room / 12, 50)))
    default:
      return pick([
        .absolute(0), .absolute(-5), .absolute(room * 1.2 + 1), fraction(of: axis, 0),
        fraction(of: axis, 1.3), fraction(of: axis, -0.5), .estimated(0),
      ])
    }
  }

  private mutating func spacing() -> CollectionLayoutSpacing {
    let points = chance(3) ? -length(1...4) : length(0...12)
    return chance(60) ? .fixed(points) : .flexible(points)
  }

  mutating func edgeSpacing() -> CollectionLayoutEdgeSpacing {
    CollectionLayoutEdgeSpacing(
      leading: chance(50) ? spacing() : nil, top: chance(50) ? spacing() : nil,
      trailing: chance(50) ? spacing() : nil, bottom: chance(50) ? spacing() : nil)
  }

  // MARK: Anchored views and custom groups

  mutating func supplementaries(in room: CGSize) -> [CollectionLayoutSupplementaryItem] {
    let kinds = chance(70) ? [pick(["badge", "dot"])] : ["badge", "dot"]
    return kinds.map { kind in
      let size =
        chance(60)
        ? CollectionLayoutSize(.absolute(length(0...30)), .absolute(length(0...30)))
        : CollectionLayoutSize(
          dimension(along: .horizontal, of: room.width / 4),
          dimension(along: .vertical, of: room.height / 4))
      var item = CollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: kind, containerAnchor: anchor(),
        itemAnchor: chance(40) ? anchor() : nil)
      if chance(25) { item.zIndex = integer(-2...5) }
      if chance(10) { item.contentInsets = insets() }
      if chance(5) { item.edgeSpacing = edgeSpacing() }
      return item
    }
  }

  private mutating func anchor() -> CollectionLayoutAnchor {
    let edges = DirectionalRectEdge(rawValue: UInt(integer(0...15)))
    switch integer(0...3) {
    case 0:
      return CollectionLayoutAnchor(
        edges: edges, absoluteOffset: CGPoint(x: length(-15...15), y: length(-15...15)))
    case 1:
      return CollectionLayoutAnchor(
        edges: edges, fractionalOffset: CGPoint(x: number(-1...1), y: number(-1...1)))
    default: return CollectionLayoutAnchor(edges: edges)
    }
  }

  /// Returns fixed frames, or frames relative to the container.
  private mutating func provider(in room: CGSize) -> CollectionLayoutCustomItemProvider {
    let frames = (0..<integer(1...4)).map { _ in
      CGRect(
        x: number(-0.1...0.8), y: number(-0.1...0.8),
        width: number(0...0.6), height: number(0...0.6))
    }
    let zIndex = chance(50) ? 0 : integer(-1...4)
    func items(in size: CGSize) -> [CollectionLayoutGroupCustomItem] {
      frames.map {
        CollectionLayoutGroupCustomItem(
          frame: CGRect(
            x: ($0.minX * size.width).rounded(), y: ($0.minY * size.height).rounded(),
            width: ($0.width * size.width).magnitude, height: ($0.height * size.height).magnitude),
          zIndex: zIndex)
      }
    }
    if chance(3) { return CollectionLayoutCustomItemProvider([]) }
    guard chance(50) else { return CollectionLayoutCustomItemProvider(items(in: room)) }
    return CollectionLayoutCustomItemProvider { [frames] environment in
      let container = environment.container
      let insets = container.effectiveContentInsets
      let size = container.effectiveContentSize
      return frames.map {
        CollectionLayoutGroupCustomItem(
          frame: CGRect(
            x: insets.leading + $0.minX * size.width, y: insets.top + $0.minY * size.height,
            width: ($0.width * size.width).magnitude, height: ($0.height * size.height).magnitude),
          zIndex: zIndex)
      }
    }
  }
}
