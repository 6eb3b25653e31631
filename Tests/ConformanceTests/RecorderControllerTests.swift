import CompositionalDocuments
import CompositionalTestSupport
import ConformanceKit
import Foundation
import Testing
import UIKit

/// The screen of the recorder, from the first tap to the file.
@MainActor @Suite struct RecorderControllerTests {
  @Test func itRecordsAndShares() throws {
    let files = RepositoryFiles.documents(
      in: RepositoryFiles.root.appendingPathComponent("Conformance/Cases")
    ).prefix(3)
    let cases = try files.map {
      (
        name: $0.deletingPathExtension().lastPathComponent,
        document: try CaseDocument(json: [UInt8](Data(contentsOf: $0)))
      )
    }
    let controller = RecorderController(cases: cases)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.advance()
    #expect(controller.recorder.results.cases.map(\.name) == cases.map(\.name))
    for kind in MotionScene.Kind.allCases {
      let scene = try #require(controller.scene)
      #expect(scene.kind == kind)
      window.layoutIfNeeded()
      if kind == .list {
        scene.collectionView.simulation.drag(by: CGPoint(x: 0, y: -200))
        scene.collectionView.simulation.advanceUntilRest()
      }
      controller.advance()
    }
    #expect(controller.scene == nil)
    #expect(controller.recorder.results.motions.map(\.name) == ["list-1"])
    controller.advance()
    let sheet = try #require(controller.presentedViewController as? UIActivityViewController)
    let file = try #require(sheet.activityItems.first as? URL)
    let results = try ConformanceResults(json: [UInt8](Data(contentsOf: file)))
    #expect(results.cases.count == 3)
    #expect(results.origin.kind == .standIn)
    #expect(results == controller.recorder.results)
  }
}
