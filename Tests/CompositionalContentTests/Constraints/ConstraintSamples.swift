import Compositional
import CompositionalContent
import CompositionalTestSupport

/// Content with constraints for tests.
enum ConstraintSamples {
  static func constraint(
    _ item: String, _ attribute: ConstraintAttribute, _ relation: ConstraintRelation = .equal,
    _ target: ConstraintItem? = .container, _ other: ConstraintAttribute? = nil,
    _ constant: Double = 0, priority: Double = 1000, id: String? = nil
  ) -> LayoutConstraint {
    LayoutConstraint(
      .part(item), attribute, relation, to: target, other, constant: constant, priority: priority,
      id: id)
  }

  static func node(_ views: [Content], _ constraints: [LayoutConstraint]) -> Content {
    Content(ContentConstraints(views: views, constraints: constraints))
  }

  static func label(_ id: String, _ width: CGFloat, hugging: Double = 250) -> Content {
    Content(
      .wrapping(naturalWidth: width, lineHeight: 20), id: id,
      hugging: ContentPriorities(horizontal: hugging, vertical: 250))
  }

  /// Two labels side by side, from edge to edge.
  static func pair(hugging: Double = 251) -> Content {
    node(
      [label("a", 50, hugging: hugging), label("b", 70)],
      [
        constraint("a", .leading), constraint("a", .top), constraint("a", .bottom),
        constraint("b", .leading, .equal, .part("a"), .trailing, 8), constraint("b", .top),
        constraint("b", .trailing),
      ])
  }

  /// Random views in a column or a row, with edges, centers and lengths.
  static func random(seed: UInt64) -> ContentConstraints {
    var random = RandomSource(seed: seed)
    var (views, constraints): ([Content], [LayoutConstraint]) = ([], [])
    let priorities: [Double] = [1000, 999, 750, 500, 251, 250, 50, 1]
    for index in 0..<random.integer(1...5) {
      let id = "v\(index)"
      var view =
        random.chance(50)
        ? label(id, random.length(20...300))
        : Content(
          .fixed(CGSize(width: random.length(0...80), height: random.length(0...40))), id: id)
      if random.chance(50) { view.hugging.horizontal = random.pick(priorities) }
      if random.chance(50) { view.compression.horizontal = random.pick(priorities) }
      views.append(view)
      let before: ConstraintItem =
        index == 0 ? .container : .part("v\(random.integer(0...index - 1))")
      let isInside = index == 0
      constraints += [
        constraint(
          id, .leading, .equal, before, isInside || random.chance(30) ? .leading : .trailing,
          random.length(0...16)),
        constraint(
          id, .top, .equal, before, isInside || random.chance(50) ? .top : .bottom,
          random.length(0...16)),
        constraint(
          id, .trailing, random.pick([.equal, .lessThanOrEqual]), .container, nil,
          -random.length(0...16), priority: random.pick([999, 750, 500, 260])),
        constraint(
          id, .bottom, .lessThanOrEqual, .container, nil, -random.length(0...16),
          priority: random.pick([1000, 800])),
      ]
      if random.chance(40) {
        constraints.append(
          LayoutConstraint(
            .part(id), .width, random.pick(ConstraintRelation.allCases), to: .container,
            multiplier: random.pick([0.5, 0.25]), constant: random.length(0...10),
            priority: random.pick(Array(priorities.dropFirst()))))
      }
    }
    return ContentConstraints(views: views, constraints: constraints)
  }
}
