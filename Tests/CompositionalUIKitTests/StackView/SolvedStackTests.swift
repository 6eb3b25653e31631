import CompositionalTestSupport
import CompositionalUIKit
import Testing

/// A constraint that changes nothing solves a stack view by constraints: the frames are the same.
@MainActor
@Suite struct SolvedStackTests {
  private static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  private static let alignments: [UIStackView.Alignment] = [
    .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
  ]

  private static func stack(_ seed: UInt64) -> UIStackView {
    var random = RandomSource(seed: seed)
    let views = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      let block = Block(
        CGFloat(Int.random(in: 1...12, using: &random) * 10),
        CGFloat(Int.random(in: 1...6, using: &random) * 10))
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        block.setContentHuggingPriority(
          .init(Float.random(in: 240...260, using: &random)), for: axis)
        block.setContentCompressionResistancePriority(
          .init(Float.random(in: 740...760, using: &random)), for: axis)
      }
      return block
    }
    let axis: NSLayoutConstraint.Axis = Bool.random(using: &random) ? .horizontal : .vertical
    let stack = UIStackView(
      axis, spacing: CGFloat(Int.random(in: 0...2, using: &random) * 8), views)
    stack.distribution = distributions.randomElement(using: &random) ?? .fill
    stack.alignment = alignments.randomElement(using: &random) ?? .fill
    if Bool.random(using: &random) { stack.semanticContentAttribute = .forceRightToLeft }
    if Bool.random(using: &random) { stack.setCustomSpacing(30, after: views[0]) }
    if views.count > 2, Bool.random(using: &random) { views[1].isHidden = true }
    if Bool.random(using: &random) {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    return stack
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func sameFrames(seed: UInt64) {
    var random = RandomSource(seed: seed &+ 1_000_000)
    let (plain, solved) = (Self.stack(seed), Self.stack(seed))
    solved.arrangedSubviews[0].widthAnchor.constraint(
      lessThanOrEqualTo: solved.widthAnchor, constant: 10_000
    ).isActive = true
    #expect(plain.fitting == solved.fitting)
    // Longer, or shorter by less than a view; not lower, where baselines would not fit.
    let (natural, change) = (plain.fitting, CGFloat(Int.random(in: -1...8, using: &random) * 9))
    let more = CGFloat(Int.random(in: 0...8, using: &random) * 10)
    let (across, down) = plain.axis == .horizontal ? (change, more) : (more, change)
    let size = (natural.width + across, natural.height + down)
    let text = "\(plain.axis) \(plain.distribution) \(plain.alignment) \(size)"
    let frames = (plain.frames(in: size.0, size.1), solved.frames(in: size.0, size.1))
    for (index, view) in plain.arrangedSubviews.enumerated() where !view.isHidden {
      // Constraints place edges on whole pixels, of which there are three in a point.
      let (one, other) = (frames.0[index], frames.1[index])
      let distances = [
        one.minX - other.minX, one.maxX - other.maxX, one.minY - other.minY, one.maxY - other.maxY,
      ]
      #expect(distances.allSatisfy { abs($0) < 0.17 }, "\(text): \(index) \(one) \(other)")
    }
    #expect(solved.simulation.layoutProblems == [])
  }
}
