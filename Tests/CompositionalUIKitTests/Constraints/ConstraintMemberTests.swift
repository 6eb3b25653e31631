import CompositionalUIKit
import Testing

/// The members of constraints, and what views say about theirs.
@MainActor
@Suite struct ConstraintMemberTests {
  private func container(_ views: UIView...) -> UIView {
    let view = UIView(frame: CGRect(0, 0, 300, 200))
    for child in views {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    return view
  }

  @Test func prioritiesAreNumbers() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 0.5 == UILayoutPriority(rawValue: 250.5))
    var priority = UILayoutPriority.defaultHigh
    priority += 2
    priority -= 1
    #expect(priority.rawValue == 751 && priority > .defaultHigh)
  }

  @Test func attributesOfMargins() {
    let (one, two) = (UIView(), UIView())
    let view = container(one, two)
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    for (attribute, margin) in [
      (NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.topMargin),
      (.bottom, .bottomMargin), (.leading, .leadingMargin), (.right, .rightMargin),
    ] {
      NSLayoutConstraint(
        item: one, attribute: attribute, relatedBy: .equal, toItem: view, attribute: margin,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    for (attribute, margin) in [
      (NSLayoutConstraint.Attribute.centerX, NSLayoutConstraint.Attribute.centerXWithinMargins),
      (.centerY, .centerYWithinMargins),
    ] {
      NSLayoutConstraint(
        item: two, attribute: attribute, relatedBy: .equal, toItem: view, attribute: margin,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    two.widthAnchor.constraint(equalToConstant: 10).isActive = true
    two.heightAnchor.constraint(equalToConstant: 20).isActive = true
    view.layoutIfNeeded()
    #expect(one.frame == CGRect(20, 10, 240, 160))
    // The middle of 20 and 260 is 140, that of 10 and 170 is 90.
    #expect(two.frame == CGRect(135, 80, 10, 20))
  }

  /// The system's spacing is 8 points.
  @Test func systemSpacing() {
    let (a, b) = (Block(10, 10), Block(10, 10))
    let view = container(a, b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 2),
      b.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      a.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1),
      b.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5),
    ])
    view.layoutIfNeeded()
    #expect([a.frame, b.frame] == [CGRect(16, 8, 10, 10), CGRect(34, 22, 10, 10)])
  }

  @Test func ambiguityAndReasons() {
    let one = UIView()
    let view = container(one)
    let leading = one.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    let width = one.widthAnchor.constraint(equalToConstant: 40)
    let low = one.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
    NSLayoutConstraint.activate([leading, width, low])
    #expect(one.hasAmbiguousLayout && !view.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: view.topAnchor),
      one.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    #expect(!one.hasAmbiguousLayout)
    let held = one.constraintsAffectingLayout(for: .horizontal)
    #expect(Set(held) == [leading, width])
    #expect(one.constraintsAffectingLayout(for: .vertical).count == 2)
    #expect(view.constraintsAffectingLayout(for: .vertical) == [])
  }

  /// What cannot hold is told, and the rest holds.
  @Test func problems() throws {
    let one = UIView()
    let view = container(one)
    let width = one.widthAnchor.constraint(equalToConstant: 400)
    width.identifier = "wide"
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      one.trailingAnchor.constraint(equalTo: view.trailingAnchor), width,
      one.topAnchor.constraint(equalTo: view.topAnchor),
      one.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    #expect(one.frame == CGRect(20, 0, 280, 10))
    let problem = try #require(view.simulation.layoutProblems.first)
    #expect(problem.hasPrefix("UIView.width == 400 (wide) cannot hold, by 120 points."))
    #expect(problem.contains("UIView.leading == UIView.leading + 20"))
    #expect(problem.contains("the width of UIView, 300"))
    #expect(view.simulation.layoutProblems.count == 1)
    width.priority = .required - 1
    #expect(view.simulation.layoutProblems == [])
  }

  /// The most common mistake: the mask still places the view.
  @Test func aForgottenMaskIsNamed() throws {
    let one = UIView()
    let view = container()
    view.addSubview(one)
    one.widthAnchor.constraint(equalToConstant: 40).isActive = true
    one.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5).isActive = true
    let problems = view.simulation.layoutProblems
    #expect(problems.count == 2)
    let text = "set UIView.translatesAutoresizingMaskIntoConstraints to false"
    #expect(problems.allSatisfy { $0.contains(text) })
    one.translatesAutoresizingMaskIntoConstraints = false
    #expect(view.simulation.layoutProblems == [])
  }

  @Test func theUpdatePassGoesFromTheInsideOut() {
    final class Updating: UIView {
      var log: (String) -> Void = { _ in }
      var name = ""
      override func updateConstraints() {
        log(name)
        super.updateConstraints()
      }
    }
    final class Controller: UIViewController {
      var log: (String) -> Void = { _ in }
      override func updateViewConstraints() {
        log("controller")
        super.updateViewConstraints()
      }
    }
    let (outer, inner) = (Updating(), Updating())
    let controller = Controller()
    var calls: [String] = []
    outer.name = "outer"
    inner.name = "inner"
    for view in [outer, inner] { view.log = { calls.append($0) } }
    controller.log = { calls.append($0) }
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    controller.view.layoutIfNeeded()
    #expect(calls == ["inner", "outer", "controller"])
    controller.view.layoutIfNeeded()
    #expect(calls.count == 3 && !inner.needsUpdateConstraints())
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
    controller.view.layoutIfNeeded()
    #expect(calls == ["inner", "outer", "controller", "inner"])
  }

  #if os(Linux)
    /// Mistakes stop the program with a sentence.
    @Test func invalidConstraints() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          _ = NSLayoutConstraint(
            item: UIView(), attribute: .width, relatedBy: .equal, toItem: UIView(), attribute: .top,
            multiplier: 1, constant: 0)
        }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let (one, other) = (UIView(), UIView())
          one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
        }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          _ = NSLayoutConstraint.constraints(withVisualFormat: "[a", views: ["a": UIView()])
        }
      }
    }
  #endif
}
