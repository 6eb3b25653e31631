import Compositional
import Testing

@testable import CompositionalContent

/// The memory of solved content.
@Suite struct SolverMemoryTests {
  /// Nothing that a solution needed outlives it.
  @Test func nothingIsKeptBehindASolution() {
    let content = Content.hStack([
      Content(.fixed(CGSize(width: 20, height: 20)), id: "icon"),
      .vStack([Content(.wrapping(naturalWidth: 700, lineHeight: 20), id: "text")]),
    ])
    weak var tree: StackTree?
    weak var solver: ContentSolver?
    do {
      let made = ContentSolver(content, in: ContentEnvironment())
      #expect(made.solution(for: ContentProposal(width: 300)).size.height == 60)
      tree = made.stackTree(of: 0)
      solver = made
      #expect(tree != nil && solver != nil)
    }
    #expect(tree == nil)
    #expect(solver == nil)
  }
}
