import Compositional
import CompositionalDocuments
import Foundation
import Testing

/// `systemVersion` of a case: the values of its device, and the quirks of its layout.
@Suite struct SystemVersionDocumentTests {
  private func environment(_ members: String) throws -> CaseEnvironment {
    try JSONDecoder().decode(CaseEnvironment.self, from: Data("{\(members)}".utf8))
  }

  /// Recorded on iOS 26: 32 and 25 on an iPad of 820 × 1180 points, and 20 below an iPhone of 393 × 852
  /// points on its side; 24 and 20, and 21, before.
  @Test func safeAreas() throws {
    let pad = try environment(#""device": "iPad (A16)", "systemVersion": 26"#)
    #expect(pad.safeAreaInsets == PhysicalEdgeInsets(top: 32, bottom: 25))
    let older = try environment(#""device": "iPad (A16)", "systemVersion": 18"#)
    #expect(older.safeAreaInsets == PhysicalEdgeInsets(top: 24, bottom: 20))
    #expect(older.safeAreaInsets == (try environment(#""device": "iPad (A16)""#)).safeAreaInsets)
    let side = #""device": "iPhone 15", "size": [852, 393]"#
    #expect(try environment(side).safeAreaInsets.bottom == 21)
    let phone = try environment(side + #", "systemVersion": 26"#)
    #expect(phone.safeAreaInsets == PhysicalEdgeInsets(left: 59, bottom: 20, right: 59))
    let upright = try environment(#""device": "iPhone 15", "systemVersion": 26"#)
    #expect(upright.safeAreaInsets == PhysicalEdgeInsets(top: 59, bottom: 34))
    let button = try environment(#""device": "iPad (9th)", "systemVersion": 26"#)
    #expect(button.safeAreaInsets == PhysicalEdgeInsets(top: 20))
  }

  /// Recorded at inset grouped lists of iOS 26: 16 at 375 points, 20 at 390, 393 and 820.
  @Test(arguments: [
    ("iPhone SE (3rd)", 16), ("iPhone 13", 20), ("iPhone 15", 20), ("iPad (A16)", 20),
  ])
  func margins(device: String, side: CGFloat) throws {
    let view = try environment(#""device": "\#(device)", "systemVersion": 26"#)
    #expect(view.layoutMargins.left == side && view.layoutMargins.right == side)
    let before = try environment(#""device": "\#(device)""#)
    #expect(before.layoutMargins.left == (device.hasPrefix("iPad") ? 20 : 16))
  }

  @Test func whatIsGivenStays() throws {
    var view = try environment(
      #""device": "iPad (A16)", "safeAreaInsets": {"top": 7}, "contentSizeCategory": "small""#)
    view.follow(.iOS26)
    #expect(view.safeAreaInsets == PhysicalEdgeInsets(top: 7))
    #expect(view.layoutEnvironment.systemVersion == .iOS26)
    view.show(in: CaseEnvironment(device: try #require(DevicePreset(name: "iPad Pro 11"))))
    #expect(view.safeAreaInsets == PhysicalEdgeInsets(top: 32, bottom: 25))
    #expect(view.systemVersion == .iOS26 && view.contentSizeCategory == .small)
    view.resize(to: CGSize(width: 1194, height: 834))
    #expect(view.safeAreaInsets == PhysicalEdgeInsets(top: 32, bottom: 25))
    view.follow(nil)
    #expect(view.safeAreaInsets == PhysicalEdgeInsets(top: 24, bottom: 20))
  }

  @Test(arguments: [
    #""device": "iPad (A16)", "systemVersion": 26"#, #""size": [320, 480], "systemVersion": 13"#,
    #""device": "iPhone 15", "systemVersion": 26, "layoutMargins": {"left": 16, "right": 16}"#,
  ])
  func writtenAsRead(members: String) throws {
    let view = try environment(members)
    let text = try JSONEncoder().encode(view)
    #expect(try JSONDecoder().decode(CaseEnvironment.self, from: text) == view)
    let surroundings = view.layoutEnvironment
    let again = try JSONDecoder().decode(
      CollectionLayoutEnvironment.self, from: JSONEncoder().encode(surroundings))
    #expect(again == surroundings && again.systemVersion == view.systemVersion)
  }

  @Test(arguments: ["12", "100", "17.5", "\"26\"", "null"]) func otherVersions(text: String) {
    let document = """
      {"layout": {"sections": [{"list": {"appearance": "plain"}}]}, "itemCounts": [1],
       "environment": {"size": [320, 480], "systemVersion": \(text)}}
      """
    do {
      _ = try CaseDocument(json: [UInt8](document.utf8))
      Issue.record("read")
    } catch {
      let message = String(describing: error)
      #expect(
        message.contains("environment.systemVersion: expected a version of iOS from 13 to 99"),
        "\(message)")
    }
  }
}
