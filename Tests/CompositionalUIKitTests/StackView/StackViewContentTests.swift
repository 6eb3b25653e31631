import CompositionalContentDSL
import CompositionalUIKit
import Testing

/// Labels, constraints, baselines and nested stacks in stack views.
@MainActor
@Suite struct StackViewContentTests {
  private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  /// A line of 17 points is 20.287 points high, and 20.5 at two pixels a point.
  @Test func labelsMeasureTheirText() {
    let label = label("Good morning")
    label.simulation.traitCollection = UITraitCollection(displayScale: 2)
    // 6380 thousandths of 17 are 108.46 points.
    #expect(label.intrinsicContentSize == CGSize(width: 108.5, height: 20.5))
    // At 34 points characters are narrower: 6860 thousandths by 0.905 are 211.082 points.
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize == CGSize(width: 211.5, height: 41))
    label.numberOfLines = 0
    // "morning" is 122.895 points wide, and two lines are 81.148 high.
    let wrapped = label.sizeThatFits(CGSize(width: 162, height: 0))
    #expect(wrapped == CGSize(width: 123, height: 81.5))
    label.preferredMaxLayoutWidth = 162
    #expect(label.intrinsicContentSize == wrapped)
    label.numberOfLines = 1
    #expect(label.sizeThatFits(CGSize(width: 10, height: 0)).height == 41)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  /// The ascender is 1950 and the descender 494 units of 2048.
  @Test func baselinesOfARow() {
    let row = UIStackView(.horizontal, [label("Ab", size: 20), label("cd", size: 10)])
    row.alignment = .firstBaseline
    func difference(_ frames: [CGRect]) -> CGFloat { frames[1].minY - frames[0].minY }
    let first = row.frames(in: 100, 60)
    #expect(first[0].minY == 0 && abs(difference(first) - 10 * 1950 / 2048) < 1e-9)
    row.alignment = .lastBaseline
    let last = row.frames(in: 100, 60)
    #expect(last[0].maxY == 60 && abs(last[1].maxY - (60 - 10.0 * 494 / 2048)) < 1e-9)
  }

  /// A view without text has its baseline at the bottom.
  @Test func baselinesOfOtherViewsAndStacks() {
    let column = UIStackView(.vertical, [Block(10, 15), Block(10, 30)])
    let row = UIStackView(.horizontal, [Block(10, 40), column])
    row.alignment = .firstBaseline
    #expect(row.frames(in: 20, 80).map(\.minY) == [0, 25])
    #expect(row.fitting.height == 70)
    let inner = UIStackView(.horizontal, [Block(10, 15), Block(10, 30)])
    inner.alignment = .top
    let outer = UIStackView(.horizontal, [Block(10, 40), inner])
    outer.alignment = .firstBaseline
    #expect(outer.frames(in: 30, 80).map(\.minY) == [0, 10])
  }

  @Test func spacingBetweenBaselines() {
    let (one, other) = (label("a", size: 20), label("b", size: 10))
    let column = UIStackView(.vertical, spacing: 30, [one, other])
    column.isBaselineRelativeArrangement = true
    let frames = column.frames(in: 50, column.fitting.height)
    let distance = frames[1].minY + 10 * 1950 / 2048 - (frames[0].maxY - 20.0 * 494 / 2048)
    #expect(abs(distance - 30) < 1e-9)
  }

  @Test func constraintsOfLengths() {
    let icon = UIView()
    let width = icon.widthAnchor.constraint(equalToConstant: 24)
    let height = icon.heightAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([width, height])
    let row = UIStackView(.horizontal, spacing: 8, [icon, Block(50, 20)])
    row.alignment = .center
    #expect(row.fitting == CGSize(width: 82, height: 30))
    #expect(row.frames(in: 200, 30)[0] == CGRect(0, 0, 24, 30))
    width.constant = 40
    #expect(row.frames(in: 200, 30)[0].width == 40)
    height.isActive = false
    #expect(row.fitting == CGSize(width: 98, height: 20))
    // A weak width gives way to the hugging of the other view.
    width.priority = .init(200)
    #expect(row.frames(in: 200, 30).map(\.width) == [142, 50])
  }

  @Test func nestedStacksShareOneTree() {
    let title = label("Title", size: 20)
    let column = UIStackView(.vertical, spacing: 4, [title, Block(200, 21)])
    let icon = Block(24, 24)
    icon.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(.horizontal, spacing: 8, [icon, column])
    row.alignment = .top
    _ = row.frames(in: 327, 80)
    #expect(icon.frame == CGRect(0, 0, 24, 24))
    #expect(column.frame.minX == 32 && column.frame.width == 295)
    #expect(column.arrangedSubviews[1].frame.width == 295)
  }

  /// Text wraps at the width that it gets, and the stack is as high as its lines.
  @Test func wrappedText() {
    let text = label(String(repeating: "word ", count: 40), lines: 0)
    let row = UIStackView(.horizontal, spacing: 8, [Block(40, 40), text])
    row.arrangedSubviews[0].setContentCompressionResistancePriority(.required, for: .horizontal)
    row.alignment = .top
    let size = row.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let expected = text.sizeThatFits(CGSize(width: 152, height: 0)).height
    #expect(size == CGSize(width: 200, height: expected) && expected > 60)
    #expect(row.frames(in: 200, size.height)[1] == CGRect(48, 0, 152, expected))
  }

  /// A change of a view marks the stack, and the stacks around it.
  @Test func changesOfAView() {
    let text = label("a")
    let row = UIStackView(.horizontal, [UIStackView(.horizontal, [text])])
    row.alignment = .top
    let before = row.fitting
    _ = row.frames(in: 300, 60)
    text.font = .systemFont(ofSize: 34)
    row.layoutIfNeeded()
    #expect(row.fitting.height > before.height && text.frame.height == row.fitting.height)
  }

  /// The frames are those of the same stack as content.
  @Test func framesAreThoseOfContent() {
    let views = [Block(60, 20), Block(40, 50), Block(30, 10)]
    views[1].setContentCompressionResistancePriority(.init(600), for: .horizontal)
    let row = UIStackView(.horizontal, spacing: 6, views)
    row.alignment = .center
    let content = HStack(alignment: .center, spacing: 6) {
      Leaf("a", width: 60, height: 20)
      Leaf("b", width: 40, height: 50).compression(horizontal: 600)
      Leaf("c", width: 30, height: 10)
    }
    for width in [80, 120, 142, 300] as [CGFloat] {
      let solution = content.solve(for: ContentProposal(width: width, height: 70))
      #expect(row.frames(in: width, 70) == solution.frames.map(\.frame))
    }
  }

  /// A cell that answers with the size of its stack, as apps write it.
  @Test func aCellMeasuresItselfThroughItsStack() {
    final class Cell: UICollectionViewCell {
      let stack = UIStackView(.vertical, spacing: 4, [Block(100, 20), Block(80, 30)])
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let size = stack.systemLayoutSizeFitting(
          layoutAttributes.size, withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        layoutAttributes.frame.size = size
        return layoutAttributes
      }
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(0, 0, 375, 44)
    let cell = Cell(frame: .zero)
    #expect(
      cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 375, height: 54))
  }
}
