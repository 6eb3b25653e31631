// Layouts as numbers, as core.js writes them: each value has its fields in a fixed order.

/// Reads the numbers of a layout.
///
/// `core.js` has checked the document, so a number that is missing is a fault of that module.
struct NumberReader {
  private let numbers: UnsafeBufferPointer<Double>
  private let kinds: [String]
  private var index = 0

  init(_ numbers: UnsafeBufferPointer<Double>, kinds: [String]) {
    self.numbers = numbers
    self.kinds = kinds
  }

  mutating func number() -> Double {
    precondition(index < numbers.count, "The numbers of a layout end too early.")
    defer { index += 1 }
    return numbers[index]
  }

  mutating func integer() -> Int { Int(number()) }

  mutating func flag() -> Bool { number() != 0 }

  /// Reads a value that may be absent: a flag is before it.
  @inline(never)
  mutating func optional<Value>(_ read: (inout NumberReader) -> Value) -> Value? {
    flag() ? read(&self) : nil
  }

  /// Reads a list: its count is before it.
  @inline(never)
  mutating func list<Value>(_ read: (inout NumberReader) -> Value) -> [Value] {
    var list: [Value] = []
    for _ in 0..<integer() { list.append(read(&self)) }
    return list
  }

  /// Reads a case by its place in a list.
  mutating func choice<Value: CaseIterable>() -> Value where Value.AllCases == [Value] {
    Value.allCases[integer()]
  }

  mutating func kind() -> String { kinds[integer()] }
  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  mutating func size() -> CGSize { CGSize(width: number(), height: number()) }

  mutating func path() -> ElementIndexPath {
    let section = integer()
    return ElementIndexPath(item: integer(), section: section)
  }

  mutating func directional() -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number())
  }

  mutating func physical() -> PhysicalEdgeInsets {
    PhysicalEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
  }

  mutating func dimension() -> CollectionLayoutDimension {
    let kind = integer()
    let value = number()
    return switch kind {
    case 0: .fractionalWidth(value)
    case 1: .fractionalHeight(value)
    case 2: .absolute(value)
    case 3: .estimated(value)
    default: .uniformAcrossSiblings(estimate: value)
    }
  }

  mutating func layoutSize() -> CollectionLayoutSize {
    CollectionLayoutSize(dimension(), dimension())
  }

  mutating func spacing() -> CollectionLayoutSpacing {
    let isFixed = flag()
    let points = number()
    return isFixed ? .fixed(points) : .flexible(points)
  }

  mutating func edgeSpacing() -> CollectionLayoutEdgeSpacing {
    CollectionLayoutEdgeSpacing(
      leading: optional { $0.spacing() }, top: optional { $0.spacing() },
      trailing: optional { $0.spacing() }, bottom: optional { $0.spacing() })
  }

  mutating func anchor() -> CollectionLayoutAnchor {
    let edges = DirectionalRectEdge(rawValue: UInt(integer()))
    let isFractional = flag()
    let offset = point()
    return isFractional
      ? CollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
      : CollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
  }

  // MARK: Items and sections

  mutating func item() -> CollectionLayoutItem {
    let type = integer()
    var item = CollectionLayoutItem(layoutSize: layoutSize())
    switch type {
    case 0: break
    case 3:
      item = CollectionLayoutItem(
        layoutSize: item.layoutSize,
        content: .custom(
          CollectionLayoutCustomItemProvider(
            list { reader in
              let frame = CGRect(origin: reader.point(), size: reader.size())
              return CollectionLayoutGroupCustomItem(unchecked: frame, zIndex: reader.integer())
            })))
    default:
      let form = integer()
      let items = list { $0.item() }
      let count = integer()
      item = CollectionLayoutItem(
        layoutSize: item.layoutSize,
        content: .group(
          type == 1 ? .horizontal : .vertical,
          form == 0
            ? .list(items)
            : form == 1 ? .counted(items, count: count) : .repeating(items, count: count)))
    }
    item.contentInsets = directional()
    item.edgeSpacing = optional { $0.edgeSpacing() }
    item.supplementaryItems = list { $0.supplementary() }
    item.interItemSpacing = optional { $0.spacing() }
    return item
  }

  mutating func supplementary() -> CollectionLayoutSupplementaryItem {
    let size = layoutSize()
    var item = CollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: kind(), containerAnchor: anchor(),
      itemAnchor: optional { $0.anchor() })
    item.zIndex = integer()
    item.contentInsets = directional()
    item.edgeSpacing = optional { $0.edgeSpacing() }
    return item
  }

  mutating func boundary() -> CollectionLayoutBoundarySupplementaryItem {
    let size = layoutSize()
    var item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: kind(), alignment: choice(), absoluteOffset: point())
    item.extendsBoundary = flag()
    item.pinToVisibleBounds = flag()
    item.zIndex = integer()
    item.contentInsets = directional()
    item.edgeSpacing = optional { $0.edgeSpacing() }
    return item
  }

  mutating func decoration() -> CollectionLayoutDecorationItem {
    var item = CollectionLayoutDecorationItem.background(elementKind: kind())
    item.contentInsets = directional()
    item.zIndex = integer()
    item.edgeSpacing = optional { $0.edgeSpacing() }
    return item
  }

  mutating func section(in environment: CollectionLayoutEnvironment) -> CollectionLayoutSection {
    var section: CollectionLayoutSection
    if flag() {
      var list = CollectionLayoutListConfiguration(appearance: choice())
      list.headerMode = choice()
      list.footerMode = choice()
      if let shows = optional({ $0.flag() }) { list.showsSeparators = shows }
      list.headerTopPadding = optional { $0.number() }
      section = .list(using: list, layoutEnvironment: environment)
    } else {
      section = CollectionLayoutSection(group: CollectionLayoutGroup(item: item()))
    }
    if let value = optional({ $0.directional() }) { section.contentInsets = value }
    if let value = optional({ $0.number() }) { section.interGroupSpacing = value }
    if let value: ContentInsetsReference = optional({ $0.choice() }) {
      section.contentInsetsReference = value
    }
    if let value: ContentInsetsReference = optional({ $0.choice() }) {
      section.supplementaryContentInsetsReference = value
    }
    if let value = optional({ $0.flag() }) { section.supplementariesFollowContentInsets = value }
    if let value: OrthogonalScrollingBehavior = optional({ $0.choice() }) {
      section.orthogonalScrollingBehavior = value
    }
    section.boundarySupplementaryItems += list { $0.boundary() }
    section.decorationItems += list { $0.decoration() }
    if let value = optional({ $0.directional() }) { section.listBackground = value }
    if let value = optional({ $0.integer() }) { section.listZIndex = value }
    return section
  }

  mutating func configuration() -> CollectionLayoutConfiguration {
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = choice()
    configuration.interSectionSpacing = number()
    configuration.contentInsetsReference = choice()
    configuration.boundarySupplementaryItems = list { $0.boundary() }
    let low = UInt64(number())
    configuration.quirks = Quirks(rawValue: low | UInt64(number()) << 32)
    return configuration
  }

  mutating func environment() -> CollectionLayoutEnvironment {
    var environment = CollectionLayoutEnvironment(
      size: size(), displayScale: number(), layoutDirection: choice(), safeAreaInsets: physical(),
      layoutMargins: physical(), readableContentInsets: optional { $0.physical() },
      contentSizeCategory: choice(), horizontalSizeClass: choice(), verticalSizeClass: choice())
    environment.hasNavigationBar = flag()
    let version = integer()
    if version > 0 { environment.systemVersion = SystemVersion(version) }
    return environment
  }

  mutating func operation() -> UpdateOperation {
    switch integer() {
    case 0: .insertItem(path())
    case 1: .deleteItem(path())
    case 2: .moveItem(from: path(), to: path())
    case 3: .reloadItem(path())
    case 4: .reconfigureItem(path())
    case 5: .insertSection(integer())
    case 6: .deleteSection(integer())
    case 7: .moveSection(from: integer(), to: integer())
    default: .reloadSection(integer())
    }
  }
}
