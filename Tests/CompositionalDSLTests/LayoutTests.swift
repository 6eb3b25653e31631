import CompositionalDSL
import Testing

/// The composition of sections, and the conversion from the DSL to engine values.
@Suite("Layouts")
struct LayoutTests {
  /// Returns a section identified by its spacing.
  private func numbered(_ number: Int) -> LayoutSection {
    Section { HGroup { Item() } }.interGroupSpacing(CGFloat(number))
  }

  private func numbers(_ layout: CollectionLayout, _ count: Int) -> [Int?] {
    (0..<count).map { index in
      section(index, of: layout).map { Int($0.interGroupSpacing) }
    }
  }

  @Test("One section is repeated for all")
  func oneSection() {
    let layout = LayoutBuilder { numbered(4) }
    #expect(numbers(layout, 3) == [4, 4, 4])
  }

  @Test("Literal sections repeat", arguments: [true, false])
  func literalSections(hasMiddle: Bool) {
    let more = [numbered(4), numbered(5)]
    let layout = CompositionalLayout {
      Section { HGroup { Item() } }
      if hasMiddle { numbered(2) }
      OwnSection().interGroupSpacing(3)
      more
    }
    let round = hasMiddle ? [0, 2, 3, 4, 5] : [0, 3, 4, 5]
    #expect(numbers(CollectionLayout(layout), 2 * round.count) == round + round)
  }

  @Test("Literal sections that read the environment")
  func environmentSections() {
    let layout = CollectionLayout(
      CompositionalLayout { environment in
        let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
        Section { HGroup(count: columns) { Item() } }
        if columns == 4 { numbered(1) }
        Section { HGroup(count: 2 * columns) { Item() } }
      })
    func counts(width: CGFloat, _ sections: Int) -> [Int?] {
      let environment = CollectionLayoutEnvironment(size: CGSize(width: width, height: 800))
      return (0..<sections).map { index in
        let group = section(index, of: layout, in: environment)?.group
        if case .group(_, .counted(_, let count))? = group?.content { return count }
        return nil
      }
    }
    #expect(counts(width: 375, 4) == [2, 4, 2, 4])
    #expect(counts(width: 1024, 4) == [4, nil, 8, 4])
  }

  @Test("A provider receives the index and the environment, and may return nil")
  func provider() {
    let layout = LayoutBuilder {
      CompositionalLayout { section, environment in
        guard section != 1 else { return nil }
        return numbered(section + Int(environment.container.contentSize.width))
      }
    }
    #expect(numbers(layout, 3) == [375, nil, 377])
  }

  @Test("Providers in turn")
  func repeatingSections() {
    let layout = CompositionalLayout(
      repeatingSections: [
        { index, _ in numbered(10 + index) }, { index, _ in numbered(20 + index) },
        { _, _ in nil },
      ])
    #expect(numbers(CollectionLayout(layout), 6) == [10, 21, nil, 13, 24, nil])
  }

  @Test("An empty list has no sections")
  func noSections() {
    #expect(numbers(CollectionLayout(CompositionalLayout(repeatingSections: [])), 2) == [nil, nil])
    #expect(numbers(CollectionLayout(CompositionalLayout {}), 2) == [nil, nil])
    #expect(numbers(CollectionLayout(CompositionalLayout { _ in }), 2) == [nil, nil])
  }

  @Test("Configurations, before and after the sections")
  func configurations() {
    var expected = CollectionLayoutConfiguration()
    expected.interSectionSpacing = 7
    expected.scrollDirection = .horizontal
    let configuration = OwnConfiguration().scrollDirection(.horizontal)
    let layouts = [
      LayoutBuilder(configuration: configuration) { OwnSection() },
      LayoutBuilder { CompositionalLayout(configuration: configuration) { OwnSection() } },
      CollectionLayout(CompositionalLayout(configuration: configuration) { _ in OwnSection() }),
      CollectionLayout(CompositionalLayout(configuration: configuration) { _, _ in nil }),
      CollectionLayout(
        CompositionalLayout(configuration: configuration, repeatingSections: [])),
      CollectionLayout(
        CompositionalLayout(configuration: OwnConfiguration()) { OwnSection() }.scrollDirection(
          .horizontal)),
    ]
    for layout in layouts { #expect(layout.configuration == expected) }
  }

  @Test("Builders choose between sections and between layouts", arguments: [true, false])
  func choices(isList: Bool) {
    let single = LayoutBuilder {
      if isList {
        ListSection(appearance: .plain, layoutEnvironment: anyEnvironment)
      } else {
        numbered(2)
      }
    }
    let list = CollectionLayoutSection.list(
      using: .init(appearance: .plain), layoutEnvironment: anyEnvironment)
    let expected = isList ? list : engineValue(numbered(2))
    #expect(section(0, of: single) == expected)

    let several = LayoutBuilder {
      switch isList {
      case true: CompositionalLayout { RawSection(rawLayoutSection: list) }
      case false: CompositionalLayout { _, _ in numbered(2) }.interSectionSpacing(1)
      }
    }
    #expect(section(0, of: several) == expected)
    #expect(several.configuration.interSectionSpacing == (isList ? 0 : 1))

    let value = LayoutSectionBuilder {
      if isList { RawSection(rawLayoutSection: list) } else { numbered(2) }
    }
    #expect(value == expected)
  }

  @Test("A raw section is a value, and modifiers change a copy")
  func rawSection() {
    var raw = CollectionLayoutSection(group: engineValue(HGroup { Item() }))
    raw.boundarySupplementaryItems = [engineValue(OwnBoundaryItem())]
    #expect(engineValue(RawSection(rawLayoutSection: raw)) == raw)

    let section = RawSection(rawLayoutSection: raw)
      .boundarySupplementaryItems { OwnBoundaryItem() }
      .contentInsets(top: 8)
    for _ in 0..<2 {
      #expect(engineValue(section).boundarySupplementaryItems.count == 2)
      #expect(engineValue(section).contentInsets.top == 8)
    }
    #expect(raw.boundarySupplementaryItems.count == 1)
  }

  @Test("A list section follows its configuration")
  func listSection() {
    var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    configuration.headerTopPadding = 8
    configuration.showsSeparators = false
    let section = ListSection(appearance: .insetGrouped, layoutEnvironment: anyEnvironment)
      .headerMode(.supplementary)
      .footerMode(.supplementary)
      .headerTopPadding(8)
      .showsSeparators(false)
    #expect(section.configuration == configuration)
    let list = CollectionLayoutSection.list(
      using: configuration, layoutEnvironment: anyEnvironment)
    #expect(engineValue(section) == list)
    #expect(list.boundarySupplementaryItems.count == 2)
    let same = ListSection(configuration: configuration, layoutEnvironment: anyEnvironment)
    #expect(engineValue(same) == list)

    var changed = list
    changed.contentInsets = DirectionalEdgeInsets(leading: 4, trailing: 4)
    #expect(engineValue(section.contentInsets(horizontal: 4)) == changed)
    #expect(
      section.headerTopPadding(nil).headerMode(.none).configuration.headerTopPadding == nil)
  }

  /// Rows of 44 under headers of 17.5, within margins of 16 at the sides; nothing is measured.
  @Test("A list section has the frames of a list")
  func listFrames() throws {
    var layout = CollectionLayout(
      CompositionalLayout { environment in
        ListSection(appearance: .insetGrouped, layoutEnvironment: environment)
          .headerMode(.supplementary)
          .headerTopPadding(8)
      })
    var environment = anyEnvironment
    environment.layoutMargins = PhysicalEdgeInsets(left: 16, right: 16)
    layout.prepare(itemCounts: [2], in: environment)
    let header = ElementID.supplementary(
      kind: CollectionLayoutListConfiguration.headerKind, section: 0)
    #expect(
      layout.attributes(for: header)?.frame == CGRect(x: 16, y: 8, width: 343, height: 17.5))
    let rows = (0..<2).map { layout.attributes(for: .cell(section: 0, item: $0))?.frame }
    #expect(
      rows == [25.5, 69.5].map { CGRect(x: 16, y: $0, width: 343, height: 44) })
  }
}
