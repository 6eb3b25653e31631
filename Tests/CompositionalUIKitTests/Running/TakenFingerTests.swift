import CompositionalUIKit
import Foundation
import Testing

/// Delegates that scroll the view while a finger drags it.
@MainActor
struct TakenFingerTests {
  /// Changes the view when it has scrolled for the fifth time.
  private final class Interfering: NSObject, UICollectionViewDelegate {
    let change: @MainActor (UICollectionView) -> Void
    var scrolls = 0

    init(_ change: @escaping @MainActor (UICollectionView) -> Void) { self.change = change }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      scrolls += 1
      guard scrolls == 5, let view = scrollView as? UICollectionView else { return }
      change(view)
    }
  }

  private static let changes: [(@MainActor (UICollectionView) -> Void, CGFloat)] = [
    ({ $0.scrollToItem(at: IndexPath(item: 6, section: 0), at: .top, animated: true) }, 600),
    ({ $0.scrollToItem(at: IndexPath(item: 6, section: 0), at: .top, animated: false) }, 600),
    ({ $0.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }, 500),
  ]

  /// The view is taken from the finger, and the drag ends there.
  @Test(arguments: 0..<3)
  func aDragEndsWhereTheAppScrolls(_ index: Int) {
    let (change, offset) = Self.changes[index]
    let recorder = CallRecorder([30])
    let view = recordedView(recorder)
    let delegate = Interfering(change)
    view.delegate = delegate
    view.simulation.drag(by: CGPoint(x: 0, y: -150))
    #expect(!view.isTracking)
    view.simulation.advanceUntilRest()
    #expect(view.contentOffset.y == offset)
    // The next finger drags as ever.
    view.delegate = nil
    view.simulation.drag(by: CGPoint(x: 0, y: -100), duration: 2)
    view.simulation.advanceUntilRest()
    #expect(view.contentOffset.y > offset)
  }

  @Test func aDragEndsWhereTheLayoutIsReplaced() throws {
    let recorder = CallRecorder([30])
    let view = recordedView(recorder)
    let other = UICollectionViewFlowLayout()
    other.itemSize = CGSize(width: 100, height: 100)
    let delegate = Interfering { $0.setCollectionViewLayout(other, animated: false) }
    view.delegate = delegate
    view.simulation.drag(by: CGPoint(x: 0, y: -150))
    #expect(!view.isTracking && view.collectionViewLayout === other)
    view.simulation.advanceUntilRest()
    let again = Interfering { $0.setContentOffset(.zero, animated: true) }
    view.delegate = again
    try view.simulation.run([
      .drag(from: CGPoint(x: 50, y: 250), by: CGPoint(x: 0, y: -150), duration: 0.25, holding: 0),
      .waitUntilRest,
    ])
    #expect(view.contentOffset == .zero)
  }
}
