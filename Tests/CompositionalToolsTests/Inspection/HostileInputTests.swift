import CompositionalInspection
import Testing

/// Layouts with extreme numbers and many parts, which have to be answered and not to trap.
@Suite struct HostileInputTests {
  /// Returns a layout of one section.
  private func layout(
    _ group: CollectionLayoutGroup, items: Int = 8,
    _ change: (inout CollectionLayoutSection) -> Void = { _ in }
  ) -> CollectionLayout {
    var section = CollectionLayoutSection(group: group)
    change(&section)
    var layout = CollectionLayout(section: section)
    layout.prepare(
      itemCounts: [items], in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    return layout
  }

  @Test(arguments: [1e-307, -1e-307, 1e-300, -1e-300, 1e-9, 1e15, 1e300, -1e300])
  func extremeNumbersAreAnswered(number: CGFloat) throws {
    let row = LintSample.changed(LintSample.row()) { $0.interItemSpacing = .fixed(number) }
    let flexible = LintSample.changed(LintSample.row()) { $0.interItemSpacing = .flexible(number) }
    let tall = LintSample.row(.absolute(number), LintSample.item(.absolute(max(1, number))))
    for group in [row, flexible, tall] {
      let layout = layout(group) {
        $0.interGroupSpacing = number
        $0.contentInsets.top = number
        $0.boundarySupplementaryItems = [
          LintSample.boundary(.top, pins: true, offset: CGPoint(x: number, y: number))
        ]
      }
      _ = layout.lint(in: Viewport(size: CGSize(width: 300, height: 400)))
      for element in layout.allAttributes().prefix(12) {
        let explanation = try layout.explanation(of: element.id)
        #expect(!explanation.description.isEmpty)
      }
    }
  }

  /// Twelve different groups in each of four levels are 20,736 groups, each with its steps.
  @Test func deepGroupsAreBounded() throws {
    var height: CGFloat = 10
    var group = LintSample.row(.absolute(height), LintSample.item(.fractionalWidth(1)))
    for _ in 0..<4 {
      let subitems = (1...12).map { index in
        CollectionLayoutItem.group(
          LintSample.changed(group) { $0.contentInsets.leading = CGFloat(index) / 100 })
      }
      height *= 12
      group = .vertical(
        layoutSize: .init(.fractionalWidth(1), .absolute(height)), subitems: subitems)
    }
    let layout = layout(group, items: 20_736)
    let explanation = try layout.explanation(of: .cell(section: 0, item: 20_735))
    #expect(explanation.steps.count < 4_000 && explanation.isComplete)
  }

  @Test func manySectionsAreAnswered() throws {
    let sections = (0..<4_000).map { index in
      LintSample.changed(CollectionLayoutSection(group: LintSample.row())) {
        $0.interGroupSpacing = CGFloat(index)
      }
    }
    var layout = CollectionLayout { index, _ in sections[index] }
    layout.prepare(
      itemCounts: sections.map { _ in 1 },
      in: CollectionLayoutEnvironment(size: CGSize(width: 300, height: 400)))
    #expect(layout.lint().isEmpty)
    let explanation = try layout.explanation(of: .cell(section: 3_999, item: 0))
    #expect(explanation.frame.origin.y == CGFloat(199_950))
    #expect(explanation.isComplete)
  }

  @Test func layoutsThatWereNotPrepared() {
    let layout = CollectionLayout(section: CollectionLayoutSection(group: LintSample.row()))
    #expect(layout.lint().map { $0.code } == ["CL000"])
    #expect(throws: MissingElement.self) {
      try layout.explanation(of: .cell(section: 0, item: 0))
    }
  }
}
