import CompositionalUIKit
import Testing

/// Headers and footers that stay in sight.
@Suite struct FlowPinTests {
  /// Two sections of a header of 40, ten rows of 100 and a footer of 20: 1,060 points each.
  private let flow: FlowArrangement = {
    var rules = FlowRules()
    (rules.header, rules.footer, rules.lineSpacing) = (40, 20, 0)
    let section = FlowContent(.even(FlowSize(across: 300, along: 100), count: 10), rules)
    return FlowArrangement([section, section], across: 300)
  }()

  private func pins(_ low: CGFloat, _ high: CGFloat) -> FlowArrangement.Pins {
    .init(
      visible: CGRect(x: 0, y: low, width: 300, height: high - low), headers: true, footers: true)
  }

  @Test(arguments: [
    (-50, 0), (0, 0), (300, 300), (1_000, 1_000), (1_010, 1_000), (1_200, 1_000),
  ])
  func aHeaderStaysBetweenTheBeginningAndTheFooter(_ low: CGFloat, _ expected: CGFloat) {
    #expect(flow.headerFrame(ofSection: 0, pins: pins(low, low + 600))?.minY == expected)
  }

  @Test(arguments: [(10, 40), (50, 40), (70, 50), (600, 580), (1_060, 1_040), (2_000, 1_040)])
  func aFooterStaysBetweenTheHeaderAndTheEnd(_ high: CGFloat, _ expected: CGFloat) {
    #expect(flow.footerFrame(ofSection: 0, pins: pins(high - 600, high))?.minY == expected)
  }

  @Test func pinnedViewsAreFoundWhereTheyAre() {
    let rect = CGRect(x: 0, y: 300, width: 300, height: 120)
    let parts = flow.elements(in: rect, pins: pins(300, 420)).map(\.part)
    #expect(parts == [.item(2), .item(3), .header, .footer])
    #expect(flow.elements(in: rect).map(\.part) == [.item(2), .item(3)])
  }
}
