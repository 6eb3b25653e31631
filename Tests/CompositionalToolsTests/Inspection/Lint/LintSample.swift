import CompositionalInspection

/// A layout that shows a finding, and a near one that does not.
struct LintSample {
  let code: String
  let shows: [LintFinding]
  let isClear: [LintFinding]

  init(_ code: String, shows: [LintFinding], isClear: [LintFinding]) {
    self.code = code
    self.shows = shows
    self.isClear = isClear
  }

  /// Returns the findings of a layout in a view of 300 × 400 points.
  static func lint(
    _ sections: [CollectionLayoutSection?], counts: [Int]? = nil, width: CGFloat = 300,
    configuration: CollectionLayoutConfiguration = .init(), at offset: CGPoint? = nil,
    measuring: LintMeasuring = .unknown
  ) -> [LintFinding] {
    var layout = CollectionLayout(configuration: configuration) { index, _ in sections[index] }
    let size = CGSize(width: width, height: 400)
    layout.prepare(
      itemCounts: counts ?? sections.map { _ in 6 }, in: CollectionLayoutEnvironment(size: size))
    let viewport = offset.map { Viewport(contentOffset: $0, size: size) }
    return layout.lint(in: viewport, measuring: measuring)
  }

  /// Returns the findings of a layout of one section.
  static func lint(
    _ group: CollectionLayoutGroup, at offset: CGPoint? = nil,
    measuring: LintMeasuring = .unknown,
    _ change: (inout CollectionLayoutSection) -> Void = { _ in }
  ) -> [LintFinding] {
    var section = CollectionLayoutSection(group: group)
    change(&section)
    return lint([section], at: offset, measuring: measuring)
  }

  /// Returns a row of the view's width.
  static func row(
    _ height: CollectionLayoutDimension = .absolute(50), _ items: CollectionLayoutItem...,
    width: CollectionLayoutDimension = .fractionalWidth(1)
  ) -> CollectionLayoutGroup {
    .horizontal(
      layoutSize: .init(width, height), subitems: items.isEmpty ? [item()] : items)
  }

  /// Returns an item, a third of the width wide and as high as its group.
  static func item(
    _ width: CollectionLayoutDimension = .fractionalWidth(0.3),
    _ height: CollectionLayoutDimension = .fractionalHeight(1)
  ) -> CollectionLayoutItem {
    CollectionLayoutItem(layoutSize: .init(width, height))
  }

  /// Returns a boundary item.
  static func boundary(
    _ alignment: RectAlignment, width: CGFloat = 40, height: CGFloat = 30, pins: Bool = false,
    offset: CGPoint = CGPoint(x: 0, y: 0), extends: Bool = true, kind: String = "header"
  ) -> CollectionLayoutBoundarySupplementaryItem {
    var item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.absolute(width), .absolute(height)), elementKind: kind,
      alignment: alignment, absoluteOffset: offset)
    item.pinToVisibleBounds = pins
    item.extendsBoundary = extends
    return item
  }

  /// Returns a copy that was changed.
  static func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var value = value
    change(&value)
    return value
  }
}
