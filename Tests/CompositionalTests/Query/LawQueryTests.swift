import Compositional
import CompositionalTestSupport
import Testing

/// What every rectangle must have in common with a larger one, and with its parts.
@Suite struct LawQueryTests {
  private func hold(_ law: (RandomLayout, CollectionLayout, inout RandomSource) -> String?) {
    for seed in RandomRun.thirdOfSeeds {
      let layout = RandomLayout(seed: seed)
      let engine = layout.engine
      var probes = layout.probes
      guard let complaint = law(layout, engine, &probes) else { continue }
      Issue.record("\(RandomRun.text(layout))\n\(complaint)")
      return
    }
  }

  private func ids(_ elements: [LayoutAttributes]) -> Set<ElementID> { Set(elements.map(\.id)) }

  /// A larger rectangle finds at least as much.
  @Test func largerFindsMore() {
    hold { _, engine, probes in
      for _ in 0..<4 {
        let small = probes.rect(in: engine.contentSize)
        let other = probes.rect(in: engine.contentSize)
        let lost = ids(engine.attributes(in: small))
          .subtracting(ids(engine.attributes(in: small.union(other))))
        guard lost.isEmpty else { return "\(small) finds what \(small.union(other)) does not" }
      }
      return nil
    }
  }

  /// A query answers nothing but elements of the layout, each once, as all of them together do.
  @Test func queriesAnswerElements() {
    hold { layout, engine, probes in
      let viewport = probes.viewport(
        over: engine.contentSize, size: layout.environment.container.contentSize)
      let rect = probes.rect(in: engine.contentSize)
      let found = engine.attributes(in: rect, at: viewport)
      let known = ids(found)
      let all = engine.allAttributes(at: viewport).filter { known.contains($0.id) }
      let difference = AttributesDifference(expected: all, actual: found)
      return difference.isEmpty ? nil : difference.description
    }
  }

  /// Tiles in both directions find every cell that has a part of its area in a tile, as long as it
  /// does not stick out of its group.
  @Test func tilesFindEveryCell() {
    hold { layout, engine, _ in
      let size = engine.contentSize
      let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      let columns = 4.0
      let rows = 5.0
      var found: Set<ElementID> = []
      for column in 0..<4 {
        for row in 0..<5 {
          let tile = CGRect(
            x: size.width / columns * Double(column), y: size.height / rows * Double(row),
            width: size.width / columns, height: size.height / rows)
          found.formUnion(ids(engine.attributes(in: tile)))
        }
      }
      let all = ids(engine.attributes(in: whole))
      guard found.isSubset(of: all) else { return "tiles find \(found.subtracting(all))" }
      // The reference knows the group an element belongs to; where both share an area, a tile has
      // a part of it.
      let certain = layout.reference.elementsWithinGroups(of: whole)
      let lost = certain.intersection(all).subtracting(found)
      return lost.isEmpty ? nil : "no tile finds \(lost)"
    }
  }
}

extension RandomRun {
  /// A third of the layouts, for laws that ask a lot of each.
  static var thirdOfSeeds: [UInt64] { seeds.filter { $0.isMultiple(of: 3) } }
}
