import Compositional
import CompositionalContent
import CompositionalTestSupport
import Testing

/// Layouts agree with linear programs in other unknowns: the four edges of each part.
@Suite struct LayoutReferenceTests {
  @Test func randomLayouts() {
    var (unique, rightToLeft) = (0, 0)
    let seeds = RandomRun.seeds(20)
    for seed in seeds {
      var random = RandomSource(seed: seed)
      let direction: UserInterfaceLayoutDirection =
        random.chance(50) ? .leftToRight : .rightToLeft
      let parts = (0..<random.integer(1...2)).map { Self.part("v\($0)", &random) }
      let constraints = (0..<random.integer(2...8)).map { _ in
        Self.constraint(parts.count, &random)
      }
      // Most layouts say where their parts are.
      let corners = parts.flatMap { part in
        [ConstraintAttribute.leading, .top].map {
          LayoutConstraint(.part(part.id), $0, to: .margins, constant: 7, priority: 20)
        }
      }
      let margins = PhysicalEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
      var layout = ConstraintLayout(
        parts, constraints + corners, margins: margins, direction: direction)
      layout.width = .imposed(200)
      layout.solve()
      let reference = EdgeReference(
        parts, constraints + corners, margins, width: 200, isReversed: direction == .rightToLeft)
      let expected = reference.system.answer()
      let costs = layout.costs.map { "\($0.priority): \(($0.violation * 1e4).rounded() / 1e4)" }
      let wanted = expected.costs.sorted { $0.key > $1.key }.map {
        "\($0.key): \(($0.value * 1e4).rounded() / 1e4)"
      }
      #expect(costs == wanted, "seed \(seed)")
      #expect(layout.broken.count <= expected.broken.count, "seed \(seed)")
      guard expected.ambiguous.isEmpty else { continue }
      unique += 1
      rightToLeft += direction == .rightToLeft ? 1 : 0
      for index in parts.indices {
        let edges = expected.values[(4 * index + 2)..<(4 * index + 6)].map { $0 }
        let frame = layout.frame(of: index)
        let got = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { Double($0) }
        #expect(zip(got, edges).allSatisfy { abs($0 - $1) < 1e-5 }, "seed \(seed): \(got) \(edges)")
      }
    }
    guard seeds.count >= 20 else { return }
    #expect(unique > seeds.count / 3 && rightToLeft > seeds.count / 12)
  }

  private static func part(_ id: String, _ random: inout RandomSource) -> ConstraintPart {
    let priorities: [Double] = [250, 251, 500, 750, 751]
    func content(_ random: inout RandomSource) -> ConstraintPart.Content {
      .init(
        Double(random.integer(1...8)) * 10, hugging: random.pick(priorities),
        compression: random.pick(priorities))
    }
    return ConstraintPart(
      id, width: content(&random), height: content(&random),
      firstBaseline: random.chance(50) ? 4 : nil, lastBaseline: 3)
  }

  private static func constraint(_ count: Int, _ random: inout RandomSource) -> LayoutConstraint {
    let kinds: [[ConstraintAttribute]] = [
      [.left, .right, .centerX], [.leading, .trailing, .centerX],
      [.top, .bottom, .centerY, .firstBaseline, .lastBaseline], [.width, .height],
    ]
    let kind = random.pick(kinds)
    func item(_ random: inout RandomSource) -> ConstraintItem {
      .part("v\(random.integer(0...count - 1))")
    }
    return LayoutConstraint(
      item(&random), random.pick(kind), random.pick(ConstraintRelation.allCases),
      to: random.chance(50) ? random.pick([.container, .margins]) : item(&random),
      random.pick(kind), multiplier: kind.contains(.width) ? random.pick([1, 0.5, 2]) : 1,
      constant: Double(random.integer(-3...3)) * 4, priority: random.pick([999, 750, 600, 250, 1]))
  }
}

/// A layout as a system whose unknowns are the container's length and the edges of each part.
private struct EdgeReference {
  var system = ReferenceSystem()
  private let parts: [ConstraintPart]
  private let margins: PhysicalEdgeInsets
  private let isReversed: Bool

  init(
    _ parts: [ConstraintPart], _ constraints: [LayoutConstraint], _ margins: PhysicalEdgeInsets,
    width: Double, isReversed: Bool
  ) {
    self.parts = parts
    self.margins = margins
    self.isReversed = isReversed
    system.bounds = [true, true] + Array(repeating: false, count: 4 * parts.count)
    add([0: 1], .equal, width, 1000)
    add([1: 1], .equal, 0, 50)
    for (index, part) in parts.enumerated() {
      for (low, high, content) in [(2, 4, part.width), (3, 5, part.height)] {
        let length = [4 * index + high: 1.0, 4 * index + low: -1]
        add(length, .greaterThanOrEqual, 0, 1000)
        guard let content else { continue }
        add(length, .lessThanOrEqual, content.natural, content.hugging)
        add(length, .greaterThanOrEqual, content.natural, content.compression)
      }
    }
    for constraint in constraints { add(constraint) }
  }

  private mutating func add(
    _ terms: [Int: Double], _ relation: ConstraintRelation, _ constant: Double, _ priority: Double
  ) {
    system.items.append(
      .init(
        terms: terms.map { (variable: $0.key, factor: $0.value) }, relation: relation,
        constant: constant, priority: priority))
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    guard let target = constraint.target else { return }
    let one = attribute(constraint.attribute, of: constraint.item)
    let other = attribute(constraint.targetAttribute, of: target)
    let turns =
      isReversed
      && (constraint.attribute.followsReading || constraint.targetAttribute.followsReading)
    // Only positions turn, and those have no factor here.
    var terms = one.terms
    for (variable, factor) in other.terms {
      terms[variable, default: 0] -= factor * constraint.multiplier
    }
    let side = other.constant * constraint.multiplier - one.constant
    add(
      terms, turns ? constraint.relation.reversed : constraint.relation,
      side + (turns ? -constraint.constant : constraint.constant), constraint.priority)
  }

  private func attribute(
    _ attribute: ConstraintAttribute, of item: ConstraintItem
  ) -> (terms: [Int: Double], constant: Double) {
    var edges:
      (left: [Int: Double], top: [Int: Double], right: [Int: Double], bottom: [Int: Double])
    var insets = PhysicalEdgeInsets.zero
    var part: ConstraintPart?
    if case .part(let name) = item, let index = parts.firstIndex(where: { $0.id == name }) {
      let base = 4 * index + 2
      edges = ([base: 1], [base + 1: 1], [base + 2: 1], [base + 3: 1])
      part = parts[index]
    } else {
      edges = ([:], [:], [0: 1], [1: 1])
      if item == .margins { insets = margins }
    }
    func mean(_ one: [Int: Double], _ other: [Int: Double], _ factor: Double) -> [Int: Double] {
      one.merging(other) { $0 + $1 }.mapValues { $0 * factor }
    }
    func negative(_ terms: [Int: Double]) -> [Int: Double] { terms.mapValues { -$0 } }
    let (left, right) = (Double(insets.left), Double(insets.right))
    let (top, bottom) = (Double(insets.top), Double(insets.bottom))
    switch attribute {
    case .left: return (edges.left, left)
    case .right: return (edges.right, -right)
    case .leading: return isReversed ? (edges.right, -right) : (edges.left, left)
    case .trailing: return isReversed ? (edges.left, left) : (edges.right, -right)
    case .centerX: return (mean(edges.left, edges.right, 0.5), (left - right) / 2)
    case .width: return (mean(edges.right, negative(edges.left), 1), -left - right)
    case .top: return (edges.top, top)
    case .bottom: return (edges.bottom, -bottom)
    case .centerY: return (mean(edges.top, edges.bottom, 0.5), (top - bottom) / 2)
    case .height: return (mean(edges.bottom, negative(edges.top), 1), -top - bottom)
    case .firstBaseline:
      if let first = part?.firstBaseline { return (edges.top, first) }
      return (edges.bottom, -bottom)
    case .lastBaseline: return (edges.bottom, part.map { -$0.lastBaseline } ?? -bottom)
    }
  }
}
