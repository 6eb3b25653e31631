import Compositional
import CompositionalTestSupport
import Foundation
import Testing

/// Layouts that are updated equal layouts that are prepared for the new data.
struct UpdatingLayoutLawTests {
  private static let environment = CollectionLayoutEnvironment(
    size: CGSize(width: 320, height: 480))

  private func layout(_ shapes: [MeasuredShape]) -> CollectionLayout {
    if Set(shapes).count == 1 { return CollectionLayout(section: shapes[0].section) }
    return CollectionLayout { index, _ in shapes[index % shapes.count].section }
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
    _ layout: CollectionLayout, _ model: Model, _ shapes: [MeasuredShape], _ comment: String
  ) -> Bool {
    var fresh = self.layout(shapes)
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

  @Test("Sizes follow their items through any batches", arguments: MeasuredShape.allCases)
  func sizesFollow(shape: MeasuredShape) throws {
    let all = MeasuredShape.allCases
    // The solver fills these, which takes its time.
    func isSolved(_ shape: MeasuredShape) -> Bool {
      [.waterfall, .siblings, .shared].contains(shape)
    }
    for seed in 0..<(isSolved(shape) ? 10 : 40) {
      var random = RandomSource(seed: UInt64(1_000 * (all.firstIndex(of: shape) ?? 0) + seed))
      // A layout of one description for all sections changes items without asking for it.
      let shapes = [shape, seed % 3 == 0 ? shape : random.pick(all)]
      var model = Model(sections: [], next: 0)
      for shape in shapes {
        let count = random.pick(isSolved(shape) ? [0, 3, 7, 40] : [0, 3, 7, 40, 200])
        model.sections.append((0..<count).map { _ in model.newItem() })
      }
      var layout = self.layout(shapes)
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
            width: random.chance(20) ? 0 : Double(Int.random(in: 10...340, using: &random)),
            height: random.chance(20) ? 0 : Double(Int.random(in: 0...90, using: &random)))
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
        let comment = "\(shapes) seed \(seed) step \(step): \(batch)"
        guard expectEqual(layout, model, shapes, comment) else { return }
      }
    }
  }
}
