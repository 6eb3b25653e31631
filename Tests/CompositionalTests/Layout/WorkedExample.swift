import Compositional
import CompositionalTestSupport
import Testing

/// A layout with frames that were worked out by hand or read from pictures of a device.
///
/// The numbers of the examples are not rounded. A scale of 4096 keeps what is floored below the
/// 0.01 points frames are compared with.
struct WorkedExample {
  let layout: RandomLayout
  let engine: CollectionLayout

  init(
    _ section: CollectionLayoutSection, width: Double, height: Double = 812, itemCounts: [Int],
    configuration: CollectionLayoutConfiguration = .init()
  ) {
    self.init(
      itemCounts.map { _ in section }, width: width, height: height, itemCounts: itemCounts,
      configuration: configuration)
  }

  init(
    _ sections: [CollectionLayoutSection], width: Double, height: Double = 812,
    itemCounts: [Int], configuration: CollectionLayoutConfiguration = .init()
  ) {
    var layout = RandomLayout(seed: 0)
    layout.configuration = configuration
    layout.sections = sections
    layout.itemCounts = itemCounts
    layout.environment = CollectionLayoutEnvironment(
      size: CGSize(width: width, height: height), displayScale: 4096)
    self.layout = layout
    engine = layout.engine
  }

  /// Expects the frame of an element, from the engine and from the reference.
  func expect(
    _ id: ElementID, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    zIndex: Int? = nil, at viewport: Viewport? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = CGRect(x: x, y: y, width: width, height: height)
    let reference = layout.reference.elements(at: viewport).first { $0.id == id }
    let answers = [("engine", engine.attributes(for: id, at: viewport)), ("reference", reference)]
    for (name, answer) in answers {
      guard let answer else {
        Issue.record("The \(name) has no \(id).", sourceLocation: sourceLocation)
        continue
      }
      let wanted = LayoutAttributes(id: id, frame: frame, zIndex: zIndex ?? answer.zIndex)
      let difference = AttributesDifference(expected: [wanted], actual: [answer])
      #expect(difference.isEmpty, "\(name): \(difference)", sourceLocation: sourceLocation)
    }
  }

  /// Expects the frame of a cell of the first section.
  func expectCell(
    _ item: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(.cell(section: 0, item: item), x, y, width, height, sourceLocation: sourceLocation)
  }

  /// Expects the height of the content.
  func expectHeight(_ height: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    let heights = [engine.contentSize.height, layout.reference.contentSize.height]
    for got in heights {
      #expect(abs(got - height) < 0.01, "\(got)", sourceLocation: sourceLocation)
    }
  }
}

/// Cells of the examples, as large as their container by default.
extension CollectionLayoutItem {
  static func item(
    _ width: CollectionLayoutDimension = .fractionalWidth(1),
    _ height: CollectionLayoutDimension = .fractionalHeight(1)
  ) -> CollectionLayoutItem {
    CollectionLayoutItem(layoutSize: CollectionLayoutSize(width, height))
  }
}

/// A group of the examples, on its own or as a subitem.
protocol ExampleNode {
  init(_ group: CollectionLayoutGroup)
  var contentInsets: DirectionalEdgeInsets { get set }
  var supplementaryItems: [CollectionLayoutSupplementaryItem] { get set }
}

extension CollectionLayoutItem: ExampleNode {
  init(_ group: CollectionLayoutGroup) { self = .group(group) }
}

extension CollectionLayoutGroup: ExampleNode {
  init(_ group: CollectionLayoutGroup) { self = group }
}

/// Groups as large as their container by default.
extension ExampleNode {
  static func row(
    _ width: CollectionLayoutDimension = .fractionalWidth(1),
    _ height: CollectionLayoutDimension = .fractionalHeight(1),
    spacing: Double = 0, _ subitems: CollectionLayoutItem...
  ) -> Self {
    var row = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(width, height), subitems: subitems)
    row.interItemSpacing = .fixed(spacing)
    return Self(row)
  }

  static func column(
    _ width: CollectionLayoutDimension = .fractionalWidth(1),
    _ height: CollectionLayoutDimension = .fractionalHeight(1),
    spacing: Double = 0, _ subitems: CollectionLayoutItem...
  ) -> Self {
    var column = CollectionLayoutGroup.vertical(
      layoutSize: CollectionLayoutSize(width, height), subitems: subitems)
    column.interItemSpacing = .fixed(spacing)
    return Self(column)
  }

  static func row(
    _ width: CollectionLayoutDimension = .fractionalWidth(1),
    _ height: CollectionLayoutDimension = .fractionalHeight(1),
    spacing: Double = 0, count: Int, _ subitem: CollectionLayoutItem = .item()
  ) -> Self {
    var row = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(width, height), subitem: subitem, count: count)
    row.interItemSpacing = .fixed(spacing)
    return Self(row)
  }

  static func column(
    _ width: CollectionLayoutDimension = .fractionalWidth(1),
    _ height: CollectionLayoutDimension = .fractionalHeight(1),
    spacing: Double = 0, count: Int, _ subitem: CollectionLayoutItem = .item()
  ) -> Self {
    var column = CollectionLayoutGroup.vertical(
      layoutSize: CollectionLayoutSize(width, height), subitem: subitem, count: count)
    column.interItemSpacing = .fixed(spacing)
    return Self(column)
  }

  func insets(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) -> Self {
    var item = self
    item.contentInsets = DirectionalEdgeInsets(
      top: top, leading: leading, bottom: bottom, trailing: trailing)
    return item
  }

  func insets(_ all: Double) -> Self {
    insets(top: all, leading: all, bottom: all, trailing: all)
  }

  func supplementary(_ item: CollectionLayoutSupplementaryItem) -> Self {
    var host = self
    host.supplementaryItems.append(item)
    return host
  }
}
