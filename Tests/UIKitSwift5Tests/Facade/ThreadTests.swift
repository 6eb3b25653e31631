import CompositionalUIKit
import Foundation
import Testing

/// Code in Swift 5 that says nothing of actors, and runs on any thread.
@Suite struct ThreadTests {
  private final class Answer: @unchecked Sendable {
    var frames: [CGRect] = []
    var copies = 0
    var asked = 0
    var wasMain = true
  }

  private static func solve(_ answer: Answer) {
    answer.wasMain = Thread.isMainThread
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    let layout = UICollectionViewCompositionalLayout { _, environment in
      answer.asked += 1
      let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
        let width = environment.container.contentSize.width / 2
        return [CGFloat(0), width].map {
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: $0, y: 0, width: width, height: 30))
        }
      }
      let section = NSCollectionLayoutSection(group: group)
      section.visibleItemsInvalidationHandler = { items, _, _ in
        items.forEach { $0.alpha = 0.5 }
      }
      return section
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 60), collectionViewLayout: layout)
    view.simulation.itemCounts = [4]
    let attributes = layout.layoutAttributesForElements(in: view.bounds) ?? []
    answer.frames = attributes.map { $0.frame }
    answer.copies = attributes.filter { ($0.copy() as? NSObject) == $0 }.count
  }

  @Test func layoutsAreSolvedOnAThreadOfTheirOwn() {
    let answer = Answer()
    let thread = Thread { Self.solve(answer) }
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    #expect(!answer.wasMain)
    #expect(answer.asked > 0)
    #expect(answer.frames.count == 4)
    #expect(answer.frames.last == CGRect(x: 50, y: 30, width: 50, height: 30))
    #expect(answer.copies == 4)
  }
}
