import Compositional
import CompositionalTestSupport
import Foundation
import Testing

/// A layout is sent to other threads like any value.
@Suite struct LayoutOnThreadsTests {
  private static let threads = 8
  private static let viewport = Viewport(size: CGSize(width: 390, height: 844))

  /// A grid, a list that is measured, tags, and a row of measured cards; each under a pinned header.
  private static func section(_ index: Int) -> CollectionLayoutSection {
    let third = CollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    let line = CollectionLayoutSize(.fractionalWidth(1), .estimated(44))
    let card = CollectionLayoutSize(.absolute(120), .estimated(50))
    var section =
      switch index {
      case 0:
        CollectionLayoutSection(
          group: .horizontal(
            layoutSize: .init(.fractionalWidth(1), .absolute(100)), subitems: [third]))
      case 1:
        CollectionLayoutSection(
          group: .vertical(layoutSize: line, subitems: [CollectionLayoutItem(layoutSize: line)]))
      case 2: Tags.section
      default:
        CollectionLayoutSection(
          group: .horizontal(layoutSize: card, subitems: [CollectionLayoutItem(layoutSize: card)]))
      }
    if index == 3 { section.orthogonalScrollingBehavior = .continuous }
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(.fractionalWidth(1), .absolute(30)), elementKind: "header",
        alignment: .top)
    ]
    section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    return section
  }

  /// A layout whose first rows, tags and cards are measured.
  private func measuredLayout() -> CollectionLayout {
    var layout = CollectionLayout { index, _ in Self.section(index) }
    layout.prepare(
      itemCounts: [300, 400, 500, 60],
      in: CollectionLayoutEnvironment(size: Self.viewport.bounds.size))
    for item in 0..<200 {
      layout.record(.init(.cell(section: 1, item: item), .init(height: Double(40 + item % 50))))
      layout.record(
        .init(.cell(section: 2, item: item), .init(width: Tags.width(item), height: 32)))
    }
    for item in 0..<20 {
      layout.record(.init(.cell(section: 3, item: item), .init(height: Double(60 + item))))
    }
    return layout
  }

  /// Returns what a layout shows on a way down.
  private static func look(at layout: CollectionLayout) -> [[LayoutAttributes]] {
    (0..<100).map { step in
      var viewport = viewport
      viewport.contentOffset.y = CGFloat(step * 331)
      return layout.attributes(in: viewport.bounds, at: viewport)
    }
  }

  /// Runs a closure on eight threads at once, and returns the results in the order of the threads.
  private func onThreads<Result: Sendable>(
    _ body: @escaping @Sendable (_ thread: Int) -> Result
  ) -> [Result] {
    let results = Results<Result>()
    let group = DispatchGroup()
    for thread in 0..<Self.threads {
      group.enter()
      Thread.detachNewThread {
        let result = body(thread)
        results.set(result, of: thread)
        group.leave()
      }
    }
    group.wait()
    return (0..<Self.threads).compactMap { results.result(of: $0) }
  }

  @Test func eightThreadsSeeWhatOneSees() {
    let layout = measuredLayout()
    let seen = Self.look(at: layout)
    #expect(seen.allSatisfy { !$0.isEmpty })
    #expect(onThreads { _ in Self.look(at: layout) == seen } == Array(repeating: true, count: 8))
  }

  /// Each thread measures a row of a copy of its own while the others query theirs and the original.
  @Test func aCopyThatChangesOnAThreadLeavesTheOthersAlone() {
    let layout = measuredLayout()
    let seen = Self.look(at: layout)
    let height = layout.contentSize.height
    let answers = onThreads { thread in
      var copy = layout
      for item in 300..<320 {
        copy.record(.init(.cell(section: 1, item: item), .init(height: Double(100 + thread))))
      }
      _ = try? copy.update([.reloadSection(0)]) { _ in 300 + 3 * thread }
      let grown = copy.contentSize.height - height
      return (Self.look(at: layout) == seen, grown)
    }
    #expect(answers.map(\.0) == Array(repeating: true, count: 8))
    // Twenty rows of an estimated 44 points are 100 and more, and the grid has a row of 100 more each.
    let grown = (0..<8).map { (thread: Int) -> CGFloat in
      let rows = 20 * (56 + thread)
      return CGFloat(rows + 100 * thread)
    }
    #expect(answers.map(\.1) == grown)
    #expect(Self.look(at: layout) == seen)
  }
}

/// Results of threads, behind a lock.
private final class Results<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Int: Result] = [:]

  func set(_ result: Result, of thread: Int) { lock.withLock { results[thread] = result } }

  func result(of thread: Int) -> Result? { lock.withLock { results[thread] } }
}
