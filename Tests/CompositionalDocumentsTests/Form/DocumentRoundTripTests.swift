import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalTestSupport
import Foundation
import Testing

/// Written values are read back as they were, through texts and through any coder.
@Suite struct DocumentRoundTripTests {
  @Test func everything() throws {
    let document = try CaseDocument(json: DocumentSamples.everything)
    let text = try document.jsonText()
    #expect(try CaseDocument(json: text) == document)
    #expect(try CaseDocument(json: text).jsonText() == text)
  }

  @Test(arguments: DocumentTestFiles.cases)
  func recordedCase(_ file: URL) throws {
    let document = try CaseDocument(json: DocumentTestFiles.bytes(file))
    #expect(try CaseDocument(json: document.jsonText()) == document)
    let data = try JSONEncoder().encode(document)
    #expect(try JSONDecoder().decode(CaseDocument.self, from: data) == document)
  }

  /// A random layout that a document can hold has the same frames after it is written and read.
  @Test func randomLayouts() throws {
    var written = 0
    for seed in RandomRun.seeds(60) {
      let random = RandomLayout(seed: seed)
      // A custom group may be a closure, which no document holds.
      guard let document = random.document, let text = try? document.jsonText() else { continue }
      written += 1
      let read = try CaseDocument(json: text)
      let viewport = Viewport(size: random.environment.container.contentSize)
      #expect(
        read.preparedLayout().attributes(in: viewport)
          == document.preparedLayout().attributes(in: viewport),
        "\(random)")
    }
    #expect(written > 0)
  }

  /// A list of iOS 14 as a section of its own: its background and the depth of its cells.
  @Test func listsAsValues() throws {
    var environment = CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480))
    environment.layoutMargins = PhysicalEdgeInsets(left: 16, right: 12)
    for quirks in [Quirks.iOS14, .iOS17] {
      environment.quirks = quirks
      let document = LayoutDocument(sections: [
        .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
      ])
      #expect(try LayoutDocument(json: document.jsonText()) == document)
    }
    #expect(throws: DocumentError.self) {
      try LayoutDocument(
        json: #"{"sections": [{"list": {"appearance": "plain"}, "listBackground": {"top": 1}}]}"#)
    }
  }

  private func roundTrip<Value: Codable & Equatable>(_ value: Value, _ json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode([value])
    #expect(String(decoding: data, as: UTF8.self) == "[\(json)]")
    #expect(try JSONDecoder().decode([Value].self, from: data) == [value])
  }

  @Test func valuesHaveTheirDocumentForm() throws {
    try roundTrip(CollectionLayoutDimension.fractionalWidth(0.5), #"{"fractionalWidth":0.5}"#)
    try roundTrip(
      CollectionLayoutDimension.uniformAcrossSiblings(estimate: 44),
      #"{"uniformAcrossSiblings":44}"#)
    try roundTrip(
      CollectionLayoutSize(.absolute(1), .estimated(2)),
      #"{"height":{"estimated":2},"width":{"absolute":1}}"#)
    try roundTrip(CollectionLayoutSpacing.flexible(8), #"{"flexible":8}"#)
    try roundTrip(
      CollectionLayoutEdgeSpacing(top: .fixed(1)), #"{"top":{"fixed":1}}"#)
    try roundTrip(DirectionalEdgeInsets(top: 5), #"{"top":5}"#)
    try roundTrip(PhysicalEdgeInsets(left: 5), #"{"left":5}"#)
    try roundTrip(
      CollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: .zero),
      #"{"edges":["top","trailing"],"fractionalOffset":[0,0]}"#)
    try roundTrip(LayoutAxis.horizontal, #""horizontal""#)
    try roundTrip(DirectionalRectEdge.all, #"["top","leading","bottom","trailing"]"#)
    try roundTrip(RectAlignment.topLeading, #""topLeading""#)
    try roundTrip(ContentInsetsReference.readableContent, #""readableContent""#)
    try roundTrip(OrthogonalScrollingBehavior.groupPaging, #""groupPaging""#)
    try roundTrip(OrthogonalScrollingProperties.Bounce.never, #""never""#)
    try roundTrip(OrthogonalScrollingProperties.DecelerationRate.fast, #""fast""#)
    try roundTrip(OrthogonalScrollingProperties.DecelerationRate(rawValue: 0.5), "0.5")
    try roundTrip(UserInterfaceLayoutDirection.rightToLeft, #""rightToLeft""#)
    try roundTrip(PreferredContentSizeCategory.accessibilityLarge, #""accessibilityLarge""#)
    try roundTrip(InterfaceSizeClass.compact, #""compact""#)
    try roundTrip(
      CollectionLayoutListConfiguration.HeaderMode.firstItemInSection, #""firstItemInSection""#)
    try roundTrip(
      CollectionLayoutListConfiguration(appearance: .sidebar), #"{"appearance":"sidebar"}"#)
    try roundTrip(
      Quirks.iOS14, #"["iOS14Rounding","iOS14EmptySections","iOS14Pinning","iOS14Lists"]"#)
    try roundTrip(CollectionLayoutConfiguration(), "{}")
    try roundTrip(
      CollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 1, width: 2, height: 3)),
      #"{"frame":[0,1,2,3]}"#)
    try roundTrip(
      CollectionLayoutDecorationItem.background(elementKind: "b"), #"{"elementKind":"b"}"#)
  }

  @Test func environmentAndContainer() throws {
    var environment = CollectionLayoutEnvironment(
      size: CGSize(width: 320, height: 480), safeAreaInsets: PhysicalEdgeInsets(top: 5),
      readableContentInsets: .zero, horizontalSizeClass: .compact)
    environment.container = CollectionLayoutContainer(
      contentSize: CGSize(width: 320, height: 480),
      contentInsets: DirectionalEdgeInsets(leading: 0.5))
    try roundTrip(
      environment,
      #"{"containerInsets":{"leading":0.5},"horizontalSizeClass":"compact","#
        + #""readableContentInsets":{},"safeAreaInsets":{"top":5},"size":[320,480]}"#)
    try roundTrip(
      environment.container, #"{"contentInsets":{"leading":0.5},"contentSize":[320,480]}"#)
  }

  /// Every quirk has a name, and no two share a bit.
  @Test func quirksHaveNames() {
    let all = Quirks.names.reduce(into: Quirks()) { $0.formUnion($1.quirk) }
    #expect(all.rawValue.nonzeroBitCount == Quirks.names.count)
    #expect(Set(Quirks.names.map(\.name)).count == Quirks.names.count)
  }

  // MARK: What has no form

  private func sentence(_ section: CollectionLayoutSection) -> String? {
    do {
      _ = try LayoutDocument(sections: [section]).jsonText()
      return nil
    } catch {
      guard case .invalidValue(_, let context) = error else { return nil }
      return context.debugDescription
    }
  }

  @Test func closuresCannotBeWritten() {
    let size = CollectionLayoutSize(.absolute(1), .absolute(1))
    let custom = CollectionLayoutSection(
      group: .vertical(
        layoutSize: size, subitems: [.group(.custom(layoutSize: size) { _ in [] })]))
    #expect(
      sentence(custom)
        == "sections[0].group.subitems[0].items: A document cannot contain the closure of a "
        + "custom group; use a list of frames.")
    var section = CollectionLayoutSection(
      group: .custom(layoutSize: size, itemProvider: CollectionLayoutCustomItemProvider([])))
    #expect(sentence(section) == nil)
    section.visibleItemsInvalidationHandler = VisibleItemsInvalidationHandler { _, _, _ in }
    #expect(
      sentence(section)
        == "sections[0]: A document cannot contain a visible items invalidation handler.")
  }

  @Test func numbersThatAreNotFiniteCannotBeWritten() {
    let size = CollectionLayoutSize(.absolute(1), .absolute(1))
    var section = CollectionLayoutSection(
      group: .custom(layoutSize: size, itemProvider: CollectionLayoutCustomItemProvider([])))
    section.contentInsets.top = .nan
    #expect(
      sentence(section)
        == "sections[0].contentInsets.top: A document can contain only finite numbers, not nan.")
  }

  // MARK: Coders

  @Test func errorsOfDecodersCarryThePath() throws {
    let json = #"[{"width": {"absolute": 1}, "heigth": {"absolute": 2}}]"#
    let error = #expect(throws: DocumentError.self) {
      try JSONDecoder().decode([CollectionLayoutSize].self, from: Data(json.utf8))
    }
    #expect(error?.description == #"[0]: unknown key "heigth"; did you mean "height"?"#)
  }

  @Test func decodersAreHeldToTheDepthToo() throws {
    let text = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(throws: DocumentError.self) {
      try JSONDecoder().decode(CollectionLayoutItem.self, from: Data(text.utf8))
    }
  }

  // MARK: Text

  @Test func textIsStable() throws {
    let document = try LayoutDocument(json: DocumentSamples.smallest)
    #expect(
      try document.jsonText() == """
        {
          "sections": [
            {
              "group": {
                "type": "horizontal",
                "width": {"fractionalWidth": 1},
                "height": {"absolute": 44},
                "subitems": [
                  {
                    "type": "item",
                    "width": {"fractionalWidth": 1},
                    "height": {"fractionalHeight": 1}
                  }
                ]
              }
            }
          ]
        }

        """)
  }

  @Test func inputIsTold() throws {
    guard case .layout = try InputDocument(json: DocumentSamples.smallest) else {
      Issue.record("a layout is taken for a case")
      return
    }
    guard case .testCase = try InputDocument(json: DocumentSamples.testCase()) else {
      Issue.record("a case is taken for a layout")
      return
    }
  }
}
