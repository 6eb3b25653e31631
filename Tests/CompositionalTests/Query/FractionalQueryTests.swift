import Compositional
import CompositionalTestSupport
import Testing

/// Queries of groups, ledgers and sections at fractional places, against all frames one by one.
@Suite struct FractionalQueryTests {
  /// Cells of 3 points and more in a custom group of 90, well inside it.
  ///
  /// - Parameter unit: The number of points that all coordinates are multiples of, or 0.
  private func scattered(
    _ random: inout RandomSource, unit: CGFloat = 0
  ) -> CollectionLayoutSection {
    func number(_ range: ClosedRange<Double>) -> CGFloat {
      let number = CGFloat(random.number(range))
      return unit > 0 ? (number / unit).rounded() * unit : number
    }
    let frames = (0..<90).map { _ in
      CGRect(x: number(2...250), y: number(2...250), width: number(3...40), height: number(3...40))
    }
    let group = CollectionLayoutGroup.custom(
      layoutSize: .init(.absolute(unit > 0 ? 297 : 297.3), .absolute(number(295...310)))
    ) { _ in frames.map { CollectionLayoutGroupCustomItem(frame: $0) } }
    return CollectionLayoutSection(group: group)
  }

  /// Rows of one measured cell each, a template of its own for every row if there is a badge.
  private func list(withBadge: Bool) -> CollectionLayoutSection {
    var item = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .estimated(20.3)))
    if withBadge {
      item.supplementaryItems = [
        .init(
          layoutSize: .init(.absolute(3), .absolute(3)), elementKind: "badge",
          containerAnchor: .init(edges: [.top, .leading]))
      ]
    }
    return CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .estimated(20.3)), subitems: [item]))
  }

  private func layout(_ kind: Int, _ random: inout RandomSource) -> CollectionLayout {
    var sections = (0..<5).map { _ in
      switch kind {
      case 0: scattered(&random)
      case 1, 2: list(withBadge: kind == 2)
      case 4: scattered(&random, unit: 1)
      default: Tags.section
      }
    }
    for index in sections.indices {
      sections[index].contentInsets = .init(
        top: random.number(0...9), leading: random.number(0...9), bottom: random.number(0...9),
        trailing: 0)
      sections[index].interGroupSpacing = random.number(0...4)
      // Whole pixels take the short way.
      guard kind == 4 else { continue }
      sections[index].contentInsets = .init(top: CGFloat(index), leading: 3, bottom: 2, trailing: 0)
      sections[index].interGroupSpacing = CGFloat(index)
    }
    let described = sections
    var layout = CollectionLayout { index, _ in described[index] }
    layout.prepare(
      itemCounts: [0, 4].contains(kind) ? [90, 200, 1, 270, 95] : [40, 1, 70, 3, 30],
      in: CollectionLayoutEnvironment(
        size: CGSize(width: 311, height: 400), displayScale: random.pick([1, 2, 3])))
    var sizes = random
    layout.measureEverything(
      with: ClosureMeasurer { _ in
        PreferredSize(width: sizes.number(20...120), height: sizes.number(5...45))
      })
    return layout
  }

  /// The edges of a rectangle are those of frames, or next to them.
  private func rect(around frames: [CGRect], _ random: inout RandomSource) -> CGRect {
    func edge(_ edges: [CGFloat]) -> CGFloat {
      random.pick(edges) + random.pick([0, 0, 1e-9, -1e-9, 0.2, -0.2, 17.3])
    }
    let (x, otherX) = (edge(frames.map(\.minX)), edge(frames.map(\.maxX)))
    let (y, otherY) = (edge(frames.map(\.minY)), edge(frames.map(\.maxY)))
    return CGRect(
      x: min(x, otherX), y: min(y, otherY), width: abs(otherX - x),
      height: min(abs(otherY - y), random.number(0...300)))
  }

  @Test(arguments: 0...4)
  func queriesFindWhatMeetsThem(kind: Int) {
    for seed in UInt64(0)..<3 {
      var random = RandomSource(seed: seed &* 31 &+ UInt64(kind))
      let layout = layout(kind, &random)
      let cells = layout.allAttributes().filter { $0.id.category == .cell }
      let frames = cells.map(\.frame)
      for _ in 0..<40 {
        let rect = rect(around: frames, &random)
        guard rect.minX >= 0, rect.minY >= 0, rect.maxX <= layout.contentSize.width,
          rect.maxY <= layout.contentSize.height
        else { continue }
        // An edge that is that of a frame but for the last digit may count or not.
        func isClear(_ element: LayoutAttributes) -> Bool {
          let frame = element.frame
          return abs(frame.minX - rect.maxX) > 1e-10 && abs(frame.maxX - rect.minX) > 1e-10
            && abs(frame.minY - rect.maxY) > 1e-10 && abs(frame.maxY - rect.minY) > 1e-10
        }
        let expected = cells.filter(isClear).filter {
          $0.frame.minX < rect.maxX && rect.minX < $0.frame.maxX && $0.frame.minY < rect.maxY
            && rect.minY < $0.frame.maxY && rect.width > 0 && rect.height > 0
        }
        let found = layout.attributes(in: rect).filter { $0.id.category == .cell }.filter(isClear)
        // Cells of a large group are found in spatial order.
        let paths = found.map(\.id.indexPath).sorted()
        #expect(paths == expected.map(\.id.indexPath), "seed \(seed), \(rect)")
        if paths != expected.map(\.id.indexPath) { return }
      }
    }
  }
}
