import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// Two lists of elements, matched in order and by hashes.
@Suite struct ElementMatchTests {
  private func elements(_ items: [Int]) -> [LayoutAttributes] {
    items.map { LayoutAttributes(id: .cell(section: 0, item: $0), frame: .zero) }
  }

  private func check(_ old: [Int], _ new: [Int]) {
    let match = ElementMatch(from: elements(old), to: elements(new))
    #expect(match.places == new.map { old.firstIndex(of: $0) }, "\(old) to \(new)")
    #expect(
      match.gone == old.indices.filter { !new.contains(old[$0]) }, "\(old) to \(new)")
  }

  @Test func listsThatScroll() {
    check([], [])
    check([], [1, 2])
    check([1, 2], [])
    check([1, 2, 3], [1, 2, 3])
    check([1, 2, 3, 4], [3, 4, 5])
    check([3, 4, 5], [1, 2, 3, 4])
    check([1, 2, 3], [7, 8])
    check([1, 2, 3, 4], [2, 3])
    check([2, 3], [1, 2, 3, 4])
  }

  /// A header stays in front of the cells that scroll below it.
  @Test func listsWithSomethingThatStays() {
    check([9, 1, 2, 3], [9, 2, 3, 4])
    check([1, 9, 2], [3, 9, 4])
    check([1, 2, 3], [3, 2, 1])
  }

  /// Two headers of one kind have the same identifier.
  @Test func elementsWithOneIdentifier() {
    let match = ElementMatch(from: elements([7, 7, 1, 2]), to: elements([1, 2, 3]))
    #expect(match.places == [2, 3, nil])
    #expect(match.gone == [0, 1])
  }

  @Test(arguments: 0..<300) func randomLists(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let all = Array(0..<Int.random(in: 1...12, using: &random))
    func part() -> [Int] {
      let kept = all.filter { _ in Bool.random(using: &random) }
      return Bool.random(using: &random) ? kept : kept.shuffled(using: &random)
    }
    let (old, new) = (part(), part())
    check(old, new)
  }
}
