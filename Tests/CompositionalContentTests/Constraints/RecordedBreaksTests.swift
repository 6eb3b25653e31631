import Compositional
import CompositionalContent
import CompositionalTestSupport
import Testing

/// Layouts break the constraints and stretch the parts that UIKit did, in every order of adding.
@Suite struct RecordedBreaksTests {
  private typealias Recorded = RecordedConstraints

  @Test func allAreRead() {
    #expect(Recorded.recordedConflicts.count == 15 && Recorded.recordedTies.count == 15)
  }

  /// u has no place of its own in the container: it is the last view there too.
  @Test(arguments: RecordedConstraints.recordedConflicts)
  func conflicts(_ system: RecordedConstraints.Conflict) throws {
    for order in system.orders {
      let constraints = try order.map { try constraint($0) }
      var layout = ConstraintLayout(system.views.map { ConstraintPart($0.name) }, constraints)
      (layout.width, layout.height) = (.imposed(300), .imposed(300))
      layout.solve()
      #expect(layout.broken.map { order[$0].name } == [system.breaks])
      for (name, frame) in system.frames {
        let index = try #require(system.views.firstIndex { $0.name == name })
        let got = layout.frame(of: index)
        #expect([Double(got.minX), Double(got.width)] == frame, "\(order.map(\.name)) \(name)")
      }
      #expect(layout.conflicts.first?.rule != nil)
    }
  }

  private func constraint(_ recorded: RecordedConstraints.Relation) throws -> LayoutConstraint {
    func item(_ name: String) -> ConstraintItem { name == "c" ? .container : .part(name) }
    return LayoutConstraint(
      item(recorded.item), try #require(ConstraintAttribute(rawValue: recorded.attribute)),
      try #require(ConstraintRelation(rawValue: recorded.relation)),
      to: recorded.to.map(item), ConstraintAttribute(rawValue: recorded.targetAttribute),
      constant: recorded.points, id: recorded.name)
  }

  @Test(arguments: RecordedConstraints.recordedTies)
  func ties(_ tie: RecordedConstraints.Tie) {
    let parts = tie.views.enumerated().map { index, view in
      var part = ConstraintPart(
        "v\(index)", width: view.natural.map { .init($0, hugging: view.hugging ?? 250) })
      part.wraps = view.lines == 0
      return part
    }
    func view(_ index: Int) -> ConstraintItem { .part(parts[index].id) }
    let last = parts.count - 1
    var constraints = [LayoutConstraint(view(0), .leading, to: .container, constant: 20)]
    for index in 0..<last {
      constraints.append(
        LayoutConstraint(view(index), .trailing, to: view(index + 1), .leading, constant: -24))
    }
    constraints.append(LayoutConstraint(.container, .trailing, to: view(last), constant: 20))
    for (index, one) in tie.views.enumerated() {
      guard let width = one.width else { continue }
      constraints.append(LayoutConstraint(view(index), .width, constant: width, priority: 250))
    }
    if tie.isReversed { constraints.reverse() }
    var layout = ConstraintLayout(
      tie.hasSubviewsReversed ? parts.reversed() : parts, constraints)
    layout.width = .imposed(393)
    layout.solve()
    for (index, frame) in tie.frames.enumerated() {
      let got = layout.frame(of: tie.hasSubviewsReversed ? last - index : index)
      // The recorded edges are on pixels.
      #expect(abs(Double(got.minX) - frame[0]) < 0.001, "\(index)")
      #expect(abs(Double(got.width) - frame[1]) < 0.001, "\(index)")
    }
  }
}
