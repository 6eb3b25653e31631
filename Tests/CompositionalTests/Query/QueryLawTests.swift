import CompositionalTestSupport
import Testing

@testable import Compositional

/// Laws of queries, checked on random layouts.
@Suite struct QueryLawTests {
  private func difference(_ expected: [LayoutAttributes], _ actual: [LayoutAttributes]) -> String? {
    let difference = AttributesDifference(expected: expected, actual: actual)
    return difference.isEmpty ? nil : difference.description
  }

  /// A pinned header is found where it is, also where its offset moves it out of its section.
  @Test(arguments: [0, 30, -30]) func aPinnedHeaderIsFoundAtTheEndOfItsSection(offset: CGFloat) {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(20))
    var section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    var header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .top,
      absoluteOffset: CGPoint(x: 0, y: offset))
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let layout = Sample.layout(of: section, [5, 5], in: CGSize(width: 100, height: 100))
    let content = CGRect(x: -50, y: -50, width: 200, height: 500)
    for y in stride(from: 0, to: 240, by: 5) {
      let viewport = Viewport(
        contentOffset: CGPoint(x: 0, y: y), size: CGSize(width: 100, height: 100))
      let headers = layout.attributes(in: content, at: viewport).filter { $0.kind == "header" }
      #expect(headers.count == 2)
      for header in headers {
        let end = CGRect(x: 0, y: header.frame.maxY - 1, width: 100, height: 1)
        #expect(layout.attributes(in: end, at: viewport).contains(header), "\(y)")
      }
    }
  }

  /// Boundary items are found by their own frames, so a query is a filter over all of them.
  @Test func boundaryQueryIsFilter() {
    Law<RandomLayout>.hold(samples: 500) { layout in
      let engine = layout.engine
      var probes = layout.probes
      let content = CGRect(origin: .zero, size: engine.contentSize)
      let kinds = Set(
        layout.configuration.boundarySupplementaryItems.map(\.elementKind)
          + layout.sections.flatMap { $0?.boundarySupplementaryItems.map(\.elementKind) ?? [] })
      let rect = probes.rect(in: engine.contentSize).intersection(content)
      guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
      func isBoundary(_ element: LayoutAttributes) -> Bool {
        element.kind.map(kinds.contains) ?? false
      }
      let all = engine.allAttributes().filter(isBoundary).filter { element in
        let frame = element.frame
        return frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY
          && rect.minY < frame.maxY
      }
      // Cutting the rectangle off at the content may fall on either side of an edge that lies
      // there.
      func isClear(_ element: LayoutAttributes) -> Bool {
        abs(element.frame.minX - rect.maxX) > 1e-6 && abs(element.frame.minY - rect.maxY) > 1e-6
      }
      return difference(
        all.filter(isClear), engine.attributes(in: rect).filter(isBoundary).filter(isClear))
    }
  }

  /// The attributes of a single element equal those that a query returns for it.
  @Test func singleAnswersAgreeWithQueries() {
    Law<RandomLayout>.hold(samples: 500) { layout in
      let engine = layout.engine
      var probes = layout.probes
      let size = layout.environment.container.contentSize
      let viewport = probes.viewport(over: engine.contentSize, size: size)
      let found = engine.attributes(in: viewport)
      return difference(found, found.compactMap { engine.attributes(for: $0.id, at: viewport) })
    }
  }

  /// All forms of a query return the same ids and frames.
  @Test func buffersHoldWhatAttributesSay() {
    Law<RandomLayout>.hold(samples: 500) { layout in
      let engine = layout.engine
      var probes = layout.probes
      let size = layout.environment.container.contentSize
      let viewport = probes.viewport(over: engine.contentSize, size: size)
      let expected = engine.attributes(in: viewport)
      var frames: [ElementFrame] = []
      engine.appendFrames(in: viewport.bounds, at: viewport, to: &frames)
      let isLarge = engine.stack.sections.contains {
        $0.geometry.template.cellTree != nil || $0.geometry.template.supplementaryTree != nil
      }
      guard isLarge || frames.map(engine.id(of:)) == expected.map(\.id) else {
        return "appended frames are in another order"
      }
      // Of a large group only attributes are in the order of the data.
      let appended = inOrder(frames.map { (engine.id(of: $0), $0.frame) })
      let listed = inOrder(expected.map { ($0.id, $0.frame) })
      guard appended.map(\.id) == listed.map(\.id),
        zip(appended, listed).allSatisfy({ $0.frame.isNear($1.frame) })
      else { return "appended frames differ" }
      guard engine.elementBound(in: viewport.bounds, at: viewport) >= expected.count else {
        return "the bound is below the answer"
      }
      for (section, count) in layout.itemCounts.enumerated() {
        let shown = engine.attributes(for: .cell(section: section, item: 0)) == nil ? 0 : count
        let items = shown / 3..<shown
        let memory = UnsafeMutableBufferPointer<CGRect>.allocate(capacity: items.count)
        defer { memory.deallocate() }
        engine.writeFrames(ofItems: items, inSection: section, to: memory)
        for (item, frame) in zip(items, memory) {
          let single = engine.attributes(for: .cell(section: section, item: item))
          guard let single, frame.isNear(single.frame) else { return "written frames differ" }
        }
      }
      return nil
    }
  }

  /// Returns elements by their names and places.
  private func inOrder(_ list: [(ElementID, CGRect)]) -> [(id: ElementID, frame: CGRect)] {
    list.map { (id: $0.0, frame: $0.1) }.sorted {
      ("\($0.id)", $0.frame.minX, $0.frame.minY) < ("\($1.id)", $1.frame.minX, $1.frame.minY)
    }
  }

  /// A query returns the same elements whatever was queried before.
  @Test func sameViewportSameAnswer() {
    Law<RandomLayout>.hold(samples: 500) { layout in
      let engine = layout.engine
      var probes = layout.probes
      let size = layout.environment.container.contentSize
      let viewport = probes.viewport(over: engine.contentSize, size: size)
      let first = engine.attributes(in: viewport)
      for _ in 0..<3 { _ = engine.attributes(in: probes.rect(in: engine.contentSize)) }
      return first == engine.attributes(in: viewport) ? nil : "the second answer differs"
    }
  }

  // MARK: Rectangles and their parts

  private func ids(_ elements: [LayoutAttributes]) -> Set<ElementID> { Set(elements.map(\.id)) }

  /// A larger rectangle finds at least as much.
  @Test func largerFindsMore() {
    Law<RandomLayout>.hold(samples: 500) { layout in
      let engine = layout.engine
      var probes = layout.probes
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

  /// A query returns only elements of the layout, each once, with the same attributes.
  @Test func queriesAnswerElements() {
    Law<RandomLayout>.hold(samples: 500) { layout in
      let engine = layout.engine
      var probes = layout.probes
      let viewport = probes.viewport(
        over: engine.contentSize, size: layout.environment.container.contentSize)
      let rect = probes.rect(in: engine.contentSize)
      let found = engine.attributes(in: rect, at: viewport)
      let known = ids(found)
      let all = engine.allAttributes(at: viewport).filter { known.contains($0.id) }
      return difference(all, found)
    }
  }

  /// Tiles in both directions find every cell that has a part of its area in a tile, as long as it
  /// does not stick out of its group.
  @Test func tilesFindEveryCell() {
    Law<RandomLayout>.hold(samples: 150) { layout in
      let engine = layout.engine
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
