import Compositional
import CompositionalDocuments
import CompositionalSimulation
import Foundation
import Testing

/// The constants of scrolling as JSON.
@Suite struct PhysicsCodingTests {
  private func decoded(_ json: String) throws -> ScrollPhysics {
    try JSONDecoder().decode(ScrollPhysics.self, from: Data(json.utf8))
  }

  @Test func readAsTheyWereWritten() throws {
    var physics = ScrollPhysics()
    physics.springRate = 20
    physics.touchSlop = 0
    let data = try JSONEncoder().encode(physics)
    #expect(try JSONDecoder().decode(ScrollPhysics.self, from: data) == physics)
    #expect(try decoded(#"{"touchSlop": 0, "springRate": 20}"#) == physics)
    #expect(try decoded("{}") == ScrollPhysics())
  }

  @Test func everyConstantHasAKeyOfItsOwn() throws {
    let keys = [
      "normalDecelerationRate", "fastDecelerationRate", "rubberBandCoefficient", "springRate",
      "minimumFlingSpeed", "touchSlop", "restPixels", "glideDuration", "velocityWindow",
      "newestMoveWeight", "previousMoveWeight", "oldestMoveWeight", "flickSpeed", "carryOverFactor",
      "carryOverExponent", "maximumCarriedSpeed", "carryOverThreshold", "maximumBounceSpeed",
      "heldReturnFactor",
    ]
    let changed = try keys.map { try decoded(#"{"\#($0)": 0.75}"#) }
    #expect(Set(changed + [ScrollPhysics()]).count == keys.count + 1)
    #expect(Mirror(reflecting: ScrollPhysics()).children.count == keys.count)
    for (key, physics) in zip(keys, changed) {
      let constants = Mirror(reflecting: physics).children
      #expect(constants.first { $0.label == key }?.value as? Double == 0.75, "\(key)")
    }
  }

  @Test(arguments: [
    (#"{"springRate": 0}"#, "springRate: expected a number above 0, found the number 0"),
    (
      #"{"fastDecelerationRate": 1}"#,
      "fastDecelerationRate: expected a number above 0 and below 1, found the number 1"
    ),
    (#"{"touchSlop": -1}"#, "touchSlop: expected a nonnegative number, found the number -1"),
    (#"{"springrate": 5}"#, #"unknown key "springrate"; did you mean "springRate"?"#),
  ])
  func badConstantsAreNamed(_ json: String, _ message: String) {
    do {
      _ = try decoded(json)
      Issue.record("\(json) was read")
    } catch {
      #expect("\(error)" == message)
    }
  }
}
