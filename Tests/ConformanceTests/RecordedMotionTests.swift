import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalSimulation
import CompositionalTestSupport
import ConformanceKit
import Foundation
import Testing
import UIKit

/// The motions of iOS 26.1, frame by frame, against those of the engine.
///
/// The recordings are of a phone of 393 x 852 at scale 3, by a third party. The fingers were
/// synthetic, so their speeds are known. The end of the range is at 1000. Translations of fingers
/// were not recorded, and are 0.
@Suite struct RecordedMotionTests {
  /// A recording, and how exactly the engine follows it.
  struct Law: Sendable, CustomTestStringConvertible {
    var name: String
    /// The time between the recorded start and the motion, in seconds.
    ///
    /// A touch and a call are handled within a millisecond.
    var delay: Double
    /// The bound of the root of the mean square of the distances, in points.
    var residual: Double
    /// The bound of the distances, in points.
    var distance: Double
    var testDescription: String { name }
  }

  static let laws = [
    Law(name: "bounce-3125", delay: 0.000_95, residual: 0.26, distance: 0.54),
    Law(name: "outward-1750", delay: 0.001, residual: 0.17, distance: 0.34),
    Law(name: "held-235", delay: 0.000_35, residual: 0.25, distance: 0.5),
    Law(name: "animated-300", delay: 0.000_65, residual: 0.1, distance: 0.18),
  ]

  private static func recorded() throws -> [String: ConformanceResults.Motion] {
    let file = RepositoryFiles.root.appendingPathComponent("Conformance/Motions/ios-26.1.json")
    let results = try ConformanceResults(json: [UInt8](Data(contentsOf: file)))
    return Dictionary(uniqueKeysWithValues: results.motions.map { ($0.name, $0) })
  }

  /// Returns the motion of the engine from the first sample of a recording.
  private func motion(_ recorded: ConformanceResults.Motion) throws -> ScrollMotion {
    let start = Double(try #require(recorded.samples.first).offset)
    guard let touch = recorded.touches.first else {
      let end = Double(try #require(recorded.samples.last).offset)
      return .glide(from: start, to: end, duration: ScrollPhysics().glideDuration)
    }
    let end = Double(recorded.content.height - recorded.bounds.height)
    var release = ScrollRelease(at: start, velocity: -Double(touch.velocity), in: 0...end)
    release.displayScale = 3
    return .release(release)
  }

  @Test(arguments: laws) func framesAgree(_ law: Law) throws {
    let recorded = try #require(try Self.recorded()[law.name])
    let motion = try motion(recorded)
    let distances = recorded.samples.dropFirst().map { sample in
      abs(motion.position(at: sample.time - law.delay) - Double(sample.offset))
    }
    #expect(distances.count >= 10)
    let square = distances.reduce(0) { $0 + $1 * $1 } / Double(distances.count)
    #expect(square.squareRoot() <= law.residual, "\(square.squareRoot())")
    #expect(distances.allSatisfy { $0 <= law.distance }, "\(distances)")
  }

  /// The recorded ends and targets, to the pixel.
  @Test(arguments: [
    ("fling-750", 5443.666_7, 2.16), ("fling-4875", 7_966.0, 3.1),
  ])
  func flingsEnd(_ name: String, _ target: Double, _ seconds: Double) throws {
    let recorded = try #require(try Self.recorded()[name])
    let motion = try motion(recorded)
    let end = try #require(recorded.samples.last)
    func pixel(_ offset: Double) -> Double { (offset * 3).rounded() / 3 }
    #expect(abs(pixel(motion.end) - Double(end.offset)) < 1e-4)
    #expect(abs(pixel(motion.target) - target) < 1e-4)
    // The recorded time is that of a frame.
    #expect(abs(motion.duration - seconds) < 1.0 / 60)
  }

  /// Notes where a drag is announced to end.
  @MainActor private final class Announced: NSObject, UICollectionViewDelegate {
    var targets: [CGFloat] = []

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targets.append(targetContentOffset.pointee.y) }
  }

  /// In a collection view, 750 points per second are announced to go 740/2.002003 = 369.63 points, and
  /// go 0.499 * 740 = 369.26.
  @MainActor @Test func aCollectionViewMovesInThisWay() throws {
    let scene = MotionScene(.list, frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let announced = Announced()
    scene.collectionView.delegate = announced
    scene.collectionView.layoutIfNeeded()
    try scene.collectionView.simulation.run([.fling(velocity: 750), .waitUntilRest])
    let scale = scene.collectionView.traitCollection.displayScale
    #expect(announced.targets == [(369.63 * scale).rounded() / scale])
    #expect(scene.collectionView.contentOffset.y == (369.26 * scale).rounded() / scale)
  }
}
