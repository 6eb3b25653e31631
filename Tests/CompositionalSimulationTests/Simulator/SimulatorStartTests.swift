import Compositional
import CompositionalSimulation
import Testing

/// Where a new view stands in a layout that scrolls sideways (rule 2.17).
@Suite struct SimulatorStartTests {
  private func view(
    _ direction: UserInterfaceLayoutDirection, _ width: CollectionLayoutDimension,
    inset: PhysicalEdgeInsets = .zero, at offset: CGPoint? = nil
  ) -> CollectionViewSimulator {
    var section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(width, .fractionalHeight(1)),
        subitems: [CollectionLayoutItem(layoutSize: .init(width, .fractionalHeight(1)))]))
    section.interGroupSpacing = 10
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    return CollectionViewSimulator(
      CollectionLayout(section: section, configuration: configuration), itemCounts: [10],
      in: CollectionLayoutEnvironment(
        size: CGSize(width: 375, height: 200), layoutDirection: direction),
      contentInset: inset,
      contentOffset: offset)
  }

  @Test func readingFromTheRightStartsAtTheRightEnd() {
    // 10 * 100 + 9 * 10 - 375 = 715.
    #expect(view(.rightToLeft, .absolute(100)).contentOffset.x == 715)
    #expect(view(.leftToRight, .absolute(100)).contentOffset.x == 0)
    let inset = PhysicalEdgeInsets(left: 44, right: 20)
    #expect(view(.rightToLeft, .absolute(100), inset: inset).contentOffset.x == 735)
    #expect(view(.leftToRight, .absolute(100), inset: inset).contentOffset.x == -44)
    #expect(view(.rightToLeft, .absolute(100), at: CGPoint(x: 30, y: 0)).contentOffset.x == 30)
  }
}
