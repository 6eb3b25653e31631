import CompositionalTestSupport
import CompositionalUIKit
import Foundation
import Testing

/// Views have the frames that UIKit gave them where constraints cannot hold together and where
/// priorities tie.
@MainActor
@Suite struct RecordedBreaksTests {
  /// A label of a natural width.
  private final class Title: UILabel {
    var natural: CGFloat = 0
    override var intrinsicContentSize: CGSize { CGSize(width: natural, height: 20) }
    override var preferredMaxLayoutWidth: CGFloat {
      get { 1000 }
      set {}
    }
  }

  private func container(_ width: CGFloat, scale: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(0, 0, width, 300))
    view.simulation.traitCollection = UITraitCollection(displayScale: scale)
    return view
  }

  private func add(_ view: UIView, to outer: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
  }

  @Test(arguments: RecordedConstraints.recordedConflicts)
  func conflicts(_ system: RecordedConstraints.Conflict) throws {
    for order in system.orders {
      let container = container(300, scale: 2)
      var views = ["c": container]
      for each in system.views {
        let view = UIView()
        views[each.name] = view
        add(view, to: try #require(views[each.in]))
      }
      for relation in order { try constraint(relation, views).isActive = true }
      container.layoutIfNeeded()
      let problems = container.simulation.layoutProblems
      #expect(problems.count == 1, "\(order.map(\.name)) \(problems)")
      #expect(problems.first?.contains("(\(system.breaks)) cannot hold") == true, "\(problems)")
      for (name, frame) in system.frames {
        let got = try #require(views[name]).frame
        #expect([Double(got.minX), Double(got.width)] == frame, "\(order.map(\.name)) \(name)")
      }
    }
  }

  private func constraint(
    _ recorded: RecordedConstraints.Relation, _ views: [String: UIView]
  ) throws -> NSLayoutConstraint {
    let attributes: [String: NSLayoutConstraint.Attribute] = [
      "leading": .leading, "trailing": .trailing, "centerX": .centerX, "width": .width,
    ]
    let relations: [String: NSLayoutConstraint.Relation] = [
      "lessThanOrEqual": .lessThanOrEqual, "equal": .equal,
      "greaterThanOrEqual": .greaterThanOrEqual,
    ]
    let constraint = NSLayoutConstraint(
      item: try #require(views[recorded.item]),
      attribute: try #require(attributes[recorded.attribute]),
      relatedBy: try #require(relations[recorded.relation]),
      toItem: recorded.to.flatMap { views[$0] },
      attribute: recorded.to == nil
        ? .notAnAttribute : try #require(attributes[recorded.targetAttribute]),
      multiplier: 1, constant: CGFloat(recorded.points))
    constraint.identifier = recorded.name
    return constraint
  }

  @Test(arguments: RecordedConstraints.recordedTies)
  func ties(_ tie: RecordedConstraints.Tie) {
    let row = container(393, scale: 3)
    let views = tie.views.map { view -> UIView in
      guard let natural = view.natural else { return UIView() }
      let title = Title()
      title.natural = CGFloat(natural)
      title.numberOfLines = view.lines ?? 1
      if let hugging = view.hugging {
        title.setContentHuggingPriority(.init(Float(hugging)), for: .horizontal)
      }
      return title
    }
    for view in tie.hasSubviewsReversed ? views.reversed() : views { add(view, to: row) }
    var constraints = [views[0].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20)]
    for (one, next) in zip(views, views.dropFirst()) {
      constraints.append(
        one.trailingAnchor.constraint(equalTo: next.leadingAnchor, constant: -24))
    }
    constraints.append(
      row.trailingAnchor.constraint(equalTo: views[views.count - 1].trailingAnchor, constant: 20))
    for (view, recorded) in zip(views, tie.views) {
      guard let width = recorded.width else { continue }
      let wish = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
      wish.priority = .defaultLow
      constraints.append(wish)
    }
    NSLayoutConstraint.activate(tie.isReversed ? constraints.reversed() : constraints)
    row.layoutIfNeeded()
    for (view, frame) in zip(views, tie.frames) {
      #expect(abs(Double(view.frame.minX) - frame[0]) < 0.001, "\(view.frame)")
      #expect(abs(Double(view.frame.width) - frame[1]) < 0.001, "\(view.frame)")
    }
  }

  /// A column of two labels of 20 in 84: a gap of 24 leaves 40 to the upper one, wrapping or not.
  @Test(arguments: [1, 0])
  func theUpperOfTwoGetsTheHeight(_ lines: Int) {
    let column = container(100, scale: 2)
    column.frame.size.height = 84
    let titles = (0..<2).map { _ in
      let title = Title()
      title.natural = 50
      title.numberOfLines = lines
      add(title, to: column)
      return title
    }
    NSLayoutConstraint.activate([
      titles[0].topAnchor.constraint(equalTo: column.topAnchor),
      titles[1].topAnchor.constraint(equalTo: titles[0].bottomAnchor, constant: 24),
      titles[1].bottomAnchor.constraint(equalTo: column.bottomAnchor),
    ])
    column.layoutIfNeeded()
    #expect(titles.map(\.frame.height) == [40, 20])
  }

  /// Two widths that cannot hold together: the greater one broke, and stays so while it is active.
  @Test func whatBrokeStaysBroken() {
    let (container, view) = (container(300, scale: 2), UIView())
    add(view, to: container)
    let (one, other) = (
      view.widthAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 200)
    )
    NSLayoutConstraint.activate([
      one, other, view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
    ])
    container.layoutIfNeeded()
    #expect(view.frame.width == 100)
    one.constant = 250
    container.layoutIfNeeded()
    #expect(view.frame.width == 250)
    #expect(container.simulation.layoutProblems.first?.hasSuffix("while it is active.") == true)
    // Activated anew, it is compared again: 250 is the greater one.
    other.isActive = false
    container.layoutIfNeeded()
    other.isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }

  /// A label of 80 that never gives way, in a width of 60: it does, and nothing is told.
  @Test func naturalWidthsGiveWayWithoutAProblem() {
    let (container, title) = (container(300, scale: 2), Title())
    title.natural = 80
    title.setContentCompressionResistancePriority(.required, for: .horizontal)
    add(title, to: container)
    NSLayoutConstraint.activate([
      title.widthAnchor.constraint(equalToConstant: 60),
      title.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      title.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(title.frame.width == 60)
    #expect(container.simulation.layoutProblems == [])
  }

  /// Random required constraints of three views, one of them in another, in random orders.
  @Test func anyOrderOfActivationGivesOneAnswer() {
    var broken = 0
    for seed in UInt64(1)...40 {
      let first = answer(seed: seed, shuffle: 0)
      broken += first.problems.isEmpty ? 0 : 1
      for shuffle in UInt64(1)...4 {
        let other = answer(seed: seed, shuffle: shuffle)
        #expect(other.problems == first.problems && other.frames == first.frames, "\(seed)")
      }
    }
    #expect(broken > 20, "\(broken)")
  }

  private func answer(
    seed: UInt64, shuffle: UInt64
  ) -> (problems: Set<String>, frames: [CGRect]) {
    var random = RandomSource(seed: seed)
    let (container, outer, beside, inner) = (
      container(300, scale: 2), UIView(), UIView(), UIView()
    )
    for view in [outer, beside] { add(view, to: container) }
    add(inner, to: outer)
    let views = [container, outer, beside, inner]
    let edges: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .centerX, .width]
    var constraints = (0..<8).map { index in
      let attribute = random.pick(edges)
      let (one, other) = (random.integer(1...3), random.integer(0...3))
      let isLength = attribute == .width && random.chance(50)
      let constraint = NSLayoutConstraint(
        item: views[one], attribute: attribute,
        relatedBy: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
        toItem: isLength ? nil : views[other],
        attribute: isLength
          ? .notAnAttribute : attribute == .width ? .width : random.pick(Array(edges.prefix(3))),
        multiplier: 1, constant: CGFloat(random.integer(-4...8)) * 10)
      constraint.identifier = "\(index)"
      return constraint
    }
    var order = RandomSource(seed: shuffle)
    for index in constraints.indices where shuffle > 0 {
      constraints.swapAt(index, order.integer(0...index))
    }
    NSLayoutConstraint.activate(constraints)
    container.layoutIfNeeded()
    let problems = container.simulation.layoutProblems.map {
      $0.components(separatedBy: " cannot hold")[0]
    }
    return (Set(problems), views.map(\.frame))
  }
}
