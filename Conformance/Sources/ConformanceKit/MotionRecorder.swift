import CompositionalDocuments
import Foundation
import UIKit

/// Records how a scroll view moves: its offsets, and what its pan gesture reports.
///
/// UIKit tells the delegate of a scroll view once for each frame in which the offset changes, while a
/// finger drags, while the view decelerates and bounces, and during animated scrolls. A row that
/// scrolls on its own has no delegate; it is recorded by the handler of visible items.
@MainActor public final class MotionRecorder: NSObject {
  /// The motions that are over.
  public private(set) var motions: [ConformanceResults.Motion] = []

  /// A row that has not moved for this long begins another motion, in seconds.
  static let pause = 0.3

  private let clock: @MainActor () -> Double
  private var motion: ConformanceResults.Motion?
  private var start = 0.0
  private let name: String
  private let axis: LayoutAxis

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - name: The name of the motions.
  ///   - axis: The axis of the motions.
  ///   - clock: Returns the time, in seconds since any start.
  public init(
    _ name: String, along axis: LayoutAxis,
    clock: @escaping @MainActor () -> Double = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.name = name
    self.axis = axis
    self.clock = clock
  }

  /// Begins a motion of a view that is at rest.
  ///
  /// - Parameter view: The view.
  public func begin(_ view: UIScrollView) {
    begin(
      bounds: view.bounds.size, content: view.contentSize, insets: view.adjustedContentInset,
      paging: view.isPagingEnabled, offset: along(view.contentOffset))
  }

  private func begin(
    bounds: CGSize, content: CGSize, insets: UIEdgeInsets, paging: Bool, offset: CGFloat
  ) {
    end()
    var motion = ConformanceResults.Motion(
      name: name, axis: axis, bounds: bounds, content: content)
    motion.insets = PhysicalEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    motion.paging = paging
    self.motion = motion
    start = clock()
    sample(offset)
  }

  /// Ends the motion; one without a movement is dropped.
  public func end() {
    if let motion, let start = motion.samples.first?.offset,
      motion.samples.contains(where: { $0.offset != start })
    {
      motions.append(motion)
    }
    motion = nil
  }

  /// Takes the offset of a row, from its handler of visible items.
  ///
  /// - Parameters:
  ///   - offset: The offset of the row, in points.
  ///   - row: The size of the row, in points.
  ///   - content: The size of its content, in points.
  ///   - paging: True if it pages.
  public func sample(_ offset: CGPoint, ofRow row: CGSize, content: CGSize, paging: Bool) {
    let offset = along(offset)
    let last = motion?.samples.last
    guard last?.offset != offset else { return }
    let rested = last.map { clock() - start - $0.time > Self.pause } ?? true
    if rested {
      begin(
        bounds: row, content: content, insets: .zero, paging: paging, offset: last?.offset ?? offset
      )
    }
    sample(offset)
  }

  private func sample(_ offset: CGFloat) {
    guard let last = motion?.samples.last else {
      motion?.samples = [.init(time: clock() - start, offset: offset)]
      return
    }
    let time = clock() - start
    if last.time == time { motion?.samples.removeLast() }
    motion?.samples.append(.init(time: time, offset: offset))
  }

  private func touch(_ phase: ConformanceResults.Motion.Touch.Phase, of view: UIScrollView) {
    let gesture = view.panGestureRecognizer
    motion?.touches.append(
      .init(
        time: clock() - start, phase: phase, translation: along(gesture.translation(in: view)),
        velocity: along(gesture.velocity(in: view))))
  }

  private func along(_ point: CGPoint) -> CGFloat { axis == .vertical ? point.y : point.x }
}

extension MotionRecorder: UICollectionViewDelegate {
  /// Begins a motion.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    begin(scrollView)
    touch(.began, of: scrollView)
  }

  /// Takes an offset.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    sample(along(scrollView.contentOffset))
    if scrollView.isDragging, motion?.touches.last?.phase != .ended {
      touch(.changed, of: scrollView)
    }
  }

  /// Takes the velocity of the finger.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    touch(.ended, of: scrollView)
  }

  /// Ends the motion of a view that rests where the finger has let go.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    if !decelerate { end() }
  }

  /// Ends the motion.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { end() }

  /// Ends the motion.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { end() }
}
