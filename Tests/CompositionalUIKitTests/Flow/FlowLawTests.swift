import CompositionalTestSupport
import CompositionalUIKit
import CompositionalUIKitTestSupport
import Testing

/// What holds of every flow layout, compared with a second implementation.
@Suite struct FlowLawTests {
  /// A random layout.
  private struct Subject {
    let sections: [FlowContent]
    let axis: LayoutAxis
    let across: Double
    let scale: Double
    let isMirrored: Bool

    init(_ random: inout RandomSource) {
      axis = Bool.random(using: &random) ? .vertical : .horizontal
      across = Double(Int.random(in: 0...160, using: &random)) / 4 * 10
      scale = Double(Int.random(in: 1...3, using: &random))
      isMirrored = Int.random(in: 0..<3, using: &random) == 0
      sections = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        Self.section(&random)
      }
    }

    private static func length(_ limit: Int, _ random: inout RandomSource) -> Double {
      Double(Int.random(in: 0...(limit * 4), using: &random)) / 4
    }

    static func size(_ random: inout RandomSource) -> FlowSize {
      FlowSize(across: 1 + length(120, &random), along: length(90, &random))
    }

    private static func section(_ random: inout RandomSource) -> FlowContent {
      var rules = FlowRules()
      rules.lineSpacing = length(20, &random)
      rules.itemSpacing = length(20, &random)
      rules.inset = UIEdgeInsets(
        top: length(30, &random), left: length(30, &random), bottom: length(30, &random),
        right: length(30, &random))
      if Bool.random(using: &random) { rules.header = length(50, &random) }
      if Bool.random(using: &random) { rules.footer = length(50, &random) }
      rules.itemsSizeThemselves = Bool.random(using: &random)
      let count = Int.random(in: 0...40, using: &random)
      guard Bool.random(using: &random) else {
        return FlowContent(.even(size(&random), count: count), rules)
      }
      return FlowContent(.each((0..<count).map { _ in size(&random) }), rules)
    }

    var flow: FlowArrangement {
      FlowArrangement(
        sections, along: axis, across: across, scale: scale, isMirrored: isMirrored)
    }

    var naive: NaiveFlow {
      NaiveFlow(sections, along: axis, across: across, scale: scale, isMirrored: isMirrored)
    }
  }

  private let everything = CGRect(x: -10_000, y: -10_000, width: 1_000_000, height: 1_000_000)

  @Test(arguments: 0..<200)
  func framesEqualThoseOfASecondImplementation(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    let subject = Subject(&random)
    let (flow, naive) = (subject.flow, subject.naive)
    #expect(flow.contentSize[subject.axis].isNear(naive.length))
    for element in naive.elements {
      let frame =
        switch element.part {
        case .header: flow.headerFrame(ofSection: element.section)
        case .footer: flow.footerFrame(ofSection: element.section)
        case .item(let item): flow.frame(ofItem: item, inSection: element.section)
        }
      #expect(frame?.isNear(element.frame) == true, "\(element), not \(String(describing: frame))")
    }
  }

  @Test(arguments: 0..<200)
  func aQueryEqualsATestOfEveryElement(_ seed: UInt64) {
    var random = RandomSource(seed: 1_000 + seed)
    let subject = Subject(&random)
    let flow = subject.flow
    let all = flow.elements(in: everything)
    for _ in 0..<20 {
      let rect = CGRect(
        x: Int.random(in: -50...600, using: &random), y: Int.random(in: -50...900, using: &random),
        width: Int.random(in: 0...400, using: &random),
        height: Int.random(in: 0...400, using: &random))
      #expect(flow.elements(in: rect) == all.filter { FlowArrangement.meets($0.frame, rect) })
    }
  }

  @Test(arguments: 0..<100)
  func everyItemIsPlacedOnceAndNoneOverlaps(_ seed: UInt64) {
    var random = RandomSource(seed: 2_000 + seed)
    let subject = Subject(&random)
    let all = subject.flow.elements(in: everything)
    let visible = subject.naive.elements(in: everything)
    #expect(all.map(\.section) == visible.map(\.section))
    #expect(all.map(\.part) == visible.map(\.part))
    // Rounded origins may come a pixel closer.
    let pixel = CGFloat(1 / subject.scale) + 0.001
    for (index, one) in all.enumerated() {
      for other in all[(index + 1)...] {
        let common = one.frame.intersection(other.frame)
        let overlaps = !common.isNull && common.width > pixel && common.height > pixel
        #expect(!overlaps, "\(one) and \(other)")
      }
    }
  }

  /// Items that are not measured have the average size of those that are.
  @Test(arguments: 0..<200)
  func unmeasuredItemsHaveTheAverageSize(_ seed: UInt64) {
    var random = RandomSource(seed: 4_000 + seed)
    var rules = FlowRules()
    (rules.itemsSizeThemselves, rules.unmeasuredItemsAreAverage) = (true, true)
    let (count, estimate) = (Int.random(in: 1...40, using: &random), Subject.size(&random))
    var flow = FlowArrangement([FlowContent(.even(estimate, count: count), rules)], across: 300)
    var measured: [Int: FlowSize] = [:]
    for _ in 0..<6 {
      var changes: [Int: FlowSize] = [:]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        changes[Int.random(in: 0..<count, using: &random)] =
          measured.values.randomElement(using: &random) ?? Subject.size(&random)
        changes[Int.random(in: 0..<count, using: &random)] = Subject.size(&random)
      }
      flow.resize([0: changes])
      measured.merge(changes) { $1 }
      let sizes = measured.values
      let average = FlowSize(
        across: sizes.map(\.across).reduce(0, +) / Double(sizes.count),
        along: sizes.map(\.along).reduce(0, +) / Double(sizes.count))
      let content = FlowContent(.each((0..<count).map { measured[$0] ?? average }), rules)
      let naive = NaiveFlow([content], along: .vertical, across: 300, scale: 1)
      #expect(flow.contentSize[.vertical].isNear(naive.length))
      for (item, element) in naive.elements.enumerated() {
        #expect(flow.frame(ofItem: item, inSection: 0)?.isNear(element.frame) == true)
      }
    }
  }

  @Test(arguments: 0..<200)
  func resizingEqualsArrangingAnew(_ seed: UInt64) {
    var random = RandomSource(seed: 3_000 + seed)
    let subject = Subject(&random)
    var flow = subject.flow
    var sections = subject.sections
    for _ in 0..<4 {
      guard let section = sections.indices.randomElement(using: &random),
        sections[section].count > 0
      else { continue }
      var changes: [Int: FlowSize] = [:]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let item = Int.random(in: 0..<sections[section].count, using: &random)
        changes[item] = Subject.size(&random)
      }
      var sizes = sections[section].all
      for (item, size) in changes { sizes[item] = size }
      sections[section].sizes = .each(sizes)
      flow.resize([section: changes])
    }
    let anew = FlowArrangement(
      sections, along: subject.axis, across: subject.across, scale: subject.scale,
      isMirrored: subject.isMirrored)
    let (one, other) = (flow.elements(in: everything), anew.elements(in: everything))
    #expect(one.map(\.part) == other.map(\.part))
    let isNear = zip(one, other).allSatisfy { $0.frame.isNear($1.frame) }
    #expect(isNear)
    for low in stride(from: CGFloat(-20), to: 900, by: 37) {
      let rect = CGRect(x: low / 2, y: low, width: 150, height: 41)
      #expect(flow.elements(in: rect) == one.filter { FlowArrangement.meets($0.frame, rect) })
    }
  }
}

extension FlowContent {
  /// The size of each item.
  fileprivate var all: [FlowSize] {
    switch sizes {
    case .even(let size, let count): [FlowSize](repeating: size, count: count)
    case .each(let sizes): sizes
    }
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { (self - other).magnitude < 0.001 }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    Double(minX).isNear(Double(other.minX)) && Double(minY).isNear(Double(other.minY))
      && Double(width).isNear(Double(other.width)) && Double(height).isNear(Double(other.height))
  }
}
