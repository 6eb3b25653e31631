import Compositional
import CompositionalContent
import Testing

@Suite struct ConstraintLayoutTests {
  /// An icon of 24, a gap of 8 and a title that fills 320 less margins of 16.
  private func row(_ direction: UserInterfaceLayoutDirection = .leftToRight) -> ConstraintLayout {
    var layout = ConstraintLayout(
      [
        ConstraintPart(
          "icon", width: .init(24, hugging: 251, compression: 751), height: .init(24)),
        ConstraintPart("title", width: .init(100), height: .init(20), firstBaseline: 15),
      ],
      [
        LayoutConstraint(.part("icon"), .leading, to: .margins),
        LayoutConstraint(.part("icon"), .top, to: .container, constant: 8),
        LayoutConstraint(.part("title"), .leading, to: .part("icon"), .trailing, constant: 8),
        LayoutConstraint(.part("title"), .trailing, .lessThanOrEqual, to: .margins),
        LayoutConstraint(.part("title"), .trailing, to: .margins, priority: 500, id: "fill"),
        LayoutConstraint(.part("title"), .firstBaseline, to: .part("icon"), .bottom),
        LayoutConstraint(.part("icon"), .bottom, .lessThanOrEqual, to: .container, constant: -8),
      ],
      margins: PhysicalEdgeInsets(left: 16, right: 10), direction: direction)
    layout.width = .imposed(320)
    layout.solve()
    return layout
  }

  @Test func aRow() {
    let layout = row()
    #expect(layout.size == CGSize(width: 320, height: 40))
    #expect(layout.frame(of: 0) == CGRect(x: 16, y: 8, width: 24, height: 24))
    #expect(layout.frame(of: 1) == CGRect(x: 48, y: 17, width: 262, height: 20))
    #expect(layout.ambiguous.isEmpty && layout.broken.isEmpty)
    // The fitting height, and the hugging that gave way.
    #expect(layout.costs.map { $0.priority } == [250, 50])
    #expect(layout.costs.map { $0.violation } == [162, 40])
  }

  @Test func fromRightToLeftConstantsAndRelationsTurn() {
    let layout = row(.rightToLeft)
    #expect(layout.frame(of: 0) == CGRect(x: 286, y: 8, width: 24, height: 24))
    #expect(layout.frame(of: 1) == CGRect(x: 16, y: 17, width: 262, height: 20))
  }

  @Test func edgesNameWhatHoldsThem() {
    let edges = row().edges(of: 1)
    #expect(edges.map { $0.attribute } == [.left, .right, .width, .top, .bottom, .height])
    // The natural width holds from both sides; either is named.
    let natural = [
      ConstraintReason.hugging(part: 0, .horizontal), .compression(part: 0, .horizontal),
    ]
    let left = edges[0].holds
    #expect(left.count == 3 && left.allSatisfy { $0.factor == 1 })
    #expect(left.contains { $0.reason == .constraint(0) })
    #expect(left.contains { $0.reason == .constraint(2) })
    #expect(left.contains { natural.contains($0.reason) })
    #expect(edges[1].value == 310)
    #expect(
      edges[1].holds.contains { $0.reason == .container(.horizontal) && $0.factor == 1 })
    #expect(row().standing(ofConstraint: 6) == .active)
  }

  @Test func anotherWidthAndHeightBeginAtTheLastSolution() {
    var layout = row()
    layout.width = .imposed(200)
    layout.solve()
    #expect(layout.frame(of: 1).size.width == 142)
    layout.setNatural(60, along: .vertical, of: 0)
    layout.solve()
    #expect(layout.size.height == 76)
    layout.width = .target(150, priority: 40)
    layout.solve()
    // The title is as wide as it is at least, and nothing above 40 makes the container wider.
    #expect(layout.size.width == 158)
  }

  @Test func conflictsAreSmallest() {
    var layout = ConstraintLayout(
      [ConstraintPart("a"), ConstraintPart("b")],
      [
        LayoutConstraint(.part("a"), .width, constant: 100),
        LayoutConstraint(.part("b"), .width, constant: 50),
        LayoutConstraint(.part("a"), .left, to: .container),
        LayoutConstraint(.part("a"), .right, .lessThanOrEqual, to: .container),
        LayoutConstraint(.part("b"), .left, to: .container),
      ])
    layout.width = .imposed(80)
    layout.solve()
    // The width, which is about one part alone.
    #expect(layout.broken == [0])
    #expect(layout.conflicts.count == 1)
    #expect(layout.conflicts.first?.violation == -20)
    #expect(layout.frame(of: 0).size.width == 80)
    #expect(
      Set(layout.conflicts.first?.others ?? []) == [
        .container(.horizontal), .constraint(2), .constraint(3),
      ])
    let rule = "It breaks because it is about the last item alone."
    #expect(layout.conflicts.first?.rule == rule)
  }

  @Test func ambiguousEdgesAreNamedAndChosenNearZero() {
    var layout = ConstraintLayout(
      [ConstraintPart("a", width: .init(30), height: .init(10)), ConstraintPart(guide: "g")],
      [LayoutConstraint(.part("a"), .top, to: .container)])
    layout.width = .imposed(80)
    layout.solve()
    #expect(layout.ambiguous == [0])
    #expect(layout.ambiguousEdges(of: 0) == [.left])
    #expect(layout.frame(of: 0) == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(layout.frame(of: 1) == .zero)
  }
}
