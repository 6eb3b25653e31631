import Compositional
import CompositionalContent
import CompositionalDocuments
import CompositionalTestSupport
import CompositionalTools
import Foundation

/// Documents to convert: the gallery, random layouts with lists, and random contents.
struct ConversionSample {
  /// A name that is a part of identifiers.
  let name: String
  let document: CaseDocument

  /// The samples of `.ci/convert`.
  static func all() throws -> [ConversionSample] {
    try gallery() + layouts(60) + contents(12)
  }

  /// The layouts of the gallery.
  static func gallery() throws -> [ConversionSample] {
    try RepositoryFiles.documents(in: RepositoryFiles.gallery).map { file in
      let bytes = [UInt8](try Data(contentsOf: file))
      let name = file.deletingPathExtension().lastPathComponent
      switch try InputDocument(json: bytes) {
      case .testCase(let document): return ConversionSample(name: name, document: document)
      case .layout(let layout): return ConversionSample(name: name, document: testCase(layout))
      case .flow, .results: throw DocumentError(path: "", message: "no layout: \(name)")
      }
    }
  }

  /// Random layouts that documents can hold, some with lists and quirks.
  static func layouts(_ count: Int) throws -> [ConversionSample] {
    var samples: [ConversionSample] = []
    var seed: UInt64 = 1
    while samples.count < count {
      let isEven = seed.isMultiple(of: 2)
      let layout = RandomLayout(isEven ? .anything : .estimates, seed: seed)
      var random = RandomSource(seed: seed)
      seed += 1
      var document = LayoutDocument(
        configuration: layout.configuration,
        sections: layout.sections.compactMap { $0.map { .section($0) } } + [.list(random)])
      if random.chance(30) { document.configuration.quirks = random.pick(Quirks.names).quirk }
      if random.chance(10) { document.configuration.quirks = .iOS14 }
      // A random custom group may be a closure, which no document holds.
      guard (try? document.jsonText()) != nil else { continue }
      samples.append(ConversionSample(name: "random\(seed - 1)", document: testCase(document)))
    }
    return samples
  }

  /// Random contents of every kind.
  static func contents(_ count: Int) throws -> [ConversionSample] {
    (1...count).map { seed in
      var random = RandomContent(seed: UInt64(seed))
      let section = Sample.list(in: .vertical)
      var document = testCase(LayoutDocument(sections: [section]))
      var measurement = CaseMeasurement()
      measurement.contents = [
        random.stack(depth: 3, withText: true), random.flow(depth: 2), random.split(depth: 2),
        random.scrollingSplit(depth: 2), random.conditional(depth: 2), random.rows(depth: 2),
        random.node(depth: 3), random.leaf(),
      ]
      document.measurement = measurement
      return ConversionSample(name: "contents\(seed)", document: document)
    }
  }

  private static func testCase(_ layout: LayoutDocument) -> CaseDocument {
    CaseDocument(
      name: "", layout: layout,
      environment: CaseEnvironment(size: CGSize(width: 375, height: 667)),
      itemCounts: layout.sections.map { _ in 10 })
  }
}

extension LayoutDocument.Section {
  /// Returns a random list with changes.
  fileprivate static func list(_ source: RandomSource) -> Self {
    var random = source
    var list = CollectionLayoutListConfiguration(
      appearance: random.pick(CollectionLayoutListConfiguration.Appearance.allCases))
    if random.chance(40) { list.showsSeparators.toggle() }
    list.headerMode = random.pick(CollectionLayoutListConfiguration.HeaderMode.allCases)
    list.footerMode = random.pick(CollectionLayoutListConfiguration.FooterMode.allCases)
    if random.chance(40) { list.headerTopPadding = random.length(0...20) }
    var changes = LayoutDocument.ListChanges()
    if random.chance(40) {
      changes.contentInsets = random.chance(30) ? .zero : .init(top: 4, leading: 1.5)
    }
    if random.chance(40) { changes.interGroupSpacing = random.length(0...9) }
    if random.chance(30) { changes.contentInsetsReference = .layoutMargins }
    if random.chance(30) { changes.supplementaryContentInsetsReference = .safeArea }
    if random.chance(30) { changes.supplementariesFollowContentInsets = random.chance(50) }
    if random.chance(30) {
      changes.orthogonalScrollingBehavior = random.pick(OrthogonalScrollingBehavior.allCases)
      var properties = OrthogonalScrollingProperties()
      properties.bounce = random.pick(OrthogonalScrollingProperties.Bounce.allCases)
      properties.decelerationRate = random.pick([.automatic, .fast, .init(rawValue: 0.5)])
      changes.orthogonalScrollingProperties = properties
    }
    if random.chance(40) {
      var background = CollectionLayoutDecorationItem.background(elementKind: "back \"ground\"\n")
      background.zIndex = -2
      background.contentInsets = .init(top: 1, leading: 2, bottom: 1, trailing: 2)
      changes.decorationItems = [background]
      changes.boundarySupplementaryItems = [
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(.absolute(1.0 / 3), .fractionalHeight(2.0 / 3)), elementKind: "é\\(1)",
          alignment: random.pick(RectAlignment.allCases), absoluteOffset: CGPoint(x: -1, y: 0.5))
      ]
    }
    return .list(list, changes)
  }
}
