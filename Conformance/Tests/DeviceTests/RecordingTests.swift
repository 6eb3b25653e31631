import CompositionalDocuments
import ConformanceKit
import Foundation
import Testing
import UIKit

/// Records what the collection view of this system answers to the cases of the repository.
@MainActor @Suite struct RecordingTests {
  /// Writes one file with all cases and their answers, and the scripted scrolls, and says where.
  ///
  /// On a device it compares nothing: `playground settle` says what differs.
  @Test func recordsAllCases() async throws {
    let recorder = ResultsRecorder()
    for each in try CaseFiles.all() {
      guard let document = try each.document() else { continue }
      recorder.record(document, named: each.name)
    }
    recorder.add(await scriptedScrolls())
    let file = CaseFiles.results()
    try recorder.write(to: file)
    let read = try ConformanceResults(json: [UInt8](Data(contentsOf: file)))
    print("\(read.cases.count) cases and \(read.motions.count) motions are in \(file.path)")
    #expect(read.cases.count >= CaseFiles.leastCount)
    #expect(read.cases.count == recorder.results.cases.count)
    #expect(read.motions.count == 4)
    #if !canImport(Darwin)
      for each in read.cases {
        let found = each.document.verify().mismatches
        #expect(found.isEmpty, "\(each.name): \(found.prefix(3))")
      }
    #endif
  }

  #if !canImport(Darwin)
    /// The time of the simulation.
    @MainActor private final class Clock { var ticks = 0 }
  #endif

  /// Records the scrolls that need no person.
  private func scriptedScrolls() async -> [ConformanceResults.Motion] {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let window = UIWindow(frame: frame)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #if canImport(Darwin)
      let scene = MotionScene(.animated, frame: frame)
    #else
      let clock = Clock()
      let scene = MotionScene(.animated, frame: frame) { Double(clock.ticks) / 120 }
    #endif
    controller.view.addSubview(scene.collectionView)
    scene.collectionView.layoutIfNeeded()
    var number = 0
    while scene.scroll(number) {
      #if canImport(Darwin)
        try? await Task.sleep(nanoseconds: 1_000_000_000)
      #else
        for _ in 0..<120 {
          clock.ticks += 1
          scene.collectionView.simulation.advance(by: 1.0 / 120)
        }
      #endif
      number += 1
    }
    return scene.recorder.motions
  }
}
