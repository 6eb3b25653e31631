import CompositionalTestSupport
import CompositionalUIKit
import Testing

/// Random rows of blocks, spacers, cards with views in them, and rows in rows have the widths of a linear
/// program in which the constraints of all stand side by side.
///
/// The program minimizes the violations of one priority after the other, as UIKit documents priorities. Rows
/// with more than one best answer are left out.
@MainActor
@Suite struct StackLawTests {
  /// A system along the width whose variables are at least 0.
  private struct Program {
    struct Item {
      let terms: [Int: Double]
      /// -1 for at most, 0 for equal, 1 for at least.
      let relation: Int
      let constant: Double
      let priority: Double
    }

    private(set) var count = 0
    private(set) var items: [Item] = []

    mutating func variable() -> Int {
      count += 1
      return count - 1
    }

    mutating func add(
      _ terms: [Int: Double], _ relation: Int, _ constant: Double, _ priority: Double = 1000
    ) {
      items.append(.init(terms: terms, relation: relation, constant: constant, priority: priority))
    }

    /// Returns the values of the variables; nil if there are several answers, or none.
    func answer() -> [Double]? {
      var program = DenseProgram()
      for _ in 0..<count { _ = program.addVariable() }
      var sums: [Double: [Int: Double]] = [:]
      for item in items {
        var terms = item.terms
        for (sign, side) in [(-1.0, -1), (1.0, 1)] {
          let costs = item.relation == 0 || item.relation == side
          if costs, item.priority == 1000 { continue }
          let error = program.addVariable()
          terms[error] = sign
          if costs { sums[item.priority, default: [:]][error] = 1 }
        }
        program.add(terms, equals: item.constant)
      }
      for (_, sum) in sums.sorted(by: { $0.key > $1.key }) {
        guard let least = program.minimum(of: sum) else { return nil }
        program.add(sum, equals: least.value)
      }
      var values: [Double] = []
      for variable in 0..<count {
        guard let low = program.minimum(of: [variable: 1])?.value,
          let high = program.minimum(of: [variable: -1])?.value, -high - low < 1e-5
        else { return nil }
        values.append(low)
      }
      return values
    }
  }

  /// A view with the variable of its width.
  private typealias Part = (view: UIView, width: Int)

  private func block(_ program: inout Program, _ random: inout RandomSource) -> Part {
    let natural = random.integer(1...12) * 10
    let view = Block(CGFloat(natural), 20)
    // Few priorities, so that some decide and some tie.
    let (hugging, compression) = (
      Double(random.integer(245...256)), Double(random.integer(745...756))
    )
    view.setContentHuggingPriority(.init(Float(hugging)), for: .horizontal)
    view.setContentCompressionResistancePriority(.init(Float(compression)), for: .horizontal)
    let width = program.variable()
    program.add([width: 1], -1, Double(natural), hugging)
    program.add([width: 1], 1, Double(natural), compression)
    return (view, width)
  }

  private func spacer(_ program: inout Program, _ random: inout RandomSource) -> Part {
    let view = UIView()
    let (least, width) = (random.integer(0...5) * 8, program.variable())
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(least)).isActive = true
    program.add([width: 1], 1, Double(least))
    return (view, width)
  }

  /// A view around a block, with room at its end or without, and sometimes a width of its own.
  private func card(_ program: inout Program, _ random: inout RandomSource) -> Part {
    let card = UIView()
    let inner = block(&program, &random)
    let width = program.variable()
    inner.view.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner.view)
    let (inset, fills) = (CGFloat(random.integer(0...3) * 4), random.chance(60))
    let end = inner.view.trailingAnchor
    NSLayoutConstraint.activate([
      inner.view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: inset),
      fills
        ? end.constraint(equalTo: card.trailingAnchor)
        : end.constraint(lessThanOrEqualTo: card.trailingAnchor),
      inner.view.topAnchor.constraint(equalTo: card.topAnchor),
      inner.view.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    program.add([width: 1, inner.width: -1], fills ? 0 : 1, Double(inset))
    if random.chance(40) {
      let (wished, priority) = (
        random.integer(1...15) * 10, random.pick([1000.0, 760, 500, 260, 100])
      )
      let own = inner.view.widthAnchor.constraint(equalToConstant: CGFloat(wished))
      own.priority = .init(Float(priority))
      own.isActive = true
      program.add([inner.width: 1], 0, Double(wished), priority)
    }
    return (card, width)
  }

  private func row(
    _ program: inout Program, _ random: inout RandomSource, depth: Int
  ) -> (part: Part, all: [Part]) {
    var parts: [Part] = []
    var all: [Part] = []
    for _ in 0..<random.integer(2...4) {
      switch random.integer(0...(depth > 0 ? 4 : 3)) {
      case 0, 1: parts.append(block(&program, &random))
      case 2: parts.append(spacer(&program, &random))
      case 3: parts.append(card(&program, &random))
      default:
        let inner = row(&program, &random, depth: depth - 1)
        parts.append(inner.part)
        all += inner.all
      }
    }
    let spacing = random.integer(0...2) * 8
    let stack = UIStackView(.horizontal, spacing: CGFloat(spacing), parts.map(\.view))
    let width = program.variable()
    var sum = Dictionary(uniqueKeysWithValues: parts.map { ($0.width, 1.0) })
    sum[width] = -1
    program.add(sum, 0, -Double(spacing * (parts.count - 1)))
    return ((stack, width), all + parts)
  }

  @Test(arguments: 0..<360 as Range<UInt64>)
  func widthsOfAProgram(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var program = Program()
    let (part, all) = row(&program, &random, depth: 1)
    let total = random.integer(5...50) * 10
    program.add([part.width: 1], 0, Double(total))
    guard let expected = program.answer() else { return }
    let stack = try #require(part.view as? UIStackView)
    _ = stack.frames(in: CGFloat(total), 20)
    for each in all {
      // Edges are on thirds of a point.
      let found = Double(each.view.frame.width)
      #expect(abs(found - expected[each.width]) < 0.34, "seed \(seed): \(type(of: each.view))")
    }
    #expect(stack.simulation.layoutProblems == [])
  }

  /// The law says something: most of its rows have one answer.
  @Test func mostRowsHaveOneAnswer() {
    let unique = (0..<60 as Range<UInt64>).count { seed in
      var random = RandomSource(seed: seed)
      var program = Program()
      let (part, _) = row(&program, &random, depth: 1)
      program.add([part.width: 1], 0, Double(random.integer(5...50) * 10))
      return program.answer() != nil
    }
    #expect(unique >= 20)
  }
}
