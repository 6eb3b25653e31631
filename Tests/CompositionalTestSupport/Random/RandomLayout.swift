import Compositional

/// A layout with its data and environment, generated from a seed.
package struct RandomLayout {
  package let seed: UInt64
  package var configuration: CollectionLayoutConfiguration
  package var sections: [CollectionLayoutSection?]
  package var itemCounts: [Int]
  package var environment: CollectionLayoutEnvironment

  /// Creates the layout of a seed.
  package init(seed: UInt64) {
    self.seed = seed
    var random = RandomSource(seed: seed)
    environment = random.environment()
    configuration = random.configuration(in: environment.container.contentSize)
    let count = random.chance(2) ? 0 : random.pick([1, 1, 2, 2, 3, 4])
    sections = []
    itemCounts = []
    for _ in 0..<count {
      let section = random.section(
        scrolling: configuration.scrollDirection, in: environment.container.contentSize)
      sections.append(random.chance(3) ? nil : section)
      itemCounts.append(random.itemCount())
    }
  }

  /// Creates a modified layout with the seed and data of another.
  package init(
    _ original: RandomLayout, configuration: CollectionLayoutConfiguration,
    sections: [CollectionLayoutSection?], environment: CollectionLayoutEnvironment
  ) {
    seed = original.seed
    itemCounts = original.itemCounts
    self.configuration = configuration
    self.sections = sections
    self.environment = environment
  }

  /// A random source for rectangles and viewports, different from that of the layout.
  package var probes: RandomSource { RandomSource(seed: seed ^ 0x5DEE_CE66_D1CE_4E5B) }

  /// The layout solved by the reference.
  package var reference: ReferenceLayout {
    ReferenceLayout(
      configuration: configuration, sections: sections, itemCounts: itemCounts,
      environment: environment)
  }

  /// The layout solved by the engine.
  package var engine: CollectionLayout {
    let sections = sections
    var layout = CollectionLayout(configuration: configuration) { index, _ in sections[index] }
    layout.prepare(itemCounts: itemCounts, in: environment)
    return layout
  }
}

extension RandomLayout: RandomSample {
  /// The seed and all information needed to understand a failure.
  package var description: String {
    let size = environment.container.contentSize
    let lines =
      ["seed \(seed): \(size.width) x \(size.height) at \(environment.displayScale)x"]
      + ["\(environment.layoutDirection), safe area \(environment.safeAreaInsets)"]
      + ["margins \(environment.layoutMargins), item counts \(itemCounts)"]
      + [configuration.description]
      + sections.map { $0?.description ?? "no section" }
    return lines.joined(separator: "\n")
  }
}

extension RandomSource {
  mutating func environment() -> CollectionLayoutEnvironment {
    var width: Double = pick([320, 375, 393, 301, 200, 640])
    var height: Double = pick([480, 812, 300, 667, 201])
    if chance(5) { width = number(20...500) }
    if chance(5) { height = number(20...500) }
    if chance(1) { width = 0 }
    if chance(1) { height = 0 }
    var environment = CollectionLayoutEnvironment(
      size: CGSize(width: width, height: height), displayScale: pick([1, 2, 2, 3, 3]),
      layoutDirection: chance(25) ? .rightToLeft : .leftToRight)
    if chance(30) { environment.safeAreaInsets = edgeInsets() }
    if chance(50) { environment.layoutMargins = edgeInsets() }
    if chance(20) { environment.readableContentInsets = edgeInsets() }
    return environment
  }

  package mutating func edgeInsets() -> PhysicalEdgeInsets {
    PhysicalEdgeInsets(
      top: length(0...30), left: length(0...30), bottom: length(0...30), right: length(0...30))
  }

  mutating func configuration(in view: CGSize) -> CollectionLayoutConfiguration {
    var configuration = CollectionLayoutConfiguration()
    if chance(35) { configuration.scrollDirection = .horizontal }
    if chance(40) { configuration.interSectionSpacing = length(0...20) }
    if chance(30) { configuration.contentInsetsReference = reference() }
    if chance(25) {
      configuration.boundarySupplementaryItems = boundaryItems(
        prefix: "layout", scrolling: configuration.scrollDirection, in: view)
    }
    return configuration
  }

  mutating func reference() -> ContentInsetsReference {
    pick([.automatic, .none, .safeArea, .layoutMargins, .readableContent])
  }

  mutating func itemCount() -> Int {
    if chance(8) { return 0 }
    return chance(70) ? integer(1...12) : integer(1...60)
  }
}

// MARK: Probes

extension RandomSource {
  /// Returns a rectangle in or around content.
  package mutating func rect(in content: CGSize) -> CGRect {
    let low = CGPoint(
      x: number(-40...Double(content.width) + 20), y: number(-40...Double(content.height) + 20))
    var width = number(0...Double(content.width) + 60)
    var height = number(0...Double(content.height) + 60)
    if chance(40) { (width, height) = (number(0...60), number(0...60)) }
    if chance(5) { width = 0 }
    if chance(5) { height = 0 }
    guard chance(25) else { return CGRect(x: low.x, y: low.y, width: width, height: height) }
    return CGRect(
      x: low.x.rounded(), y: low.y.rounded(), width: width.rounded(), height: height.rounded())
  }

  /// Returns a viewport over content.
  package mutating func viewport(over content: CGSize, size: CGSize) -> Viewport {
    let offset = CGPoint(
      x: length(-60...max(0, content.width - size.width) + 60),
      y: length(-60...max(0, content.height - size.height) + 60))
    return Viewport(
      contentOffset: offset, size: size,
      adjustedContentInset: chance(40) ? edgeInsets() : .zero)
  }
}
