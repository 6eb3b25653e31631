import Compositional
import CompositionalDocuments
import CompositionalTestSupport

extension CaseDocument {
  /// Returns a small case whose rows, headers and footers answer sizes of their own: what one of them
  /// pushes out of sight is not measured, so that the order of measuring shows.
  static func measuredBoundaryItems(seed: UInt64) -> CaseDocument {
    var random = RandomSource(seed: seed ^ 0xB0DA_11E5)
    func row(_ random: inout RandomSource) -> CollectionLayoutSize {
      CollectionLayoutSize(
        .fractionalWidth(1), .estimated(random.pick([20, 30, 40, 50] as [CGFloat])))
    }
    func items(_ kind: String, _ random: inout RandomSource)
      -> [CollectionLayoutBoundarySupplementaryItem]
    {
      let alignments: [RectAlignment] = random.pick([[.top], [.bottom], [.top, .bottom]])
      return alignments.map {
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: row(&random), elementKind: "\(kind) \($0)", alignment: $0)
      }
    }
    var sections: [CollectionLayoutSection] = []
    for index in 0...random.integer(0...1) {
      let size = row(&random)
      var section = CollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
      if random.chance(70) { section.boundarySupplementaryItems = items("\(index)", &random) }
      sections.append(section)
    }
    var configuration = CollectionLayoutConfiguration()
    if random.chance(30) { configuration.boundarySupplementaryItems = items("all", &random) }
    var document = CaseDocument(
      name: "measured", layout: LayoutDocument(configuration: configuration, sections: sections),
      environment: CaseEnvironment(size: CGSize(width: 100, height: 100)),
      itemCounts: sections.map { _ in random.integer(1...3) })
    let lengths: [CGFloat] = [10, 60, 120]
    var measurement = CaseMeasurement()
    measurement.cells = .constant(height: random.pick(lengths))
    let boundaryItems =
      sections.flatMap(\.boundarySupplementaryItems) + configuration.boundarySupplementaryItems
    for item in boundaryItems {
      measurement.supplementary[item.elementKind] =
        .constant(height: random.pick(lengths))
    }
    document.measurement = measurement
    return document
  }
}
