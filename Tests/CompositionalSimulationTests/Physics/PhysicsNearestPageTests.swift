import Testing

@testable import CompositionalSimulation

/// The page nearest to a position in a view whose content has an inset before it.
@Suite struct PhysicsNearestPageTests {
  /// Pages of 300 from -50 on: at -50, 250, 550 and 850, and the end at 900.
  @Test(arguments: [
    (-80.0, -50.0), (95, -50), (105, 250), (395, 250), (405, 550), (880, 850), (900, 900),
    (1000, 900),
  ])
  func pagesAreCountedFromTheStart(position: Double, expected: Double) {
    #expect(ScrollPhysics.page(of: 300, nearest: position, in: -50...900) == expected)
  }
}
