import CompositionalContentDSL
import Testing

/// Names that content cannot have stop with a message.
@Suite("Names of content")
struct ContentNameTests {
  @Test("Names that appear twice among siblings")
  func duplicateNames() async {
    await #expect(processExitsWith: .failure) {
      _ = HStack {
        Leaf("a")
        Leaf("a")
      }
    }
    await #expect(processExitsWith: .failure) {
      _ = VSplit {
        Leaf("a")
        Padding(4).id("a")
      }
    }
    await #expect(processExitsWith: .failure) { _ = Rows { [Leaf("a"), Leaf("a")] } }
    await #expect(processExitsWith: .failure) { _ = Flow { Leaf("a").or(Leaf("b")) + Leaf("b") } }
    await #expect(processExitsWith: .failure) {
      _ = Flow {
        Box { Leaf("a") }
        Leaf("a")
      }
    }
  }

  @Test("Names that may repeat: in different containers, boxes and options")
  func repeatedNames() {
    let stack = HStack {
      VStack("b") { Leaf("a") }
      Leaf("a")
    }
    #expect(stack.solve(for: .init()).frames.map(\.path) == ["b", "b/a", "a"])
    let flow = Flow {
      Box("b") { Leaf("a") }
      Leaf("a").or(Leaf("a"))
    }
    #expect(flow.solve(for: .init()).frames.map(\.path) == ["b", "b/a", "a"])
  }

  @Test("Names with signs that paths use")
  func forbiddenSigns() async {
    await #expect(processExitsWith: .failure) { _ = Leaf("a/b") }
    await #expect(processExitsWith: .failure) { _ = Leaf("") }
    await #expect(processExitsWith: .failure) { _ = Leaf().id("a@b") }
    await #expect(processExitsWith: .failure) { _ = Spacer("#1") }
  }

  @Test("Content of a flow and rows without a name")
  func missingNames() async {
    await #expect(processExitsWith: .failure) { _ = Flow { Leaf() } }
    await #expect(processExitsWith: .failure) { _ = Rows { Leaf() } }
    await #expect(processExitsWith: .failure) { _ = Rows { Row { Leaf() }.hidden() } }
  }
}
