import CompositionalUIKit
import Testing

/// Constraints store their properties; none is solved.
@MainActor
@Suite struct StandInConstraintTests {
  @Test func anchorsMakeConstraints() {
    let (parent, child) = (UIView(), UIView())
    let edge = child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10)
    #expect(edge.firstItem === child)
    #expect(edge.secondItem === parent)
    #expect((edge.firstAttribute, edge.secondAttribute) == (.leading, .leading))
    #expect((edge.relation, edge.multiplier, edge.constant) == (.equal, 1, 10))
    let height = child.heightAnchor.constraint(lessThanOrEqualToConstant: 44)
    #expect(height.secondItem == nil)
    #expect((height.firstAttribute, height.secondAttribute) == (.height, .notAnAttribute))
    #expect((height.relation, height.constant) == (.lessThanOrEqual, 44))
    let half = child.widthAnchor.constraint(
      greaterThanOrEqualTo: parent.widthAnchor, multiplier: 0.5)
    #expect((half.relation, half.multiplier, half.constant) == (.greaterThanOrEqual, 0.5, 0))
  }

  @Test func activation() {
    let view = UIView()
    let guide = view.safeAreaLayoutGuide
    #expect(guide.owningView === view)
    let constraints = [
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
    ]
    #expect(constraints.allSatisfy { $0.priority == .required && !$0.isActive })
    NSLayoutConstraint.activate(constraints)
    #expect(constraints.allSatisfy { $0.isActive })
    NSLayoutConstraint.deactivate(constraints)
    #expect(constraints.allSatisfy { !$0.isActive })
    view.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    #expect(view.frame == .zero)
  }
}
