import Compositional
import CompositionalTestSupport
import Foundation
import Testing

/// Layouts that are updated equal layouts that are prepared for the new data.
struct UpdatingLayoutLawTests {
  /// The shapes whose sizes have to follow their items: rows, rows of three, rows with badges, rows
  /// that wrap, and sideways rows.
  private static func section(_ kind: Int) -> CollectionLayoutSection {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: .init(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: .init(edges: [.top, .trailing]))
    switch kind {
    case 0, 1:
      let item = CollectionLayoutItem(
        layoutSize: .init(.fractionalWidth(1), .estimated(40)),
        supplementaryItems: kind == 1 ? [badge] : [])
      let group = CollectionLayoutGroup.vertical(
        layoutSize: .init(.fractionalWidth(1), .estimated(40)), subitems: [item])
      var section = CollectionLayoutSection(group: group)
      section.interGroupSpacing = 4
      return section
    case 2, 3:
      let item = CollectionLayoutItem(
        layoutSize: .init(.fractionalWidth(1.0 / 3), .estimated(40)),
        supplementaryItems: kind == 3 ? [badge] : [])
      var group = CollectionLayoutGroup.horizontal(
        layoutSize: .init(.fractionalWidth(1), .estimated(40)), subitems: [item])
      group.interItemSpacing = .fixed(3)
      return CollectionLayoutSection(group: group)
    case 4:
      let item = CollectionLayoutItem(layoutSize: .init(.estimated(60), .absolute(30)))
      var group = CollectionLayoutGroup.horizontal(
        layoutSize: .init(.fractionalWidth(1), .estimated(30)), subitems: [item])
      group.interItemSpacing = .fixed(8)
      return CollectionLayoutSection(group: group)
    default:
      let item = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .estimated(50)))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: .init(.absolute(120), .estimated(50)), subitems: [item])
      var section = CollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
  }

  private static let environment = CollectionLayoutEnvironment(
    size: CGSize(width: 320, height: 480))

  private func layout(_ kinds: [Int]) -> CollectionLayout {
    if Set(kinds).count == 1 { return CollectionLayout(section: Self.section(kinds[0])) }
    return CollectionLayout { index, _ in Self.section(kinds[index % kinds.count]) }
  }

  /// The data as numbers that identify items: an item keeps its number wherever it moves.
  private struct Model {
    var sections: [[Int]]
    var next: Int
    var sizes: [Int: CGSize] = [:]

    mutating func newItem() -> Int {
      next += 1
      return next
    }
  }

  private func expectEqual(
    _ layout: CollectionLayout, _ model: Model, _ kinds: [Int], _ comment: String
  ) -> Bool {
    var fresh = self.layout(kinds)
    fresh.prepare(itemCounts: model.sections.map(\.count), in: Self.environment)
    for (section, items) in model.sections.enumerated() {
      for (item, name) in items.enumerated() {
        guard let size = model.sizes[name] else { continue }
        fresh.record(ElementMeasurement(.cell(section: section, item: item), PreferredSize(size)))
      }
    }
    #expect(layout.contentSize == fresh.contentSize, "\(comment)")
    let got = layout.allAttributes()
    let expected = fresh.allAttributes()
    #expect(got == expected, "\(comment)")
    return got == expected && layout.contentSize == fresh.contentSize
  }

  @Test(
    "Sizes follow their items through any batches", arguments: [0, 1, 2, 3, 4, 5] as [Int])
  func sizesFollow(kind: Int) throws {
    for seed in 0..<40 {
      var random = RandomSource(seed: UInt64(1_000 * kind + seed))
      // A layout of one description for all sections changes items without asking for it.
      let kinds = [kind, seed % 3 == 0 ? kind : Int.random(in: 0...5, using: &random)]
      var model = Model(sections: [], next: 0)
      for _ in 0..<2 {
        let count = [0, 3, 7, 40, 200].randomElement(using: &random) ?? 0
        model.sections.append((0..<count).map { _ in model.newItem() })
      }
      var layout = self.layout(kinds)
      layout.prepare(itemCounts: model.sections.map(\.count), in: Self.environment)
      for step in 0..<25 {
        let section = Int.random(in: 0...1, using: &random)
        let count = model.sections[section].count
        var batch = BatchUpdates()
        switch Int.random(in: 0...5, using: &random) {
        case 0, 1:
          guard count > 0 else { continue }
          let item = Int.random(in: 0..<count, using: &random)
          let size = CGSize(
            width: Double(Int.random(in: 10...340, using: &random)),
            height: Double(Int.random(in: 0...90, using: &random)))
          model.sizes[model.sections[section][item]] = size
          layout.record(
            ElementMeasurement(.cell(section: section, item: item), PreferredSize(size)))
        case 2:
          let item = Int.random(in: 0...count, using: &random)
          batch.insertItems(at: [ElementIndexPath(item: item, section: section)])
          model.sections[section].insert(model.newItem(), at: item)
        case 3:
          guard count > 0 else { continue }
          let item = Int.random(in: 0..<count, using: &random)
          batch.deleteItems(at: [ElementIndexPath(item: item, section: section)])
          model.sections[section].remove(at: item)
        case 4:
          guard count > 1 else { continue }
          let from = Int.random(in: 0..<count, using: &random)
          let name = model.sections[section].remove(at: from)
          let to = Int.random(in: 0..<count, using: &random)
          model.sections[section].insert(name, at: to)
          batch.moveItem(
            at: ElementIndexPath(item: from, section: section),
            to: ElementIndexPath(item: to, section: section))
        default:
          guard count > 0 else { continue }
          let item = Int.random(in: 0..<count, using: &random)
          batch.reloadItems(at: [ElementIndexPath(item: item, section: section)])
          model.sizes[model.sections[section][item]] = nil
        }
        try layout.update(batch)
        let comment = "kind \(kinds) seed \(seed) step \(step): \(batch)"
        guard expectEqual(layout, model, kinds, comment) else { return }
      }
    }
  }
}
