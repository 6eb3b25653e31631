import CompositionalContentDSL
import Testing

/// Builders and modifiers with which every content can be written.
@Suite struct ExactContentTests {
  @Test func aChoiceOfOneOption() {
    let flow = Flow { Choice { Leaf("a") }.id("c") }
    guard case .flow(let value) = flow.content.kind else {
      Issue.record("no flow")
      return
    }
    #expect(value.elements == [.choice(FlowChoice(id: "c", [[.view(Leaf("a").content)]]))])
    let two = Choice { Leaf("a") }.or { Leaf("b") }
    #expect(two.flowElements == Leaf("a").or(Leaf("b")).flowElements)
  }

  @Test func slotsOfAnyContent() {
    #expect(Leaf("a").slot(.safeArea(.top)).placement.slot == .safeArea(.top))
    #expect(Leaf("a").slot(.equal).slot(nil).placement.slot == nil)
    #expect(
      VSplit { Leaf("a").slot(.fixed(4)) }.content == VSplit { Fixed(4) { Leaf("a") } }.content)
  }

  @Test func operationsComeAfterTheSettingsOfRows() {
    let plain = Rows { Leaf("a") }.operations([.add(["a"]), .hide(["a"])])
    guard case .rows(let value) = plain.content.kind else {
      Issue.record("no rows")
      return
    }
    #expect(value.operations == [.add(["a"]), .hide(["a"])])
    let row = Rows { Row { Leaf("a") }.hidden() }.operations([.show(["a"])])
    guard case .rows(let other) = row.content.kind else { return }
    #expect(other.operations == [.add(["a"]), .hide(["a"]), .show(["a"])])
  }

  @Test func overlappingSplits() {
    let split = Split(direction: .vertical) { Leaf("a") }.overlapping()
    #expect(split.content == ZSplit { Leaf("a") }.content)
  }
}
