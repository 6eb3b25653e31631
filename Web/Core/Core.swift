// The state of an instance of the core: one layout.

/// A layout that was read from numbers.
struct Core {
  var layout: CollectionLayout
  let inset: PhysicalEdgeInsets
  let size: CGSize
  /// The requested offsets of rows.
  let offsets: [Int: CGFloat]
  /// The offsets at which rows rest.
  var rows: [Int: CGFloat] = [:]
  let names: ElementNames

  /// Reads the numbers of a layout with its environment and data, and prepares it.
  init(_ numbers: UnsafeBufferPointer<Double>, kinds: [String]) {
    var reader = NumberReader(numbers, kinds: kinds)
    let environment = reader.environment()
    inset = reader.physical()
    size = environment.container.contentSize
    let counts = reader.list { $0.integer() }
    var offsets: [Int: CGFloat] = [:]
    for _ in 0..<reader.integer() {
      let section = reader.integer()
      offsets[section] = reader.number()
    }
    self.offsets = offsets
    let configuration = reader.configuration()
    let sections = Self.sections(reader, in: environment, configuration.quirks)
    names = ElementNames(kinds)
    layout = CollectionLayout(configuration: configuration) { index, environment in
      let all = sections[environment.sectionPosition.place]
      return all[index % all.count]
    }
    layout.partsAtMost = Self.partsAtMost
    layout.prepare(itemCounts: counts, in: environment)
    settle()
  }

  /// Reads the sections for each position, because the edges of lists depend on it.
  private static func sections(
    _ reader: NumberReader, in environment: CollectionLayoutEnvironment, _ quirks: Quirks
  ) -> [[CollectionLayoutSection]] {
    (0..<4).map { place in
      var (reader, environment) = (reader, environment)
      environment.quirks = quirks.following(environment.systemVersion)
      environment.sectionPosition = SectionPosition(isFirst: place & 1 == 1, isLast: place & 2 == 2)
      return reader.list { $0.section(in: environment) }
    }
  }

  /// The most parts of sections that differ, as for documents.
  private static let partsAtMost = 1_000_000

  mutating func settle() { rows = layout.orthogonalOffsets(asking: offsets) }

  func viewport(at rect: CGRect) -> Viewport {
    Viewport(
      contentOffset: rect.origin, size: rect.size, adjustedContentInset: inset,
      orthogonalOffsets: rows)
  }

  /// Returns the identifier of an element: its role, the number of its kind, and its path.
  func id(_ role: Int32, _ kind: Int32, _ section: Int32, _ item: Int32) -> ElementID {
    let path: ElementIndexPath =
      item < 0 ? .ofLayout : ElementIndexPath(item: Int(item), section: Int(section))
    return switch role {
    case 0: .cell(path)
    case 2: .decoration(kind: names.list[Int(kind)], path)
    default: .supplementary(kind: names.list[Int(kind)], path)
    }
  }
}

extension CollectionLayout {
  /// Records a measured size, without a view whose offset would follow.
  mutating func note(_ measurement: ElementMeasurement) {
    var change = LayoutChange(contentSize: contentSize)
    record(measurement, addingTo: &change)
  }
}

extension SectionPosition {
  /// A number for the position, from 0 to 3.
  fileprivate var place: Int { (isFirst ? 1 : 0) + (isLast ? 2 : 0) }
}
