import Compositional
import CompositionalDocuments

/// Lays documents out in the given views and in others, to tell which sizes tell them apart.
struct ProbeViews {
  private let environments: [CollectionLayoutEnvironment]
  private let itemCounts: [Int]
  private let allCounts: [Int]
  private let document: LayoutDocument

  /// The sizes that people try: screens, the narrowest first.
  private static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 390, height: 844),
    CGSize(width: 768, height: 1_024), CGSize(width: 844, height: 390),
    CGSize(width: 1_024, height: 1_366),
  ]

  init(_ proposal: LayoutProposal) {
    environments = proposal.samples.map { $0.environment }
    allCounts = proposal.itemCounts
    itemCounts = proposal.itemCounts.map { min($0, 40) }
    document = proposal.document
  }

  /// The length of a pixel of the first view, in points.
  var pixel: Double { 1 / Double(environments.first?.displayScale ?? 2) }

  /// Returns the lengths that a fraction may be of, in the first view.
  func rooms(_ length: Double) -> [(LayoutAxis, Double)] {
    guard let size = environments.first?.container.contentSize else { return [] }
    var rooms: [(LayoutAxis, Double)] = [
      (.horizontal, Double(size.width)), (.vertical, Double(size.height)),
    ]
    if case .section(let section)? = document.sections.first {
      let insets = section.contentInsets
      rooms.append((.horizontal, Double(size.width) - insets.total(.horizontal)))
    }
    return rooms
  }

  /// Returns the length of an item in the first view, without its insets; nil if it has none.
  func length(section: Int, item: [Int], axis: LayoutAxis) -> Double? {
    guard case .section(let own) = document.sections[section],
      let environment = environments.first
    else { return nil }
    let kind = "probe"
    let probe = CollectionLayoutSupplementaryItem(
      layoutSize: .init(.absolute(1), .absolute(1)), elementKind: kind,
      containerAnchor: .init(edges: [.top, .leading]))
    let far = CollectionLayoutSupplementaryItem(
      layoutSize: .init(.absolute(1), .absolute(1)), elementKind: kind + "2",
      containerAnchor: .init(edges: [.bottom, .trailing]))
    let group = own.group.item.withoutSupplementaryItems.changed(at: item[...]) {
      $0.supplementaryItems = [probe, far]
    }
    let section = own.replacing(group: group)
    var layout = CollectionLayout(configuration: document.configuration) { _, _ in section }
    layout.prepare(itemCounts: [40], in: environment)
    func box(_ kind: String) -> Box? {
      layout.attributes(for: .supplementary(kind: kind, section: 0, item: 0)).map { Box($0.frame) }
    }
    guard let low = box(kind), let high = box(kind + "2") else { return nil }
    let insets = own.group.item.node(at: item[...]).contentInsets
    return high.max(axis) - low.min(axis) + insets.total(axis)
  }

  /// Returns true if two documents have the same frames in all given views.
  func areEqual(_ one: LayoutDocument, _ other: LayoutDocument, _ tolerance: Double) -> Bool {
    environments.allSatisfy { areEqual(one, other, in: $0, tolerance) }
  }

  /// Returns true if two documents have the same frames in the given views if these have no layout
  /// margins, which frames do not tell.
  func areEqualWithoutMargins(
    _ one: LayoutDocument, _ other: LayoutDocument, _ tolerance: Double
  ) -> Bool {
    environments.allSatisfy { environment in
      var environment = environment
      environment.layoutMargins = .zero
      return areEqual(one, other, in: environment, tolerance)
    }
  }

  /// Returns true if a document has content of the sizes that were given, where they were.
  func haveContent(_ document: LayoutDocument, of given: [LayoutObservation]) -> Bool {
    zip(given, environments).allSatisfy { observation, environment in
      guard let size = observation.contentSize else { return true }
      var layout = document.layout()
      layout.prepare(itemCounts: allCounts, in: environment)
      if document.isEstimated { layout.measureEverything(with: observation.elements.measurer) }
      return abs(layout.contentSize.width - size.width) <= 1
        && abs(layout.contentSize.height - size.height) <= 1
    }
  }

  /// Returns a size at which two documents have other frames; nil if none is known.
  func decidingSize(
    _ one: LayoutDocument, _ other: LayoutDocument, _ tolerance: Double
  ) -> CGSize? {
    for size in Self.sizes {
      var environment = environments.first ?? CollectionLayoutEnvironment(size: size)
      environment = CollectionLayoutEnvironment(
        size: size, displayScale: environment.displayScale,
        layoutDirection: environment.layoutDirection)
      if !areEqual(one, other, in: environment, max(0.5, tolerance)) { return size }
    }
    return nil
  }

  /// Returns the size of a phone or a tablet between whose margins two documents have other frames; nil
  /// if none is known.
  func decidingDevice(
    _ one: LayoutDocument, _ other: LayoutDocument, _ tolerance: Double
  ) -> CGSize? {
    let devices = [false, true].compactMap { isTablet in
      DevicePreset.all.last { $0.isTablet == isTablet }
    }
    for sideways in [false, true] {
      for device in devices {
        let size =
          sideways ? CGSize(width: device.size.height, height: device.size.width) : device.size
        let environment = device.environment(of: size)
        if !areEqual(one, other, in: environment, max(0.5, tolerance)) { return size }
      }
    }
    return nil
  }

  private func areEqual(
    _ one: LayoutDocument, _ other: LayoutDocument, in environment: CollectionLayoutEnvironment,
    _ tolerance: Double
  ) -> Bool {
    func frames(_ document: LayoutDocument) -> [CGRect] {
      var layout = document.layout()
      layout.prepare(itemCounts: itemCounts, in: environment)
      return itemCounts.enumerated().flatMap { section, count in
        (0..<count).map { item in
          layout.attributes(for: .cell(section: section, item: item))?.frame ?? .null
        }
      }
    }
    return zip(frames(one), frames(other)).allSatisfy { one, other in
      Box(one).isNear(Box(other), tolerance)
    }
  }
}
