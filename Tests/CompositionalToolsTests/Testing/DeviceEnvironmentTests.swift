import CompositionalTesting
import Foundation
import Testing

/// Environments of devices, with the numbers of Documentation/Devices.md.
@Suite struct DeviceEnvironmentTests {
  @Test func phones() {
    let phone = CollectionLayoutEnvironment.device("iphone 15")
    #expect(phone.container.contentSize == CGSize(width: 393, height: 852))
    #expect(phone.displayScale == 3)
    #expect(phone.safeAreaInsets == PhysicalEdgeInsets(top: 59, bottom: 34))
    #expect(phone.layoutMargins == PhysicalEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
    #expect(phone.horizontalSizeClass == .compact && phone.verticalSizeClass == .regular)
    let turned = CollectionLayoutEnvironment.device("iPhone 15 landscape")
    #expect(turned.container.contentSize == CGSize(width: 852, height: 393))
    #expect(turned.safeAreaInsets == PhysicalEdgeInsets(left: 59, bottom: 21, right: 59))
  }

  /// Half of 1194 points without the divider of 10 points.
  @Test func partsOfTablets() {
    let half = CollectionLayoutEnvironment.device("iPad Pro 11 landscape split half")
    #expect(half.container.contentSize == CGSize(width: 592, height: 834))
    #expect(half.horizontalSizeClass == .compact)
  }

  @Test func unknownNamesAreExplained() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = CollectionLayoutEnvironment.device("iPhone pro max 15")
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(#"there is no "iPhone pro max 15"; did you mean "iPhone 15 Pro Max"?"#),
      "\(text)")
  }
}
